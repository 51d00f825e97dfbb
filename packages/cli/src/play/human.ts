import { formatOwn, legal, SEATS, type Seat } from '@archmage/engine';
import { HUMAN } from '@archmage/host';
import { fill, LANGUAGES } from '@archmage/words';
import { MESSAGES } from '../messages/languages.ts';
import { SIDE_COMMANDS } from './commands.ts';
import { compose, undo } from './compose.ts';
import type { Answer } from './lines.ts';
import { completions, findGroup, itemsOf, menuOf, topItems } from './menu.ts';
import { isHidden } from './screen.ts';
import { type Decision, list, orderOf, SAID, said, type Talk } from './talk.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Asks until there is a decision. */
export const askHuman = async (game: TerminalGame, seat: Seat): Promise<Decision> => {
  const { rules } = game.host;
  const view = game.host.view(seat);
  const menu = menuOf(rules, view, legal(rules, view, seat));
  const talk: Talk = { game, seat, menu, items: topItems(menu, game.look.words), draft: undefined, focus: undefined };
  list(talk);
  for (;;) {
    const heard = await hear(talk);
    if (typeof heard === 'string') return heard;
    const answer = understand(talk, heard.line.trim());
    if (answer !== SAID) return answer;
  }
};

/** Clocks run only here, while a person has the keyboard and is asked. */
const hear = async ({ game, seat, menu, draft }: Talk): Promise<Answer> => {
  const { host, lines, look } = game;
  const name = look.words.things.actors[seat];
  game.asking = new AbortController();
  host.resume();
  const answer = await lines?.ask({
    prompt: draft === undefined ? `${name}> ` : `${name} ${draft} … `,
    secret: isHidden(game),
    complete: (line) => completions(menu, WORDS, line),
    signal: game.asking.signal,
  });
  host.pause();
  game.asking = undefined;
  if (answer === undefined) return 'end';
  return typeof answer !== 'string' && /^(quit|exit|q)$/.test(answer.line.trim()) ? 'end' : answer;
};

const WORDS = [
  ...['why ', 'rule ', 'list', 'board', 'save ', 'undo', 'help', 'quit', 'resign', 'agree', 'back', 'ok'],
  ...LANGUAGES.map((language) => `lang ${language}`),
];

const understand = (talk: Talk, line: string): Decision | typeof SAID => {
  const { game, seat } = talk;
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line) ?? [];
  const side = Object.hasOwn(SIDE_COMMANDS, word) ? SIDE_COMMANDS[word] : undefined;
  if (side) {
    side(game, seat, rest.trim());
    return SAID;
  }
  if (word === 'lang') return speak(talk, rest.trim());
  if (line === '' || line === 'list') return list(talk);
  if (line === 'back') return reopen(talk, undefined);
  if (line === 'undo') return undo(talk);
  // Draws are agreed on across the table, whoever's turn it is (B-END-06).
  const other = seatNamed(talk, word);
  if (other !== undefined && /^(agree|resign)$/.test(rest) && game.host.players[other] === HUMAN) {
    return { seat: other, action: { type: rest as 'agree' | 'resign' } };
  }
  return compose(talk, line) ?? choose(talk, line);
};

/** By the notation's name or the language's: `blue agree`, `bleu agree`. */
const seatNamed = ({ game }: Talk, word: string): Seat | undefined => {
  const { actors } = game.look.words.things;
  return SEATS.find((seat) => word === seat || word.toLowerCase() === actors[seat].toLowerCase());
};

/** Says the list again in the other language; what is not done yet stays. */
const speak = (talk: Talk, wish: string): typeof SAID => {
  const { game, focus, menu } = talk;
  const language = LANGUAGES.find((each) => each === wish.toLowerCase());
  if (language === undefined) return said(talk, game.look.words.play.whichLanguage);
  game.look = { ...game.look, words: MESSAGES[language] };
  talk.items = focus === undefined ? topItems(menu, game.look.words) : itemsOf(menu, focus);
  said(talk, game.look.words.play.language);
  return list(talk);
};

/** A number, a group's name, or an action in the notation. */
const choose = (talk: Talk, line: string): Decision | typeof SAID => {
  if (talk.draft !== undefined) return said(talk, fill(talk.game.look.words.play.unfinished, { draft: talk.draft }));
  if (/^\d{1,4}$/.test(line)) return pickItem(talk, Number(line));
  const group = findGroup(talk.menu, line);
  const idle = group === undefined ? characterNamed(talk, line) : undefined;
  if (idle !== undefined) return said(talk, fill(talk.game.look.words.play.idle, { name: idle }));
  if (group !== undefined && isSeveral(talk, group)) return reopen(talk, group);
  return orderOf(talk, line);
};

/** A card is played by its name; whoever acts is asked for more, even if there is one thing to do. */
const isSeveral = ({ menu }: Talk, group: string): boolean => {
  const [first, second] = menu.groups.get(group) ?? [];
  return second !== undefined || (first !== undefined && 'piece' in first);
};

/** The code of one of the seat's own characters, in any case of letters. */
const characterNamed = ({ menu: { rules }, seat }: Talk, text: string): string | undefined => {
  const own = rules.roster.filter(({ owner, sort }) => owner === seat && sort === 'character');
  return own.map(({ id }) => formatOwn(rules, id)).find((code) => code.toLowerCase() === text.toLowerCase());
};

const pickItem = (talk: Talk, number: number): Decision | typeof SAID => {
  const item = talk.items[number - 1];
  if (item === undefined) return said(talk, fill(talk.game.look.words.play.noNumber, { number }));
  if ('open' in item) return reopen(talk, item.open);
  return { seat: talk.seat, action: item.action };
};

const reopen = (talk: Talk, group: string | undefined): typeof SAID => {
  talk.draft = undefined;
  talk.focus = group;
  talk.items = group === undefined ? topItems(talk.menu, talk.game.look.words) : itemsOf(talk.menu, group);
  return list(talk);
};
