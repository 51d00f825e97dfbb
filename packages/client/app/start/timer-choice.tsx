import { useId } from 'preact/hooks';
import { useAllTexts } from '../texts/texts.ts';
import { RadioCards } from './radio-cards.tsx';
import type { WishProps } from './rules-choice.tsx';
import { TIMERS, type Timer } from './wish.ts';

/** A day. */
const MOST = 86_400;

const LIMITS = ['turn', 'potion', 'place', 'combat'] as const satisfies readonly (keyof Timer)[];

export const TimerChoice = ({ wish, onChange }: WishProps) => {
  const { begin } = useAllTexts().start;
  return (
    <>
      <RadioCards
        legend={begin.timer}
        options={TIMERS.map((value) => ({ value, ...begin.timers[value] }))}
        value={wish.timer}
        onChange={(timer) => onChange({ timer })}
        layout="pairs"
      />
      {wish.timer === 'own' && <OwnTimes times={wish.times} onChange={(times) => onChange({ times })} />}
    </>
  );
};

interface OwnTimesProps {
  readonly times: Timer;
  readonly onChange: (times: Timer) => void;
}

const OwnTimes = ({ times, onChange }: OwnTimesProps) => {
  const { seconds } = useAllTexts().start.begin;
  const complaint = useId();
  const isWrong = (limit: keyof Timer) => !Number.isInteger(times[limit]) || times[limit] < 1 || times[limit] > MOST;
  return (
    <div class="start-times">
      {LIMITS.map((limit) => (
        <label key={limit}>
          <span>{seconds[limit]}</span>
          <input
            class="field"
            type="number"
            inputmode="numeric"
            min={1}
            max={MOST}
            step={1}
            value={Number.isNaN(times[limit]) ? '' : times[limit]}
            aria-invalid={isWrong(limit)}
            aria-describedby={isWrong(limit) ? complaint : undefined}
            onInput={(event) => onChange({ ...times, [limit]: event.currentTarget.valueAsNumber })}
          />
          <span class="soft small">{seconds.unit}</span>
        </label>
      ))}
      {LIMITS.some(isWrong) && (
        <p id={complaint} class="start-wrong">
          {seconds.wrong}
        </p>
      )}
    </div>
  );
};
