import { check, parseAction, type Ruleset, type Seat } from '@archmage/engine';
import { explainIn, fill, groundOf, kindName, whyNot } from '@archmage/words';
import { groundsOf } from '../drawing/ground.ts';
import { Complaint, say, wrapped } from '../io.ts';
import type { Messages } from '../messages/messages.ts';
import { findRule, ruleText } from '../rule-text.ts';
import { drawView } from './screen.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Words a person may type besides actions. Each says what it has to say and changes nothing in the game. */
export const SIDE_COMMANDS: Readonly<Record<string, (game: TerminalGame, seat: Seat, rest: string) => void>> = {
  help: (game) => help(game),
  '?': (game) => help(game),
  board: (game, seat) => drawView(game, seat),
  rule: ({ io, look: { words } }, _seat, rest) =>
    say(
      io,
      findRule(words, rest) === undefined ? fill(words.play.noRule, { id: rest }) : wrapped(io, ruleText(words, rest)),
    ),
  why: (game, seat, rest) => say(game.io, wrapped(game.io, why(game, seat, rest))),
  save: (game, _seat, rest) => {
    const file = rest === '' ? game.library.file() : rest;
    say(game.io, file === undefined ? game.look.words.play.saveWhere : saveAt(game, file));
  },
};

const help = ({ io, look: { words }, host: { rules } }: TerminalGame): void =>
  say(
    io,
    fill(words.play.help, {
      characters: codes(rules, words, 'character'),
      objects: codes(rules, words, 'object'),
      grounds: groundsOf(rules)
        .map(([mark, terrain]) => `${mark} = ${groundOf(words, terrain).name}`)
        .join(', '),
    }).trim(),
  );

/** `Cl = Cleric, Go = Goblin …`. */
const codes = ({ roster }: Ruleset, words: Messages, wanted: 'character' | 'object'): string => {
  const names = roster
    .filter(({ sort }) => sort === wanted)
    .map(({ code, kind }) => {
      const name = kindName(words, kind);
      return name === code ? code : `${code} = ${name}`;
    });
  return [...new Set(names)].join(', ');
};

/** The sentence, the rule's id and its text. */
const why = ({ look: { words }, host }: TerminalGame, seat: Seat, text: string): string => {
  if (text === '') return words.play.whyWhat;
  const { rules } = host;
  const state = host.view(seat);
  const action = parseAction(rules, state, seat, text);
  if (!action.ok) return fill(words.play.noAction, { reason: explainIn(words, action.error) });
  const refusal = check(rules, state, seat, action.value);
  if (refusal === undefined) return words.play.legal;
  return `${whyNot({ rules, state, words, naming: 'codes' }, refusal)}\n${ruleText(words, refusal.rule)}`;
};

const saveAt = (game: TerminalGame, file: string): string => {
  try {
    game.library.moveTo(file);
  } catch (error) {
    if (error instanceof Complaint) return error.say(game.look.words);
    throw error;
  }
  return fill(game.look.words.play.savedIn, { file });
};
