import { isAsked, type PieceId, redact, type State, topTask } from '@archmage/engine';
import type { Trace } from '@archmage/engine/solo';
import { type Story, stateAt, type Think, type TraceQuestion } from '@archmage/host';
import { lastTurnOf, turnsOf } from '../play/turns.ts';
import type { Table } from '../table/store.ts';

/** Why whoever is played by the cards does what he does. It is reckoned once for each moment, beside the page. */
export interface Reasons {
  /** What is done next in the position after so many chapters. */
  readonly next: (told: number) => Promise<Trace | undefined>;
  /** What somebody would do if it were his turn. */
  readonly would: (view: State, npc: PieceId) => Promise<Trace | undefined>;
  /** Chapters from here on have been taken back. */
  readonly forget: (told: number) => void;
}

export const reasonsOf = ({ host }: Table, think: Think): Reasons => {
  const known = new Map<number, Promise<Trace | undefined>>();
  const ask = (view: State, npc?: PieceId) => {
    const question: TraceQuestion = { ask: 'trace', rules: host.rules.id, view: redact(view, 'yellow'), npc };
    return think(question);
  };
  return {
    next: (told) => {
      const trace = known.get(told) ?? ask(stateAt(host.story('yellow'), told));
      known.set(told, trace);
      return trace;
    },
    would: ask,
    forget: (told) => {
      for (const each of known.keys()) if (each >= told) known.delete(each);
    },
  };
};

/** The rules play on, and nobody has to answer first. */
export const isActivation = (view: State): boolean => {
  const task = topTask(view);
  return task?.kind === 'question' && task.asks === 'activate' && isAsked(view, 'blue');
};

/** After how many chapters each step of their latest turn began. */
export const latestSteps = (story: Story): readonly number[] => {
  const turn = lastTurnOf(turnsOf(story), 'blue');
  if (turn === undefined) return [];
  return story.chapters
    .slice(turn.from, turn.to)
    .filter(({ actor, action }) => actor === 'blue' && action?.type === 'answer')
    .map(({ index }) => index);
};
