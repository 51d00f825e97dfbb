import { isAsked, type PieceId, type QuestionTask, type State } from '@archmage/engine';
import { cardOf, piles, upNext } from '@archmage/engine/solo';
import { fill, nameOf } from '@archmage/words';
import { TokenIcon } from '../../art/token.tsx';
import { useArt } from '../parts/art.tsx';
import { useRoving } from '../parts/roving.ts';
import { speechOf } from '../table/said/narrate.ts';
import type { SoloTable } from './companion.ts';
import { type SoloTexts, useSoloTexts } from './texts/texts.ts';
import { soloWords } from './use-solo-words.ts';
import './row.css';

interface RowProps {
  readonly solo: SoloTable;
}

/** Whose activation is under way, or comes next in their turn. */
export const activeIn = (view: State): PieceId | undefined => {
  if (view.turn.seat !== 'blue') return undefined;
  const task = view.tasks.find((each): each is QuestionTask => each.kind === 'question' && each.asks === 'activate');
  return task?.about?.piece ?? upNext(view);
};

/** The cards of all who are in play, in their order: a press shows what that one would do. */
export const CardRow = ({ solo }: RowProps) => {
  const { table: said } = useSoloTexts();
  const { row, onKeyDown, onFocusIn } = useRoving<HTMLDivElement>();
  useArt();
  const view = solo.table.view.value;
  const cards = piles.rowOf(view);
  return (
    <div
      ref={row}
      class="solo-row"
      role="toolbar"
      aria-label={said.row}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
      data-turn={isAsked(view, 'blue') || view.turn.seat === 'blue' ? '' : undefined}
    >
      {cards.length === 0 && <p class="solo-row-empty">{said.nobody}</p>}
      {cards.map(({ piece, sideways }) => (
        <RowCard key={piece} solo={solo} piece={piece} sideways={sideways} />
      ))}
    </div>
  );
};

interface CardProps extends RowProps {
  readonly piece: PieceId;
  readonly sideways: boolean;
}

const RowCard = ({ solo, piece, sideways }: CardProps) => {
  const { table: said } = useSoloTexts();
  const { looked, table } = solo;
  const view = table.view.value;
  const card = cardOf(table.host.rules, piece);
  const isWounded = view.pieces[piece]?.wounded ?? false;
  const isActive = activeIn(view) === piece;
  const state = stateWord(said, { isActive, isWounded, sideways });
  const name = nameOf(speechOf(table.host.rules, view), piece);
  if (card === undefined) return null;
  return (
    <button
      type="button"
      class={`solo-card ${isActive ? 'solo-card-active' : ''} ${sideways && !isActive ? 'solo-card-turned' : ''}`}
      data-roving
      aria-pressed={looked.value === piece}
      aria-label={fill(said.card, { name, epithet: soloWords.value?.npcs[card.id]?.epithet ?? card.epithet, state })}
      title={`${name}, ${state}`}
      onClick={() => {
        looked.value = looked.peek() === piece ? undefined : piece;
      }}
    >
      <span class="solo-card-face">
        <TokenIcon kind={card.class} face={card.name} sort="character" side="blue" wounded={isWounded} />
      </span>
      <span class="solo-card-name" aria-hidden="true">
        {card.name}
      </span>
    </button>
  );
};

const stateWord = (
  said: SoloTexts['table'],
  { isActive, isWounded, sideways }: Record<'isActive' | 'isWounded' | 'sideways', boolean>,
): string => {
  if (isActive) return said.active;
  if (isWounded) return said.wounded;
  return sideways ? said.acted : said.waits;
};
