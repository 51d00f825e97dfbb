import type { Clock } from '@archmage/host';
import { fill } from '@archmage/words';
import { useTexts } from '../texts/texts.ts';
import { Glyph } from './glyphs.tsx';

const HURRY = 10;

/** What is left on a clock that runs. */
export const Time = ({ of, left }: Clock) => {
  const { clock } = useTexts().parts.score;
  const seconds = Math.ceil(left);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span
      class={left <= HURRY ? 'score-time score-hurry' : 'score-time'}
      role="timer"
      aria-label={fill(clock[of], { time })}
    >
      <Glyph name="clock" />
      <span aria-hidden="true">{time}</span>
    </span>
  );
};
