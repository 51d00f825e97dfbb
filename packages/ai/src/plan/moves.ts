import { type ActionOf, labyrinthOf, type Piece, type PieceId, type Place, type State } from '@archmage/engine';
import { burden, type Weighed } from '../worth/figures.ts';
import { waysOut } from '../worth/ways.ts';
import type { Mind } from './mind.ts';

type Move = ActionOf<'move'>;

/** Of the many Moves of each character, those that look best at a glance. */
export const likelyMoves = (mind: Mind, state: State, moves: readonly Move[]): readonly Move[] => {
  const spots = spotsOf(mind, state);
  const likely: Move[] = [];
  for (let from = 0; from < moves.length; ) {
    const piece = (moves[from] as Move).piece;
    let to = from + 1;
    while (moves[to]?.piece === piece) to++;
    likely.push(...bestOf(mind, state, moves.slice(from, to), spots));
    from = to;
  }
  return likely;
};

interface Glance {
  readonly move: Move;
  readonly gain: number;
}

/** All of one character. */
const bestOf = (mind: Mind, state: State, moves: readonly Move[], spots: Float64Array): readonly Move[] => {
  const [{ piece }] = moves as [Move];
  const { rules, figures } = mind;
  const { at } = state.pieces[piece] as Piece;
  const weighed: Weighed = { figures, state };
  const held = state.pieces.filter(({ carrier }) => carrier === piece).map(({ id }) => id);
  const ways = waysOut(rules, state.tiles, piece);
  const { terrain } = labyrinthOf(rules, state.tiles);
  const kills = (place: Place) => ((terrain[place] as number) & rules.hazards.kills) !== 0;
  // Whoever is only lent to us is led astray (P-CHARM-16).
  const isOwn = rules.roster[piece]?.owner === mind.seat;
  const glances = moves.map((move): Glance => {
    const after = outcomeOf(move, at, held);
    const out = figures.curve[ways[after.end] as number] as number;
    let own = out * (figures.points[piece] as number);
    for (const load of after.loads) own += loadWorth(weighed, piece, load, out);
    if (kills(after.end)) own -= DEATH;
    return { move, gain: isOwn ? own + (spots[after.end] as number) : -own };
  });
  glances.sort((a, b) => b.gain - a.gain);
  return glances.slice(0, mind.style.moves).map(({ move }) => move);
};

const outcomeOf = ({ walk }: Move, at: Place, held: readonly PieceId[]): { end: Place; loads: readonly PieceId[] } => {
  let end = at;
  let loads = held;
  for (const leg of walk) {
    if ('to' in leg) end = leg.to;
    else if ('take' in leg) loads = [...loads, leg.take];
    else loads = loads.filter((load) => load !== leg.leave);
  }
  return { end, loads };
};

/** A wounded friend who is carried along is worth something too. */
const loadWorth = (weighed: Weighed, bearer: PieceId, load: PieceId, out: number): number =>
  weighed.figures.rules.roster[load]?.sort === 'character' ? SPOT.friend : burden(weighed, bearer, load, out);

const SPOT = { gear: 0.1, prey: 0.4, foe: 0.05, friend: 0.1, held: 0.5 } as const;

/** Nobody walks to his death for what he could gain on the way. */
const DEATH = 5;

/** What a place has besides being on the way: a gear to turn, somebody to fight. */
const spotsOf = ({ rules, seat }: Mind, state: State): Float64Array => {
  const { gears, link } = labyrinthOf(rules, state.tiles);
  spots.fill(0);
  for (const gear of gears) if (gear >= 0) spots[gear] = SPOT.gear;
  state.tiles.forEach(({ room }, tile) => {
    for (const cell of (room !== undefined && rules.rooms[room]?.held) || NONE)
      spots[tile * rules.grid.cells + cell] = SPOT.held;
  });
  for (const { id, at, wounded } of state.pieces) {
    const member = rules.roster[id];
    if (at < 0 || member?.owner === seat || member?.sort !== 'character') continue;
    for (let edge = at * 4; edge < at * 4 + 4; edge++) {
      const beside = link[edge] as number;
      if (beside >= 0) spots[beside] = (spots[beside] as number) + (wounded ? SPOT.prey : SPOT.foe);
    }
  }
  return spots;
};

const spots = new Float64Array(512);
const NONE: readonly number[] = [];
