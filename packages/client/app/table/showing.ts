import { type Player, SEATS, type Seat, type State, type Viewer } from '@archmage/engine';
import { type Host, humansOf, isSecret } from '@archmage/host';
import { nextPerson } from '../play/next-person.ts';

/** What the screen shows now, and to whom it belongs. */
export interface Showing extends Eyes {
  /** Who has to say that nobody else is looking, before anything of his is shown. */
  readonly curtain: Seat | undefined;
  /** Whether the viewer sees, or is asked for, what the other one may not see. */
  readonly isPrivate: boolean;
}

export interface Eyes {
  /** Nothing is shown but what this one may know. */
  readonly viewer: Viewer;
  /** Whose hand acts. */
  readonly seat: Seat | undefined;
}

/** Whoever looks on: two people at once, or nobody who plays. */
export const NOBODY: Eyes = { viewer: 'spectator', seat: undefined };

export const isSameEyes = (one: Eyes, other: Eyes): boolean => one.viewer === other.viewer && one.seat === other.seat;

/**
 * With one person at the screen it is his. Two people share what everybody may know, and nothing else is shown; where
 * whoever is asked needs more, the curtain falls first. `lifted` is the seat for which it was lifted last.
 */
export const showingOf = (host: Host, lifted: Seat | undefined): Showing => {
  const people = humansOf(host.players);
  const [only] = people;
  if (only === undefined) return open(NOBODY);
  if (people.length < 2) return open({ viewer: only, seat: only });
  const shared = host.view('spectator');
  const next = nextPerson(shared, people, lastSeat(host));
  if (next === undefined) return open(NOBODY);
  if (!isSecret(shared) && needsNoMore(host.view(next), shared)) return open({ viewer: 'spectator', seat: next });
  return lifted === next
    ? { viewer: next, seat: next, curtain: undefined, isPrivate: true }
    : { ...NOBODY, curtain: next, isPrivate: true };
};

const open = (eyes: Eyes): Showing => ({ ...eyes, curtain: undefined, isPrivate: false });

/** Who acted last: that is no secret, and the same after a reload. */
export const lastSeat = (host: Host): Seat | undefined => {
  const actors = host.story('spectator').chapters.map(({ actor }) => actor);
  return SEATS.find((seat) => seat === actors.findLast((actor) => actor === 'yellow' || actor === 'blue'));
};

const needsNoMore = (own: State, shared: State): boolean =>
  JSON.stringify(withoutTeams(own)) === JSON.stringify(withoutTeams(shared));

/** One's team and rooms are drawn and chosen from only where the choice is secret: elsewhere nothing legal depends on them. */
const withoutTeams = (view: State): State => {
  const { yellow, blue } = view.players;
  return { ...view, players: { yellow: teamless(yellow), blue: teamless(blue) }, unseen: [] };
};

const teamless = (player: Player): Player => ({ ...player, team: [], pairs: [], reserve: [] });
