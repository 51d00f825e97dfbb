import type { Puzzle } from '@archmage/ai/puzzles';
import { useEffect, useState } from 'preact/hooks';
import { Message } from '../shell/message.tsx';
import { hrefOf, type RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { useTexts } from '../texts/texts.ts';
import { PuzzlePlay } from './puzzle-play.tsx';
import { openPuzzle, PUZZLES, type PuzzleCard } from './shelf.ts';
import { usePuzzleTexts } from './texts/texts.ts';

/** One puzzle at the table. */
export const Screen = ({ route: { id } }: { readonly route: RouteOf<'puzzle'> }) => {
  const card = PUZZLES.find((each) => each.id === id);
  return card === undefined ? <Missing /> : <Opened key={id} card={card} />;
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

const Opened = ({ card }: { readonly card: PuzzleCard }) => {
  const { shell } = useTexts();
  const { title } = usePuzzleTexts();
  const puzzle = usePuzzle(card);
  useTitle(title);
  if (puzzle === undefined) return <p class="shell-loading">{shell.loading}</p>;
  if (puzzle !== 'failed') return <PuzzlePlay puzzle={puzzle} />;
  return (
    <Message title={shell.unloaded.title} text={shell.unloaded.text}>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {shell.unloaded.reload}
      </button>
    </Message>
  );
};

const usePuzzle = (card: PuzzleCard): Puzzle | 'failed' | undefined => {
  const [puzzle, setPuzzle] = useState<Puzzle | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    openPuzzle(card).then(
      (opened) => isWanted && setPuzzle(opened),
      () => isWanted && setPuzzle('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [card]);
  return puzzle;
};
