import { type Signal, signal } from '@preact/signals';

/** How the turn of the cards goes by: card by card on a press, by itself, or at once. */
export const PACES = ['step', 'play', 'fast'] as const;
export type PaceName = (typeof PACES)[number];

const STORED = 'archmage.solo.pace';

export interface Pace {
  readonly name: Signal<PaceName>;
  readonly choose: (name: PaceName) => void;
  /** Somebody is to press before anything goes on. */
  readonly waits: Signal<boolean>;
  readonly step: () => void;
  /** Nobody wants to see anything before his own next decision. */
  readonly skip: () => void;
  /** Waits as long as it takes to follow; `isOver` says that there is nothing more to wait for. */
  readonly wait: () => Promise<void>;
  /** The person has the turn again. */
  readonly rest: () => void;
}

/** Time to read a line of a card and to look at the way it leads. */
const READING = 1800;

export const paceOf = (): Pace => {
  const name = signal(stored());
  const waits = signal(false);
  let isSkipped = false;
  let goOn = (): void => {};
  const step = (): void => goOn();
  return {
    name,
    waits,
    step,
    choose: (chosen) => {
      name.value = chosen;
      remember(chosen);
      if (chosen !== 'step') goOn();
    },
    skip: () => {
      isSkipped = true;
      goOn();
    },
    rest: () => {
      isSkipped = false;
    },
    wait: () => {
      if (isSkipped || name.peek() === 'fast') return Promise.resolve();
      return new Promise((resolve) => {
        const timer = name.peek() === 'play' ? setTimeout(() => goOn(), READING) : undefined;
        goOn = () => {
          clearTimeout(timer);
          goOn = () => {};
          waits.value = false;
          resolve();
        };
        waits.value = true;
      });
    },
  };
};

const stored = (): PaceName => {
  try {
    return PACES.find((each) => each === localStorage.getItem(STORED)) ?? 'play';
  } catch {
    return 'play';
  }
};

const remember = (name: PaceName): void => {
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // Then it is for this game alone.
  }
};
