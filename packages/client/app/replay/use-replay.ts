import type { Onlooker } from '@archmage/host';
import type { Lexicon } from '@archmage/words';
import { fill } from '@archmage/words';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { StageRef } from '../../board/stage.ts';
import { announce } from '../shell/announce.tsx';
import { isStill } from '../shell/settings.ts';
import { allTexts, lexicon } from '../texts/texts.ts';
import { momentText } from './moment.ts';
import { type Projector, projectorOf } from './projector.ts';
import type { Recording } from './recording.ts';
import { nextTurn, previousTurn, type Reel, reelOf } from './reel.ts';

/** A recording being shown, and all that can be done about it. */
export interface Replay {
  readonly recording: Recording;
  readonly reel: Reel;
  readonly words: Lexicon;
  readonly projector: Projector;
  readonly stage: StageRef;
  readonly onlooker: Onlooker;
  readonly look: (onlooker: Onlooker) => void;
  /** Cuts to a moment and says what it shows. */
  readonly goTo: (at: number) => void;
  readonly steps: Steps;
}

export interface Steps {
  readonly first: () => void;
  readonly turnBack: () => void;
  readonly back: () => void;
  readonly run: () => void;
  readonly forward: () => void;
  readonly turnForward: () => void;
  readonly last: () => void;
}

/** `first` is the moment it opens at. */
export const useReplay = (recording: Recording, first: number): Replay => {
  const [onlooker, setOnlooker] = useState<Onlooker>(recording.onlookers[0] ?? 'all');
  const words = lexicon.value;
  const reel = useMemo(() => reelOf(recording.rules, recording.story(onlooker), words), [recording, onlooker, words]);
  const latest = useRef({ reel, words });
  latest.current = { reel, words };
  const stage = useMemo<StageRef>(() => ({ current: undefined }), []);
  const projector = useMemo(() => {
    const say = (at: number) => announce(momentText(latest.current.reel, at, allTexts.value, latest.current.words));
    const made = projectorOf(latest.current.reel, { stage, isStill: isMotionless, wait, onStep: say });
    made.cut(first);
    return made;
  }, [stage]);
  useLayoutEffect(() => projector.load(reel), [projector, reel]);
  useEffect(() => () => projector.stop(), [projector]);
  const goTo = (at: number): void => {
    projector.cut(at);
    announce(momentText(reel, projector.at.value, allTexts.value, words));
  };
  const look = (wish: Onlooker): void => {
    setOnlooker(wish);
    announce(fill(allTexts.value.replay.eyes.seen, { eyes: allTexts.value.replay.eyes[wish] }));
  };
  return { recording, reel, words, projector, stage, onlooker, look, goTo, steps: stepsOf(reel, projector, goTo) };
};

const stepsOf = (reel: Reel, projector: Projector, goTo: (at: number) => void): Steps => {
  const { at } = projector;
  return {
    first: () => goTo(0),
    turnBack: () => goTo(previousTurn(reel, at.value)),
    back: () => goTo(at.value - 1),
    run: () => (projector.isRunning.value ? projector.stop() : projector.run()),
    forward: projector.step,
    turnForward: () => goTo(nextTurn(reel, at.value)),
    last: () => goTo(reel.end),
  };
};

/** A page in the background draws nothing, so nothing there would ever arrive. */
const isMotionless = (): boolean => isStill.value || document.hidden;

const wait = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms));
