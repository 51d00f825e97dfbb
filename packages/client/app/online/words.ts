import { boxesIn, compile, SEATS, type Seat } from '@archmage/engine';
import type { GameLine, Pace } from '@archmage/protocol';
import { fill } from '@archmage/words';
import { timeText } from '../parts/time.tsx';
import { capital } from '../parts/words.ts';
import { BOX_NAMES } from '../start/wish.ts';
import { allTexts } from '../texts/texts.ts';
import { viewerIn } from './far-game.ts';
import { onlineTexts } from './texts/texts.ts';

/** Lines of the lists, in words. */

export const paceText = (pace: Pace): string => {
  const { pace: said } = onlineTexts.value;
  if (pace.of === 'open') return said.openIs;
  if (pace.of === 'days') return fill(said.daysIs, { days: pace.days });
  return fill(said.liveIs, { minutes: Math.round(pace.bank / 60), seconds: pace.increment });
};

/** The boxes by their names, and what differs from the usual game. */
export const rulesText = (rules: string): string => {
  const { boxes, games } = allTexts.value.start;
  const named = BOX_NAMES.filter((box) => boxesIn(rules).includes(`${box}.1`)).map((box) => boxes[box]);
  const compiled = compile(rules);
  const beginner = compiled.ok && compiled.value.options.beginner ? [games.beginner] : [];
  return capital([named.join(' + ') || rules, ...beginner].join(' · '));
};

export const nameIn = ({ seats }: GameLine, seat: Seat, person: string | undefined): string => {
  const { free, you } = onlineTexts.value.line;
  const sitter = seats[seat];
  if (sitter === undefined) return free;
  if (sitter.person !== undefined && sitter.person === person) return you;
  return levelNamed(sitter.bot) ?? sitter.name;
};

const levelNamed = (bot: string | undefined): string | undefined =>
  bot === undefined ? undefined : (allTexts.value.start.levels as Readonly<Record<string, string>>)[bot];

export const versus = (line: GameLine, person: string | undefined): string =>
  line.title !== ''
    ? line.title
    : fill(onlineTexts.value.line.versus, {
        yellow: nameIn(line, 'yellow', person),
        blue: nameIn(line, 'blue', person),
      });

/** Where it stands: whose turn, and until when. */
export const standingText = (line: GameLine, person: string | undefined, now: number): string => {
  const { line: said } = onlineTexts.value;
  if (line.status === 'open') return said.waiting;
  if (line.status === 'over') return endText(line, person);
  const turn = line.turn === 0 ? said.setUp : fill(said.turn, { turn: line.turn });
  const left = line.due === undefined ? [] : [fill(said.left, { time: timeLeft(line.due - now) })];
  return [whoText(line, person), turn, ...left].join(' · ');
};

const endText = (line: GameLine, person: string | undefined): string => {
  const { line: said } = onlineTexts.value;
  const winner = SEATS.find((seat) => seat === line.winner);
  if (winner === undefined) return said.drawn;
  return winner === viewerIn(line, person) ? said.youWon : fill(said.won, { name: nameIn(line, winner, person) });
};

const whoText = (line: GameLine, person: string | undefined): string => {
  const { line: said } = onlineTexts.value;
  if (isYours(line, person)) return said.yours;
  const [first, second] = line.waits;
  if (first === undefined || second !== undefined) return said.both;
  return fill(said.theirs, { name: nameIn(line, first, person) });
};

export const isYours = (line: GameLine, person: string | undefined): boolean =>
  line.status === 'playing' && line.waits.some((seat) => seat === viewerIn(line, person));

const timeLeft = (ms: number): string => timeText(Math.max(0, ms / 1000), allTexts.value.parts.score.time);
