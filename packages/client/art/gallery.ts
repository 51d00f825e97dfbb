import { type BoxId, type ByBox, type CharacterOf, type ObjectOf, type Supply, supplyOf } from '@archmage/engine';
import type { ComponentChildren, JSX } from 'preact';

export type ArtSide = 'yellow' | 'blue';
export type Draw = () => JSX.Element;
export type Pictures = Readonly<Record<string, Draw>>;

/** The squares of a room by what they are made of. */
export interface GroundProps {
  readonly size: number;
  /** `pitInMist` is a pit, and mist around it. */
  readonly terrain: readonly (string | undefined)[];
  /** Turns what stays level upright. */
  readonly upright: number;
}

export interface CoverProps {
  readonly name: string;
  readonly side: ArtSide;
  /** Turns its maker's sign upright. */
  readonly upright: number;
}

/** All the pictures of a box. */
export interface BoxArt {
  /** Busts, drawn in a box from -44 to 44; strokes are the ink of the group around them. */
  readonly characters: Pictures;
  /** Emblems, drawn in a box from -36 to 36. */
  readonly objects: Pictures;
  /** What stands on a square, by its terrain. */
  readonly things: Pictures;
  /** What lies over several squares: below the things, and in front of them and of the gear. */
  readonly under?: (props: GroundProps) => ComponentChildren;
  readonly over?: (props: GroundProps) => ComponentChildren;
  /** Markers that are laid on squares. */
  readonly covers?: Readonly<Record<string, (props: CoverProps) => JSX.Element>>;
  /** What its rules make of an edge. */
  readonly gates?: Pictures;
}

/** Of everything a box holds there is a picture. */
export interface ArtOf<Id extends BoxId> extends BoxArt {
  readonly characters: Readonly<Record<CharacterOf<Id>, Draw>>;
  readonly objects: Readonly<Record<ObjectOf<Id>, Draw>>;
}

const LOADERS: ByBox<() => Promise<BoxArt>> = {
  'base.1': async () => (await import('./base/index.tsx')).base,
  'paladins.1': async () => (await import('./paladins/index.tsx')).paladins,
  'prison.1': async () => (await import('./prison/index.tsx')).prison,
  'cards.1': async () => (await import('./card-game/index.tsx')).cardGame,
};

/** Somebody's own picture among many of his kind. */
export interface Face {
  readonly draw: Draw;
  readonly field: string;
}

const FACES = supplyOf<(name: string) => Face | undefined>({
  'prison-solo.1': async () => (await import('./solo/portraits/index.ts')).faceNamed,
});

/** The pictures of each box: those at hand can be shown. */
const boxes = supplyOf(LOADERS);

export const ART: Supply<BoxArt> = {
  ...boxes,
  load: async (wanted) => {
    await Promise.all([boxes.load(wanted), FACES.load(wanted)]);
  },
};

export const faceOf = (name: string): Face | undefined =>
  FACES.all()
    .map((named) => named(name))
    .find((face) => face !== undefined);

export const picture = (of: 'characters' | 'objects' | 'things' | 'gates', name: string): Draw | undefined =>
  ART.all()
    .map((art) => art[of]?.[name])
    .find((draw) => draw !== undefined);
