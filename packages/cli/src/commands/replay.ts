import {
  type Batch,
  decide,
  evolve,
  formatAction,
  formatPosition,
  type GameRecord,
  hashOf,
  isRefusal,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { firstDifference } from '@archmage/host';
import { fill, plain } from '@archmage/words';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { EXIT, say, sayJson } from '../io.ts';
import type { Messages, Say } from '../messages/messages.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { readRecord } from '../positions.ts';

export const replay: Command = {
  name: 'replay',
  help: ({ helps }) => helps.replay,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(replay, argv, OPTIONS);
    const [file = ''] = expectArguments(replay, positionals, ['FILE']);
    const { rules, record } = await readRecord(io, file, readOwn(values));
    const { state, difference: found } = playAgain(rules, record, values.strict ? 'strict' : 'fold');
    const difference = (found ?? hashDifference(rules, record, state))?.(io.words);
    const position = formatPosition(rules, state);
    const hash = hashOf(rules, state);
    const same = difference === undefined;
    if (values.json)
      sayJson(io, { actions: record.batches.length, position, hash, same, ...(difference && { difference }) });
    else say(io, [position, `# hash ${hash}`, ...(difference ? [plain(difference)] : [])].join('\n'));
    return same ? EXIT.fine : EXIT.no;
  },
};

const OPTIONS = {
  ...OWN_OPTIONS,
  strict: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export interface Replayed {
  readonly state: State;
  readonly difference?: Say;
}

/** `strict` also decides each action anew; the stored events are folded either way. */
export const playAgain = (rules: Ruleset, { start, batches }: GameRecord, how: 'fold' | 'strict'): Replayed => {
  let state = start;
  let difference: Say | undefined;
  batches.forEach((batch, index) => {
    if (how === 'strict') difference ??= differenceIn(rules, state, batch, index + 1);
    state = batch.events.reduce(evolve, state);
  });
  return difference === undefined ? { state } : { state, difference };
};

const differenceIn = (
  rules: Ruleset,
  state: State,
  { seat, action, events }: Batch,
  number: number,
): Say | undefined => {
  const name = ({ commands }: Messages) =>
    fill(commands.replay.action, { number, seat, action: formatAction(rules, state, action) });
  const decided = decide(rules, state, seat, action);
  if (isRefusal(decided)) {
    const { code, rule } = decided;
    return (words) => fill(words.commands.replay.refused, { name: name(words), code, rule });
  }
  const at = firstDifference(events, decided);
  if (at === undefined) return undefined;
  const facts = { event: at + 1, stored: JSON.stringify(events[at]), decided: JSON.stringify(decided[at]) };
  return (words) => fill(words.commands.replay.differs, { ...facts, name: name(words) });
};

const hashDifference = (rules: Ruleset, { headers }: GameRecord, state: State): Say | undefined => {
  const { hash: promised } = headers;
  const hash = hashOf(rules, state);
  if (promised === undefined || promised === hash) return undefined;
  return ({ commands }) => fill(commands.replay.hash, { promised, hash });
};
