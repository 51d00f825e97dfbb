import { isInPlay, opponent, type PieceId, type Place, topTask } from '@archmage/engine';
import type { Spot } from '../../../board/model.ts';
import type { Pointed } from '../../exercise/coach-panel.tsx';
import { choicesOf, type Deed, deedsOf } from '../../play/choices.ts';
import { memberOf, placeOf, type Seen } from '../../play/seen.ts';

/** What a first game explains, each once: the more pressing first. */
export const TIPS = [
  'combat',
  'aim',
  'card',
  'exit',
  'fight',
  'points',
  'felled',
  'wounded',
  'gear',
  'object',
] as const;
export type TipName = (typeof TIPS)[number];

/** Why a tip is due now: of whom it speaks, and what it points at. */
export interface Due {
  readonly piece?: PieceId;
  readonly spots: readonly Spot[];
  readonly points?: readonly Pointed[];
}

export interface Tip extends Due {
  readonly name: TipName;
}

/** The first that is due and was not given yet. */
export const nextTip = (seen: Seen, given: readonly string[]): Tip | undefined => {
  for (const name of TIPS) {
    const due = given.includes(name) ? undefined : DUE[name](seen);
    if (due !== undefined) return { name, ...due };
  }
  return undefined;
};

const DUE: Readonly<Record<TipName, (seen: Seen) => Due | undefined>> = {
  combat: (seen) => (taskOf(seen) === 'commit' ? { spots: [] } : undefined),
  aim: (seen) => (isActing(seen) ? { spots: farLine(seen).filter((_, nth) => nth % 3 === 1) } : undefined),
  card: (seen) => (taskOf(seen) === 'card' ? { spots: [], points: ['hand'] } : undefined),
  exit: (seen) => aimed(seen, ({ action, spot }) => action.type === 'move' && isOn(farLine(seen), spot)),
  fight: (seen) => aimed(seen, ({ action }) => action.type === 'attack'),
  points: (seen) => (isActing(seen) ? { spots: [], points: ['pass'] } : undefined),
  felled: (seen) => lying(seen, opponent(seen.seat)),
  wounded: (seen) => lying(seen, seen.seat),
  gear: (seen) => turning(seen),
  object: (seen) => aimed(seen, ({ spot }) => isOn(objects(seen), spot)),
};

const taskOf = ({ view }: Seen) => topTask(view)?.kind;

const isActing = (seen: Seen): boolean => taskOf(seen) === 'act';

/** B-EXIT-01: who steps onto the other's line is out. */
const farLine = ({ rules, seat }: Seen): readonly Spot[] => {
  const { lineLength, squares } = rules.grid;
  const first = squares + (seat === 'yellow' ? lineLength : 0);
  return Array.from({ length: lineLength }, (_, nth) => at(first + nth));
};

/** One's own that can do such a thing, and where. */
const aimed = (seen: Seen, isMeant: (deed: Deed) => boolean): Due | undefined => {
  for (const [piece, abilities] of choicesOf(seen).characters) {
    const deed = deedsOf(abilities).find(isMeant);
    if (deed !== undefined) return { piece, spots: [deed.spot] };
  }
  return undefined;
};

const turning = (seen: Seen): Due | undefined => {
  const due = aimed(seen, ({ action }) => action.type === 'rotate');
  return due?.piece === undefined ? undefined : { ...due, spots: [at(placeOf(seen.view, due.piece))] };
};

const lying = ({ rules, view }: Seen, owner: string): Due | undefined => {
  const piece = view.pieces.find((each) => isInPlay(each) && each.wounded && memberOf(rules, each.id).owner === owner);
  return piece && { piece: piece.id, spots: [at(piece.at)] };
};

const objects = ({ rules, view }: Seen): readonly Spot[] =>
  view.pieces
    .filter((piece) => isInPlay(piece) && piece.carrier === undefined && memberOf(rules, piece.id).sort === 'object')
    .map((piece) => at(piece.at));

const at = (place: Place): Spot => ({ kind: 'place', place });

const isOn = (spots: readonly Spot[], spot: Spot): boolean =>
  spots.some((each) => each.kind === 'place' && spot.kind === 'place' && each.place === spot.place);
