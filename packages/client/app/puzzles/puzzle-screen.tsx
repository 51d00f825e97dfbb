import { Message } from '../shell/message.tsx';
import { Opened } from '../shell/opened.tsx';
import { hrefOf, type RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { PuzzlePlay } from './puzzle-play.tsx';
import { openPuzzle, PUZZLES, type PuzzleCard } from './shelf.ts';
import { usePuzzleTexts } from './texts/texts.ts';

/** One puzzle at the table. */
export const Screen = ({ route: { id } }: { readonly route: RouteOf<'puzzle'> }) => {
  const card = PUZZLES.find((each) => each.id === id);
  return card === undefined ? <Missing /> : <Found key={id} card={card} />;
};

const Missing = () => {
  const { missing, title } = usePuzzleTexts();
  useTitle(missing.title);
  return (
    <Message title={missing.title} text={missing.text}>
      <a class="button button-main" href={hrefOf({ name: 'puzzles' })}>
        {title}
      </a>
    </Message>
  );
};

const Found = ({ card }: { readonly card: PuzzleCard }) => {
  useTitle(usePuzzleTexts().title);
  return <Opened open={() => openPuzzle(card)} show={(puzzle) => <PuzzlePlay puzzle={puzzle} />} />;
};
