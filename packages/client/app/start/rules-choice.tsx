import { fill } from '@archmage/words';
import { useState } from 'preact/hooks';
import { useAllTexts } from '../texts/texts.ts';
import { HandicapChoice } from './handicap-choice.tsx';
import { RadioCards, Switch } from './radio-cards.tsx';
import { TimerChoice } from './timer-choice.tsx';
import { BOOK_WISH, changesOf, hasFixedTarget, TAKEBACKS, TARGETS, type Wish } from './wish.ts';

export interface WishProps {
  readonly wish: Wish;
  readonly onChange: (change: Partial<Wish>) => void;
}

/** What cannot be agreed on, because something else settles it. */
export type Settled = 'target' | 'handicap';

interface RulesChoiceProps extends WishProps {
  readonly settled?: readonly Settled[];
}

/** Everything the players may agree on, folded away until somebody wants it. */
export const RulesChoice = ({ wish, onChange, settled = [] }: RulesChoiceProps) => {
  const { begin } = useAllTexts().start;
  const count = changesOf(wish).length;
  const [wasOpen] = useState(count > 0);
  return (
    <details class="start-more" open={wasOpen}>
      <summary>
        <span class="start-more-name">{begin.options}</span>
        <span class="start-more-state">{count === 0 ? begin.usual : fill(begin.changed, { count })}</span>
      </summary>
      <div class="start-more-body">
        {!settled.includes('target') && <TargetChoice wish={wish} onChange={onChange} />}
        <Manners wish={wish} onChange={onChange} />
        <TimerChoice wish={wish} onChange={onChange} />
        {!settled.includes('handicap') && <HandicapChoice wish={wish} onChange={onChange} />}
        {count > 0 && (
          <button type="button" class="button button-small start-reset" onClick={() => onChange(asUsual(wish))}>
            {begin.reset}
          </button>
        )}
      </div>
    </details>
  );
};

const TargetChoice = ({ wish, onChange }: WishProps) => {
  const { begin } = useAllTexts().start;
  if (hasFixedTarget(wish)) return <p class="start-note">{begin.fixedTarget}</p>;
  return (
    <RadioCards
      legend={begin.target}
      options={TARGETS.map((value) => ({ value, name: value }))}
      value={wish.target}
      onChange={(target) => onChange({ target })}
      layout="row"
    />
  );
};

const Manners = ({ wish, onChange }: WishProps) => {
  const { begin } = useAllTexts().start;
  return (
    <>
      <RadioCards
        legend={begin.takeback}
        options={TAKEBACKS.map((value) => ({ value, ...begin.takebacks[value] }))}
        value={wish.takeback}
        onChange={(takeback) => onChange({ takeback })}
      />
      <Switch
        {...begin.memory}
        isOn={wish.memory === 'recalls'}
        onChange={(isOn) => onChange({ memory: isOn ? 'recalls' : 'forgets' })}
      />
      <Switch
        {...begin.cards}
        isOn={wish.hands === 'hidden'}
        onChange={(isOn) => onChange({ hands: isOn ? 'hidden' : 'open' })}
      />
    </>
  );
};

const asUsual = ({ mode, level, side, set, mix, teams, game, opening, title, seed }: Wish): Wish => ({
  ...BOOK_WISH,
  set,
  mix,
  teams,
  game,
  mode,
  level,
  side,
  opening,
  title,
  seed,
});
