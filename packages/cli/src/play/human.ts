import { type Limit, legal, redact, type Seat } from '@archmage/engine';
import { deadlineOf } from './clock.ts';
import { SIDE_COMMANDS } from './commands.ts';
import { compose, undo } from './compose.ts';
import type { Game } from './game.ts';
import { completions, findGroup, itemsOf, menuOf, topItems } from './menu.ts';
import { isHidden } from './screen.ts';
import { type Decision, list, orderOf, SAID, said, type Talk } from './talk.ts';

/** Asks until there is a decision. */
export const askHuman = async (game: Game, seat: Seat): Promise<Decision> => {
  const { rules, state } = game.table;
  const menu = menuOf(rules, state, legal(rules, redact(state, seat), seat));
  const talk: Talk = { game, seat, menu, items: topItems(menu), draft: undefined, focus: undefined };
  list(talk);
  for (;;) {
    const heard = await hear(talk);
    if (heard === 'end') return { kind: 'end' };
    if ('of' in heard) return { kind: 'late', of: heard.of };
    const answer = understand(talk, heard.line.trim());
    if (answer !== SAID) return answer;
  }
};

const hear = async ({ game, seat, menu, draft }: Talk): Promise<{ line: string } | { of: Limit } | 'end'> => {
  const { clock, lines, table } = game;
  const deadline = deadlineOf(clock, table.rules, table.state, seat);
  const begun = Date.now();
  const answer = await lines?.ask({
    prompt: draft === undefined ? `${seat}> ` : `${seat} ${draft} … `,
    secret: isHidden(game),
    complete: (line) => completions(menu, WORDS, line),
    within: deadline?.within,
  });
  clock.used += Date.now() - begun;
  if (answer === undefined || answer === 'end') return 'end';
  if (answer === 'late') return deadline ?? 'end';
  return /^(quit|exit|q)$/.test(answer.line.trim()) ? 'end' : answer;
};

const WORDS = ['why ', 'rule ', 'list', 'board', 'save ', 'undo', 'help', 'quit', 'resign', 'agree', 'back', 'ok'];

const understand = (talk: Talk, line: string): Decision | typeof SAID => {
  const { game, seat } = talk;
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line) ?? [];
  const side = Object.hasOwn(SIDE_COMMANDS, word) ? SIDE_COMMANDS[word] : undefined;
  if (side) {
    side(game, seat, rest.trim());
    return SAID;
  }
  if (line === '' || line === 'list') return list(talk);
  if (line === 'back') return reopen(talk, undefined);
  if (line === 'undo') return undo(talk);
  // Draws are agreed on across the table, whoever's turn it is (B-END-06).
  const [, other, deed] = /^(yellow|blue) (agree|resign)$/.exec(line) ?? [];
  if (other !== undefined && game.players[other as Seat] === 'human') {
    return { kind: 'act', seat: other as Seat, action: { type: deed as 'agree' | 'resign' } };
  }
  return compose(talk, line) ?? choose(talk, line);
};

/** A number, a group's name, or an action in the notation. */
const choose = (talk: Talk, line: string): Decision | typeof SAID => {
  if (talk.draft !== undefined) return said(talk, `${talk.draft} is not done yet: ok does it, undo drops it.`);
  if (/^\d{1,4}$/.test(line)) return pickItem(talk, Number(line));
  const group = findGroup(talk.menu, line);
  if (group !== undefined && (talk.menu.groups.get(group)?.length ?? 0) > 1) return reopen(talk, group);
  return orderOf(talk, line);
};

const pickItem = (talk: Talk, number: number): Decision | typeof SAID => {
  const item = talk.items[number - 1];
  if (item === undefined) return said(talk, `There is no number ${number} in the list.`);
  if ('open' in item) return reopen(talk, item.open);
  return { kind: 'act', seat: talk.seat, action: item.action };
};

const reopen = (talk: Talk, group: string | undefined): typeof SAID => {
  talk.draft = undefined;
  talk.focus = group;
  talk.items = group === undefined ? topItems(talk.menu) : itemsOf(talk.menu, group);
  return list(talk);
};
