import type { Action, EventOf, EventType, GameEvent, PieceId, State } from '@archmage/engine';
import type { Motion } from '../../board/model.ts';
import { loadsOf, placeOf } from './seen.ts';

/** An event on its way to the screen. The action, where it is known, tells a jump from a walk and a shot from a death. */
export interface Moment {
  readonly event: GameEvent;
  readonly before: State;
  readonly after: State;
  readonly action?: Action | undefined;
}

/** How an event is shown; `beatsOf` says what of it runs together. */
export const motionsOf = (moment: Moment): readonly Motion[] =>
  (MOTIONS[moment.event.type] as Show<EventType> | undefined)?.(moment.event, moment) ?? [];

/** A walker and its load move together; a shot comes before the death it brings. */
export const beatsOf = (motions: readonly Motion[]): readonly (readonly Motion[])[] => {
  const beats: Motion[][] = [];
  for (const motion of motions) {
    const last = beats.at(-1);
    if (last?.[0]?.kind === motion.kind) last.push(motion);
    else beats.push([motion]);
  }
  return beats;
};

type Show<T extends EventType> = (event: EventOf<T>, moment: Moment) => readonly Motion[];

const MOTIONS: { readonly [T in EventType]?: Show<T> } = {
  entered: ({ piece }) => [{ kind: 'appear', token: piece }],
  moved: ({ piece, path }, { action, before }) => {
    return [piece, ...loadsOf(before, piece)].map((token) =>
      action?.type === 'move' || action === undefined
        ? { kind: 'walk', token, path: [placeOf(before, piece), ...path] }
        : { kind: 'leap', token, to: path.at(-1) ?? placeOf(before, piece) },
    );
  },
  took: ({ token }) => [{ kind: 'glow', token }],
  stole: ({ token }) => [{ kind: 'glow', token }],
  left: ({ token }) => [{ kind: 'glow', token }],
  revealed: ({ tile }) => [{ kind: 'flip', room: tile }],
  rotated: ({ tile, quarters }) => [{ kind: 'turn', room: tile, quarters: quarters > 2 ? quarters - 4 : quarters }],
  fought: ({ attackers, defenders }) => [{ kind: 'strike', from: attackers, to: defenders }],
  wounded: ({ piece }) => [{ kind: 'shake', token: piece }],
  healed: ({ piece }) => [{ kind: 'glow', token: piece }],
  revived: ({ piece }) => [{ kind: 'glow', token: piece }],
  // Whoever is charmed, and whoever drank a potion.
  purseOpened: ({ only }) => (only === undefined ? [] : [{ kind: 'glow', token: only }]),
  marked: ({ by, edge, tile }) => (by === undefined ? [] : [flash(tile, edge >> 2, edge & 3)]),
  covered: ({ tile, cover }) => [flash(tile, cover.cell)],
  uncovered: ({ tile, cover }) => [flash(tile, cover.cell)],
  removed: ({ piece, why }, { action, before }) => {
    const isShot = why === 'eliminated' && action?.type === 'use' && action.piece !== piece;
    const shot = isShot ? [shotAt(before, action.piece, piece)] : [];
    const shaken: readonly Motion[] = why === 'crushed' ? [{ kind: 'shake', token: piece }] : [];
    return [...shot, ...shaken, { kind: 'vanish', token: piece }];
  },
};

const flash = (room: number, cell: number, side?: number): Motion => ({ kind: 'flash', room, cell, side });

const shotAt = (view: State, from: PieceId, to: PieceId): Motion => ({
  kind: 'shot',
  from: placeOf(view, from),
  to: placeOf(view, to),
});
