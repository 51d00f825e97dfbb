import { hasReached, isOver, type Judgement, type Puzzle, questFor } from '@archmage/ai/puzzles';
import type { Action, State } from '@archmage/engine';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Exercise } from '../exercise/exercise.ts';
import type { TableSession } from '../table/session.ts';
import { type Referee, refereeOf } from './referee.ts';

/** `judging` while the other's next turn is searched. */
export type Verdict = Judgement['said'] | 'judging';

/** A puzzle being tried once. */
export interface Trial {
  readonly exercise: Exercise;
  readonly verdict: ReadonlySignal<Verdict>;
  /** Watches the table from now on; answers with the function that ends it. */
  readonly watch: (session: TableSession) => () => void;
}

export const trialOf = (puzzle: Puzzle): Trial => {
  const verdict = signal<Verdict>('open');
  const referee = refereeOf(puzzle);
  const other: Other = { puzzle, referee, now: () => puzzle.start, threat: undefined };
  const { rules, start } = puzzle;
  const seat = start.turn.seat;
  return {
    exercise: { rules, start, seat, seed: puzzle.id, reply: (_question, signal) => replyOf(other, signal) },
    verdict,
    watch: ({ table }) => {
      other.now = () => table.host.view(seat);
      const stop = effect(() => {
        void follow(other, table.view.value, (said) => {
          verdict.value = said;
        });
      });
      return () => {
        stop();
        referee.stop();
      };
    },
  };
};

/** Who sits opposite. */
interface Other {
  readonly puzzle: Puzzle;
  readonly referee: Referee;
  now: () => State;
  /** How he goes on when he was not stopped: what is left of it. */
  threat: Promise<Action[]> | undefined;
}

const follow = async (other: Other, view: State, tell: (said: Verdict) => void): Promise<void> => {
  const quest = questFor(other.puzzle);
  if (hasReached(quest, view)) return tell('reached');
  if (!isOver(quest, view)) {
    other.threat = undefined;
    return tell('open');
  }
  // What he does in his own turn changes nothing any more.
  if (other.threat !== undefined) return;
  if (quest.goal.kind !== 'hold') return tell('missed');
  tell('judging');
  // The board shows event by event; what is judged is where all of them have led.
  const judgement = other.referee.judge(other.now());
  const threat = judgement.then((found) =>
    found.said === 'missed' ? found.threat.filter(({ actor }) => actor !== quest.seat).map(({ action }) => action) : [],
  );
  other.threat = threat;
  const { said } = await judgement;
  // It may have been taken back meanwhile.
  if (other.threat === threat) tell(said);
};

/** In the solver's turn what spoils most; in his own he shows why he was not stopped, and then waits. */
const replyOf = async (other: Other, signal: AbortSignal | undefined) => {
  const state = other.now();
  if (!isOver(questFor(other.puzzle), state)) return { action: await other.referee.reply(state), notes: undefined };
  const action = (await threatOf(other, signal)).shift();
  return action === undefined ? never(signal) : { action, notes: undefined };
};

/** The board may still be moving when he is asked. */
const threatOf = async (other: Other, signal: AbortSignal | undefined): Promise<Action[]> => {
  if (questFor(other.puzzle).goal.kind !== 'hold') return never(signal);
  while (other.threat === undefined) await new Promise((settle) => setTimeout(settle, A_MOMENT));
  return other.threat;
};

const A_MOMENT = 50;

const never = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
