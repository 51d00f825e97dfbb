import { parseArgs } from 'node:util';
import { buildClient } from './build.mjs';
import { serve, serveFrom } from './serve.mjs';
import { runNode, setUp } from './setup.mjs';

const HELP = `npm start                      the game in the browser
npm start -- --port 8080       on this port
npm start -- --host            for other machines too, or --host ADDRESS for one of this machine's addresses
npm start -- --terminal ...    the game in the terminal; what follows goes to "archmage play"`;

const LOCAL = '127.0.0.1';
const PORT = 5173;

process.exitCode = await start(process.argv.slice(2));

async function start(args) {
  const terminal = args.indexOf('--terminal');
  if (terminal >= 0) return playInTerminal(args.toSpliced(terminal, 1));
  const wish = readWish(args);
  if (typeof wish === 'string') return say(wish, args.includes('--help') ? 0 : 2);
  if (setUp('game') === 'failed') return 1;
  const server = await open(wish).catch((error) => say(`The game could not be served: ${error.message}.`, undefined));
  if (server === undefined) return 1;
  tell(server, wish.host);
  return waitForEnd(server);
}

function playInTerminal(args) {
  // The terminal sends Ctrl-C to the game as well, and the game decides what it means.
  process.on('SIGINT', () => {});
  return setUp('game') === 'ready' ? runNode(['packages/cli/bin/archmage.js', 'play', ...args]) : 1;
}

/** The port and host wished for, or a text instead. */
function readWish(args) {
  const options = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } };
  try {
    const { values } = parseArgs({ args: args.map(withAddress), options });
    if (values.help) return HELP;
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
      return `${values.port} is no port: a port is a number from 0 to 65535.`;
    }
    return { port, host: values.host ?? LOCAL };
  } catch (error) {
    return `${error.message}\n\n${HELP}`;
  }
}

/** `--host` by itself is every address of this machine. */
function withAddress(word, index, args) {
  const isBare = word === '--host' && /^(?:-|$)/.test(args[index + 1] ?? '');
  return isBare ? '--host=0.0.0.0' : word;
}

async function open({ port, host }) {
  const folder = await buildClient();
  return port === undefined ? serveFrom(folder, { port: PORT, host }) : serve(folder, { port, host });
}

function tell(server, host) {
  const name = host === LOCAL ? 'localhost' : host;
  console.log(`\n  Archmage is at http://${name}:${server.address().port}/\n`);
  console.log('  Ctrl-C stops it; your games stay in the browser.');
  console.log('  In the terminal instead: npm start -- --terminal\n');
}

function waitForEnd(server) {
  return new Promise((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        server.close(() => settle(0));
        server.closeAllConnections();
      });
    }
  });
}

function say(text, code) {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
