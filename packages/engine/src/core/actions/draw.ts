import type { Ruleset } from '../../rules/ruleset.ts';
import { eachWithEach, type Numbered } from '../choices/numbered.ts';
import { refuse } from '../refusal.ts';
import { type Draw, SEATS, type Seat, type State, type Task } from '../state.ts';
import { beginTurn } from '../turn.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';
import { turnUp } from './place.ts';
import { askToHide } from './setup.ts';

type DrawTask = Extract<Task, { readonly kind: 'draw' }>;

/** Chance is a seat: what nobody chooses is one of equally likely answers. */
export const draw: Handler<'draw'> = {
  check: ({ rules, state }, _seat, { drawn }) => {
    const task = state.tasks.at(-1) as DrawTask;
    const drawable = outcomes(rules, state, task.what);
    for (let nth = 0; nth < drawable.length; nth++) if (drawable.at(nth) === drawn) return undefined;
    return refuse(rules, 'notDrawable', { drawn });
  },
  perform: (tx, _seat, { drawn }) => {
    const task = tx.state.tasks.at(-1) as DrawTask;
    RESULTS[task.what](tx, drawn, task);
  },
};

export const outcomes = (rules: Ruleset, state: State, what: Draw): Numbered<string> => OUTCOMES[what](rules, state);

const OUTCOMES: Readonly<Record<Draw, (rules: Ruleset, state: State) => Numbered<string>>> = {
  // B-OPT-07
  pairs: (rules, state) => choices(numbersOf(rules, state), rules.grid.slots / 2).map((pairs) => pairs.join()),
  // P-MIX-14
  drafter: () => SEATS,
  placer: () => SEATS,
  starter: () => SEATS,
  // B-SETUP-01, B-SETUP-02: any room still missing, any way up.
  room: (_rules, { unseen }) => eachWithEach(unseen, QUARTERS, (room, turn) => `${room}.${turn}`),
};

const QUARTERS = [0, 1, 2, 3];

const RESULTS: Readonly<Record<Draw, (tx: Tx, drawn: string, task: DrawTask) => void>> = {
  pairs: (tx, drawn) => {
    const pairs = drawn.split(',');
    const rooms = tx.state.unseen.filter((room) => pairs.includes(tx.rules.rooms[room]?.room.number ?? ''));
    tx.emit({ type: 'pooled', rooms });
    tx.emit({ type: 'answered' });
  },
  drafter: (tx, drawn) => {
    const what = tx.rules.teams?.pairs === 0 ? 'character' : 'pair';
    tx.emit({ type: 'answered', task: { kind: 'draft', seats: [drawn as Seat], what } });
  },
  placer: (tx, drawn) => askToHide(tx, drawn as Seat),
  starter: (tx, drawn) => beginTurn(tx, drawn as Seat),
  room: (tx, drawn, { tile }) => {
    const dot = drawn.lastIndexOf('.');
    turnUp(tx, tile as number, drawn.slice(0, dot), Number(drawn.slice(dot + 1)));
  },
};

const numbersOf = (rules: Ruleset, state: State): readonly string[] => [
  ...new Set(state.unseen.map((room) => rules.rooms[room]?.room.number ?? '')),
];

const choices = (items: readonly string[], count: number): readonly (readonly string[])[] => {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
};
