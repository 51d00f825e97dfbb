import { join } from 'node:path';
import { fill } from '@archmage/words';
import { makeFolder } from '../files.ts';
import { Complaint, EXIT, type Form, say, sayJson, type Terminal } from '../io.ts';
import { progress } from '../progress.ts';
import { climb, type Ladder, type LadderListener } from './ladder.ts';
import { stampNow } from './machine.ts';
import { faultsOf } from './match.ts';
import { PAGE, STORE, writePage } from './page.ts';
import { played } from './pairing.ts';
import type { Crew } from './pool.ts';
import { standingsOf } from './standings.ts';
import { readPairings } from './store.ts';
import { describeFaults, rungIn, verdict } from './tell.ts';

/** Where a ladder is told, and how. */
export interface Audience {
  readonly io: Terminal;
  readonly form: Form;
}

/** Plays a ladder and writes its page; Ctrl-C keeps what was played. */
export const runLadder = async (
  wish: Omit<Ladder, 'file'>,
  folder: string,
  crew: Crew,
  audience: Audience,
): Promise<number> => {
  makeFolder(folder);
  const file = join(folder, STORE);
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const listener = listenerOf(audience, file);
    const faults = await climb({ ...wish, file }, stampNow(), { ...crew, signal: stop.signal }, listener);
    const isStopped = stop.signal.aborted;
    const { io, form } = audience;
    if (isStopped && form === 'text') tell(io, io.words.commands.arena.stopped);
    if (faults.length > 0 && form === 'text') describeFaults(io, faultsOf(faults));
    showLadder(folder, audience);
    return isStopped ? EXIT.no : verdict({ faults });
  } finally {
    process.off('SIGINT', interrupt);
  }
};

/** Writes the page from what is stored and tells how everybody stands. */
export const showLadder = (folder: string, { io, form }: Audience): number => {
  const file = join(folder, STORE);
  const pairings = readPairings(file);
  if (pairings.every((pairing) => played(pairing).length === 0))
    throw new Complaint(({ complaints }) => fill(complaints.noResults, { file }));
  writePage(folder, pairings);
  const standings = standingsOf(pairings);
  if (form === 'json') {
    sayJson(io, standings);
    return EXIT.fine;
  }
  const { rating, written } = io.words.commands.arena;
  for (const { name, elo, margin } of standings.ratings)
    say(io, fill(rating, { name, elo: `${Math.round(elo)}`.padStart(6), margin: `${Math.round(margin)}`.padEnd(4) }));
  say(io, fill(written, { file: join(folder, PAGE) }));
  return EXIT.fine;
};

const listenerOf = ({ io, form }: Audience, file: string): LadderListener => {
  let step = () => {};
  const line = (text: string) => {
    if (form === 'text') tell(io, text);
  };
  return {
    plans: (pairings, games) => {
      line(fill(io.words.commands.arena.plans, { pairings, games, file }));
      step = progress(io, games, 'games');
    },
    begins: (rung) => line(rungIn(io, rung, 'begins')),
    step: () => step(),
    ends: (rung) => line(rungIn(io, rung, 'ends')),
  };
};

/** On a line of its own, where the bar was. */
const tell = (io: Terminal, text: string): void => {
  if (io.errors.isTTY === true) io.errors.write(`\r${' '.repeat(WIDTH)}\r`);
  say(io, text);
};

const WIDTH = 70;
