import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BotName, botsNamed, readyFor } from '@archmage/ai';
import type { BySeat } from '@archmage/engine';
import { formatGame, playMatch } from '@archmage/host';
import { writeWhole } from './files.ts';
import { rulesFor } from './positions.ts';
import { randomOf } from './random.ts';

/** Games worth keeping: each has to replay to the same events and the same position for ever. */
interface Kept {
  readonly name: string;
  readonly rules: string;
  readonly bots: BySeat<BotName>;
  readonly count: number;
}

const GREEDY: BySeat<BotName> = { yellow: 'greedy', blue: 'greedy' };
const MIXED: BySeat<BotName> = { yellow: 'greedy', blue: 'random' };

const KEPT: readonly Kept[] = [
  { name: 'base', rules: 'base.1', bots: GREEDY, count: 6 },
  { name: 'mixed', rules: 'base.1', bots: MIXED, count: 4 },
  { name: 'mixed-blue', rules: 'base.1', bots: { yellow: 'random', blue: 'greedy' }, count: 3 },
  { name: 'random', rules: 'base.1', bots: { yellow: 'random', blue: 'random' }, count: 2 },
  { name: 'vp6', rules: 'base.1 vp=6', bots: GREEDY, count: 2 },
  { name: 'vp7', rules: 'base.1 vp=7', bots: GREEDY, count: 2 },
  { name: 'vp8', rules: 'base.1 vp=8', bots: GREEDY, count: 2 },
  { name: 'beginner', rules: 'base.1 beginner', bots: GREEDY, count: 3 },
  { name: 'beginner-pairs', rules: 'base.1 beginner pairs=1,2,3', bots: GREEDY, count: 1 },
  { name: 'handicap-yellow', rules: 'base.1 handicap=yellow:5:C5,C6', bots: GREEDY, count: 2 },
  { name: 'handicap-blue', rules: 'base.1 handicap=blue:6:', bots: GREEDY, count: 2 },
  { name: 'handicap-four', rules: 'base.1 handicap=blue:4:C6', bots: MIXED, count: 1 },
  { name: 'timer', rules: 'base.1 timer=120:60:5:5', bots: GREEDY, count: 4 },
  { name: 'timer-mixed', rules: 'base.1 timer=60:60:5:5', bots: MIXED, count: 2 },
  { name: 'paladins', rules: 'paladins.1', bots: GREEDY, count: 3 },
  { name: 'paladins-mixed', rules: 'paladins.1', bots: MIXED, count: 2 },
  { name: 'free', rules: 'base.1+paladins.1 teams=free', bots: GREEDY, count: 2 },
  { name: 'mutual', rules: 'base.1+paladins.1 teams=mutual', bots: MIXED, count: 1 },
  { name: 'prison', rules: 'prison.1', bots: GREEDY, count: 3 },
  { name: 'prison-mixed', rules: 'prison.1 timer=120:60:5:5 cards=hidden', bots: MIXED, count: 2 },
  { name: 'prison-handicap', rules: 'prison.1 handicap=blue:6:C6', bots: GREEDY, count: 1 },
  { name: 'prison-mutual', rules: 'base.1+prison.1 teams=mutual', bots: GREEDY, count: 1 },
  { name: 'prison-dragons', rules: 'paladins.1+prison.1 teams=free', bots: GREEDY, count: 1 },
  { name: 'three-mutual', rules: 'base.1+paladins.1+prison.1 teams=mutual', bots: GREEDY, count: 1 },
  { name: 'breakout', rules: 'prison.1+base.1 scenario=breakout', bots: GREEDY, count: 1 },
  { name: 'solo-pink', rules: 'prison.1 solo=pink', bots: GREEDY, count: 2 },
  { name: 'solo-yellow', rules: 'prison.1 solo=yellow', bots: GREEDY, count: 2 },
  { name: 'solo-green', rules: 'prison.1 solo=green vision', bots: GREEDY, count: 2 },
  { name: 'solo-blue', rules: 'prison.1 solo=blue', bots: GREEDY, count: 1 },
  { name: 'solo-red', rules: 'prison.1 solo=red vision', bots: GREEDY, count: 1 },
  { name: 'solo-black', rules: 'prison.1 solo=black', bots: GREEDY, count: 1 },
  { name: 'solo-random', rules: 'prison.1 solo=black vision', bots: { yellow: 'random', blue: 'random' }, count: 1 },
  { name: 'three-boxes', rules: 'base.1+paladins.1+prison.1 teams=free', bots: GREEDY, count: 2 },
  { name: 'tower', rules: 'prison.1+base.1+paladins.1 scenario=tower', bots: GREEDY, count: 1 },
  { name: 'cards-tutorial', rules: 'cards.1 scenario=tutorial-2', bots: MIXED, count: 1 },
  { name: 'cards', rules: 'cards.1 scenario=standard', bots: GREEDY, count: 2 },
  { name: 'cards-free', rules: 'cards.1 scenario=standard teams=free handicap=yellow:5:C6', bots: GREEDY, count: 1 },
  { name: 'cards-draft', rules: 'cards.1 scenario=advanced teams=draft', bots: GREEDY, count: 1 },
  { name: 'hoard', rules: 'base.1+paladins.1 scenario=hoard', bots: GREEDY, count: 1 },
];

/** Above this a game is left out: the folder is read by people too. */
const LARGEST = 150_000;

export const writeGames = (folder: string): readonly string[] => {
  mkdirSync(folder, { recursive: true });
  const written = KEPT.flatMap((kept) =>
    Array.from({ length: kept.count }, (_, nth) => writeGame(folder, kept, nth + 1)),
  );
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.dtg') && !written.includes(file)) rmSync(join(folder, file));
  }
  return written;
};

/** The first seed of its own whose game is short enough. */
const writeGame = (folder: string, { name, rules, bots }: Kept, number: number): string => {
  const file = `${name}-${number}.dtg`;
  // What was stored once stays as it was.
  if (existsSync(join(folder, file))) return file;
  for (let attempt = 1; ; attempt++) {
    const seed = `games ${name} ${number}.${attempt}`;
    const headers = { event: `${name} ${number}`, ...bots };
    const game = playMatch({
      rules: rulesFor(rules),
      seed,
      bots: botsNamed(bots),
      random: randomOf(seed),
      headers,
    });
    const text = formatGame(game);
    if (game.state.ending === undefined || text.length > LARGEST) continue;
    writeWhole(join(folder, file), text);
    return file;
  }
};

const FOLDER = fileURLToPath(new URL('../../../games', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await readyFor();
  process.stdout.write(`${writeGames(FOLDER).length} games written to ${FOLDER}.\n`);
}
