import { type Ruleset, type Scenario, SEATS, type Seat, scenarios } from '@archmage/engine';
import { fill, kindName, plain } from '@archmage/words';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { nameOf, readText } from '../files.ts';
import { EXIT, type Form, say, sayJson, type Terminal, wrapped } from '../io.ts';
import { languageIn } from '../messages/languages.ts';
import { ourScenario, scenarioIn, scenarioText } from '../own.ts';
import { rulesFor } from '../positions.ts';

export const scenario: Command = {
  name: 'scenario',
  help: ({ helps }) => helps.scenario,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(scenario, argv, OPTIONS);
    const [name] = positionals;
    if (positionals.length > 1) expectArguments(scenario, positionals, ['FILE']);
    if (name === undefined) list(io, values.json ? 'json' : 'text');
    else show(io, name, await scenarioAt(io, name), values.json ? 'json' : 'text');
    return EXIT.fine;
  },
};

const OPTIONS = { json: { type: 'boolean', default: false } } as const;
const scenarioAt = async (io: Terminal, name: string): Promise<Scenario> =>
  ourScenario(name) ?? scenarioIn(name === '-' ? await readText(io, name) : scenarioText(name), name);

const list = (io: Terminal, form: Form): void => {
  const all = scenarios();
  if (form === 'json') {
    sayJson(io, { scenarios: all.map(({ id, name, boxes }) => ({ id, name, boxes })) });
    return;
  }
  const width = Math.max(...all.map(({ id }) => id.length)) + 2;
  for (const { id, name } of all) say(io, id.padEnd(width) + name[languageIn(io.words)]);
  say(io, `\n${io.words.commands.scenario.more}`);
};

const show = (io: Terminal, wish: string, found: Scenario, form: Form): void => {
  const rules = rulesFor(`${found.boxes} scenario=${found.id}`);
  if (form === 'json') {
    sayJson(io, { ...found, rules: rules.id });
    return;
  }
  const { commands, complaints } = io.words;
  const language = languageIn(io.words);
  say(io, plain(`${found.name[language]}\n${wrapped(io, found.story[language])}\n`));
  for (const [name, text] of rowsOf(io, found, rules)) say(io, wrapped(io, `${name.padEnd(WIDTH)}${text}`));
  say(io, `\n${fill(commands.scenario.play, { name: nameOf(wish) ?? complaints.arguments.FILE })}`);
};

const WIDTH = 10;

const rowsOf = ({ words }: Terminal, found: Scenario, rules: Ruleset): readonly (readonly [string, string])[] => {
  const { rows } = words.commands.scenario;
  const team = (seat: Seat) => (found.teams?.[seat] ?? []).map((kind) => kindName(words, kind)).join(', ');
  return [
    [rows.rules, rules.id],
    [rows.rooms, found.pairs?.join(', ') ?? '?'],
    ...(found.teams ? SEATS : []).map((seat) => [words.things.actors[seat], team(seat)] as const),
    [rows.points, `${rules.options.target}`],
    [rows.handicap, found.handicap ? rows.allowed : rows.refused],
  ];
};
