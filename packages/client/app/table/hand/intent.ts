import type { Action, ActionOf, Kind, PieceId, Place, Refusal, State } from '@archmage/engine';
import { topTask } from '@archmage/engine';
import type { Spot } from '../../../board/model.ts';
import type { Deed } from '../../play/choices.ts';
import type { Draft } from '../../play/draft.ts';
import type { Seen } from '../../play/seen.ts';

/** What a player is about to do. Nothing of it has happened, and nobody else is told. */
export type Intent =
  | { readonly kind: 'none' }
  /** A character is looked at; the draft of its Move, if it may move; what it aims with, if a target is to be chosen. */
  | {
      readonly kind: 'chosen';
      readonly piece: PieceId;
      readonly draft: Draft | undefined;
      readonly aim?: string | undefined;
    }
  /** One more yes and it is done. */
  | { readonly kind: 'proposed'; readonly piece: PieceId; readonly deed: Deed }
  /** A click that may mean several things. */
  | { readonly kind: 'torn'; readonly piece: PieceId | undefined; readonly spot: Spot; readonly options: Options }
  | SetupIntent
  | PlacingIntent;

/** Set-up: the token in the hand, and the dots that are taken, as long as nothing is confirmed. */
export interface SetupIntent {
  readonly kind: 'setup';
  readonly picked: Kind | undefined;
  /** By dot, counted from 0. */
  readonly laid: ReadonlyMap<number, Kind>;
}

/** B-REV-07: a placer may rearrange until he confirms. */
export interface PlacingIntent {
  readonly kind: 'placing';
  readonly picked: PieceId | undefined;
  readonly laid: ReadonlyMap<PieceId, Place>;
}

export type Option =
  | { readonly kind: 'deed'; readonly deed: Deed }
  | { readonly kind: 'walk'; readonly place: Place }
  | { readonly kind: 'choose'; readonly piece: PieceId }
  | { readonly kind: 'answer'; readonly action: ActionOf<'answer'> };
export type Options = readonly Option[];

/** What became of a gesture: a new intent, actions to take, or why not. */
export interface Step {
  readonly intent: Intent;
  readonly actions?: readonly Action[];
  readonly refusal?: Refusal;
}

export const NO_INTENT: Intent = { kind: 'none' };

export const setupOf = (intent: Intent): SetupIntent =>
  intent.kind === 'setup' ? intent : { kind: 'setup', picked: undefined, laid: new Map() };

/** Only one token left: it is in the hand already. */
export const placingOf = (intent: Intent, { view }: Pick<Seen, 'view'>): PlacingIntent => {
  const tokens = tokensToPlace(view);
  if (intent.kind === 'placing') return intent;
  return { kind: 'placing', picked: tokens.length === 1 ? tokens[0] : undefined, laid: new Map() };
};

export const tokensToPlace = (view: State): readonly PieceId[] => {
  const task = topTask(view);
  return task?.kind === 'place' ? task.tokens : [];
};

export const pieceOf = (intent: Intent): PieceId | undefined => ('piece' in intent ? intent.piece : undefined);

export const draftIn = (intent: Intent): Draft | undefined => (intent.kind === 'chosen' ? intent.draft : undefined);

export const aimIn = (intent: Intent): string | undefined => (intent.kind === 'chosen' ? intent.aim : undefined);

export const isRotation = (deed: Deed): deed is Deed<'rotate'> => deed.action.type === 'rotate';

export const rotationIn = (intent: Intent): ActionOf<'rotate'> | undefined =>
  intent.kind === 'proposed' && isRotation(intent.deed) ? intent.deed.action : undefined;
