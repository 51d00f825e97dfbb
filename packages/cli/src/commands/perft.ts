import {
  ACTORS,
  type Action,
  type Actor,
  decide,
  evolve,
  formatAction,
  isAsked,
  isRefusal,
  legal,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { type Command, expectArguments, readArgs, readCount } from '../command.ts';
import { EXIT, say, sayJson } from '../io.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { readPosition } from '../positions.ts';

export const perft: Command = {
  name: 'perft',
  help: ({ helps }) => helps.perft,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(perft, argv, OPTIONS);
    const [file = '', text = ''] = expectArguments(perft, positionals, ['FILE', 'DEPTH']);
    const depth = readCount(text, 'DEPTH', { least: 0, most: 20 });
    const { rules, state } = await readPosition(io, file, readOwn(values));
    if (!values.divide) {
      const nodes = leaves(rules, state, depth);
      if (values.json) sayJson(io, { depth, nodes });
      else say(io, `${nodes}`);
      return EXIT.fine;
    }
    const parts = divide(rules, state, depth);
    const nodes = parts.reduce((sum, part) => sum + part.nodes, 0);
    if (values.json) sayJson(io, { depth, nodes, divide: parts });
    else say(io, [...parts.map((part) => `${part.seat} ${part.action}: ${part.nodes}`), `${nodes}`].join('\n'));
    return EXIT.fine;
  },
};

const OPTIONS = {
  ...OWN_OPTIONS,
  divide: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const leaves = (rules: Ruleset, state: State, depth: number): number => {
  const actor = askedActor(state);
  if (depth === 0 || actor === undefined) return 1;
  const choices = legal(rules, state, actor);
  if (depth === 1) return choices.length;
  let sum = 0;
  for (const action of choices) sum += leavesBehind({ rules, state, actor, action }, depth);
  return sum;
};

interface Step {
  readonly rules: Ruleset;
  readonly state: State;
  readonly actor: Actor;
  readonly action: Action;
}

const leavesBehind = ({ rules, state, actor, action }: Step, depth: number): number => {
  const events = decide(rules, state, actor, action);
  if (isRefusal(events)) throw new Error(`A legal action is refused: ${formatAction(rules, state, action)}.`);
  return leaves(rules, events.reduce(evolve, state), depth - 1);
};

const divide = (rules: Ruleset, state: State, depth: number) => {
  const seat = askedActor(state);
  if (seat === undefined || depth === 0) return [];
  return [...legal(rules, state, seat)].map((action) => ({
    seat,
    action: formatAction(rules, state, action),
    nodes: leavesBehind({ rules, state, actor: seat, action }, depth),
  }));
};

const askedActor = (state: State): Actor | undefined => ACTORS.find((actor) => isAsked(state, actor));
