import type { Answer } from '@archmage/ai';
import { type Batch, drawAt, isAsked, redact, SEATS, type Seat } from '@archmage/engine';
import { misplay } from './game.ts';
import { type LiveGame, performAt, tell, undoable } from './live-game.ts';
import type { MoveQuestion, Thinker } from './mind.ts';
import { HUMAN, humansOf } from './seats.ts';
import { ponderedSo, timeLeft } from './thinking-time.ts';

/** Lets every computer player that is asked think, unless it does already. */
export const wake = (live: LiveGame): void => {
  for (const seat of SEATS) {
    const player = live.agreed.players[seat];
    if (player !== HUMAN && isAwaited(live, seat) && !live.thinking.has(seat)) void play(live, seat, player);
  }
};

/** The game is another, or was left: nobody wants to know any more what is being thought. */
export const dropThoughts = ({ thoughts }: LiveGame): void => {
  for (const thought of thoughts.values()) thought.abort();
  thoughts.clear();
};

/** The same game asks the same question with the same seed, and the dice cannot be computed from it. */
export const botSeed = (seed: string, seat: Seat, nth: number): string =>
  drawAt(`${seat}'s thoughts of ${seed}`, nth, 2 ** 48).toString(36);

const isAwaited = ({ isClosed, game }: LiveGame, seat: Seat): boolean => !isClosed && isAsked(game.state, seat);

/** Moves until it is not asked any more, or something goes wrong. */
const play = async (live: LiveGame, seat: Seat, bot: Thinker): Promise<void> => {
  live.thinking.add(seat);
  try {
    await live.world.breathe();
    while (isAwaited(live, seat)) {
      const { game } = live;
      await linger(live, seat);
      if (live.game !== game) continue;
      const said = await move(live, seat, bot);
      if (said === 'stuck') return;
      if (said === 'done') await live.world.breathe();
    }
  } catch (error) {
    stumble(live, seat, error);
  } finally {
    live.thinking.delete(seat);
  }
};

/** Whoever passes has said so; a turn that ended by itself may have ended by mistake. After a reload it is waited again. */
const linger = async (live: LiveGame, seat: Seat): Promise<void> => {
  const { agreed, game, world } = live;
  const { seat: last, action, events } = game.batches.at(-1) ?? NOTHING;
  const person = humansOf(agreed.players).find((each) => each === last);
  const isOver = action?.type !== 'pass' && events.some(({ type }) => type === 'turnEnded');
  if (world.linger === undefined || person === undefined || !isOver || undoable(live, person) === 0) return;
  await droppably(live, seat, world.linger);
};

const NOTHING: Partial<Batch> & Pick<Batch, 'events'> = { events: [] };

const move = async (live: LiveGame, seat: Seat, bot: Thinker): Promise<'done' | 'stale' | 'stuck'> => {
  const { game } = live;
  const answer = await think(live, questionFor(live, seat, bot));
  if (answer === 'dropped') return 'stale';
  const verdict = await performAt(live, game, seat, answer.action);
  if (verdict === 'stale') return 'stale';
  live.notes[seat] = answer.notes;
  if (verdict.said === 'refused') throw misplay(seat, verdict.refusal);
  if (verdict.said === 'unsaved' && verdict.failure.why !== 'closed') {
    tell(live, { kind: 'unsaved', failure: verdict.failure });
  }
  return verdict.said === 'done' ? 'done' : 'stuck';
};

/** The players learn that something is wrong, whoever looks after the host learns what. */
const stumble = (live: LiveGame, seat: Seat, error: unknown): void => {
  live.world.report({ game: live.agreed.id, seat, error });
  tell(live, { kind: 'trouble', seat });
};

const questionFor = ({ game, notes, pondered }: LiveGame, seat: Seat, bot: Thinker): MoveQuestion => {
  const { batches, rules, seed, state } = game;
  const nth = batches.filter((batch) => batch.seat === seat).length;
  return {
    ask: 'move',
    bot,
    rules: rules.id,
    // B-HID-03: a computer forgets nothing.
    view: redact(state, seat, 'recalls'),
    seat,
    seed: botSeed(seed, seat, nth),
    notes: notes[seat],
    ms: timeLeft(bot, state.turn.number, pondered[seat]),
  };
};

const think = async (live: LiveGame, question: MoveQuestion): Promise<Answer | 'dropped'> => {
  const { pondered, world } = live;
  const { seat, view } = question;
  const began = world.now();
  try {
    return await droppably(live, seat, (signal) => world.think(question, signal));
  } finally {
    pondered[seat] = ponderedSo(view.turn.number, world.now() - began, pondered[seat]);
  }
};

/** What a seat does until the game changes. */
const droppably = async <T>(
  { thoughts }: LiveGame,
  seat: Seat,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'dropped'> => {
  const thought = new AbortController();
  thoughts.set(seat, thought);
  try {
    return await work(thought.signal);
  } catch (error) {
    if (thought.signal.aborted) return 'dropped';
    throw error;
  } finally {
    if (thoughts.get(seat) === thought) thoughts.delete(seat);
  }
};
