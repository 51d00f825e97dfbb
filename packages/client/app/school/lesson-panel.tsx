import { fill } from '@archmage/words';
import { useEffect, useRef } from 'preact/hooks';
import { CoachPanel } from '../exercise/coach-panel.tsx';
import { pointedBeside } from '../exercise/pointing.ts';
import { go, hrefOf, type Route } from '../shell/router.ts';
import { language } from '../shell/settings.ts';
import type { Trial } from './lesson-coach.tsx';
import { nextLesson } from './shelf.ts';
import { type SchoolTexts, useSchoolTexts } from './texts/texts.ts';

interface PanelProps {
  readonly trial: Trial;
  readonly at: 'table' | 'combat';
}

/** What is to be done now, and how it went. Over a combat there is nothing to press but the cards. */
export const LessonPanel = ({ trial, at }: PanelProps) => {
  const { lesson: said } = useSchoolTexts();
  const { doing, progress } = trial;
  const { step, verdict } = progress.value;
  const { lesson, part, task } = doing;
  const now = task.steps[Math.min(step, task.steps.length - 1)];
  const isOpen = verdict === 'open';
  return (
    <CoachPanel
      title={lesson.title[language.value]}
      note={part === 'test' ? said.testing : fill(said.step, stepIn(trial))}
      text={textOf(said, trial)}
      tone={isOpen ? 'plain' : verdict === 'reached' ? 'good' : 'bad'}
      points={isOpen && part !== 'test' ? pointedBeside(now?.aims ?? []) : []}
      close={{ label: said.leave, run: () => go({ name: 'lessons' }) }}
    >
      {at === 'table' && <Buttons trial={trial} />}
    </CoachPanel>
  );
};

/** Counted through all exercises of the lesson. */
const stepIn = ({ doing: { lesson, part }, progress }: Trial): { readonly nth: number; readonly all: number } => {
  const counts = lesson.exercises.map(({ steps }) => steps.length);
  const all = sum(counts);
  return { nth: Math.min(all, sum(counts.slice(0, Number(part))) + progress.value.step + 1), all };
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const textOf = (said: SchoolTexts['lesson'], { doing, progress }: Trial): string => {
  const { isLast, lesson, part, task } = doing;
  const { step, verdict } = progress.value;
  const goal = task.steps[step]?.say[language.value] ?? '';
  if (verdict === 'open') return goal;
  if (verdict === 'missed') return fill(said.missedHow, { missed: said.missed, goal });
  if (part === 'test') return said.tested;
  return isLast ? lesson.praise[language.value] : said.reached;
};

const Buttons = ({ trial }: { readonly trial: Trial }) => {
  const { lesson: said } = useSchoolTexts();
  const { doing, hasBegun, progress, show } = trial;
  const { verdict } = progress.value;
  if (verdict === 'reached') return <Onwards trial={trial} />;
  return (
    <>
      {verdict === 'missed' && <Forward label={said.again} run={doing.again} />}
      {verdict === 'open' && hasBegun.value && (
        <button type="button" class="button button-small" onClick={doing.again}>
          {said.again}
        </button>
      )}
      <button type="button" class="button button-small" onClick={show}>
        {said.show}
      </button>
      <button type="button" class="button button-small" onClick={doing.part === 'test' ? doing.back : doing.test}>
        {doing.part === 'test' ? said.back : said.test}
      </button>
    </>
  );
};

/** On to the next exercise, the next lesson, or the first game. */
const Onwards = ({ trial: { doing } }: { readonly trial: Trial }) => {
  const { lesson: said, lessons } = useSchoolTexts();
  if (!doing.isLast) return <Forward label={said.goOn} run={doing.goOn} />;
  const next = nextLesson(doing.lesson.id);
  const to: Route = next ? { name: 'lesson', id: next.id } : { name: 'new', start: 'guided' };
  const title = next?.title[language.value] ?? lessons.firstGame;
  return (
    <>
      <Forward label={fill(said.next, { title })} run={() => go(to)} />
      <a class="button button-small" href={hrefOf({ name: 'lessons' })}>
        {said.leave}
      </a>
    </>
  );
};

/** Nothing else is left to do: it has the focus as soon as it is there. */
const Forward = ({ label, run }: { readonly label: string; readonly run: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" class="button button-small button-main" onClick={run}>
      {label}
    </button>
  );
};
