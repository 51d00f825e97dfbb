import { type BySeat, evolve, type GameEvent, opponent, type Ruleset, SEATS, type Seat, score } from '@archmage/engine';
import type { Story } from '@archmage/host';

export interface Statistics {
  /** One point of the graph for each turn that ended, set-up first, and one for the end. */
  readonly points: readonly PointsAt[];
  readonly seats: BySeat<SeatStatistics>;
}
export interface PointsAt extends BySeat<number> {
  readonly turn: number;
}
export interface SeatStatistics {
  readonly fights: { readonly begun: number; readonly won: number; readonly drawn: number; readonly lost: number };
  readonly rotations: number;
  readonly squares: number;
  readonly reveals: number;
  /** Enemies eliminated, and own characters that left the labyrinth. */
  readonly kills: number;
  readonly exits: number;
}

export const statisticsOf = (rules: Ruleset, { start, chapters }: Story): Statistics => {
  const tallies = { yellow: blank(), blue: blank() };
  const points: PointsAt[] = [];
  let view = start;
  for (const chapter of chapters) {
    for (const event of chapter.events) {
      const { number, seat } = view.turn;
      tally(rules, tallies, seat, event);
      view = evolve(view, event);
      if (event.type !== 'turnEnded' && event.type !== 'turnBegan' && event.type !== 'ended') continue;
      note(points, { turn: number, yellow: score(rules, view, 'yellow'), blue: score(rules, view, 'blue') });
    }
  }
  return { points, seats: tallies };
};

type Tally = {
  fights: { begun: number; won: number; drawn: number; lost: number };
  rotations: number;
  squares: number;
  reveals: number;
  kills: number;
  exits: number;
  shown: number | undefined;
};

const blank = (): Tally => ({
  fights: { begun: 0, won: 0, drawn: 0, lost: 0 },
  rotations: 0,
  squares: 0,
  reveals: 0,
  kills: 0,
  exits: 0,
  shown: undefined,
});

const note = (points: PointsAt[], now: PointsAt): void => {
  if (points.at(-1)?.turn === now.turn) points.pop();
  points.push(now);
};

const tally = ({ roster }: Ruleset, tallies: BySeat<Tally>, active: Seat, event: GameEvent): void => {
  const ownerOf = (piece: number): Seat => roster[piece]?.owner ?? active;
  switch (event.type) {
    case 'moved':
      tallies[ownerOf(event.piece)].squares += event.path.length;
      return;
    case 'rotated':
      tallies[active].rotations++;
      return;
    case 'revealed':
      tallies[active].reveals++;
      return;
    case 'fought':
      tallies[active].fights.begun++;
      return;
    case 'unmasked':
      tallies[event.seat].shown = event.total;
      settle(tallies);
      return;
    case 'removed':
      if (roster[event.piece]?.sort !== 'character') return;
      if (event.why === 'exited') tallies[ownerOf(event.piece)].exits++;
      else tallies[opponent(ownerOf(event.piece))].kills++;
      return;
    default:
      return;
  }
};

/** Both cards lie open: who won is who has more. */
const settle = (tallies: BySeat<Tally>): void => {
  const [yellow, blue] = [tallies.yellow.shown, tallies.blue.shown];
  if (yellow === undefined || blue === undefined) return;
  for (const seat of SEATS) {
    const lead = seat === 'yellow' ? yellow - blue : blue - yellow;
    tallies[seat].fights[lead === 0 ? 'drawn' : lead > 0 ? 'won' : 'lost']++;
    tallies[seat].shown = undefined;
  }
};
