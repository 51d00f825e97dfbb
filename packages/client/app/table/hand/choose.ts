import { isAsked, type PieceId, type Place, type Refusal, tileOf, topTask } from '@archmage/engine';
import type { Drag, Spot } from '../../../board/model.ts';
import { answersAt, spotOfAnswer } from '../../play/answers.ts';
import { choicesOf, type Deed, deedsAt, deedsOf, isSameSpot } from '../../play/choices.ts';
import { beginDraft, confirm, type Draft, follow, goTo, prospects, reset, stepTo, undo } from '../../play/draft.ts';
import { isCommanded, isRefused, memberOf, piecesAt, placeOf, type Seen } from '../../play/seen.ts';
import { whyNot } from '../../play/why.ts';
import { aimIn, draftIn, type Intent, NO_INTENT, type Option, pieceOf, type Step } from './intent.ts';

/** A click on the board during a turn: choose a character, point out its way, or what it shall do there. */
export const pickInTurn = (seen: Seen, intent: Intent, spot: Spot): Step => {
  if (intent.kind === 'proposed' && isMeant(seen, intent.deed, spot)) {
    return { intent: NO_INTENT, actions: [intent.deed.action] };
  }
  const draft = draftIn(intent);
  if (draft !== undefined && draft.legs.length > 0 && isAt(spot, draft.at)) return confirmIntent(intent);
  const options = optionsAt(seen, intent, spot);
  const [only] = options;
  const refusal = only?.kind === 'choose' ? whyNoAttack(seen, intent, only.piece) : undefined;
  if (refusal !== undefined) return { intent, refusal };
  if (only === undefined) return isAt(spot, ownPlace(seen, intent)) ? { intent: NO_INTENT } : { intent };
  if (options.length === 1) return take(seen, intent, only);
  return { intent: { kind: 'torn', piece: pieceOf(intent), spot, options } };
};

/** Who points at an enemy with somebody who could fight means to attack it. */
const whyNoAttack = (seen: Seen, intent: Intent, target: PieceId): Refusal | undefined => {
  const piece = pieceOf(intent);
  if (piece === undefined || !choicesOf(seen).characters.has(piece) || isCommanded(seen, target)) return undefined;
  const answer = whyNot(seen, { kind: 'attack', piece, target });
  return 'refusal' in answer ? answer.refusal : undefined;
};

/** A click on the board while a rule asks: what may be answered there; the same spot again says yes to the only one. */
export const pickAnswer = (seen: Seen, intent: Intent, spot: Spot): Step => {
  const options = answersAt(seen, spot).map(
    (option) => ({ kind: 'answer', action: { type: 'answer', option } }) as const,
  );
  const [only] = options;
  const aim = only && spotOfAnswer(seen.view, only.action.option);
  if (only === undefined || aim === undefined) return { intent: NO_INTENT };
  const isAgain = intent.kind === 'torn' && isSameSpot(intent.spot, aim);
  if (isAgain && options.length === 1) return take(seen, intent, only);
  return { intent: { kind: 'torn', piece: undefined, spot: aim, options } };
};

/** One of the things a click may have meant. */
export const take = (seen: Seen, intent: Intent, option: Option): Step => {
  if (option.kind === 'answer') return { intent: NO_INTENT, actions: [option.action] };
  if (option.kind === 'choose') return { intent: choose(seen, option.piece) };
  const piece = pieceOf(intent);
  if (option.kind === 'deed')
    return { intent: { kind: 'proposed', piece: option.deed.action.piece, deed: option.deed } };
  const draft = draftIn(intent) ?? (piece === undefined ? undefined : draftFor(seen, piece));
  return draft === undefined ? { intent } : walkTo(draft, option.place);
};

export const choose = (seen: Seen, piece: PieceId, aim?: string): Intent => ({
  kind: 'chosen',
  piece,
  draft: draftFor(seen, piece),
  aim,
});

export const propose = (deed: Deed): Intent => ({ kind: 'proposed', piece: deed.action.piece, deed });

/** The last yes to whatever is proposed or drawn. */
export const confirmIntent = (intent: Intent): Step => {
  if (intent.kind === 'proposed') return { intent: NO_INTENT, actions: [intent.deed.action] };
  const draft = draftIn(intent);
  if (draft === undefined || draft.legs.length === 0) return { intent };
  const answer = confirm(draft);
  return isRefused(answer) ? { intent, refusal: answer } : { intent: NO_INTENT, actions: [answer] };
};

/** One step back: a proposal, the way drawn, the choice of the character. */
export const cancelIntent = (seen: Seen | undefined, intent: Intent): Intent => {
  const piece = pieceOf(intent);
  if (seen === undefined || piece === undefined || !isInPlayHere(seen, piece)) return NO_INTENT;
  if (intent.kind === 'proposed' || intent.kind === 'torn' || aimIn(intent) !== undefined) return choose(seen, piece);
  const draft = draftIn(intent);
  return draft !== undefined && draft.legs.length > 0 ? redraw(reset(draft)) : NO_INTENT;
};

export const undoStep = (intent: Intent): Intent => {
  const draft = draftIn(intent);
  return draft === undefined || draft.legs.length === 0 ? intent : redraw(undo(draft));
};

export const redraw = (draft: Draft): Intent => ({ kind: 'chosen', piece: draft.piece, draft });

/** A character pulled over the squares draws its way; pulled onto something it could work on, it proposes that. */
export const dragInTurn = (seen: Seen, { from, to, path }: Drag): Step => {
  const piece = readyAt(seen, from)[0];
  if (piece === undefined) return { intent: NO_INTENT };
  const intent = choose(seen, piece);
  const deeds = deedsAt(choicesOf(seen).characters.get(piece), to).filter(({ action }) => action.type !== 'move');
  if (deeds.length > 0) return pickInTurn(seen, intent, to);
  const draft = draftIn(intent);
  if (draft === undefined || to.kind !== 'place') return { intent };
  const drawn = follow(draft, path);
  return drawn.at === to.place ? { intent: redraw(drawn) } : walkTo(draft, to.place);
};

