import { parseArgs } from 'node:util';
import { buildClient } from './build.mjs';
import { onFreePort, pageOf, serve, serveFrom } from './serve.mjs';
import { runNode, setUp } from './setup.mjs';

const HELP = `npm start                      the game in the browser
npm start -- --port 8080       on this port
npm start -- --host            for other machines too, or --host ADDRESS for one of this machine's addresses
npm start -- --page-only       the page alone, without the server that people play through from afar
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
  const options = {
    port: { type: 'string' },
    host: { type: 'string' },
    'page-only': { type: 'boolean' },
    help: { type: 'boolean' },
  };
  try {
    const { values } = parseArgs({ args: args.map(withAddress), options });
    if (values.help) return HELP;
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
      return `${values.port} is no port: a port is a number from 0 to 65535.`;
    }
    return { port, host: values.host ?? LOCAL, isPageOnly: values['page-only'] ?? false };
  } catch (error) {
    return `${error.message}\n\n${HELP}`;
  }
}

/** `--host` by itself is every address of this machine. */
function withAddress(word, index, args) {
  const isBare = word === '--host' && /^(?:-|$)/.test(args[index + 1] ?? '');
  return isBare ? '--host=0.0.0.0' : word;
}

/** The page with the server for play from afar; the page alone where that is wished, or the server cannot keep its games. */
async function open(wish) {
  const folder = await buildClient();
  if (wish.isPageOnly) return openPage(folder, wish);
  try {
    return await openServer(folder, wish);
  } catch (error) {
    if (error.code === 'EADDRINUSE' || error.code === 'EACCES') throw error;
    console.error(`Nobody can play from afar: ${error.message}.`);
    return openPage(folder, wish);
  }
}

async function openServer(folder, { port, host }) {
  const { register } = await import('tsx/esm/api');
  // No tsconfig, because tsx would take the one of the folder it is called from.
  register({ tsconfig: false });
  const { configOf, reporter, serve: serveGames } = await import('../packages/server/src/index.ts');
  const config = configOf(process.env);
  const report = reporter((line) => console.error(line), Date.now);
  const world = { report, now: Date.now, page: pageOf(folder) };
  const at = (next) => serveGames({ ...config, port: next, host }, world);
  return port === undefined ? onFreePort(PORT, at) : at(port);
}

async function openPage(folder, { port, host }) {
  const server = await (port === undefined ? serveFrom(folder, { port: PORT, host }) : serve(folder, { port, host }));
  const close = () =>
    new Promise((settle) => {
      server.close(settle);
      server.closeAllConnections();
    });
  return { port: server.address().port, close };
}

function tell(server, host) {
  const name = host === LOCAL ? 'localhost' : host;
  console.log(`\n  Archmage is at http://${name}:${server.port}/\n`);
  console.log('  Ctrl-C stops it; your games stay in the browser.');
  console.log('  In the terminal instead: npm start -- --terminal\n');
}

function waitForEnd(server) {
  return new Promise((settle) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close().then(() => settle(0)));
  });
}

function say(text, code) {
  (code === 0 ? console.log : console.error)(text);
  return code;
}
