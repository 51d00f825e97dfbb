import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpChromium } from './chromium.mjs';
import { runNode, setUp } from './setup.mjs';
import { readTotals } from './totals.mjs';
import { typeCheck } from './type-check.mjs';

const args = process.argv.slice(2);
const isQuick = args[0] === '--quick';
const totals = { passed: 0, failed: 0, skipped: 0 };

if (setUp('tests') === 'failed' || (!isQuick && setUpChromium() === 'failed')) totals.failed += 1;
else {
  await step('Type check', typeCheck);
  await step('Lint and format', () => runNode([bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings']));
  await tests(isQuick ? ['--project=code', ...args.slice(1)] : args);
}
if (totals.skipped > 0) console.log(`Skipped tests: ${totals.skipped}.`);
process.exitCode = totals.failed > 0 ? 1 : 0;
console.log(`${totals.passed} passed, ${totals.failed} failed`);

async function step(title, run) {
  console.log(`\n${title}`);
  if ((await run()) === 0) return console.log(`${title}: fine.`);
  totals.failed += 1;
  console.log(`${title}: failed.`);
}

async function tests(wishes) {
  console.log('\nTests');
  const folder = mkdtempSync(join(tmpdir(), 'archmage-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const variables = isQuick ? { ARCHMAGE_QUICK: '1' } : {};
  const code = await runNode([bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...wishes], variables);
  const counted = readTotals(report, code);
  rmSync(folder, { recursive: true, force: true });
  for (const key of Object.keys(totals)) totals[key] += counted[key];
}

function bin(name, file) {
  return `node_modules/${name}/${file}`;
}
