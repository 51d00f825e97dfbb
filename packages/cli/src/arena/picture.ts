import { type BotName, LEVELS } from '@archmage/ai';
import type { Rating } from './elo.ts';
import type { Standings } from './standings.ts';

/** The ladder as a picture: a bar for each bot, the strongest on top, with its interval. */
export const pictureOf = ({ anchor, ratings }: Standings): string => {
  const scale = scaleOf(ratings);
  const height = TOP + ratings.length * ROW + BOTTOM;
  const title = `The Elo of ${ratings.length} bots, ${anchor} being the anchor`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>`,
    ...scale.marks.map((elo) => markAt(scale, elo, height)),
    ...ratings.map((rating, at) => barOf(scale, rating, at)),
    '</svg>',
    '',
  ].join('\n');
};

const WIDTH = 760;
const ROW = 34;
const TOP = 16;
const BOTTOM = 32;
const LEFT = 132;
const RIGHT = 120;
const STEP = 200;

const STYLE = `
text { font: 14px system-ui, sans-serif; fill: #24211c }
.paper { fill: #fbf7ee } .mark { stroke: #d9d0bd } .axis { font-size: 12px; fill: #6b6252 }
.yardstick { fill: #b3a88f } .level { fill: #c98a1b } .interval { stroke: #24211c; stroke-width: 1.5; fill: none }
@media (prefers-color-scheme: dark) {
  text { fill: #ece5d6 }
  .paper { fill: #1e1c19 } .mark { stroke: #423d34 } .axis { fill: #a89e8b }
  .yardstick { fill: #6f675a } .level { fill: #b57a15 } .interval { stroke: #ece5d6 }
}
`;

interface Scale {
  readonly marks: readonly number[];
  readonly x: (elo: number) => number;
}

/** Whole steps around all intervals. */
const scaleOf = (ratings: readonly Rating<BotName>[]): Scale => {
  const low = Math.floor(Math.min(...ratings.map(({ elo, margin }) => elo - margin)) / STEP - 0.5) * STEP;
  const high = Math.ceil(Math.max(...ratings.map(({ elo, margin }) => elo + margin)) / STEP) * STEP;
  const count = Math.round((high - low) / STEP) + 1;
  const every = Math.ceil(count / MOST_MARKS);
  return {
    marks: Array.from({ length: count }, (_, at) => low + at * STEP).filter((_, at) => at % every === 0),
    x: (elo) => Math.round((LEFT + ((elo - low) / (high - low)) * (WIDTH - LEFT - RIGHT)) * 10) / 10,
  };
};

const MOST_MARKS = 12;

const markAt = ({ x }: Scale, elo: number, height: number): string =>
  [
    `<path class="mark" d="M${x(elo)} ${TOP}V${height - BOTTOM}"/>`,
    `<text class="axis" x="${x(elo)}" y="${height - 12}" text-anchor="middle">${elo}</text>`,
  ].join('');

const barOf = ({ x }: Scale, { name, elo, margin }: Rating<BotName>, at: number): string => {
  const y = TOP + at * ROW;
  const middle = y + ROW / 2;
  const kind = LEVELS.some((level) => level === name) ? 'level' : 'yardstick';
  const [from, to] = [x(elo - margin), x(elo + margin)];
  const ends = `M${from} ${middle - 4}v8m0-4H${to}m0-4v8`;
  return [
    `<text x="${LEFT - 12}" y="${middle + 5}" text-anchor="end">${name}</text>`,
    `<rect class="${kind}" x="${LEFT}" y="${y + 6}" width="${x(elo) - LEFT}" height="${ROW - 12}" rx="3"/>`,
    margin === 0 ? '' : `<path class="interval" d="${ends}"/>`,
    `<text x="${to + 10}" y="${middle + 5}">${figureOf(elo, margin)}</text>`,
  ].join('');
};

const figureOf = (elo: number, margin: number): string =>
  margin === 0 ? `${Math.round(elo)}` : `${Math.round(elo)} ± ${Math.round(margin)}`;
