import type { Ruleset, Seat } from '@archmage/engine';
import { effect } from '@preact/signals';
import { elsewhere, sound as isOn, volume } from '../shell/settings.ts';
import type { Ears } from '../table/ears.ts';
import { cueOfMotion, cuesOfMoment, timesOf } from './cues.ts';
import { type Cue, sound } from './voices.ts';

/** Makes what happens at a table heard; answers the ears, and what ends them. */
export const earsOf = (
  rules: Ruleset,
  people: readonly Seat[],
  context: AudioContext = new AudioContext(),
): { readonly ears: Ears; readonly stop: () => void } => {
  const out = context.createGain();
  const press = context.createDynamicsCompressor();
  out.connect(press);
  press.connect(context.destination);
  const stop = effect(() => {
    out.gain.value = LOUDNESS[volume.value];
  });
  const play = playerOn(context, out);
  return {
    ears: {
      motion: (motion) => {
        const cue = cueOfMotion(motion);
        if (cue !== undefined) play(cue, timesOf(motion));
      },
      moment: (moment) => {
        for (const cue of cuesOfMoment(rules, people, moment)) play(cue, 1);
      },
    },
    stop: () => {
      stop();
      void context.close();
    },
  };
};

const LOUDNESS = { low: 0.2, middle: 0.45, high: 0.9 } as const;

/** A walker and what it carries make one noise. */
const AT_ONCE = 0.05;

const playerOn = (context: AudioContext, out: AudioNode): ((cue: Cue, times: number) => void) => {
  const last = new Map<Cue, number>();
  return (cue, times) => {
    const now = context.currentTime;
    if (isOn.peek() === 'off' || isAway() || now - (last.get(cue) ?? -1) < AT_ONCE) return;
    last.set(cue, now);
    if (context.state === 'suspended') void context.resume();
    sound({ context, out }, cue, now + 0.01, times);
  };
};

const isAway = (): boolean => elsewhere.peek() === 'quiet' && globalThis.document?.visibilityState === 'hidden';
