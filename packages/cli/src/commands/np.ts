import { type Action, type Actor, apply, formatAction, legal, type PieceId, parseOwn, topTask } from '@archmage/engine';
import {
  cardOf,
  codeOf,
  doesNext,
  isSolo,
  type NpcCard,
  npcsOf,
  readCards,
  type Trace,
  wouldDo,
} from '@archmage/engine/solo';
import { fill } from '@archmage/words';
import { TRACE_TEXTS, tellTrace } from '@archmage/words/solo';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { textOf, trust } from '../files.ts';
import { Complaint, EXIT, say, sayJson, type Terminal } from '../io.ts';
import { languageIn } from '../messages/languages.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { type Position, readPosition } from '../positions.ts';

/** What a Non-Player Character would do in a position, and why. */
export const np: Command = {
  name: 'np',
  help: ({ helps }) => helps.np,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(np, argv, OPTIONS);
    const [file = ''] = expectArguments(np, positionals, ['FILE']);
    const position = await readPosition(io, file, readOwn(values));
    if (!isSolo(position.rules))
      throw new Complaint(({ complaints }) => fill(complaints.noSolo, { id: position.rules.id }));
    const card = values.card === undefined ? undefined : readCard(values.card);
    const npc = values.npc === undefined ? undefined : npcNamed(position, values.npc);
    const dice = (values.dice ?? '')
      .split(',')
      .filter((each) => each !== '')
      .map(Number);
    const shown = npc === undefined && dice.length > 0 ? follow(position, dice) : [seen(position, npc, card)];
    if (values.json) sayJson(io, { steps: shown.map(({ trace, drawn }) => ({ ...trace, drawn })) });
    else say(io, (await tell(io, position, shown)).join('\n'));
    return EXIT.fine;
  },
};

const OPTIONS = {
  ...OWN_OPTIONS,
  npc: { type: 'string' },
  card: { type: 'string' },
  dice: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface Shown {
  readonly position: Position;
  readonly trace: Trace | undefined;
  /** What the dice said after it, in the notation. */
  readonly drawn: readonly string[];
}

const seen = ({ rules, state }: Position, npc: PieceId | undefined, card: NpcCard | undefined): Shown => {
  const piece = npc ?? (card === undefined ? undefined : npcsOf(rules).find((id) => cardOf(rules, id)?.id === card.id));
  const trace = piece === undefined ? doesNext(rules, state) : wouldDo(rules, state, piece, card);
  return { position: { rules, state }, trace, drawn: [] };
};

/** The first card of a file of cards. */
const readCard = (file: string): NpcCard => {
  const [card] = trust(readCards(textOf(file), EMPTY), file).npcs;
  if (card === undefined) throw new Complaint(({ complaints }) => fill(complaints.noNpc, { name: file }));
  return card;
};

const EMPTY = { npcs: [], player: {}, nonPlayer: {} };

/** By its name or as the notation writes it. */
const npcNamed = ({ rules, state }: Position, name: string): PieceId => {
  const code = codeOf(name).toLowerCase();
  const found =
    npcsOf(rules).find((id) => codeOf(cardOf(rules, id)?.name ?? '').toLowerCase() === code) ??
    parseOwn(rules, 'blue', name);
  if (found === undefined || (state.pieces[found]?.at ?? -1) < 0)
    throw new Complaint(({ complaints }) => fill(complaints.noNpc, { name }));
  return found;
};

/** Plays on as long as there are dice for what chance is asked: each is a number, or counts the answers from 1. */
const follow = (from: Position, dice: readonly number[]): readonly Shown[] => {
  const shown: Shown[] = [];
  const waiting = [...dice];
  let { rules, state } = from;
  for (let trace = doesNext(rules, state); trace !== undefined; trace = doesNext(rules, state)) {
    const position: Position = { rules, state };
    const drawn: string[] = [];
    const [step] = legal(rules, state, 'blue');
    if (step !== undefined) state = apply(rules, state, 'blue', step).state;
    while (topTask(state)?.seats[0] === 'chance' && waiting.length > 0) {
      const action = drawnBy(rules, state, waiting.shift() as number);
      drawn.push(formatAction(rules, state, action));
      state = apply(rules, state, 'chance', action).state;
    }
    shown.push({ position, trace, drawn });
    const asked: Actor | undefined = topTask(state)?.seats[0];
    if (asked !== 'blue' || step === undefined) break;
  }
  return shown;
};

const drawnBy = (rules: Position['rules'], state: Position['state'], die: number): Action => {
  const all = [...legal(rules, state, 'chance')];
  const found = all.find((action) => action.type === 'answer' && action.option.number === die) ?? all[die - 1];
  if (found === undefined)
    throw new Complaint(({ complaints }) => fill(complaints.noSuchDie, { die, count: all.length }));
  return found;
};

const tell = async (io: Terminal, { rules }: Position, shown: readonly Shown[]): Promise<readonly string[]> => {
  const texts = await TRACE_TEXTS[languageIn(io.words)]();
  return shown.flatMap(({ drawn, position: { state }, trace }) =>
    trace === undefined
      ? [io.words.commands.np.nobody]
      : [
          ...tellTrace({ rules, state, words: io.words, naming: 'names' }, texts, trace),
          ...drawn.map((each) => `  * ${each}`),
        ],
  );
};
