import { useEffect, useState } from 'preact/hooks';
import type { Showdown } from '../play/odds.ts';
import { isStill } from '../shell/settings.ts';

/** Cards lie face down, turn over, are added up; then the result is told. */
export const PHASES = ['covered', 'open', 'summed', 'told'] as const;
export type Phase = (typeof PHASES)[number];

const TIMES: readonly (readonly [Phase, number])[] = [
  ['open', 350],
  ['summed', 1250],
  ['told', 2100],
];

export const useUnmasking = (showdown: Showdown | undefined): Phase => {
  const [phase, setPhase] = useState<Phase>('covered');
  const isOver = showdown?.winner !== undefined;
  useEffect(() => {
    if (!isOver) {
      setPhase('covered');
      return undefined;
    }
    if (isStill.value) {
      setPhase('told');
      return undefined;
    }
    const timers = TIMES.map(([next, ms]) => setTimeout(() => setPhase(next), ms));
    return () => timers.forEach(clearTimeout);
  }, [isOver]);
  return isOver ? phase : 'covered';
};

/** A number that counts up to its value. */
export const useCount = (from: number, to: number, isOn: boolean): number => {
  const [now, setNow] = useState(from);
  useEffect(() => {
    if (!isOn || isStill.value) return undefined;
    let value = from;
    const timer = setInterval(
      () => {
        value = Math.min(to, value + 1);
        setNow(value);
        if (value === to) clearInterval(timer);
      },
      COUNT / Math.max(1, to - from),
    );
    return () => clearInterval(timer);
  }, [from, to, isOn]);
  if (!isOn) return from;
  return isStill.value ? to : now;
};

const COUNT = 650;
