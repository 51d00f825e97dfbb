import { isAsked, opponent, type Seat, topTask } from '@archmage/engine';
import { TurnCard } from '../../../art/turn-card.tsx';
import { ActionHand, type HandCard } from '../../parts/action-hand.tsx';
import { handOf } from '../../play/hand.ts';
import { useTexts } from '../../texts/texts.ts';
import { whyOf } from '../hand/asking.ts';
import type { TableSession } from '../session.ts';

/** One's own action cards; which may be played now, and why not. */
export const Cards = ({ session }: { readonly session: TableSession }) => {
  const { table: said } = useTexts();
  const { hand, table } = session;
  const cards = cardsOf(session);
  const seat = viewedSeat(session);
  if (table.view.value.turn.number === 0) return null;
  return (
    <section class="table-hand" aria-label={said.hand}>
      <ActionHand
        kind="action"
        Card={TurnCard}
        side={seat}
        cards={cards}
        pick={(held) => hand.play(held.card)}
        ask={(held) => hand.askCard(held.card)}
        onPoint={(held) => {
          table.resting.value = held && { kind: 'card', card: held.card };
        }}
      />
    </section>
  );
};

/** Whose cards lie in front of the screen: those of who acts at it, or of whose turn it is. */
const viewedSeat = ({ table }: TableSession): Seat => table.seat.value ?? table.view.value.turn.seat;

/** While a combat is on, the card a player may lay is one of the others. */
export const cardsOf = ({ table }: TableSession): readonly HandCard[] => {
  const { rules } = table.host;
  const view = table.view.value;
  const seat = table.seat.value;
  if (seat === undefined) {
    const turn = view.turn.seat;
    return handOf({ rules, view, seat: opponent(turn) }, turn);
  }
  const isFight = topTask(view)?.kind === 'commit' && isAsked(view, seat);
  return handOf({ rules, view, seat }, seat)
    .filter(({ face }) => !isFight || face.sort === 'combat')
    .map((held) => ({
      ...held,
      reason: held.answer && 'refusal' in held.answer ? whyOf({ rules, view }, held.answer.refusal).text : undefined,
    }));
};
