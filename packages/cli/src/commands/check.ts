import {
  ACTORS,
  type Action,
  type Actor,
  formatAction,
  parseAction,
  check as refusalOf,
  topTask,
} from '@archmage/engine';
import { explainIn, fill, whyNot } from '@archmage/words';
import { type Command, expectArguments, readArgs, readOneOf } from '../command.ts';
import { Complaint, EXIT, say, sayJson, wrapped } from '../io.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { type Position, readPosition } from '../positions.ts';
import { ruleText } from '../rule-text.ts';

export const check: Command = {
  name: 'check',
  help: ({ helps }) => helps.check,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(check, argv, OPTIONS);
    const [file = '', ...words] = positionals;
    expectArguments(check, [file, ...(words.length > 0 ? [words.join(' ')] : [])].filter(Boolean), ['FILE', 'ACTION']);
    const position = await readPosition(io, file, readOwn(values));
    const { actor, action } = readWish(position, words.join(' '), values.as);
    const { rules, state } = position;
    const refusal = refusalOf(rules, state, actor, action);
    const text = formatAction(rules, state, action);
    const sentence = refusal && whyNot({ ...position, words: io.words, naming: 'codes' }, refusal);
    if (values.json)
      sayJson(io, {
        legal: refusal === undefined,
        seat: actor,
        action: text,
        ...refusal,
        ...(sentence && { sentence }),
      });
    else if (refusal === undefined) say(io, io.words.commands.check.legal);
    else say(io, wrapped(io, `${sentence}\n${ruleText(io.words, refusal.rule)}`));
    return refusal === undefined ? EXIT.fine : EXIT.no;
  },
};

const OPTIONS = { ...OWN_OPTIONS, as: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

const readWish = ({ rules, state }: Position, text: string, as?: string): { actor: Actor; action: Action } => {
  const [, named, rest = ''] = /^(?:(yellow|blue|chance|clock)\s+)?(.*)$/s.exec(text.trim()) ?? [];
  if (as !== undefined && named !== undefined && as !== named)
    throw new Complaint(({ complaints }) =>
      fill(complaints.notTogether, { option: `--as ${as}`, other: `"${named} …"`, command: check.name }),
    );
  const said = as ?? named;
  const actor = said === undefined ? (topTask(state)?.seats[0] ?? state.turn.seat) : readOneOf(ACTORS, said, '--as');
  const action = parseAction(rules, state, actor, rest);
  if (action.ok) return { actor, action: action.value };
  const { error } = action;
  throw new Complaint((words) => fill(words.complaints.badAction, { reason: explainIn(words, error) }));
};
