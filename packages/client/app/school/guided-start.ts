import { attempt, isRefusal, legal, type Result, type Ruleset, type State } from '@archmage/engine';
import { type Setting, simpleStart } from '@archmage/host';
import { BOOK_WISH, settingOf } from '../start/wish.ts';

/** A first game: the beginner's, against the weakest level, where a stray click can be taken back. */
export const guidedSetting = (now: number): Result<Setting> => {
  const setting = settingOf({ ...BOOK_WISH, game: 'beginner', takeback: 'relaxed' }, now);
  if (!setting.ok) return setting;
  const { rules, seed } = setting.value;
  return { ok: true, value: { ...setting.value, start: guidedStart(rules, seed) } };
};

/**
 * A simple start in which yellow begins, since it is the same for both, and the only card the first turn allows
 * (B-CARD-02) lies on the table already: the first thing to do is a Move.
 */
export const guidedStart = (rules: Ruleset, seed: string): State => {
  const laid = simpleStart(rules, seed);
  const start: State = {
    ...laid,
    turn: { ...laid.turn, seat: 'yellow' },
    tasks: [{ kind: 'card', seats: ['yellow'] }],
  };
  const played = attempt(rules, start, 'yellow', legal(rules, start, 'yellow').at(0));
  if (isRefusal(played)) throw new Error(`The first card may not be played: ${played.code}.`);
  return played.state;
};
