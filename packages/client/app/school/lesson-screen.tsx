import { useEffect } from 'preact/hooks';
import { Message } from '../shell/message.tsx';
import { Opened } from '../shell/opened.tsx';
import { hrefOf, type RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { language } from '../shell/settings.ts';
import { LessonPlay } from './lesson-play.tsx';
import { meet } from './progress.ts';
import { LESSONS, type LessonCard, openLesson } from './shelf.ts';
import { useSchoolTexts } from './texts/texts.ts';

/** A lesson at the table; `walk.test` is the address of its test. */
export const Screen = ({ route }: { readonly route: RouteOf<'lesson'> }) => {
  const [id, part] = route.id.split('.');
  const card = LESSONS.find((each) => each.id === id);
  return card === undefined ? <Missing /> : <Found key={id} card={card} begins={part === 'test' ? 'test' : 'lesson'} />;
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

interface FoundProps {
  readonly card: LessonCard;
  readonly begins: 'lesson' | 'test';
}

const Found = ({ card, begins }: FoundProps) => {
  useTitle(card.title[language.value]);
  useEffect(meet, []);
  return <Opened open={() => openLesson(card)} show={(lesson) => <LessonPlay lesson={lesson} begins={begins} />} />;
};
