import { type BySeat, SEATS, type Seat, type State, type Viewer } from '@archmage/engine';
import { isSecret } from '@archmage/table';
import type { Host } from '../host/host.ts';
import { nextPerson } from '../play/prompt.ts';

/** Whose eyes look at the screen now. */
export interface Sight {
  readonly viewer: Viewer;
  /** Who has to say that nobody else is looking, before anything of his is shown. */
  readonly curtain: Seat | undefined;
  /** Whether the viewer sees, or is asked for, what the other one may not see. */
  readonly isPrivate: boolean;
}

export const peopleAt = (players: BySeat<string>): readonly Seat[] => SEATS.filter((seat) => players[seat] === 'human');

/**
 * With one person at the screen it is his. Two people share what everybody may know; where that is not all, the curtain
 * falls first. `lifted` is the seat for which it was lifted last.
 */
export const sightOf = (host: Host, lifted: Seat | undefined): Sight => {
  const people = peopleAt(host.players);
  if (people.length < 2) return openTo(people[0] ?? 'spectator');
  const open = host.view('spectator');
  const next = nextPerson(open, people, lastSeat(host));
  if (next === undefined) return openTo('spectator');
  if (!isSecret(open) && isSameView(host.view(next), open)) return openTo(next);
  return lifted === next
    ? { viewer: next, curtain: undefined, isPrivate: true }
    : { viewer: 'spectator', curtain: next, isPrivate: true };
};

const openTo = (viewer: Viewer): Sight => ({ viewer, curtain: undefined, isPrivate: false });

/** Who acted last: that is no secret, and the same after a reload. */
export const lastSeat = (host: Host): Seat | undefined => {
  const actors = host.story('spectator').chapters.map(({ actor }) => actor);
  return SEATS.find((seat) => seat === actors.findLast((actor) => actor === 'yellow' || actor === 'blue'));
};

const isSameView = (one: State, other: State): boolean => JSON.stringify(one) === JSON.stringify(other);
