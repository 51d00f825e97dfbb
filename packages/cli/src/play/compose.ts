import { check, parseAction } from '@archmage/engine';
import { explainIn, fill, whyNot } from '@archmage/words';
import { ruleText } from '../rule-text.ts';
import { beginsDraft, type DraftText, extend, isLeg, shorten } from './draft.ts';
import { itemsOf } from './menu.ts';
import { type Decision, orderOf, type SAID, said, type Talk } from './talk.ts';

/** A Move step by step; `undefined` when the line is something else. */
export const compose = (talk: Talk, line: string): Decision | typeof SAID | undefined => {
  const { draft } = talk;
  if (draft !== undefined && line === 'ok') return orderOf(talk, draft);
  const longer = (draft === undefined ? firstLeg(talk, line) : extend(draft, line)) ?? beginsDraft(line);
  if (longer === undefined) return undefined;
  talk.draft = longer;
  return said(talk, preview(talk, longer));
};

/** B-TURN-09: only what is not confirmed can be taken back. */
export const undo = (talk: Talk): typeof SAID => {
  const { draft } = talk;
  const { words } = talk.game.look;
  if (draft === undefined) {
    return said(talk, `${words.play.nothingUnfinished}\n${ruleText(words, 'B-TURN-09')}`);
  }
  talk.draft = shorten(draft);
  return said(talk, talk.draft === undefined ? words.play.dropped : preview(talk, talk.draft));
};

/** `>e7` after a character was listed. */
const firstLeg = ({ menu, focus = '' }: Talk, line: string): DraftText | undefined => {
  if (!isLeg(line)) return undefined;
  const moves = itemsOf(menu, focus).filter((item) => 'action' in item && item.action.type === 'move');
  const [start] = moves[0]?.label.split(/[>+-]/) ?? [];
  return start === undefined ? undefined : `${start}${line.replace(/>$/, '')}`;
};

const preview = ({ game, menu: { rules, state }, seat }: Talk, draft: DraftText): string => {
  const { words } = game.look;
  const { notYet, ready, unreadable } = words.play;
  const action = parseAction(rules, state, seat, draft);
  if (!action.ok) return fill(unreadable, { reason: explainIn(words, action.error) });
  const refusal = check(rules, state, seat, action.value);
  if (refusal === undefined) return fill(ready, { draft });
  return fill(notYet, {
    draft,
    sentence: whyNot({ rules, state, words, naming: 'codes' }, refusal),
    rule: refusal.rule,
  });
};
