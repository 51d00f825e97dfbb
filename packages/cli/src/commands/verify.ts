import { drawAt, evolve, formatAction, type GameRecord, keepsPromise, legal, type Ruleset } from '@archmage/engine';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { EXIT, say, sayJson } from '../io.ts';
import { en } from '../messages/en.ts';
import { fill } from '../messages/fill.ts';
import type { Messages } from '../messages/messages.ts';
import { readRecord } from '../positions.ts';

export const verify: Command = {
  name: 'verify',
  help: ({ helps }) => helps.verify,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(verify, argv, OPTIONS);
    const [file = ''] = expectArguments(verify, positionals, ['FILE']);
    const { rules, record } = await readRecord(io, file);
    const draws = record.batches.filter(({ seat }) => seat === 'chance').length;
    const reason = brokenPromise(rules, record, io.words);
    if (values.json) sayJson(io, { draws, verified: reason === undefined, ...(reason && { reason }) });
    else say(io, reason ?? fill(io.words.commands.verify.kept, { draws }));
    return reason === undefined ? EXIT.fine : EXIT.no;
  },
};

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

/** The first thing that does not follow from the seed, as a sentence. */
export const brokenPromise = (
  rules: Ruleset,
  { headers, start, batches }: GameRecord,
  words: Messages = en,
): string | undefined => {
  const sentences = words.commands.verify;
  const { dice: commitment, seed } = headers;
  if (commitment === undefined) return sentences.noDice;
  if (seed === undefined) return sentences.noSeed;
  if (!keepsPromise(seed, commitment)) return sentences.otherSeed;
  let state = start;
  let draws = 0;
  for (const [index, { seat, action, events }] of batches.entries()) {
    if (seat === 'chance') {
      const choices = legal(rules, state, 'chance');
      const due = choices.length === 0 ? undefined : choices.at(drawAt(seed, draws++, choices.length));
      const drawn = formatAction(rules, state, action);
      const meant = due === undefined ? undefined : formatAction(rules, state, due);
      if (drawn !== meant) return fill(sentences.otherDraw, { number: index + 1, drawn, due: meant });
    }
    state = events.reduce(evolve, state);
  }
  return undefined;
};
