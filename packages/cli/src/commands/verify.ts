import type { GameRecord, Ruleset } from '@archmage/engine';
import { verifyDice, verifySeals } from '@archmage/host';
import { fill } from '@archmage/words';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { EXIT, say, sayJson } from '../io.ts';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/messages.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { readRecord } from '../positions.ts';

export const verify: Command = {
  name: 'verify',
  help: ({ helps }) => helps.verify,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(verify, argv, OPTIONS);
    const [file = ''] = expectArguments(verify, positionals, ['FILE']);
    const { rules, record } = await readRecord(io, file, readOwn(values));
    const draws = record.batches.filter(({ seat }) => seat === 'chance').length;
    const seals = verifySeals(record);
    const reason = brokenPromise(rules, record, io.words) ?? brokenSeal(seals, io.words);
    if (values.json) sayJson(io, { draws, verified: reason === undefined, ...(reason && { reason }) });
    else say(io, reason ?? fill(io.words.commands.verify.kept, { draws }));
    if (!values.json && reason === undefined && seals.said === 'sealed') {
      say(io, fill(io.words.commands.verify.sealed, { ...seals }));
    }
    return reason === undefined ? EXIT.fine : EXIT.no;
  },
};

const OPTIONS = { ...OWN_OPTIONS, json: { type: 'boolean', default: false } } as const;

/** The first thing that does not follow from the seed, as a sentence. */
export const brokenPromise = (rules: Ruleset, record: GameRecord, words: Messages = en): string | undefined => {
  const verdict = verifyDice(rules, record);
  return verdict.said === 'kept' ? undefined : fill(words.commands.verify[verdict.said], { ...verdict });
};

const brokenSeal = (seals: ReturnType<typeof verifySeals>, words: Messages): string | undefined =>
  seals.said === 'sealed' || seals.said === 'noSeals'
    ? undefined
    : fill(words.commands.verify[seals.said], { ...seals });
