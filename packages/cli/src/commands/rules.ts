import type { Catalogue } from '@archmage/catalogue';
import { fill } from '@archmage/words';
import { readCatalogues, readTestFiles } from '../catalogue-files.ts';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { coverage } from '../coverage.ts';
import { Complaint, EXIT, type Form, say, sayJson, type Terminal, wrapped } from '../io.ts';
import { findRule, ruleText } from '../rule-text.ts';

export const rules: Command = {
  name: 'rules',
  help: ({ helps }) => helps.rules,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(rules, argv, OPTIONS);
    const [id] = positionals;
    if (positionals.length > 1) expectArguments(rules, positionals, ['ID']);
    if (id === undefined) showCoverage(io, values.json ? 'json' : 'text');
    else showRule(io, id, values.json ? 'json' : 'text');
    return EXIT.fine;
  },
};

const OPTIONS = { json: { type: 'boolean', default: false } } as const;
const showRule = (io: Terminal, id: string, form: Form): void => {
  const found = findRule(io.words, id);
  if (found === undefined) throw new Complaint(({ complaints }) => fill(complaints.noRule, { id }));
  const { id: known, title, text, section } = found;
  if (form === 'json') sayJson(io, { id: known, title, text, section });
  else say(io, wrapped(io, ruleText(io.words, known)));
};

const showCoverage = (io: Terminal, form: Form): void => {
  const { header } = io.words.commands.rules;
  const files = readTestFiles();
  const counts = readCatalogues().map((catalogue) => count(catalogue, coverage(catalogue, files)));
  const rows = counts.map(({ catalogue, rules: all, cases, cited, uncited }) => [
    catalogue,
    all,
    cases,
    cited,
    uncited.length,
  ]);
  const width = Math.max(...counts.map(({ catalogue }) => catalogue.length)) + 2;
  const line = ([name, ...numbers]: readonly (string | number)[]) =>
    `${name}`.padEnd(width) + numbers.map((number) => `${number}`.padStart(11)).join('');
  if (form === 'json') sayJson(io, { catalogues: counts });
  else
    say(
      io,
      [[header.catalogue, header.rules, header.cases, header.cited, header.uncited], ...rows].map(line).join('\n'),
    );
};

const count = ({ catalogue, rules: all, cases }: Catalogue, { cited, uncited }: ReturnType<typeof coverage>) => ({
  catalogue,
  rules: all.length,
  cases: cases.length,
  cited: cited.size,
  uncited,
});
