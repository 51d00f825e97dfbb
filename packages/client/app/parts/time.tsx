import type { Clock } from '@archmage/host';
import { fill } from '@archmage/words';
import { useTexts } from '../texts/texts.ts';
import { Glyph } from './glyphs.tsx';

const HURRY = 10;

/** What is left on a clock; one that stands is told where each seat has its own. */
export const Time = (clock: Clock) => {
  const { score } = useTexts().parts;
  const { of, left } = clock;
  const time = timeText(left, score.time);
  const stands = 'runs' in clock && !clock.runs;
  return (
    <span
      class={`score-time${left <= HURRY && !stands ? ' score-hurry' : ''}${stands ? ' score-stands' : ''}`}
      role="timer"
      aria-label={fill(score.clock[of], { time })}
    >
      <Glyph name="clock" />
      <span aria-hidden="true">{time}</span>
    </span>
  );
};

/** Minutes and seconds; hours besides where there are any; of days, the hours alone. */
export const timeText = (left: number, { days: text }: { readonly days: string }): string => {
  const seconds = Math.ceil(left);
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / HOUR), Math.floor(seconds / 60)];
  if (days > 0) return fill(text, { days, hours: hours - days * 24 });
  const two = (count: number) => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

const HOUR = 3600;
const DAY = 86_400;
