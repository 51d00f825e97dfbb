import type { ComponentChildren } from 'preact';

/** How a moment of the game is opened on the board: by an address, where there is one, or on the same screen. */
export interface Doors {
  readonly href: ((at: number) => string) | undefined;
  readonly onOpen: (at: number) => void;
}

interface DoorProps {
  readonly at: number;
  readonly doors: Doors;
  readonly children: ComponentChildren;
}

export const Door = ({ at, doors, children }: DoorProps) =>
  doors.href === undefined ? (
    <button type="button" class="review-door" onClick={() => doors.onOpen(at)}>
      {children}
    </button>
  ) : (
    <a class="review-door" href={doors.href(at)}>
      {children}
    </a>
  );
