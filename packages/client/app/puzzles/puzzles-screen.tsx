import { THEMES, type Theme } from '@archmage/ai/puzzles';
import { fill } from '@archmage/words';
import { dayOf } from '../shell/day.ts';
import { hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { Keeping } from './keeping.tsx';
import { nearest, PUZZLES, type PuzzleCard, puzzleOfTheDay } from './shelf.ts';
import { isSolved, standing } from './standing.ts';
import { usePuzzleTexts } from './texts/texts.ts';
import './puzzles.css';

/** All puzzles: today's, one of one's own strength, and each theme with its own. */
export const Screen = () => {
  const said = usePuzzleTexts();
  useTitle(said.title);
  return (
    <div class="puzzles">
      <h1 tabindex={-1}>{said.title}</h1>
      <p class="puzzles-intro">{said.intro}</p>
      <Standing />
      <div class="puzzles-doors">
        <Today />
        <Near />
      </div>
      <h2>{said.byTheme}</h2>
      <div class="puzzles-themes">
        {THEMES.filter((theme) => ofTheme(theme).length > 0).map((theme) => (
          <ThemeCard key={theme} theme={theme} />
        ))}
      </div>
      <Keeping />
    </div>
  );
};

const ofTheme = (theme: Theme): readonly PuzzleCard[] => PUZZLES.filter((card) => card.theme === theme);

const solvedAmong = (cards: readonly PuzzleCard[]): number => cards.filter(({ id }) => isSolved(id)).length;

const Standing = () => {
  const { standing: said } = usePuzzleTexts();
  const { rating, streak, best } = standing.value;
  const solved = fill(said.ofAll, { done: solvedAmong(PUZZLES), all: PUZZLES.length });
  const facts = [
    [said.rating, rating],
    [said.streak, streak],
    [said.best, best],
    [said.solved, solved],
  ] as const;
  return (
    <dl class="puzzles-standing" aria-label={said.title}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Today = () => {
  const { day, themes } = usePuzzleTexts();
  const card = puzzleOfTheDay(dayOf(new Date()));
  if (card === undefined) return null;
  const isDone = isSolved(card.id);
  return (
    <section class="card puzzles-door">
      <h2>{day.title}</h2>
      <p>
        {fill(day.text, { theme: themes[card.theme].name, rating: card.rating })}
        {isDone && <strong class="puzzles-done"> ✓ {day.done}</strong>}
      </p>
      <a class="button button-main" href={hrefOf({ name: 'puzzle', id: card.id })}>
        {isDone ? day.again : day.start}
      </a>
    </section>
  );
};

const Near = () => {
  const { near } = usePuzzleTexts();
  const card = nearest(standing.value.rating, isSolved);
  if (card === undefined) return null;
  return (
    <section class="card puzzles-door">
      <h2>{near.title}</h2>
      <p>{near.text}</p>
      <a class="button" href={hrefOf({ name: 'puzzle', id: card.id })}>
        {near.start}
      </a>
    </section>
  );
};

const ThemeCard = ({ theme }: { readonly theme: Theme }) => {
  const { themes, list, standing: said } = usePuzzleTexts();
  const { name, text } = themes[theme];
  const cards = ofTheme(theme);
  const next = nearest(standing.value.rating, isSolved, cards);
  return (
    <section class="card puzzles-theme" aria-label={name}>
      <h3>{name}</h3>
      <p>{text}</p>
      <p class="soft">{fill(said.ofAll, { done: solvedAmong(cards), all: cards.length })}</p>
      {next && (
        <a
          class="button button-small"
          href={hrefOf({ name: 'puzzle', id: next.id })}
          aria-label={`${name}: ${list.next}`}
        >
          {list.next}
        </a>
      )}
      <details>
        <summary>{list.all}</summary>
        <ol class="puzzles-list">
          {cards.map((card, nth) => (
            <Item key={card.id} card={card} nth={nth + 1} />
          ))}
        </ol>
      </details>
    </section>
  );
};

const Item = ({ card, nth }: { readonly card: PuzzleCard; readonly nth: number }) => {
  const { themes, list } = usePuzzleTexts();
  const { id, rating, theme, boxes } = card;
  const state = standing.value.tried[id]?.outcome ?? 'open';
  const facts = { theme: themes[theme].name, nth, rating, state: list.states[state] };
  return (
    <li class={`puzzles-item puzzles-${state}`}>
      <a href={hrefOf({ name: 'puzzle', id })} aria-label={fill(list.label, facts)}>
        {fill(list.item, facts)}
        {boxes.includes('+') && <span class="soft"> · {list.mixed}</span>}
      </a>
      <span aria-hidden="true">{MARKS[state]}</span>
    </li>
  );
};

const MARKS = { open: '', clean: '★', solved: '✓', missed: '·' } as const;
