import type { Catalogue } from '../catalogue.ts';
import { readCatalogues, readTestFiles } from '../catalogue-files.ts';
import { type Command, readArgs } from '../command.ts';
import { coverage } from '../coverage.ts';
import { Complaint, EXIT, type Io, say, sayJson, wrapped } from '../io.ts';
import { findRule, ruleText } from '../rule-text.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'the text of a rule, or how many rules the tests cite',
  help: `
Usage: archmage rules [ID] [--json]

With an ID such as B-MOVE-02 or B-MOVE-C1: the rule or case with its text. Without: for each catalogue the number of its
rules and cases, and how many of them the tests cite.

  --json   one JSON object: { id, title, section, text }, or { catalogues: [{ catalogue, rules, cases, cited, uncited }] }
`,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(rules, argv, OPTIONS);
    const [id, extra] = positionals;
    if (extra !== undefined) throw new Complaint(`"${extra}" is one argument too many. See archmage rules --help.`);
    if (id === undefined) showCoverage(io, values.json ? 'json' : 'text');
    else showRule(io, id, values.json ? 'json' : 'text');
    return EXIT.fine;
  },
};

const OPTIONS = { json: { type: 'boolean', default: false } } as const;
type Form = 'text' | 'json';

const showRule = (io: Io, id: string, form: Form): void => {
  const found = findRule(id);
  if (found === undefined) throw new Complaint(`There is no rule "${id}". archmage rules lists the catalogues.`);
  if (form === 'json') sayJson(io, found);
  else say(io, wrapped(io, ruleText(found.id)));
};

const showCoverage = (io: Io, form: Form): void => {
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
    `${name}`.padEnd(width) + numbers.map((number) => `${number}`.padStart(9)).join('');
  if (form === 'json') sayJson(io, { catalogues: counts });
  else say(io, [['catalogue', 'rules', 'cases', 'cited', 'uncited'], ...rows].map(line).join('\n'));
};

const count = ({ catalogue, rules: all, cases }: Catalogue, { cited, uncited }: ReturnType<typeof coverage>) => ({
  catalogue,
  rules: all.length,
  cases: cases.length,
  cited: cited.size,
  uncited,
});
