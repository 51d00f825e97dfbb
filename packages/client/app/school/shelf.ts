import { explain } from '@archmage/engine';
import { boxesOfLesson, type Lesson, parseLesson } from '@archmage/lessons';
import { bring } from '../boxes.ts';
import { LANGUAGES, type Language } from '../shell/settings.ts';
import { bound } from '../texts/bound.ts';

/** A lesson before it is read: what a list says of it. */
export interface LessonCard {
  readonly id: string;
  /** The folder it stands in. */
  readonly box: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly learn: Readonly<Record<Language, string>>;
  readonly text: string;
}

const FILES = import.meta.glob<string>('../../../../lessons/**/*.lesson', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Head lines alone are read here: a position needs its box. */
const lineIn = (text: string, key: string): string =>
  new RegExp(`^[ \\t]*${key}[ \\t]+(.*?)[ \\t]*$`, 'm').exec(text)?.[1] ?? '';

const spokenIn = (text: string, key: string): LessonCard['title'] =>
  Object.fromEntries(LANGUAGES.map((each) => [each, lineIn(text, `${key} ${each}`)])) as LessonCard['title'];

/** What is said in French; the lines of a position stay as they are. */
const FRENCH = /^[ \t]*\w+ fr .*$/gm;

/** All there are: box by box, in the order of their files. */
export const LESSONS: readonly LessonCard[] = Object.entries(FILES)
  .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  .map(([path, text]) => [path, text.replace(FRENCH, bound)] as const)
  .map(([path, text]) => ({
    id: lineIn(text, 'lesson'),
    box: path.split('/').at(-2) ?? '',
    title: spokenIn(text, 'title'),
    learn: spokenIn(text, 'learn'),
    text,
  }));

/** The one after it in its box. */
export const nextLesson = (id: string): LessonCard | undefined => {
  const nth = LESSONS.findIndex((each) => each.id === id);
  const next = LESSONS[nth + 1];
  return next?.box === LESSONS[nth]?.box ? next : undefined;
};

/** Reads it, once its boxes are there. */
export const openLesson = async ({ text }: LessonCard): Promise<Lesson> => {
  await bring(boxesOfLesson(text));
  const lesson = parseLesson(text);
  if (!lesson.ok) throw new Error(explain(lesson.error));
  return lesson.value;
};
