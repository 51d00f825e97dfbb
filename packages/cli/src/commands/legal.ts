import { ACTORS, type Actor, legal as choices, formatAction, isAsked, type State } from '@archmage/engine';
import { type Command, expectArguments, readArgs, readOneOf } from '../command.ts';
import { EXIT, say, sayJson } from '../io.ts';
import { readPosition } from '../positions.ts';

export const legal: Command = {
  name: 'legal',
  summary: 'what may be done in a position',
  help: `
Usage: archmage legal FILE|- [--as SEAT] [--json]

Lists every legal action of those who are asked, one on a line: the seat, then the action in the notation. Of Moves that
come to the same only the shortest is listed.

  --as SEAT   only yellow's, blue's, chance's or the clock's
  --json      one JSON object: { count, choices: [{ seat, action }] }
`,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(legal, argv, OPTIONS);
    const [file = ''] = expectArguments(legal, positionals, ['FILE']);
    const only = values.as === undefined ? undefined : readOneOf(ACTORS, values.as, '--as');
    const { rules, state } = await readPosition(io, file);
    const listed = asked(state, only).flatMap((seat) =>
      [...choices(rules, state, seat)].map((action) => ({ seat, action: formatAction(rules, state, action) })),
    );
    if (values.json) sayJson(io, { count: listed.length, choices: listed });
    else if (listed.length > 0) say(io, listed.map(({ seat, action }) => `${seat} ${action}`).join('\n'));
    return EXIT.fine;
  },
};

const OPTIONS = { as: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

const asked = (state: State, only: Actor | undefined): readonly Actor[] =>
  only === undefined ? ACTORS.filter((actor) => isAsked(state, actor)) : [only];
