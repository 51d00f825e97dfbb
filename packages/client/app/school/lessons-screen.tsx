import { fill } from '@archmage/words';
import { confirm } from '../shell/confirm.tsx';
import { hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { language } from '../shell/settings.ts';
import { forgetLessons, progress } from './progress.ts';
import { LESSONS, type LessonCard } from './shelf.ts';
import { type SchoolTexts, schoolTexts, useSchoolTexts } from './texts/texts.ts';
import './lessons.css';

/** All lessons, box by box; nothing is locked. */
export const Screen = () => {
  const { lessons: said } = useSchoolTexts();
  useTitle(said.title);
  const boxes = [...new Set(LESSONS.map(({ box }) => box))];
  const { firstGame, lessons } = progress.value;
  return (
    <div class="lessons">
      <h1 tabindex={-1}>{said.title}</h1>
      <p class="lessons-intro">{said.intro}</p>
      {boxes.map((box, nth) => (
        <Box key={box} box={box} hasFirstGame={nth === 0} />
      ))}
      {(Object.keys(lessons).length > 0 || firstGame === 'done') && (
        <button type="button" class="button button-quiet lessons-forget" onClick={() => void forget()}>
          {said.forget}
        </button>
      )}
    </div>
  );
};

const forget = async (): Promise<void> => {
  if (await confirm({ ...schoolTexts.value.lessons.forgetAsk, grave: true })) forgetLessons();
};

const Box = ({ box, hasFirstGame }: { readonly box: string; readonly hasFirstGame: boolean }) => {
  const { lessons: said } = useSchoolTexts();
  const cards = LESSONS.filter((each) => each.box === box);
  const done = cards.filter(({ id }) => progress.value.lessons[id] !== undefined).length;
  return (
    <section class="lessons-box" aria-label={boxName(said, box)}>
      <h2>
        {boxName(said, box)}
        <span class="lessons-count">{fill(said.count, { done, all: cards.length })}</span>
      </h2>
      <ol class="lessons-list">
        {cards.map((card, nth) => (
          <Card key={card.id} card={card} nth={nth + 1} isNext={card === nextOf(cards)} />
        ))}
        {hasFirstGame && <FirstGame />}
      </ol>
    </section>
  );
};

const boxName = ({ boxes }: SchoolTexts['lessons'], box: string): string =>
  (boxes as Readonly<Record<string, string | undefined>>)[box] ?? box;

/** The first that was not taken yet. */
const nextOf = (cards: readonly LessonCard[]): LessonCard | undefined =>
  cards.find(({ id }) => progress.value.lessons[id] === undefined);

interface CardProps {
  readonly card: LessonCard;
  readonly nth: number;
  readonly isNext: boolean;
}

const Card = ({ card, nth, isNext }: CardProps) => {
  const { lessons: said } = useSchoolTexts();
  const state = progress.value.lessons[card.id] ?? 'open';
  const title = card.title[language.value];
  const start = state === 'open' ? said.start : said.again;
  return (
    <li class={`lessons-card lessons-${state}`}>
      <span class="lessons-number" aria-hidden="true">
        {state === 'open' ? nth : '✓'}
      </span>
      <div class="lessons-words">
        <h3>{title}</h3>
        <p>{card.learn[language.value]}</p>
        {state !== 'open' && <p class="lessons-state">{said.states[state]}</p>}
      </div>
      <div class="lessons-doors">
        <a
          class={isNext ? 'button button-small button-main' : 'button button-small'}
          href={hrefOf({ name: 'lesson', id: card.id })}
          aria-label={fill(said.startLabel, { start, title })}
        >
          {start}
        </a>
        {state === 'open' && (
          <a
            class="button button-small button-quiet"
            href={hrefOf({ name: 'lesson', id: `${card.id}.test` })}
            aria-label={fill(said.testLabel, { title })}
          >
            {said.test}
          </a>
        )}
      </div>
    </li>
  );
};

const FirstGame = () => {
  const { lessons: said } = useSchoolTexts();
  const isDone = progress.value.firstGame === 'done';
  return (
    <li class={`lessons-card lessons-${progress.value.firstGame}`}>
      <span class="lessons-number" aria-hidden="true">
        {isDone ? '✓' : '★'}
      </span>
      <div class="lessons-words">
        <h3>{said.firstGame}</h3>
        <p>{said.firstGameText}</p>
        {isDone && <p class="lessons-state">{said.states.done}</p>}
      </div>
      <div class="lessons-doors">
        <a
          class="button button-small"
          href={hrefOf({ name: 'new', start: 'guided' })}
          aria-label={fill(said.startLabel, { start: said.play, title: said.firstGame })}
        >
          {said.play}
        </a>
      </div>
    </li>
  );
};
