import type { Leg } from '../../core/action.ts';
import { firstAt, isCharacter, memberOf, NOBODY, nextTo, type Situation } from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import { isHindered } from './ground.ts';
import { type Changes, handsOf } from './hands.ts';
import {
  edgesPassed,
  endOf,
  entered,
  exchangesAt,
  goesThrough,
  isOut,
  mayEnter,
  type Passage,
  waysThrough,
} from './walk.ts';

/** What lies and is held otherwise than before, and all that follows for a walk from it alone. */
interface Layer {
  readonly changes: Changes;
  /** Somebody is moved by it, so that zones fill and empty. */
  readonly isMoving: boolean;
  /** Something is in hand. */
  readonly isLaden: boolean;
  /** Bits of the edges that are passed with what is in hand. */
  readonly through: number;
  /** Where something may change hands. */
  readonly exchanges: Map<Place, readonly Exchange[]>;
  /** Which stages have been come to, and which outcomes. */
  readonly stages: Set<number>;
  readonly outcomes: Set<number>;
}

interface Exchange {
  readonly leg: Leg;
  readonly layer: Layer;
}

/** A stage of a walk, with the one before it. */
export interface Step {
  readonly at: Passage;
  readonly layer: Layer;
  readonly leg: Leg | undefined;
  readonly before: Step | undefined;
}

interface Search {
  readonly situation: Situation;
  readonly piece: PieceId;
  readonly speed: number;
  /** It goes through no walls. */
  readonly isWalledIn: boolean;
  readonly layers: Map<string, Layer>;
  /** What is known of each place: whether enemies hold it there, and whether it is full of friends. */
  readonly foes: Uint8Array;
  readonly crowds: Uint8Array;
}

/** A stage for each outcome of a walk that may end there, the first of fewest steps: what trying every leg would find. */
export const search = (situation: Situation, piece: PieceId, first: Passage): readonly Step[] => {
  const { grid, masks } = situation.rules;
  const all: Search = {
    situation,
    piece,
    speed: memberOf(situation, piece).speed,
    isWalledIn: masks.loneEdges[piece] === 0,
    layers: new Map(),
    foes: new Uint8Array(grid.places).fill(UNKNOWN),
    crowds: new Uint8Array(grid.places).fill(UNKNOWN),
  };
  const found: Step[] = [];
  let level: Step[] = [{ at: first, layer: layerOf(all, first.changes), leg: undefined, before: undefined }];
  note(level[0] as Step);
  while (level.length > 0) {
    const next: Step[] = [];
    // What changes hands takes no step: such stages join the level while it is gone through.
    for (const step of level) {
      if (isNew(step) && !isFull(all, step)) found.push(step);
      if (isOut(situation, piece, step.at.place)) continue;
      exchange(all, step, level);
      walkOn(all, step, next);
    }
    level = next;
  }
  return found;
};

/** The legs that lead to a stage. */
export const legsTo = (step: Step): readonly Leg[] => {
  const legs: Leg[] = [];
  for (let at: Step | undefined = step; at?.leg !== undefined; at = at.before) legs.push(at.leg);
  return legs.reverse();
};

const layerOf = ({ layers, piece, situation }: Search, changes: Changes): Layer => {
  let key = '';
  for (const { at, by, token } of changes) key += by === piece ? `${token},` : `${token}@${at}<${by},`;
  const known = layers.get(key);
  if (known !== undefined) return known;
  const through = edgesPassed(situation, piece, changes);
  const isMoving = changes.some(({ token }) => isCharacter(situation, token));
  const isLaden = handsOf({ situation, changes }, piece).length > 0;
  const layer: Layer = {
    changes,
    isMoving,
    isLaden,
    through,
    exchanges: new Map(),
    stages: new Set(),
    outcomes: new Set(),
  };
  layers.set(key, layer);
  return layer;
};

/** Stages alike go on alike. */
const note = ({ at, layer }: Step): boolean => {
  const code = codeOf(at) * 4 + (at.isThrough ? 2 : 0) + (at.steps > 0 ? 1 : 0);
  if (layer.stages.has(code)) return false;
  layer.stages.add(code);
  return true;
};

