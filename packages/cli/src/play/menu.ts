import {
  type Action,
  formatAction,
  formatOwn,
  formatPlace,
  formatToken,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { fill } from '@archmage/words';
import type { Messages } from '../messages/messages.ts';

/** A numbered line: one action, or somebody with several. */
export type Item = { readonly label: string } & ({ readonly action: Action } | { readonly open: string });

/** What may be done now, by whoever does it: a character, a token, a card. */
export interface Menu {
  /** In the order of the rules. */
  readonly groups: ReadonlyMap<string, readonly Action[]>;
  readonly rules: Ruleset;
  readonly state: State;
}

export const menuOf = (rules: Ruleset, state: State, actions: Iterable<Action>): Menu => {
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const key = groupOf(rules, state, action);
    groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return { groups, rules, state };
};

/** Everything when it is little, otherwise the groups. */
export const topItems = (menu: Menu, words: Messages): readonly Item[] => {
  const all = [...menu.groups.values()].flat();
  if (all.length <= SHORT) return all.map((action) => itemOf(menu, action));
  const passLast = [...menu.groups].sort(([a], [b]) => Number(a === PASS) - Number(b === PASS));
  return passLast.map(([key, actions]) => {
    const [first, second] = actions;
    if (first !== undefined && second === undefined) return itemOf(menu, first);
    return { label: summary(menu, words, key), open: key };
  });
};

/** A group spelt out: what is no Move first, then the Moves by where they end. */
export const itemsOf = (menu: Menu, key: string): readonly Item[] =>
  (menu.groups.get(key) ?? []).map((action) => itemOf(menu, action));

/** A group by its name, in any case of letters. */
export const findGroup = (menu: Menu, name: string): string | undefined =>
  [...menu.groups.keys()].find((key) => key.toLowerCase() === name.toLowerCase());

/** The list as text: long ones in columns as wide as the line allows. */
export const drawItems = (items: readonly Item[], width: number): readonly string[] => {
  const texts = items.map(({ label }, nth) => `${`${nth + 1}`.padStart(3)} ${label}`);
  if (texts.length <= SHORT) return texts;
  const column = Math.max(...texts.map((text) => text.length)) + 2;
  const across = Math.max(1, Math.floor(width / column));
  const down = Math.ceil(texts.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, nth) => (texts[nth * down + row] ?? '').padEnd(column))
      .join('')
      .trimEnd(),
  );
};

/** What the line could go on with, up to the next sign: `Th d7>` completes to each next square. */
export const completions = (menu: Menu, others: readonly string[], line: string): readonly string[] => {
  const texts = [...menu.groups.values()].flat().map((action) => formatAction(menu.rules, menu.state, action));
  const found = [...others, ...texts].filter((text) => text.startsWith(line));
  return [
    ...new Set(found.map((text) => line + (/^[^\s>+\-^@!]*[\s>+\-^@!]?/.exec(text.slice(line.length))?.[0] ?? ''))),
  ];
};

const SHORT = 12;
const PASS = 'pass';

const itemOf = ({ rules, state }: Menu, action: Action): Item => ({
  label: formatAction(rules, state, action),
  action,
});

const groupOf = (rules: Ruleset, { turn }: State, action: Action): string => {
  if ('piece' in action) {
    // A charmed enemy has the other's colour before it, as in the notation.
    const isOwn = rules.roster[action.piece]?.owner === turn.seat;
    return isOwn ? formatOwn(rules, action.piece) : formatToken(rules, action.piece);
  }
  if (action.type === 'place') return formatToken(rules, action.token);
  if (action.type === 'hide') return rules.roster.find(({ kind }) => kind === action.kind)?.code ?? action.kind;
  if ('card' in action) return action.card;
  return 'kind' in action ? action.kind : action.type;
};

/** `Th at d7: 24 moves, reveal B, x bTr`. */
const summary = ({ groups, rules, state }: Menu, { play }: Messages, key: string): string => {
  const actions = groups.get(key) ?? [];
  const moves = actions.filter(({ type }) => type === 'move').length;
  const deeds = actions.filter(({ type }) => type !== 'move').map((action) => formatAction(rules, state, action));
  const short = deeds.map((text) => text.replace(/^\S*?(?=!)|^\S+ /, '').replace(`${key} `, ''));
  const first = actions[0];
  const name =
    first !== undefined && 'piece' in first
      ? fill(play.at, { name: key, place: formatPlace(rules, state.tiles, state.pieces[first.piece]?.at ?? -1) })
      : key;
  const shown = short.length > 8 ? [fill(play.ways, { count: short.length })] : short;
  const walks = moves === 0 ? [] : [fill(moves === 1 ? play.oneMove : play.moves, { count: moves })];
  return fill(play.choices, { name, list: [...walks, ...shown].join(', ') });
};
