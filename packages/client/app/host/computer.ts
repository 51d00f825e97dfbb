import type { Answer, BotName } from '@archmage/ai';
import { isAsked, redact, SEATS, type Seat } from '@archmage/engine';
import { botSeed, type MoveQuestion } from './bot-mind.ts';
import { performAt, type Session, tell } from './session.ts';
import { ponderedSo, timeLeft } from './thinking-time.ts';

/** Lets every computer player that is asked think, unless it does already. */
export const wake = (session: Session): void => {
  for (const seat of SEATS) {
    const player = session.agreed.players[seat];
    if (player !== 'human' && isAwaited(session, seat) && !session.thinking.has(seat)) void play(session, seat, player);
  }
};

/** The table is another, or was left: nobody wants to know any more what is being thought. */
export const dropThoughts = ({ thoughts }: Session): void => {
  for (const thought of thoughts.values()) thought.abort();
  thoughts.clear();
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
  const { table } = session;
  const answer = await think(session, questionFor(session, seat, bot));
  if (answer === 'dropped') return 'stale';
  const verdict = await performAt(session, table, seat, answer.action);
  if (verdict === 'stale') return 'stale';
  session.notes[seat] = answer.notes;
  if (verdict.said === 'refused') tell(session, { kind: 'trouble', seat, refusal: verdict.refusal });
  if (verdict.said === 'unsaved' && verdict.failure.why !== 'closed') {
    tell(session, { kind: 'unsaved', failure: verdict.failure });
  }
  return verdict.said === 'done' ? 'done' : 'stuck';
};

const questionFor = ({ notes, pondered, rules, table }: Session, seat: Seat, bot: BotName): MoveQuestion => {
  const nth = table.batches.filter((batch) => batch.seat === seat).length;
  return {
    ask: 'move',
    bot,
    rules: rules.id,
    // B-HID-03: a computer forgets nothing.
    view: redact(table.state, seat, 'recalls'),
    seat,
    seed: botSeed(table.seed, seat, nth),
    notes: notes[seat],
    ms: timeLeft(bot, table.state.turn.number, pondered[seat]),
  };
};

const think = async (session: Session, question: MoveQuestion): Promise<Answer | 'dropped'> => {
  const { pondered, thoughts, world } = session;
  const { seat, view } = question;
  const thought = new AbortController();
  const began = world.now();
  thoughts.set(seat, thought);
  try {
    return await world.think(question, thought.signal);
  } catch (error) {
    if (thought.signal.aborted) return 'dropped';
    throw error;
  } finally {
    if (thoughts.get(seat) === thought) thoughts.delete(seat);
    pondered[seat] = ponderedSo(view.turn.number, world.now() - began, pondered[seat]);
  }
};
