import { useKeys } from '../shell/keys.ts';
import { REPLAY_KEYS } from './replay-keys.ts';
import type { Replay } from './use-replay.ts';

/** The keys of the replay; a field or a list keeps those that are its own. */
export const useReplayKeys = (replay: Replay, open: (what: 'share' | 'review') => void): void => {
  const { look, recording, reel, onlooker, steps } = replay;
  const free = (action: () => void) => (event: KeyboardEvent) => (isTaken(event, FIELDS) ? 'pass' : action());
  const { onlookers } = recording;
  const next = onlookers[(onlookers.indexOf(onlooker) + 1) % onlookers.length];
  const game =
    reel.end === 0
      ? {}
      : {
          back: free(steps.back),
          forward: free(steps.forward),
          turnBack: free(steps.turnBack),
          turnForward: free(steps.turnForward),
          first: free(steps.first),
          last: free(steps.last),
          run: (event: KeyboardEvent) => (isTaken(event, `${FIELDS}, button, a, summary`) ? 'pass' : steps.run()),
          ...(next !== undefined && onlookers.length > 1 ? { eyes: () => look(next) } : {}),
        };
  const chances = recording.record === undefined ? undefined : () => open('review');
  useKeys(REPLAY_KEYS, { ...game, chances, share: () => open('share') });
};

const FIELDS = 'select, textarea, input:not([type="range"])';

const isTaken = ({ target }: KeyboardEvent, by: string): boolean =>
  target instanceof Element && target.closest(by) !== null;
