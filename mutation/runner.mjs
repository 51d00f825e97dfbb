import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

/** Milliseconds: a longer test is not asked, and what no other notices shows as a survivor. */
const LONGEST = 1500;
/** How much more often than without it a mutant may be come by, before a test counts as endless. */
const ENDLESS = 100;

const LOG = process.env.ARCHMAGE_MUTATION_LOG;
const note = (entry) => appendFileSync(LOG, `${JSON.stringify(entry)}\n`);

/** What the instrumented sources look at. */
// biome-ignore lint/suspicious/noAssignInExpressions: the sources name it so, and it outlives a test file.
const sleepers = (globalThis.__stryker__ ??= { mutantCoverage: { static: {}, perTest: {} } });
/** Those that are still to be called: of the ones asked about, whom neither this run nor the one that was stopped noticed. */
// biome-ignore lint/suspicious/noAssignInExpressions: it outlives a test file.
const alive = (globalThis.__alive__ ??= stillAlive());

function stillAlive() {
  const lines = readFileSync(LOG, 'utf8').split('\n');
  const entries = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  const dead = new Set(entries.flatMap(({ killed, stuck }) => killed ?? stuck ?? []));
  return new Set(entries[0].asked.filter((id) => !dead.has(id)));
}

/** Runs each test as it is, and then with each mutant that it comes by and nothing has noticed yet. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it.
export default class extends TestRunner {
  onAfterRunFiles() {
    super.onAfterRunFiles();
    note({ atLoad: Object.keys(sleepers.mutantCoverage.static) });
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test);
    // Each run of a test listens to it anew.
    setMaxListeners(0, test.context.signal);
    const began = performance.now();
    sleepers.currentTestId = test.id;
    try {
      await run();
    } finally {
      sleepers.currentTestId = undefined;
    }
    const met = Object.entries(sleepers.mutantCoverage.perTest[test.id] ?? {});
    note({ met: met.map(([id]) => id) });
    if (performance.now() - began < LONGEST) await call(test, run, met);
  }
}

async function call(test, run, met) {
  sleepers.currentTestId = 'called';
  for (const [id, times] of met) {
    if (!alive.has(id)) continue;
    note({ called: id, test: test.name });
    if (!(await failsWith(run, id, times))) continue;
    // What a mutant has left behind may make a test fail for ever: it proves nothing then.
    if (await failsWith(run, undefined, 0)) return note({ spoilt: test.name, by: id });
    alive.delete(id);
    note({ killed: id, by: test.name });
  }
}

async function failsWith(run, id, times) {
  Object.assign(sleepers, { activeMutant: id, hitCount: 0, hitLimit: times * ENDLESS });
  try {
    await run();
    return false;
  } catch {
    return true;
  } finally {
    sleepers.activeMutant = undefined;
  }
}
