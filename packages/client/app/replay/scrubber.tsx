import { fill } from '@archmage/words';
import { useAllTexts } from '../texts/texts.ts';
import { momentText } from './moment.ts';
import type { Replay } from './use-replay.ts';

/** The whole game as a line: a mark for each turn, and a handle for the moment shown. */
export const Scrubber = ({ replay: { projector, reel, words } }: { readonly replay: Replay }) => {
  const texts = useAllTexts();
  const at = projector.at.value;
  const { end, turns } = reel;
  return (
    <>
      <div class="replay-track">
        <div class="replay-marks" aria-hidden="true">
          {turns.map(({ from, seat }) => (
            <span
              key={from}
              class={`replay-mark replay-mark-${seat ?? 'none'}`}
              style={{ left: `${(100 * from) / end}%` }}
            />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={end}
          step={1}
          value={at}
          aria-label={texts.replay.slider}
          aria-valuetext={momentText(reel, at, texts, words)}
          style={{ '--replay-at': `${(100 * at) / end}%` }}
          onInput={({ currentTarget }) => projector.cut(currentTarget.valueAsNumber)}
        />
      </div>
      <output class="replay-count">{fill(texts.replay.count, { at, end })}</output>
    </>
  );
};
