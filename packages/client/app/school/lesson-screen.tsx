import type { Lesson } from '@archmage/lessons';
import { useEffect, useState } from 'preact/hooks';
import { Message } from '../shell/message.tsx';
import { hrefOf, type RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { language } from '../shell/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { LessonPlay } from './lesson-play.tsx';
import { meet } from './progress.ts';
import { LESSONS, type LessonCard, openLesson } from './shelf.ts';
import { useSchoolTexts } from './texts/texts.ts';

/** A lesson at the table; `walk.test` is the address of its test. */
export const Screen = ({ route }: { readonly route: RouteOf<'lesson'> }) => {
  const [id, part] = route.id.split('.');
  const card = LESSONS.find((each) => each.id === id);
  return card === undefined ? <Missing /> : <Opened card={card} begins={part === 'test' ? 'test' : 'lesson'} />;
};

const Missing = () => {
  const { missing, title } = useSchoolTexts().lessons;
  useTitle(missing.title);
  return (
    <Message title={missing.title} text={missing.text}>
      <a class="button button-main" href={hrefOf({ name: 'lessons' })}>
        {title}
      </a>
    </Message>
  );
};

interface OpenedProps {
  readonly card: LessonCard;
  readonly begins: 'lesson' | 'test';
}

const Opened = ({ card, begins }: OpenedProps) => {
  const { shell } = useTexts();
  const lesson = useLesson(card);
  useTitle(card.title[language.value]);
  useEffect(meet, []);
  if (lesson === undefined) return <p class="shell-loading">{shell.loading}</p>;
  if (lesson !== 'failed') return <LessonPlay lesson={lesson} begins={begins} />;
  return (
    <Message title={shell.unloaded.title} text={shell.unloaded.text}>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {shell.unloaded.reload}
      </button>
    </Message>
  );
};

const useLesson = (card: LessonCard): Lesson | 'failed' | undefined => {
  const [lesson, setLesson] = useState<Lesson | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    openLesson(card).then(
      (opened) => isWanted && setLesson(opened),
      () => isWanted && setLesson('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [card]);
  return lesson;
};