/** Those who can do something, one after the other. */
export const nextReady = (seen: Seen, intent: Intent): PieceId | undefined => {
  const ready = [...choicesOf(seen).characters.keys()].sort((a, b) => a - b);
  const now = pieceOf(intent) ?? -1;
  return ready.find((piece) => piece > now) ?? ready[0];
};

/** Characters on a square, those who can act first, their own side before the other. */
export const charactersAt = (seen: Seen, place: Place): readonly PieceId[] => {
  const ready = choicesOf(seen).characters;
  const rank = (id: PieceId) => (ready.has(id) ? 0 : isCommanded(seen, id) ? 1 : 2);
  return piecesAt(seen.view, place)
    .filter((id) => memberOf(seen.rules, id).sort === 'character')
    .sort((a, b) => rank(a) - rank(b));
};

const readyAt = (seen: Seen, place: Place): readonly PieceId[] =>
  charactersAt(seen, place).filter((id) => choicesOf(seen).characters.has(id));

const isInPlayHere = ({ view }: Seen, piece: PieceId): boolean => placeOf(view, piece) >= 0;

const draftFor = (seen: Seen, piece: PieceId): Draft | undefined => {
  if (topTask(seen.view)?.kind !== 'act' || !isAsked(seen.view, seen.seat)) return undefined;
  if (!choicesOf(seen).characters.has(piece)) return undefined;
  const draft = beginDraft(seen, piece);
  return isRefused(draft) ? undefined : draft;
};

const optionsAt = (seen: Seen, intent: Intent, spot: Spot): readonly Option[] => {
  const piece = pieceOf(intent);
  const others = spot.kind === 'place' ? othersAt(seen, piece, spot.place) : [];
  if (piece === undefined) return others;
  const deeds = deedsOf(choicesOf(seen).characters.get(piece)).filter(
    (deed) => deed.action.type !== 'move' && isSameSpot(deed.spot, spot),
  );
  const aim = aimIn(intent);
  const found: Option[] = deeds.filter((deed) => isAimed(deed, aim)).map((deed) => ({ kind: 'deed', deed }));
  if (aim !== undefined) return found;
  if (spot.kind === 'place' && isReachable(seen, intent, spot.place)) found.push({ kind: 'walk', place: spot.place });
  if (found.length > 0) return [...found, ...others.filter(({ piece: other }) => isCommanded(seen, other))];
  const turns = spot.kind === 'place' ? turnsOf(seen, piece, spot.place) : [];
  return others.length > 0 ? others : turns;
};

/** Without an aim anything is meant. */
export const isAimed = ({ action }: Deed, aim: string | undefined): boolean =>
  aim === undefined || (action.type === 'use' && action.offer === aim);

/** A room can be turned by any of its squares that means nothing else. */
const turnsOf = (seen: Seen, piece: PieceId, place: Place): readonly Option[] => {
  const tile = tileOf(seen.rules.grid, place);
  const { rotations = [] } = choicesOf(seen).characters.get(piece) ?? {};
  return rotations.filter(({ action }) => action.tile === tile).map((deed) => ({ kind: 'deed', deed }));
};

const othersAt = (seen: Seen, chosen: PieceId | undefined, place: Place) => {
  const all = charactersAt(seen, place).filter((id) => id !== chosen);
  const ready = all.filter((id) => choicesOf(seen).characters.has(id));
  return (ready.length > 0 ? ready : all.slice(0, 1)).map((piece) => ({ kind: 'choose', piece }) as const);
};

const isReachable = (seen: Seen, intent: Intent, place: Place): boolean => {
  const draft = draftIn(intent);
  const piece = pieceOf(intent) ?? -1;
  if (place === placeOf(seen.view, piece)) return draft !== undefined && draft.legs.length > 0;
  const from = draft ?? draftFor(seen, piece);
  if (from === undefined) return false;
  const drawn = plan(from, place);
  // Who clicks on a friend he can only pass means the friend.
  return !isRefused(drawn) && (drawn.refusal === undefined || charactersAt(seen, place).length === 0);
};

const walkTo = (draft: Draft, place: Place): Step => {
  const drawn = plan(draft, place);
  return isRefused(drawn) ? { intent: redraw(draft), refusal: drawn } : { intent: redraw(drawn) };
};

/** The next square goes on with the way; any other one is a new way, unless something was taken up or left already. */
const plan = (draft: Draft, place: Place): Draft | Refusal => {
  const isBeside = draft.legs.length > 0 && prospects(draft).next.some((route) => route.place === place);
  if (isBeside) return stepTo(draft, place);
  const hasLoads = draft.legs.some((leg) => !('to' in leg));
  if (place === placeOf(draft.view, draft.piece) && !hasLoads) return reset(draft);
  return goTo(hasLoads ? draft : reset(draft), place);
};

/** A room that lies open is pointed at by one of its squares. */
const isMeant = ({ rules }: Seen, { spot: aim }: Deed, spot: Spot): boolean =>
  isSameSpot(aim, spot) ||
  (aim.kind === 'room' && spot.kind === 'place' && tileOf(rules.grid, spot.place) === aim.room);

const isAt = (spot: Spot, place: Place): boolean => spot.kind === 'place' && spot.place === place;

const ownPlace = ({ view }: Seen, intent: Intent): Place => {
  const piece = pieceOf(intent);
  return piece === undefined ? -1 : placeOf(view, piece);
};
