import { drawAt, evolve, formatAction, type GameRecord, keepsPromise, legal, type Ruleset } from '@archmage/engine';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { EXIT, say, sayJson } from '../io.ts';
import { readRecord } from '../positions.ts';

export const verify: Command = {
  name: 'verify',
  summary: "whether a finished game's dice kept their promise",
  help: `
Usage: archmage verify FILE|- [--json]

Before the first draw a game publishes [dice "…"], the hash of its seed; when it is over it reveals [seed "…"]. This
checks that the seed has that hash, and that each thing chance drew is what the seed says for a draw of that number.

  --json   one JSON object: { draws, verified } and { reason } when it is not
`,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(verify, argv, OPTIONS);
    const [file = ''] = expectArguments(verify, positionals, ['FILE']);
    const { rules, record } = await readRecord(io, file);
    const draws = record.batches.filter(({ seat }) => seat === 'chance').length;
    const reason = brokenPromise(rules, record);
    if (values.json) sayJson(io, { draws, verified: reason === undefined, ...(reason && { reason }) });
    else say(io, reason ?? `The dice kept their promise: ${draws} draws follow from the seed.`);
    return reason === undefined ? EXIT.fine : EXIT.no;
  },
};

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

/** The first thing that does not follow from the seed, as a sentence. */
export const brokenPromise = (rules: Ruleset, { headers, start, batches }: GameRecord): string | undefined => {
  const { dice: commitment, seed } = headers;
  if (commitment === undefined) return 'The record has no header [dice "…"], so its dice promised nothing.';
  if (seed === undefined) return 'The record has no header [seed "…"]: it is revealed when the game is over.';
  if (!keepsPromise(seed, commitment)) return 'The seed is not the one the dice promised: its hash is another.';
  let state = start;
  let draws = 0;
  for (const [index, { seat, action, events }] of batches.entries()) {
    if (seat === 'chance') {
      const choices = legal(rules, state, 'chance');
      const due = choices.length === 0 ? undefined : choices.at(drawAt(seed, draws++, choices.length));
      const said = formatAction(rules, state, action);
      const meant = due === undefined ? 'nothing' : formatAction(rules, state, due);
      if (said !== meant) return `Action ${index + 1}: chance drew "${said}", and the seed says "${meant}".`;
    }
    state = events.reduce(evolve, state);
  }
  return undefined;
};
