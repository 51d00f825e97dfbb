import type { CardFace } from '@archmage/engine';
import { cardName, fill } from '@archmage/words';
import { RESULTS, type Result } from '../play/odds.ts';
import { useTexts } from '../texts/texts.ts';
import { useWords } from './words.ts';
import './parts.css';
import './odds-bar.css';

export interface OddsBarProps {
  readonly odds: Readonly<Record<Result, number>>;
  /** If they are this card's alone. */
  readonly card?: CardFace | undefined;
}

/** Win, draw and loss as shares of a bar, each with its figure and its own pattern. */
export const OddsBar = ({ odds, card }: OddsBarProps) => {
  const { combat } = useTexts().parts;
  const words = useWords();
  const shares = wholeShares(odds);
  const title = card === undefined ? combat.chances : fill(combat.chancesWith, { card: cardName(words, card) });
  return (
    <div class="odds">
      <p class="odds-title">{title}</p>
      <div class="odds-bar" aria-hidden="true">
        {RESULTS.map((result) => (
          <i key={result} class={`odds-share odds-${result}`} style={{ flexGrow: odds[result] }} />
        ))}
      </div>
      <ul class="odds-legend">
        {RESULTS.map((result) => (
          <li key={result} class="odds-key">
            <i class={`odds-patch odds-${result}`} />
            {fill(combat.share, { share: shares[result], result: combat.results[result] })}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Whole per cents that make 100 together. */
const wholeShares = (odds: Readonly<Record<Result, number>>): Readonly<Record<Result, number>> => {
  const win = Math.round(odds.win * 100);
  const draw = Math.round(odds.draw * 100);
  const isAny = odds.win + odds.draw + odds.loss > 0;
  return { win, draw, loss: isAny ? Math.max(0, 100 - win - draw) : 0 };
};
