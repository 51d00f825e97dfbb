import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root, setUp } from './setup.mjs';

/** Percent of the mutants that tests must notice. */
const BAR = 80;
/** Milliseconds without a word, after which a mutant has made a test hang. */
const PATIENCE = 120_000;

if (setUp('tests', 'mutation') === 'ready') await mutate(process.argv.slice(2));
else process.exitCode = 1;

async function mutate(args) {
  const { FOLDERS } = await import('../mutation/folders.mjs');
  const { values, positionals } = parseArgs({ args, options: { sample: { type: 'string' } }, allowPositionals: true });
  const most = values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample);
  if (!(most > 0)) throw new Error(`--sample ${values.sample} is no number of mutants: say --sample 60.`);
  const folders = positionals.length > 0 ? positionals : Object.keys(FOLDERS);
  const strange = folders.find((folder) => !(folder in FOLDERS));
  if (strange !== undefined) throw new Error(`There is no ${strange}; there are ${Object.keys(FOLDERS).join(', ')}.`);
  for (const folder of folders) if ((await report(folder, most)) < BAR) process.exitCode = 1;
}

/** Runs a folder, or goes on with it; tells who survived, and answers how many percent did not. */
async function report(folder, most) {
  const { fingerprint, instrumented } = await import('../mutation/instrument.mjs');
  const { nameOf, REPORTS } = await import('../mutation/folders.mjs');
  mkdirSync(`${root}${REPORTS}`, { recursive: true });
  const { mutants } = await instrumented(root, folder);
  const asked = sampleOf(mutants, most);
  const log = `${root}${REPORTS}/${nameOf(folder)}${asked.length < mutants.length ? `-${most}` : ''}.log`;
  const begun = { folder, sources: fingerprint(root), asked: asked.map(({ id }) => id) };
  if (entriesOf(log)[0]?.sources !== begun.sources) writeFileSync(log, `${JSON.stringify(begun)}\n`);
  while (!entriesOf(log).some(({ done }) => done)) await run(folder, log);
  return told(folder, asked, entriesOf(log));
}

/** The same ones each time, from all over the folder. */
function sampleOf(mutants, most) {
  const lot = ({ fileName, id }) => createHash('sha256').update(`${fileName} ${id}`).digest('hex');
  const lots = new Map(mutants.map((mutant) => [mutant, lot(mutant)]));
  return mutants.toSorted((one, other) => (lots.get(one) < lots.get(other) ? -1 : 1)).slice(0, most);
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
  const killed = callable.length - alive.length;
  const percent = Math.round((1000 * killed) / callable.length) / 10;
  const left = mutants.length - callable.length;
  const spoilt = entries.filter((entry) => entry.spoilt !== undefined).length;
  const range = rangeOf(killed, callable.length).map((each) => Math.round(100 * each));
  console.log(
    `${folder}: ${percent} % of ${callable.length} noticed (as a sample ${range.join(' to ')} %); ${left} run at load, ${spoilt} doubtful.\n`,
  );
  return percent;
}

/** Wilson's interval: where the share of all lies in 95 of 100 samples that look like this one. */
function rangeOf(hits, all) {
  const [share, z] = [hits / all, 1.96];
  const middle = share + z ** 2 / (2 * all);
  const half = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return [middle - half, middle + half].map((each) => each / (1 + z ** 2 / all));
}
