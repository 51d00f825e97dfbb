import { isAsked, redact, SEATS, type Seat } from '@archmage/engine';
import { botSeed, type MoveQuestion } from '@archmage/host';
import type { Desk } from '../desk/desk.ts';
import { sitterOf } from '../table/deal.ts';
import type { HostedTable } from '../table/table.ts';
import type { Mind } from './mind.ts';

export interface Thinkers {
  readonly desk: Desk;
  readonly mind: Mind;
  readonly now: () => number;
}

/** Lets the computer players of a game that are asked have one move; the next is planned by that move. */
export const moveBots = async ({ desk, mind, now }: Thinkers, game: string): Promise<void> => {
  const questions = await desk.with(game, (table) => (table === undefined ? [] : questionsAt(table)));
  for (const { question, wish } of questions) {
    const { action } = await mind.think(question);
    const done = await desk.act(game, { actor: question.seat, action, at: now(), id: wish });
    // The game has gone on meanwhile, or was paused; a move that was never legal would be asked for again and again.
    if ('code' in done && !EXPECTED.includes(done.code))
      throw new Error(`${question.bot} did what is refused: ${done.code}.`);
  }
};

const EXPECTED = ['paused', 'over', 'notAsked', 'notYourTurn', 'missing'];

const questionsAt = (table: HostedTable) =>
  SEATS.flatMap((seat) => {
    const { bot } = sitterOf(table.setting, table.deal, seat);
    if (bot === undefined || !isAsked(table.game.state, seat) || table.deal.paused) return [];
    return [{ question: questionFor(table, seat, bot), wish: `bot-${table.seq}-${seat}` }];
  });

const questionFor = ({ setting, game, seq }: HostedTable, seat: Seat, bot: MoveQuestion['bot']): MoveQuestion => ({
  ask: 'move',
  bot,
  rules: setting.rules.id,
  own: setting.own,
  // B-HID-03: a computer forgets nothing.
  view: redact(game.state, seat, 'recalls'),
  seat,
  seed: botSeed(setting.seed, seat, seq),
  notes: undefined,
  ms: THINKING,
});

/** For each answer: a server has several games to think about. */
const THINKING = 400;
