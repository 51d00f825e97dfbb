import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window, as root or not; the GPU's emulation would be slower than none. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser as people have it: `CHROMIUM`, or one on the path. */
export const findChromium = () => process.env.CHROMIUM || onPath(NAMES);

/** The browser for the tests. Without the parts around a page it opens one with a third of the work, where it is installed. */
export const findTestChromium = () => process.env.CHROMIUM || onPath([SHELL]) || onPath(NAMES);

const SHELL = 'chromium-headless-shell';

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders, '/usr/bin', '/snap/bin']
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Answers 'ready' or 'failed'. On Debian, as root, a missing browser is installed from the system's packages. */
export function setUpChromium() {
  if (findChromium() !== undefined) {
    if (findTestChromium() === onPath(NAMES) && canInstall()) addShell();
    return 'ready';
  }
  if (canInstall()) {
    console.error('Installing chromium with apt-get, because the tests of the browser table need it.');
    if (!install()) apt(['update']);
    if (findChromium() !== undefined || install()) return 'ready';
  }
  console.error(
    'The tests of the browser table need Chromium: install the package "chromium" of your system, or set CHROMIUM to the path of one.',
  );
  return 'failed';
}

/** The tests do without it, if they must. */
function addShell() {
  console.error(`Installing ${SHELL} with apt-get, because the tests of the browser table are quicker in it.`);
  if (!get(SHELL)) console.error('It could not be installed: the tests run in the whole browser instead.');
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const install = () => (get('chromium', SHELL) || get('chromium')) && findChromium() !== undefined;

const get = (...packages) => apt(['install', '-y', '--no-install-recommends', ...packages]);

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Somebody else may be installing something just now.
  const patient = ['-o', 'DPkg::Lock::Timeout=300', ...args];
  return spawnSync('/usr/bin/apt-get', patient, { stdio: ['ignore', 2, 2], env }).status === 0;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
