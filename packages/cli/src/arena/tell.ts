import { fill } from '@archmage/words';
import { EXIT, say, type Terminal } from '../io.ts';
import type { Counts } from './game.ts';
import type { Rung } from './ladder.ts';
import type { Faults, Located, Report } from './match.ts';
import { played } from './pairing.ts';
import { type Interval, scoreOf } from './score.ts';
import type { SoakReport } from './soak.ts';
import type { SoloReport } from './solo.ts';

export const describeMeeting = (io: Terminal, report: Report): void => {
  const { arena } = io.words.commands;
  const { a, b, rules, seed, wins, draws, losses, games, score, turns, msPerTurn, msPerTurnP95 } = report;
  say(io, fill(arena.meeting, { a, b, rules, seed }));
  say(io, fill(arena.score, { a, wins, draws, losses, games }));
  say(io, fill(arena.share, { a, score: percent(score), ...percents(report.ci95) }));
  say(io, fill(arena.first, { share: percent(report.firstPlayer) }));
  say(io, fill(arena.turns, { ...turns }));
  say(io, fill(arena.time, { name: a, mean: msPerTurn.a, p95: msPerTurnP95.a }));
  say(io, fill(arena.time, { name: b, mean: msPerTurn.b, p95: msPerTurnP95.b }));
  describeFaults(io, report);
};

export const describeSoak = (io: Terminal, report: SoakReport): void => {
  const { arena } = io.words.commands;
  const { games, seed } = report;
  say(io, fill(arena.soaked, { games, seed }));
  say(io, arena.byRules);
  describeCounts(io, report.rules);
  say(io, arena.byBot);
  describeCounts(io, report.bots);
  describeFaults(io, report);
};

export const describeSolo = (io: Terminal, report: SoloReport): void => {
  const { solo } = io.words.commands.arena;
  const { games, rows, seed } = report;
  say(io, fill(solo.title, { games, seed }));
  for (const { bot, ci95, reinforcements, rules, share, turns, wins } of rows) {
    const facts = { bot, rules, wins, games, share: percent(share), ...percents(ci95) };
    say(io, fill(solo.row, facts));
    say(io, fill(solo.more, { turns: turns.mean, reinforcements }));
  }
  describeFaults(io, report);
};

export const describeFaults = (io: Terminal, { refusals, exceptions, stalls, faults }: Faults): void => {
  say(io, fill(io.words.commands.arena.faults, { refusals, exceptions, stalls }));
  for (const fault of faults.slice(0, SHOWN)) say(io, faultIn(io, fault));
};

/** One mistake is mostly made many times. */
const SHOWN = 20;

const faultIn = ({ words }: Terminal, { kind, rules, seed, message }: Located): string => {
  const { fault, kinds } = words.commands.arena;
  return fill(fault, { kind: kinds[kind], rules, seed, message });
};

/** A pairing of a ladder when it is begun, and when it is over. */
export const rungIn = ({ words }: Terminal, { pairing, number, of }: Rung, when: 'begins' | 'ends'): string => {
  const { wins, draws, losses, score, ci95 } = scoreOf(played(pairing));
  const { a, b } = pairing;
  const facts = { number, of, a, b, wins, draws, losses, score: percent(score), ...percents(ci95) };
  return fill(words.commands.arena[when], facts);
};

export const verdict = ({ faults }: Pick<Faults, 'faults'>): number => (faults.length === 0 ? EXIT.fine : EXIT.no);

const describeCounts = (io: Terminal, counts: Counts): void => {
  for (const [name, count] of Object.entries(counts)) say(io, `${`${count}`.padStart(COLUMN)}  ${name}`);
};

const COLUMN = 8;

const percent = (share: number): string => (share * 100).toFixed(1);

const percents = ([low, high]: Interval) => ({ low: percent(low), high: percent(high) });
