import type { BotName } from '@archmage/ai';
import { isAsked, redact, SEATS, type Seat } from '@archmage/engine';
import { botSeed } from './bot-mind.ts';
import { performAt, type Session, tell } from './session.ts';

/** Lets every computer player that is asked think, unless it does already. */
export const wake = (session: Session): void => {
  for (const seat of SEATS) {
    const player = session.agreed.players[seat];
    if (player !== 'human' && isAwaited(session, seat) && !session.thinking.has(seat)) void play(session, seat, player);
  }
};

const isAwaited = ({ isClosed, table }: Session, seat: Seat): boolean => !isClosed && isAsked(table.state, seat);

/** Moves until it is not asked any more, or something goes wrong. */
const play = async (session: Session, seat: Seat, bot: BotName): Promise<void> => {
  session.thinking.add(seat);
  try {
    await session.world.breathe();
    while (isAwaited(session, seat)) {
      const said = await move(session, seat, bot);
      if (said === 'stuck') return;
      if (said === 'done') await session.world.breathe();
    }
  } catch (error) {
    tell(session, { kind: 'trouble', seat, message: error instanceof Error ? error.message : String(error) });
  } finally {
    session.thinking.delete(seat);
  }
};

const move = async (session: Session, seat: Seat, bot: BotName): Promise<'done' | 'stale' | 'stuck'> => {
  const { rules, table, world } = session;
  const nth = table.batches.filter((batch) => batch.seat === seat).length;
  // B-HID-03: a computer forgets nothing.
  const view = redact(table.state, seat, 'recalls');
  const seed = botSeed(table.seed, seat, nth);
  const { action, notes } = await world.think({ bot, rules: rules.id, view, seat, seed, notes: session.notes[seat] });
  session.notes[seat] = notes;
  const verdict = await performAt(session, table, seat, action);
  if (verdict === 'stale') return 'stale';
  if (verdict.said === 'refused') tell(session, { kind: 'trouble', seat, refusal: verdict.refusal });
  if (verdict.said === 'unsaved' && verdict.failure.why !== 'closed') {
    tell(session, { kind: 'unsaved', failure: verdict.failure });
  }
  return verdict.said === 'done' ? 'done' : 'stuck';
};
