import type { Seat } from '@archmage/engine';
import { cardName, fill } from '@archmage/words';
import type { ComponentType } from 'preact';
import type { CardProps } from '../../art/card.tsx';
import type { HeldCard } from '../play/hand.ts';
import { useTexts } from '../texts/texts.ts';
import { useArt } from './art.tsx';
import { Glyph } from './glyphs.tsx';
import { useRoving } from './roving.ts';
import { useWords } from './words.ts';
import './parts.css';
import './action-hand.css';

/** A card of the hand; `reason` is the sentence for a greyed one. */
export interface HandCard extends HeldCard {
  readonly reason?: string | undefined;
}

export interface ActionHandProps {
  readonly cards: readonly HandCard[];
  readonly side: Seat;
  readonly kind: 'action' | 'combat';
  /** Draws one of them. */
  readonly Card: ComponentType<CardProps>;
  /** Stands out, where a card is chosen before it is played. */
  readonly chosen?: HandCard['card'] | undefined;
  readonly pick?: ((card: HandCard) => void) | undefined;
  readonly ask: (card: HandCard) => void;
  /** The card under the pointer or the focus. */
  readonly onPoint?: ((card: HandCard | undefined) => void) | undefined;
}

/** A hand as a fan: what may be played stands up, what may not is greyed but answers, what is used leaves a gap. */
export const ActionHand = (props: ActionHandProps) => {
  const { hand, seats } = useTexts().parts;
  useArt();
  const { cards, kind, side } = props;
  return (
    <div class="hand">
      <Fan
        {...props}
        label={fill(hand[kind], { seat: seats[side] })}
        cards={cards.filter(({ face }) => (face.sort === 'combat') === (kind === 'combat'))}
      />
    </div>
  );
};

const Fan = ({ label, ...props }: ActionHandProps & { readonly label: string }) => {
  const { row, onKeyDown, onFocusIn } = useRoving<HTMLDivElement>();
  const { cards } = props;
  return (
    <div
      ref={row}
      class="hand-fan"
      role="toolbar"
      aria-label={label}
      style={{ '--hand-count': cards.length }}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      {cards.map((held, nth) => (
        <div
          key={held.card}
          class={held.held === 0 ? 'hand-slot hand-gap' : 'hand-slot'}
          style={{ '--hand-lean': nth - (cards.length - 1) / 2 }}
        >
          <Held {...props} held={held} />
        </div>
      ))}
    </div>
  );
};

const STATES = { allowed: 'hand-allowed', refused: 'hand-refused', held: 'hand-held', used: 'hand-used' } as const;

const stateOf = ({ held, answer }: HandCard): keyof typeof STATES => {
  if (held === 0) return 'used';
  if (answer === undefined) return 'held';
  return 'legal' in answer ? 'allowed' : 'refused';
};

const Held = ({ held, side, Card, chosen, pick, ask, onPoint }: ActionHandProps & { readonly held: HandCard }) => {
  const state = stateOf(held);
  const label = useLabel(held, state);
  if (state === 'used' || state === 'held') {
    return (
      <div class={`hand-card ${STATES[state]}`}>
        <span class="shell-unseen">{label}</span>
        <Face held={held} side={side} Card={Card} />
      </div>
    );
  }
  const isAllowed = state === 'allowed' && pick !== undefined;
  return (
    <button
      type="button"
      class={`hand-card ${STATES[state]}`}
      data-roving
      data-stop={state === 'allowed' ? '' : undefined}
      aria-label={label}
      aria-disabled={!isAllowed}
      aria-pressed={chosen === undefined ? undefined : chosen === held.card}
      onClick={() => (isAllowed ? pick(held) : ask(held))}
      onContextMenu={(event) => {
        event.preventDefault();
        ask(held);
      }}
      onPointerEnter={() => onPoint?.(held)}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(held)}
      onBlur={() => onPoint?.(undefined)}
    >
      <Face held={held} side={side} Card={Card} />
    </button>
  );
};

const Face = ({ held, side, Card }: Pick<ActionHandProps, 'side' | 'Card'> & { readonly held: HandCard }) => {
  const { hand } = useTexts().parts;
  const state = stateOf(held);
  return (
    <>
      {held.held > 1 && <span class="hand-under" aria-hidden="true" />}
      <span class="hand-face">
        <Card face={held.face} side={side} />
      </span>
      <span class="hand-tags" aria-hidden="true">
        {state === 'refused' && (
          <span class="hand-lock">
            <Glyph name="lock" />
          </span>
        )}
        {held.held > 1 && <span class="hand-times">{fill(hand.times, { count: held.held })}</span>}
      </span>
    </>
  );
};

const useLabel = ({ face, held, reason }: HandCard, state: keyof typeof STATES): string => {
  const { hand } = useTexts().parts;
  const name = cardName(useWords(), face);
  const counted = held > 1 ? `${name} (${fill(hand.copies, { count: held })})` : name;
  if (state === 'refused' && reason) return fill(hand.refusedWhy, { card: counted, reason });
  return fill(hand[state], { card: counted });
};
