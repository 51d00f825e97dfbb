import { BOT_NAMES, type BotName } from '@archmage/ai';
import type { Outcome } from './game.ts';
import { type Located, located } from './match.ts';
import { missing, type Pairing, type Stamp, unplayed, withGame } from './pairing.ts';
import { jobOf, type Meeting } from './pairs.ts';
import { type Crew, playAll } from './pool.ts';
import { findPairing, keepPairing, readPairings } from './store.ts';

/** Everybody against everybody. */
export interface Ladder extends Pick<Meeting, 'rules' | 'seed' | 'ms'> {
  readonly bots: readonly BotName[];
  /** Of each pairing. */
  readonly games: number;
  /** What becomes of results that are there already. */
  readonly stored: 'kept' | 'replaced';
  readonly file: string;
}

/** A pairing as far as it is played, and its place among all. */
export interface Rung {
  pairing: Pairing;
  readonly number: number;
  readonly of: number;
}

export interface LadderListener {
  readonly plans: (pairings: number, games: number) => void;
  readonly begins: (rung: Rung) => void;
  readonly step: () => void;
  readonly ends: (rung: Rung) => void;
}

/** Plays what is not played yet; every game is in the file as soon as it is over. Answers what went wrong. */
export const climb = async (
  ladder: Ladder,
  stamp: Stamp,
  crew: Crew,
  listener: LadderListener,
): Promise<readonly Located[]> => {
  const todo = todoOf(ladder);
  const begun = new Set<Rung>();
  const faults: Located[] = [];
  listener.plans(new Set(todo.map(({ rung }) => rung)).size, todo.length);
  const begins = (index: number) => {
    const rung = todo[index]?.rung;
    if (rung === undefined || begun.has(rung)) return;
    begun.add(rung);
    listener.begins(rung);
  };
  const ends = (outcome: Outcome, index: number) => {
    const task = todo[index];
    if (task === undefined) return;
    faults.push(...note(ladder, task, outcome, stamp));
    listener.step();
    if (missing(task.rung.pairing, ladder.games).length === 0) listener.ends(task.rung);
  };
  const jobs = todo.map(({ rung, game }) => jobOf(rung.pairing, game));
  await playAll(jobs, crew, { begins, ends });
  return faults;
};

interface Task {
  readonly rung: Rung;
  readonly game: number;
}

const todoOf = (ladder: Ladder): readonly Task[] =>
  rungsOf(ladder).flatMap((rung) => missing(rung.pairing, ladder.games).map((game) => ({ rung, game })));

const rungsOf = ({ file, stored, ...ladder }: Ladder): readonly Rung[] => {
  const pairings = stored === 'kept' ? readPairings(file) : [];
  const meetings = meetingsOf(ladder);
  return meetings.map((meeting, at) => ({
    pairing: findPairing(pairings, meeting) ?? unplayed(meeting),
    number: at + 1,
    of: meetings.length,
  }));
};

/** In the order of the bots, whichever way they were named; each pairing has deals of its own. */
const meetingsOf = ({ bots, rules, seed, ms }: Omit<Ladder, 'file' | 'stored'>): readonly Meeting[] => {
  const names = BOT_NAMES.filter((name) => bots.includes(name));
  return names.flatMap((a, at) => names.slice(at + 1).map((b) => ({ a, b, rules, seed: `${seed} ${a}-${b}`, ms })));
};

const note = ({ file }: Ladder, { rung, game }: Task, outcome: Outcome, stamp: Stamp): readonly Located[] => {
  rung.pairing = withGame(rung.pairing, game, outcome, stamp);
  keepPairing(file, rung.pairing);
  return located(jobOf(rung.pairing, game), outcome.faults);
};
