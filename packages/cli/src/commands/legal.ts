import { ACTORS, type Actor, legal as choices, formatAction, isAsked, type State } from '@archmage/engine';
import { type Command, expectArguments, readArgs, readOneOf } from '../command.ts';
import { EXIT, say, sayJson } from '../io.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { readPosition } from '../positions.ts';

export const legal: Command = {
  name: 'legal',
  help: ({ helps }) => helps.legal,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(legal, argv, OPTIONS);
    const [file = ''] = expectArguments(legal, positionals, ['FILE']);
    const only = values.as === undefined ? undefined : readOneOf(ACTORS, values.as, '--as');
    const { rules, state } = await readPosition(io, file, readOwn(values));
    const listed = asked(state, only).flatMap((seat) =>
      [...choices(rules, state, seat)].map((action) => ({ seat, action: formatAction(rules, state, action) })),
    );
    if (values.json) sayJson(io, { count: listed.length, choices: listed });
    else if (listed.length > 0) say(io, listed.map(({ seat, action }) => `${seat} ${action}`).join('\n'));
    return EXIT.fine;
  },
};

const OPTIONS = { ...OWN_OPTIONS, as: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

const asked = (state: State, only: Actor | undefined): readonly Actor[] =>
  only === undefined ? ACTORS.filter((actor) => isAsked(state, actor)) : [only];
