import {
  ACTORS,
  type Action,
  type Actor,
  explain,
  formatAction,
  parseAction,
  check as refusalOf,
  topTask,
} from '@archmage/engine';
import { type Command, expectArguments, readArgs, readOneOf } from '../command.ts';
import { Complaint, EXIT, say, sayJson, wrapped } from '../io.ts';
import { type Position, readPosition } from '../positions.ts';
import { ruleText } from '../rule-text.ts';
import { whyNot } from '../words.ts';

export const check: Command = {
  name: 'check',
  summary: 'whether an action is legal, and why not',
  help: `
Usage: archmage check FILE|- ACTION [--as SEAT] [--json]

Says whether ACTION is legal in the position; if not, why, and which rule says so. Exit code 0 when it is, 1 when not.
The action is that of the player who is asked, unless a seat stands before it ("blue Wz z3>z4") or --as names one.

  --as SEAT   yellow, blue, chance or clock
  --json      one JSON object: { legal, seat, action } and, when refused, { code, rule, facts, sentence }
`,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(check, argv, OPTIONS);
    const [file = '', ...words] = positionals;
    expectArguments(check, [file, ...(words.length > 0 ? [words.join(' ')] : [])].filter(Boolean), ['FILE', 'ACTION']);
    const position = await readPosition(io, file);
    const { actor, action } = readWish(position, words.join(' '), values.as);
    const { rules, state } = position;
    const refusal = refusalOf(rules, state, actor, action);
    const text = formatAction(rules, state, action);
    const sentence = refusal && whyNot(position, refusal);
    if (values.json)
      sayJson(io, {
        legal: refusal === undefined,
        seat: actor,
        action: text,
        ...refusal,
        ...(sentence && { sentence }),
      });
    else if (refusal === undefined) say(io, 'Legal.');
    else say(io, wrapped(io, `${sentence}\n${ruleText(refusal.rule)}`));
    return refusal === undefined ? EXIT.fine : EXIT.no;
  },
};

const OPTIONS = { as: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

const readWish = ({ rules, state }: Position, text: string, as?: string): { actor: Actor; action: Action } => {
  const [, named, rest = ''] = /^(?:(yellow|blue|chance|clock)\s+)?(.*)$/s.exec(text.trim()) ?? [];
  const said = as ?? named;
  const actor = said === undefined ? (topTask(state)?.seats[0] ?? state.turn.seat) : readOneOf(ACTORS, said, '--as');
  const action = parseAction(rules, state, actor, rest);
  if (action.ok) return { actor, action: action.value };
  throw new Complaint(`The action cannot be read. ${explain(action.error)}`);
};
