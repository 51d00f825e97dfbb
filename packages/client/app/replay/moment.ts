import { SEATS, topTask } from '@archmage/engine';
import type { Lexicon } from '@archmage/words';
import { fill } from '@archmage/words';
import { promptOf } from '../table/said/prompt-text.ts';
import type { AllTexts } from '../texts/shape.ts';
import { type Reel, toldAt, turnOf } from './reel.ts';

/** What has just happened, in sentences; of a position on its own, whom it waits for. */
export const toldText = (reel: Reel, at: number, texts: AllTexts): string => {
  const { replay } = texts;
  if (at === 0) return reel.end === 0 ? waitText(reel, texts) : replay.beginning;
  return (
    toldAt(reel, at)
      .map(({ text }) => text)
      .join(' ') || replay.silent
  );
};

/** The same with its turn: `Turn 7, yellow: …`. */
export const momentText = (reel: Reel, at: number, texts: AllTexts, { things }: Lexicon): string => {
  const { replay } = texts;
  const text = toldText(reel, at, texts);
  const turn = turnOf(reel, at);
  if (turn?.seat === undefined) return fill(replay.atSetUp, { text });
  return fill(replay.at, { turn: turn.number, seat: things.actors[turn.seat], text });
};

export const turnName = (turn: Reel['turns'][number], { replay }: AllTexts, { things }: Lexicon): string =>
  turn.seat === undefined
    ? replay.turns.setUp
    : fill(replay.turns.turn, { turn: turn.number, seat: things.actors[turn.seat] });

const waitText = ({ story }: Reel, { parts, table }: AllTexts): string => {
  const task = topTask(story.start);
  if (task === undefined) return table.prompts.over;
  const asked = SEATS.filter((seat) => task.seats.includes(seat)).map((seat) => parts.seats[seat]);
  return fill(table.prompts[promptOf(task)], { seat: asked.join(', ') });
};
