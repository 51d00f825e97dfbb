import { runNode, setUp } from './setup.mjs';

// The terminal sends Ctrl-C to the game as well, and the game decides what it means.
process.on('SIGINT', () => {});

const game = ['packages/cli/bin/archmage.js', 'play', ...process.argv.slice(2)];
process.exitCode = setUp() === 'ready' ? await runNode(game) : 1;
