import { costOf, isSure, lineOf, optionsOf, type Proof, type Step } from '@archmage/ai/puzzles';
import { type Action, apply, type State, topTask } from '@archmage/engine';
import type { Candidate } from './seek.ts';

/** How a candidate is solved, and what there is to be seen in it. */
export interface Quality {
  readonly solution: readonly Step[];
  /** Of all first actions those after which the goal is still sure, and how many different things they are. */
  readonly keys: number;
  readonly ideas: number;
  /** More than walking: rooms turned, things used, fights, jumps, loads, friends who help. */
  readonly fun: number;
}

export const qualityOf = ({ proof, quest, actions }: Candidate): Quality => {
  const solution = lineOf(proof, quest.start, actions);
  const [first] = solution;
  // Which card it is may be guessed; what to do with it may not.
  const isCard = topTask(quest.start)?.kind === 'card' && first !== undefined;
  const state = isCard ? apply(quest.rules, quest.start, quest.seat, first.action).state : quest.start;
  const keys = keysOf(proof, state, actions);
  return { solution, keys: keys.length, ideas: new Set(keys.map(ideaOf)).size, fun: funOf(quest.seat, solution) };
};

/** One idea that is not a mere walk; to stop somebody, a single step that one has to find is enough. */
export const isWorthwhile = ({ theme }: Candidate, { keys, ideas, fun }: Quality): boolean => {
  if (keys === 0 || keys > MANY_KEYS || ideas > MANY_IDEAS) return false;
  return fun >= 2 || ((theme === 'save' || theme === 'trap') && keys <= MANY_IDEAS);
};

const MANY_KEYS = 15;
const MANY_IDEAS = 4;

const keysOf = (proof: Proof, state: State, actions: number): readonly Action[] => {
  const { rules, seat } = proof.quest;
  return optionsOf(proof, state, actions).filter(
    (action) => isSure(proof, apply(rules, state, seat, action).state, actions - costOf(action)) === 'yes',
  );
};

/** Where exactly somebody walks makes no other idea of it. */
const ideaOf = (action: Action): string => {
  const { type, piece = '', tile = '', target = '' } = { ...action } as Partial<Record<string, string | number>>;
  return [type, piece, tile, target].join(' ');
};

const FUN: Partial<Record<Action['type'], number>> = { rotate: 2, use: 2, jump: 2, attack: 2 };

const funOf = (seat: string, solution: readonly Step[]): number => {
  const own = solution.filter(({ actor }) => actor === seat).map(({ action }) => action);
  const pieces = new Set(own.flatMap((action) => ('piece' in action ? [action.piece] : [])));
  return own.reduce((sum, action) => sum + (FUN[action.type] ?? exchange(action)), pieces.size - 1);
};

const exchange = (action: Action): number =>
  action.type === 'move' && action.walk.some((leg) => !('to' in leg)) ? 1 : 0;
