import { type Action, check, optionsOf, type ParseError, parseAction, type Seat, topTask } from '@archmage/engine';
import { explainIn, fill, optionIn, questionText, whyNot } from '@archmage/words';
import { say, widthOf, wrapped } from '../io.ts';
import type { DraftText } from './draft.ts';
import { drawItems, type Item, type Menu } from './menu.ts';
import type { TerminalGame } from './terminal-game.ts';

/** What comes of a conversation: an action, nothing because it came too late, or the end of it all. */
export type Decision = { readonly seat: Seat; readonly action: Action } | 'late' | 'end';

/** A conversation about one decision. */
export interface Talk {
  readonly game: TerminalGame;
  readonly seat: Seat;
  readonly menu: Menu;
  /** What the numbers stand for. */
  items: readonly Item[];
  draft: DraftText | undefined;
  /** The group last listed. */
  focus: string | undefined;
}

/** Nothing is decided, and the person has been told why. */
export const SAID = 'said';

export const said = ({ game }: Talk, text: string): typeof SAID => {
  say(game.io, wrapped(game.io, text));
  return SAID;
};

export const list = (talk: Talk): typeof SAID => {
  const { game, items, menu } = talk;
  const isLong = topTask(menu.state)?.kind === 'act';
  const asked = questionIn(talk);
  const lines = drawItems(items, Math.min(widthOf(game.io), LINE));
  say(game.io, [...asked, ...lines, ...(isLong ? [`    ${game.look.words.play.hint}`] : [])].join('\n'));
  return SAID;
};

/** What a rule asks, and what the clock would answer. */
const questionIn = ({ game, menu: { rules, state } }: Talk): readonly string[] => {
  const { words } = game.look;
  const task = topTask(state);
  if (task?.kind !== 'question') return [];
  const option = optionsOf(state, task)[task.otherwise];
  if (rules.options.timer === undefined || option === undefined) return [questionText(words, task.asks)];
  const late = fill(words.asking.otherwise, { option: optionIn({ rules, state, words, naming: 'codes' }, option) });
  return [questionText(words, task.asks), late];
};

const LINE = 120;

/** An action in the notation, if it may be done. */
export const orderOf = (talk: Talk, text: string): Decision | typeof SAID => {
  const { rules, state } = talk.menu;
  const { words } = talk.game.look;
  const action = parseAction(rules, state, talk.seat, text);
  if (!action.ok) return said(talk, misread(talk, action.error));
  const refusal = check(rules, state, talk.seat, action.value);
  if (refusal === undefined) return { seat: talk.seat, action: action.value };
  const sentence = whyNot({ rules, state, words, naming: 'codes' }, refusal);
  return said(talk, fill(words.play.whyMore, { sentence, rule: refusal.rule, action: text }));
};

/** The notation's first word is told only where any may follow: set-up and combat take what is in the list. */
const misread = ({ game: { look }, menu }: Talk, error: ParseError): string => {
  const { play } = look.words;
  const isFree = ['act', 'card'].includes(topTask(menu.state)?.kind ?? 'act');
  if (!isFree && error.column === 1) return play.notListed;
  return fill(play.noActionHelp, { reason: explainIn(look.words, error) });
};
