import { check, explain, parseAction, type Seat } from '@archmage/engine';
import { Complaint, say, wrapped } from '../io.ts';
import { findRule, ruleText } from '../rule-text.ts';
import { whyNot } from '../words.ts';
import type { Game } from './game.ts';
import { save } from './saving.ts';
import { drawView } from './screen.ts';

export const HELP = `
An action in the notation does it:  A3   Th d7>e7>e8+yRope   Wa x bTr   Me rot F-   Th reveal B   Cl!heal yGo   pass
A number chooses from the list; a character (Th) lists what it can do; Tab completes.
Step by step: "Th d7" or "Th d7>e7>" begins a Move, ">e8" (or "+yRope", "-yRope") goes on, "undo" takes the last step
back, "ok" does it.

  why ACTION   whether it is legal, and which rule says no      rule ID     the text of a rule
  list         the choices again                                board       the board again
  save FILE    save, and go on saving there                     back        the list of all
  undo         drop what is not done yet                        quit        stop; a saved game can be resumed
  agree        offer or accept a draw                           resign      give up
`.trim();

/** Words a person may type besides actions. Each says what it has to say and changes nothing in the game. */
export const SIDE_COMMANDS: Readonly<Record<string, (game: Game, seat: Seat, rest: string) => void>> = {
  help: ({ io }) => say(io, HELP),
  '?': ({ io }) => say(io, HELP),
  board: (game, seat) => drawView(game, seat),
  rule: ({ io }, _seat, rest) =>
    say(io, findRule(rest) === undefined ? `There is no rule "${rest}".` : wrapped(io, ruleText(rest))),
  why: (game, seat, rest) => say(game.io, wrapped(game.io, why(game, seat, rest))),
  save: (game, _seat, rest) => {
    const file = rest === '' ? game.file : rest;
    say(game.io, file === undefined ? 'Save where? Type save FILE.' : saveAt(game, file));
  },
};

/** The sentence, the rule's id and its text. */
export const why = ({ table: { rules, state } }: Game, seat: Seat, text: string): string => {
  if (text === '') return 'Why what? Type why ACTION.';
  const action = parseAction(rules, state, seat, text);
  if (!action.ok) return `That is no action. ${explain(action.error)}`;
  const refusal = check(rules, state, seat, action.value);
  return refusal === undefined ? 'It is legal.' : `${whyNot({ rules, state }, refusal)}\n${ruleText(refusal.rule)}`;
};

const saveAt = (game: Game, file: string): string => {
  try {
    save(file, game.table);
  } catch (error) {
    if (error instanceof Complaint) return error.message;
    throw error;
  }
  game.file = file;
  return `Saved in ${file}.`;
};
