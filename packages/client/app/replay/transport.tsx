import { useId } from 'preact/hooks';
import { useAllTexts } from '../texts/texts.ts';
import { Sign, type SignName } from './icons.tsx';
import { turnName } from './moment.ts';
import { SPEEDS, type Speed } from './projector.ts';
import { turnOf, viewAt } from './reel.ts';
import type { Replay, Steps } from './use-replay.ts';

/** Step, turn, play: the buttons of any player. */
export const Transport = ({ replay }: { readonly replay: Replay }) => {
  const { bar } = useAllTexts().replay;
  const { projector, reel, steps } = replay;
  const isAtStart = projector.at.value === 0;
  const isAtEnd = projector.at.value === reel.end;
  const isRunning = projector.isRunning.value;
  const button = (name: Exclude<keyof Steps, 'run'>, isIdle: boolean) => (
    <StepButton sign={name} label={bar[name]} isIdle={isIdle} onPress={steps[name]} />
  );
  return (
    <div class="replay-transport">
      {button('first', isAtStart)}
      {button('turnBack', isAtStart)}
      {button('back', isAtStart)}
      <button
        type="button"
        class="button button-main replay-run"
        aria-label={isRunning ? bar.stop : bar.run}
        onClick={steps.run}
      >
        <Sign name={isRunning ? 'stop' : 'run'} />
      </button>
      {button('forward', isAtEnd)}
      {button('turnForward', isAtEnd)}
      {button('last', isAtEnd)}
    </div>
  );
};

interface StepButtonProps {
  readonly sign: SignName;
  readonly label: string;
  /** It stays focusable: a button that vanishes under the finger loses the focus. */
  readonly isIdle: boolean;
  readonly onPress: () => void;
}

const StepButton = ({ sign, label, isIdle, onPress }: StepButtonProps) => (
  <button
    type="button"
    class="button-icon replay-step"
    aria-label={label}
    aria-disabled={isIdle}
    title={label}
    onClick={() => {
      if (!isIdle) onPress();
    }}
  >
    <Sign name={sign} />
  </button>
);

/** Where to jump, how fast, with whose eyes. */
export const Choices = ({ replay }: { readonly replay: Replay }) => {
  const texts = useAllTexts();
  const { eyes, speed, turns } = texts.replay;
  const { goTo, look, projector, recording, reel, onlooker, words } = replay;
  const at = projector.at.value;
  const now = at === reel.end ? 'end' : `${turnOf(reel, at + 1)?.from ?? 0}`;
  const last = viewAt(reel, reel.end).ending === undefined ? turns.now : turns.end;
  const spans = reel.turns.map((turn) => ({ value: `${turn.from}`, name: turnName(turn, texts, words) }));
  return (
    <>
      <Pick
        label={turns.label}
        value={now}
        options={[...spans, { value: 'end', name: last }]}
        onPick={(value) => goTo(value === 'end' ? reel.end : Number(value))}
      />
      {recording.onlookers.length > 1 && (
        <Pick
          label={eyes.label}
          value={onlooker}
          options={recording.onlookers.map((each) => ({ value: each, name: eyes[each] }))}
          onPick={look}
        />
      )}
      <Pick
        label={speed.label}
        value={projector.speed.value}
        options={SPEEDS.map((each: Speed) => ({ value: each, name: speed[each] }))}
        onPick={projector.setSpeed}
      />
    </>
  );
};

interface PickProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onPick: (value: Value) => void;
}

const Pick = <Value extends string>({ label, value, options, onPick }: PickProps<Value>) => {
  const id = useId();
  return (
    <div class="replay-pick">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field"
        value={value}
        onChange={({ currentTarget }) => onPick(currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
};
