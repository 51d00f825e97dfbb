import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the packages of each part of the work are listed. Those of the game are the ones the tests do not need alone. */
const FOLDERS = { game: root, tests: root, bench: join(root, 'bench'), mutation: join(root, 'mutation') };

/** Installs the packages of these parts where they are missing or stale; answers 'ready' or 'failed'. */
export function setUp(...parts) {
  const { node } = process.versions;
  if (!isNewEnough(node)) return fail(`Archmage needs Node 20.19 or newer, and this is Node ${node}.`);
  return parts.every((part) => install(part) === 'ready') ? 'ready' : 'failed';
}

function install(part) {
  const folder = FOLDERS[part];
  const lack = whatIsLacking(folder, part);
  if (lack === undefined) return 'ready';
  const command = commandFor(folder, part);
  console.error(`Installing the packages of the ${part} with ${command}, because ${lack}.`);
  // A shell finds npm on every system; its output goes to stderr, to keep ours for the game.
  const npm = spawnSync(`${command} --loglevel=error`, { cwd: folder, shell: true, stdio: ['ignore', 2, 2] });
  if (npm.error !== undefined) return fail(`npm could not be started: ${npm.error.message}.`);
  if (npm.status !== 0) return fail(`The packages could not be installed, for the reason ${command} gives above.`);
  return 'ready';
}

/** Who has the packages of the tests keeps them: `npm start` and `npm test` do not undo each other's work. */
export function commandFor(folder, part) {
  const installed = Object.values(readPackages(installedIn(folder)) ?? {});
  return part === 'game' && !installed.some(isForTests) ? 'npm ci --omit=dev' : 'npm ci';
}

/** Runs Node on a script at the repository's root, with this terminal; answers its exit code. */
export function runNode(args, variables = {}) {
  return new Promise((settle) => {
    const env = { ...process.env, ...variables };
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    child.on('error', (error) => {
      console.error(`Node could not be started: ${error.message}.`);
      settle(1);
    });
    child.on('exit', (code) => settle(code ?? 1));
  });
}

/** Why the installed packages are not those of the lock file, or undefined if they are. */
export function whatIsLacking(folder, part) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(installedIn(folder));
  if (wanted === undefined) return 'package-lock.json cannot be read';
  if (installed === undefined) return 'they are not there yet';
  const paths = Object.keys(wanted).filter((path) => path !== '' && !(part === 'game' && isForTests(wanted[path])));
  const stale = paths.find((path) => !isInstalled(folder, path, wanted[path], installed[path]));
  return stale === undefined ? undefined : `${stale} is missing or not the one in the lock file`;
}

const installedIn = (folder) => join(folder, 'node_modules', '.package-lock.json');

const isForTests = ({ dev }) => dev === true;

function isInstalled(folder, path, wanted, installed) {
  // An optional package may be for another kind of machine.
  if (installed === undefined) return wanted.optional === true;
  if (installed.version !== wanted.version || installed.integrity !== wanted.integrity) return false;
  return existsSync(join(folder, path, 'package.json'));
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

function fail(sentence) {
  console.error(sentence);
  return 'failed';
}