/** Without a step something must have changed hands. */
const isNew = ({ at, layer }: Step): boolean => {
  if (at.steps === 0 && layer.changes.length === 0) return false;
  const code = codeOf(at);
  if (layer.outcomes.has(code)) return false;
  layer.outcomes.add(code);
  return true;
};

/** An entrance belongs to the zone: its side tells it. */
const codeOf = ({ entrance, place }: Passage): number => place * 8 + (entrance === undefined ? 4 : entrance & 3);

const exchange = (all: Search, step: Step, level: Step[]): void => {
  for (const { layer, leg } of exchangesOf(all, step)) {
    const there: Step = { at: { ...step.at, changes: layer.changes }, layer, leg, before: step };
    if (note(there)) level.push(there);
  }
};

const exchangesOf = (all: Search, { at, layer }: Step): readonly Exchange[] => {
  const { piece, situation } = all;
  if (!isAnythingThere(all, at, layer)) return NONE;
  const known = layer.exchanges.get(at.place);
  if (known !== undefined) return known;
  const found = exchangesAt(situation, piece, at).map(({ changes, leg }) => ({ leg, layer: layerOf(all, changes) }));
  layer.exchanges.set(at.place, found);
  return found;
};

const NONE: readonly Exchange[] = [];

/** It has something to put down, or something is there that it has not. */
const isAnythingThere = ({ piece, situation }: Search, { changes, place }: Passage, layer: Layer): boolean => {
  if (memberOf(situation, piece).loads === 0) return false;
  if (layer.isLaden) return true;
  for (let n = 0; n < changes.length; n++) if (changes[n]?.at === place) return true;
  for (let id = firstAt(situation, place); id !== NOBODY; id = nextTo(situation, id))
    if (id !== piece && !changes.some(({ token }) => token === id)) return true;
  return false;
};

const walkOn = (all: Search, step: Step, next: Step[]): void => {
  const { piece, situation } = all;
  const { at, layer } = step;
  if (at.isThrough || at.steps === all.speed) return;
  const ways = waysThrough(situation, piece, at.place, layer.through);
  for (let n = 0; n < ways.length; n++) go(all, step, { to: ways[n] as Place, isLone: false }, next);
  if (at.steps > 0 || all.isWalledIn) return;
  for (let side = 0; side < 4; side++) {
    const to = situation.maze.beyond[at.place * 4 + side] as Place;
    if (to >= 0 && !ways.includes(to) && goesThrough(situation, piece, at.place, to))
      go(all, step, { to, isLone: true }, next);
  }
};

const go = (all: Search, step: Step, { isLone, to }: { to: Place; isLone: boolean }, next: Step[]): void => {
  const { piece, situation } = all;
  const isMet = isHinderedAt(all, to);
  const way = { to, isMet, isLone };
  if (!mayEnter(situation, piece, step.at, way)) return;
  const at = entered(situation, piece, step.at, way);
  const there: Step = { at, layer: step.layer, leg: { to }, before: step };
  if (note(there)) next.push(there);
};

const isHinderedAt = ({ foes, piece, situation }: Search, place: Place): boolean => {
  const known = foes[place] as number;
  if (known !== UNKNOWN) return known === 1;
  const isMet = isHindered(situation, piece, place);
  foes[place] = isMet ? 1 : 0;
  return isMet;
};

/** C-MOVE-11, for the most part from a count of who is there. */
const isFull = (all: Search, { at, layer }: Step): boolean => {
  const { piece, situation } = all;
  if (isOut(situation, piece, at.place) || layer.isMoving) return endOf(situation, piece, at) !== undefined;
  const known = all.crowds[at.place] as number;
  const crowd = known === UNKNOWN ? Number(endOf(situation, piece, { ...at, steps: 1 }) !== undefined) : known;
  all.crowds[at.place] = crowd;
  return crowd === 1;
};

const UNKNOWN = 2;
