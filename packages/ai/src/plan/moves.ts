import { type ActionOf, type Member, type Piece, type PieceId, type Place, type State, tileOf } from '@archmage/engine';
import { burden } from '../worth/figures.ts';
import { mendedWorth } from '../worth/mending.ts';
import { type Scale, scaleOf } from '../worth/scale.ts';
import { canUse } from '../worth/users.ts';
import { waysAt, waysOut } from '../worth/ways.ts';
import { aimsOf } from './aims.ts';
import type { Mind } from './mind.ts';

type Move = ActionOf<'move'>;

/** Of the many Moves of each character, those that look best at a glance. */
export const likelyMoves = (mind: Mind, state: State, moves: readonly Move[]): readonly Move[] => {
  const scale = scaleOf(mind.figures, state);
  const spots = spotsOf(mind, scale);
  const likely: Move[] = [];
  for (let from = 0; from < moves.length; ) {
    const piece = (moves[from] as Move).piece;
    let to = from + 1;
    while (moves[to]?.piece === piece) to++;
    likely.push(...bestOf(mind, scale, moves.slice(from, to), spots));
    from = to;
  }
  return likely;
};

interface Glance {
  readonly move: Move;
  readonly end: Place;
  /** What is where afterwards, but for things put down. */
  readonly gist: string;
  readonly gain: number;
}

/** All of one character. */
const bestOf = (mind: Mind, scale: Scale, moves: readonly Move[], spots: Float64Array): readonly Move[] => {
  const [{ piece }] = moves as [Move];
  const { figures, maze, state } = scale;
  const { at } = state.pieces[piece] as Piece;
  const held = state.pieces.filter(({ carrier }) => carrier === piece).map(({ id }) => id);
  const kills = (place: Place) => ((maze.terrain[place] as number) & figures.rules.hazards.kills) !== 0;
  // Whoever is only lent to us is led astray (P-CHARM-16).
  const isOwn = figures.rules.roster[piece]?.owner === mind.seat;
  const aims = isOwn ? aimsOf(scale, piece, held) : undefined;
  const glances = moves.flatMap((move): readonly Glance[] => {
    const after = outcomeOf(move, at, held);
    const { end } = after;
    if (mind.style.isTidy && isInVain(scale, after, { at, held })) return [];
    let own = worthAfter(scale, piece, after);
    if (kills(end)) own -= DEATH;
    return [
      { move, end, gist: gistOf(scale, after), gain: isOwn ? own + (spots[end] as number) + (aims?.[end] ?? 0) : -own },
    ];
  });
  glances.sort((a, b) => b.gain - a.gain);
  const best = (mind.style.isTidy ? different(glances) : glances).slice(0, mind.style.moves);
  if (isAiming(scale, piece, held)) best.push(...bestElsewhere(mind, best, glances));
  return best.map(({ move }) => move);
};

/** Of walks that differ only in where something was put down the best. */
const different = (glances: readonly Glance[]): readonly Glance[] => {
  const gists = new Set<string>();
  return glances.filter(({ gist }) => gists.size < gists.add(gist).size);
};

const gistOf = (scale: Scale, { end, loads, left }: Outcome): string => {
  if (loads.length + left.length === 0) return `${end}`;
  const friends = left.filter(({ id }) => isFriend(scale, id)).map(({ id, at }) => `${id}@${at}`);
  return `${end} ${loads} ${friends}`;
};

interface Outcome {
  readonly end: Place;
  readonly loads: readonly PieceId[];
  /** What was put down, and where. */
  readonly left: readonly { readonly id: PieceId; readonly at: Place }[];
}

const outcomeOf = ({ walk }: Move, at: Place, held: readonly PieceId[]): Outcome => {
  let end = at;
  let loads = held;
  let left: Outcome['left'] = NONE;
  for (const leg of walk) {
    if ('to' in leg) end = leg.to;
    else if ('take' in leg) loads = [...loads, leg.take];
    else {
      loads = loads.filter((load) => load !== leg.leave);
      left = [...left, { id: leg.leave, at: end }];
    }
  }
  return { end, loads, left };
};

interface Before {
  readonly at: Place;
  readonly held: readonly PieceId[];
}

