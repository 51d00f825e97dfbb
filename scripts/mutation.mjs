import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { root, setUp } from './setup.mjs';

/** Percent of the mutants that tests must notice. */
const BAR = 80;
/** Milliseconds without a word, after which a mutant has made a test hang. */
const PATIENCE = 120_000;

if (setUp('tests', 'mutation') === 'ready') await mutate(process.argv.slice(2));
else process.exitCode = 1;

async function mutate(wishes) {
  const { FOLDERS } = await import('../mutation/folders.mjs');
  const folders = wishes.length > 0 ? wishes : Object.keys(FOLDERS);
  const strange = folders.find((folder) => !(folder in FOLDERS));
  if (strange !== undefined) throw new Error(`There is no ${strange}; there are ${Object.keys(FOLDERS).join(', ')}.`);
  for (const folder of folders) if ((await report(folder)) < BAR) process.exitCode = 1;
}

/** Runs a folder, or goes on with it; tells who survived, and answers how many percent did not. */
async function report(folder) {
  const { fingerprint, instrumented } = await import('../mutation/instrument.mjs');
  const { nameOf, REPORTS } = await import('../mutation/folders.mjs');
  mkdirSync(`${root}${REPORTS}`, { recursive: true });
  const log = `${root}${REPORTS}/${nameOf(folder)}.log`;
  const begun = { folder, sources: fingerprint(root) };
  if (entriesOf(log)[0]?.sources !== begun.sources) writeFileSync(log, `${JSON.stringify(begun)}\n`);
  while (!entriesOf(log).some(({ done }) => done)) await run(folder, log);
  const { mutants } = await instrumented(root, folder);
  return told(folder, mutants, entriesOf(log));
}

function entriesOf(log) {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** One process with all tests; whoever makes it hang is named, and it begins again without him. */
function run(folder, log) {
  const note = (entry) => appendFileSync(log, `${JSON.stringify(entry)}\n`);
  const env = { ...process.env, ARCHMAGE_MUTATION: folder, ARCHMAGE_MUTATION_LOG: log };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'mutation/vitest.config.mjs'];
  const began = Date.now();
  return new Promise((settle, fail) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    const watch = setInterval(() => {
      if (Date.now() - Math.max(began, statSync(log).mtimeMs) < PATIENCE) return;
      const { called, test } = entriesOf(log).at(-1);
      child.kill('SIGKILL');
      if (called === undefined) fail(new Error(`The tests of ${folder} hang without any mutant.`));
      else note({ stuck: called, by: test });
    }, 1000);
    child.on('exit', (code) => {
      clearInterval(watch);
      if (code === 0) note({ done: true });
      else if (code !== null) return fail(new Error(`The tests of ${folder} fail without any mutant.`));
      settle();
    });
  });
}

/** Who lives, line by line, and the sum. What only runs while modules are read cannot be called later. */
function told(folder, mutants, entries) {
  const idsOf = (key) => new Set(entries.flatMap((entry) => entry[key] ?? []));
  const [met, atLoad, noticed] = [idsOf('met'), idsOf('atLoad'), new Set([...idsOf('killed'), ...idsOf('stuck')])];
  const callable = mutants.filter(({ id }) => met.has(id) || !atLoad.has(id));
  const alive = callable.filter(({ id }) => !noticed.has(id));
  for (const { id, fileName, location, replacement } of alive) {
    const why = met.has(id) ? '' : ' (no test comes by)';
    console.log(`${fileName}:${location.start.line + 1}:${location.start.column + 1} ${replacement}${why}`);
  }
  const percent = Math.round((1000 * (callable.length - alive.length)) / callable.length) / 10;
  const left = mutants.length - callable.length;
  const spoilt = entries.filter((entry) => entry.spoilt !== undefined).length;
  console.log(`${folder}: ${percent} % of ${callable.length} noticed; ${left} run at load, ${spoilt} doubtful.\n`);
  return percent;
}
