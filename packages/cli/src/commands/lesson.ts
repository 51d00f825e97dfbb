import { BOTS, type Notes } from '@archmage/ai';
import { chanceOf } from '@archmage/host';
import { type Exercise, type Lesson, parseLesson, tryOut } from '@archmage/lessons';
import { fill, plain } from '@archmage/words';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { readText, trust } from '../files.ts';
import { EXIT, say, sayJson, type Terminal, wrapped } from '../io.ts';
import { languageIn } from '../messages/languages.ts';

export const lesson: Command = {
  name: 'lesson',
  help: ({ helps }) => helps.lesson,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(lesson, argv, OPTIONS);
    const [file = ''] = expectArguments(lesson, positionals, ['FILE']);
    const found = trust(parseLesson(await readText(io, file)), file);
    const tried = [...found.exercises, found.test].map(triedBy);
    if (values.json) sayJson(io, described(found, tried));
    else tell(io, found, tried);
    return tried.every(({ isFound }) => isFound) ? EXIT.fine : EXIT.no;
  },
};

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

interface Tried {
  readonly steps: number;
  /** By the strongest computer player, who thinks as long as it likes. */
  readonly isFound: boolean;
}

const triedBy = (exercise: Exercise): Tried => {
  const { rules, seat, seed, steps } = exercise;
  const random = chanceOf(seed, 'thoughts');
  let notes: Notes | undefined;
  const verdict = tryOut(exercise, (view) => {
    const answer = BOTS.archmage({ rules, view, seat, random, notes });
    notes = answer.notes;
    return answer.action;
  });
  return { steps: steps.length, isFound: verdict === 'reached' };
};

const described = ({ id, rules, title, learn }: Lesson, tried: readonly Tried[]) => ({
  id,
  rules: rules.id,
  title,
  learn,
  exercises: tried.slice(0, -1).map(({ steps, isFound: found }) => ({ steps, found })),
  test: { found: tried.at(-1)?.isFound },
});

const tell = (io: Terminal, { title, learn }: Lesson, tried: readonly Tried[]): void => {
  const { lesson: words } = io.words.commands;
  const language = languageIn(io.words);
  say(io, plain(`${title[language]}\n${wrapped(io, learn[language])}\n`));
  for (const [nth, { steps, isFound }] of tried.entries()) {
    const name = nth === tried.length - 1 ? words.test : fill(words.exercise, { number: nth + 1, steps });
    say(io, `${name} ${isFound ? words.found : words.missed}`);
  }
};
