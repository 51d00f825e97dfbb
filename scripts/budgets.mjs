import { parseArgs } from 'node:util';
import { firstBoardMs } from './budgets/first-board.mjs';
import { highlightP95Ms } from './budgets/highlight.mjs';
import { jsGzipKb } from './budgets/js-size.mjs';
import { rotationFps } from './budgets/rotation.mjs';
import { openTable } from './budgets/table.mjs';
import { thinkingFigures } from './budgets/thinking.mjs';
import { buildClient } from './build.mjs';
import { setUpChromium } from './chromium.mjs';

/** What each figure may be. */
const BUDGETS = {
  jsGzipKb: { most: 150, unit: 'kB', text: 'JavaScript for a table of the base set, gzipped' },
  'boxGzipKb.paladins': { most: 40, unit: 'kB', text: 'what a table with Paladins & Dragons loads besides' },
  'boxGzipKb.prison': { most: 40, unit: 'kB', text: 'what one with Prison loads besides' },
  firstBoardMs: { most: 1000, unit: 'ms', text: 'until the first board is on screen' },
  highlightP95Ms: { most: 60, unit: 'ms', text: 'from input to highlight, 95 of 100' },
  rotationFps: { least: 55, unit: 'fps', text: 'while a room with ten tokens turns, phone, 4x slower CPU' },
  'turnP95Ms.strongest': { most: 2000, unit: 'ms', text: 'the strongest opponent thinks about a turn, 95 of 100' },
  'turnP95Ms.middle': { most: 500, unit: 'ms', text: 'one of the middle does, 95 of 100' },
  longestFrameMs: { most: 50, unit: 'ms', text: 'the longest frame of the page meanwhile' },
  workerMb: { most: 250, unit: 'MB', text: 'memory of the worker that thinks' },
};

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
process.exitCode = await run(values.json);

async function run(asJson) {
  if (setUpChromium() === 'failed') return 1;
  const folder = await buildClient();
  try {
    const figures = await measure(folder);
    if (asJson) console.log(JSON.stringify(figures));
    else for (const [name, figure] of Object.entries(figures)) console.log(line(name, figure));
    return Object.entries(figures).every(([name, figure]) => isKept(BUDGETS[name], figure)) ? 0 : 1;
  } catch (error) {
    console.error(`The budgets could not be measured: ${error.message}`);
    return 1;
  }
}

/** One after the other: two measurements at once would slow each other down. */
async function measure(folder) {
  const table = await openTable(folder);
  try {
    return {
      ...jsGzipKb(folder),
      firstBoardMs: await firstBoardMs(table),
      highlightP95Ms: await highlightP95Ms(table),
      rotationFps: await rotationFps(table),
      ...(await thinkingFigures(table)),
    };
  } finally {
    await table.close();
  }
}

function line(name, figure) {
  const { most, least, unit, text } = BUDGETS[name];
  const limit = most === undefined ? `at least ${least}` : `at most ${most}`;
  return `${isKept(BUDGETS[name], figure) ? 'kept  ' : 'BROKEN'} ${figure} ${unit} (${limit}): ${text}`;
}

function isKept({ most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }, figure) {
  return figure >= least && figure <= most;
}
