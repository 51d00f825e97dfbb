import { setUp } from './setup.mjs';

// node scripts/ready.mjs tests && …: goes on when the packages of these parts are there.
process.exitCode = setUp(...process.argv.slice(2)) === 'ready' ? 0 : 1;
