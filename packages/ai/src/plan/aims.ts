import { EDGES, opponent, type Piece, type PieceId, type Place } from '@archmage/engine';
import type { Figures } from '../worth/figures.ts';
import type { Scale } from '../worth/scale.ts';
import { isThrough } from '../worth/ways.ts';

/** What somebody could do to an enemy from afar, with what he has. */
interface Means {
  readonly shoots: boolean;
  readonly thrusts: boolean;
  readonly pushes: boolean;
}

/**
 * Where somebody would have an enemy before his Bow, his spear or his mouth: by place what that promises at a glance.
 * Nothing for who has to come close anyway. What is seen through mist, or stopped by a shield, is for the rules to say.
 */
export const aimsOf = (scale: Scale, piece: PieceId, held: readonly PieceId[]): Float64Array | undefined => {
  const { figures, state } = scale;
  const means = meansOf(figures, [piece, ...held]);
  if (!Object.values(means).includes(true)) return undefined;
  aims.fill(0);
  const { owner } = figures.rules.roster[piece] ?? {};
  for (const id of owner === undefined ? [] : figures.rules.characters[opponent(owner)]) {
    const target = state.pieces[id] as Piece;
    if (target.at < 0 || target.carrier !== undefined) continue;
    for (let direction = 0; direction < 4; direction++) aimAt(scale, means, { target, piece, direction });
  }
  if (!means.pushes) keepOff(scale, piece);
  return aims;
};

const aims = new Float64Array(512);

const meansOf = ({ rules }: Figures, tokens: readonly PieceId[]): Means => {
  const members = tokens.flatMap((id) => rules.roster[id] ?? []);
  const reaches = members.flatMap((member) => member.reaches);
  return {
    shoots: reaches.some(({ range }) => range === 'ranged'),
    thrusts: reaches.some(({ range }) => range === 'close'),
    // Nothing else of an offer tells that it moves its target.
    pushes: members.some(({ offers }) => offers.some(({ id }) => id === 'scream')),
  };
};

interface Line {
  readonly target: Piece;
  readonly piece: PieceId;
  /** From the target. */
  readonly direction: number;
}

/** All places in a row from which he is seen, and what each is good for. */
const aimAt = (scale: Scale, { pushes, shoots, thrusts }: Means, line: Line): void => {
  const { target } = line;
  const strike = target.wounded ? AIM.prey : AIM.foe;
  const push = pushes && isDeadly(scale, target.at, (line.direction + 2) & 3) ? AIM.fall : 0;
  for (const { place, isAtPoint } of lookouts(scale, line)) {
    const promise = Math.max(push, shoots || (thrusts && isAtPoint) ? strike : 0);
    aims[place] = Math.max(aims[place] as number, promise);
  }
};

const AIM = { prey: 0.5, foe: 0.1, fall: 0.7 } as const;

interface Lookout {
  readonly place: Place;
  /** A spear's length away. */
  readonly isAtPoint: boolean;
}

/** R-LOS-01, R-LOS-02, R-LOS-04 */
function* lookouts(scale: Scale, { target, piece, direction }: Line): Iterable<Lookout> {
  const { maze } = scale;
  let from = target.at;
  for (let steps = 1; ; steps++) {
    const edge = from * 4 + direction;
    const next = maze.beyond[edge] as number;
    if (next < 0) return;
    if (!isThrough(maze, OPEN, edge, next)) {
      if (isThrough(maze, SLIT, edge, next)) yield { place: next, isAtPoint: steps === 1 };
      return;
    }
    yield { place: next, isAtPoint: steps === 2 };
    if (isHidden(scale, next, piece)) return;
    from = next;
  }
}

const OPEN = { through: 0 };
const SLIT = { through: 1 << EDGES.indexOf('slit') };

/** R-LOS-03: objects hide nobody. */
const isHidden = ({ figures: { rules }, state: { pieces } }: Scale, place: Place, viewer: PieceId): boolean =>
  pieces.some(({ at, id }) => at === place && id !== viewer && rules.roster[id]?.sort === 'character');

/** Who is pushed there falls: a pit with nothing on it that could hold him (R-BAN-06). */
const isDeadly = ({ maze, state }: Scale, at: Place, direction: number): boolean => {
  const edge = at * 4 + direction;
  const to = maze.beyond[edge] as number;
  if (to < 0 || maze.terrain[to] === 0 || !isThrough(maze, OPEN, edge, to)) return false;
  return state.pieces.every((piece) => piece.at !== to);
};

/** R-RNG-02, R-SPEAR-05: not beside an enemy. */
const keepOff = ({ figures, maze, state }: Scale, piece: PieceId): void => {
  const { roster, family } = figures.rules;
  for (const { at, carrier, id } of state.pieces) {
    const other = roster[id];
    if (at < 0 || carrier !== undefined || other?.sort !== 'character' || other.owner === roster[piece]?.owner)
      continue;
    for (const beside of family.melee(maze, at, figures.rules.grid)) aims[beside] = 0;
  }
};