/** Back to where it began with nothing gained, something exchanged for its like, or only shoved about. */
const isInVain = (
  { figures: { rules }, maze, state }: Scale,
  { end, loads, left }: Outcome,
  { at, held }: Before,
): boolean => {
  const kindOf = (id: PieceId) => rules.roster[id]?.kind;
  const given = held.filter((id) => !loads.includes(id)).map(kindOf);
  const gained = loads.filter((id) => !held.includes(id)).map(kindOf);
  // What lies where one stops is taken up by itself (B-OBJ-03).
  const lies = (id: PieceId) => state.pieces[id]?.at === end && state.pieces[id]?.carrier === undefined;
  const found = given.length === 0 ? [] : rules.roster.filter(({ id }) => lies(id)).map(({ kind }) => kind);
  if ([...gained, ...found].some((kind) => given.includes(kind))) return true;
  // A friend may lie better elsewhere, and what spans something serves there who comes next.
  const spans = (id: PieceId, where: Place) => rules.masks.carrierRest[id] !== 0 && maze.terrain[where] !== 0;
  const shoved = left.filter(({ id }) => !held.includes(id));
  if (shoved.some(({ id, at: where }) => rules.roster[id]?.sort === 'object' && !spans(id, where))) return true;
  return end === at && gained.length === 0 && given.length === 0 && shoved.length === 0;
};

const worthAfter = (scale: Scale, piece: PieceId, { end, left, loads }: Outcome): number => {
  const { figures, state } = scale;
  const { curve, opens, openingWay, points, rules, way } = figures;
  const nth = loads.some((load) => opens[load] === 1) ? openingWay : way;
  const out = curve[waysAt(rules, state.tiles, nth[piece] as number)[end] as number] as number;
  let own = out * (points[piece] as number);
  for (const load of loads) {
    if (isFriend(scale, load)) own += SPOT.friend + mendingGain(scale, load, end, piece);
    else own += burden(scale, piece, load, out) + huntingGain(scale, load, end);
  }
  for (const { id, at } of left) if (isFriend(scale, id)) own += mendingGain(scale, id, at, undefined);
  return own;
};

/** Only a wounded friend is ever a load. */
const isFriend = ({ figures }: Scale, load: PieceId): boolean => figures.rules.roster[load]?.sort === 'character';

/** What it helps a wounded friend to be where he can be mended, or on the way there. */
const mendingGain = (scale: Scale, id: PieceId, at: Place, carrier: PieceId | undefined): number => {
  const { figures, state } = scale;
  const { curve, points, rules, weights } = figures;
  const way = waysOut(rules, state.tiles, id)[at] as number;
  const alive = weights.alive + (curve[way] as number) * (points[id] as number);
  return Math.max(0, mendedWorth(scale, alive, at, carrier) - alive * weights.wounded);
};

/** Beside somebody whom this load kills. */
const huntingGain = ({ figures, maze, state }: Scale, load: PieceId, end: Place): number => {
  const { rules, size, slays } = figures;
  const { owner, slays: whom } = rules.roster[load] as Member;
  if (whom.length === 0) return 0;
  const places = rules.family.melee(maze, end, rules.grid);
  const isPrey = ({ at, id }: Piece) =>
    slays[load * size + id] === 1 && rules.roster[id]?.owner !== owner && places.includes(at);
  return state.pieces.some(isPrey) ? SPOT.slain : 0;
};

/** Whether it carries something that is used on others. */
const isAiming = ({ figures: { rules } }: Scale, piece: PieceId, held: readonly PieceId[]): boolean =>
  held.some((load) =>
    rules.roster[load]?.offers.some(
      (offer) => offer.target === 'piece' && canUse(rules.roster[piece] as Member, offer),
    ),
  );

/** The best into each room besides: where those are on whom something is used, not on the way out. */
const bestElsewhere = ({ rules }: Mind, best: readonly Glance[], glances: readonly Glance[]): readonly Glance[] => {
  const rooms = new Set(best.map(({ end }) => tileOf(rules.grid, end)));
  return glances.filter(({ end }) => rooms.size < rooms.add(tileOf(rules.grid, end)).size);
};

const SPOT = { gear: 0.1, prey: 0.4, foe: 0.05, friend: 0.1, held: 0.5, slain: 0.4 } as const;

/** Nobody walks to his death for what he could gain on the way. */
const DEATH = 5;

/** What a place has besides being on the way: a gear to turn, somebody to fight. */
const spotsOf = ({ rules, seat }: Mind, { maze, state }: Scale): Float64Array => {
  spots.fill(0);
  for (const gear of maze.gears) if (gear >= 0) spots[gear] = SPOT.gear;
  state.tiles.forEach(({ room }, tile) => {
    for (const cell of (room !== undefined && rules.rooms[room]?.held) || NONE)
      spots[tile * rules.grid.cells + cell] = SPOT.held;
  });
  for (const { id, at, wounded } of state.pieces) {
    const member = rules.roster[id];
    if (at < 0 || member?.owner === seat || member?.sort !== 'character') continue;
    for (const beside of rules.family.melee(maze, at, rules.grid))
      spots[beside] = (spots[beside] as number) + (wounded ? SPOT.prey : SPOT.foe);
  }
  return spots;
};

const spots = new Float64Array(512);
const NONE: readonly never[] = [];
