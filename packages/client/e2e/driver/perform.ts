import {
  type Action,
  type ActionOf,
  type CardFace,
  type Leg,
  type PieceId,
  type Place,
  type Seat,
  type State,
  topTask,
} from '@archmage/engine';
import { humansOf } from '@archmage/host';
import { cardName, fill, kindName, nameOf, optionIn, placeName } from '@archmage/words';
import { LEXICONS } from '@archmage/words/all';
import type { Page } from 'playwright-core';
import { capital } from '../../app/parts/words.ts';
import { choicesOf, type Deed, deedsOf } from '../../app/play/choices.ts';
import { accept, beginDraft, type Draft, prospects } from '../../app/play/draft.ts';
import { isRefused, memberOf, placeOf, type Seen } from '../../app/play/seen.ts';
import { choose, pickInTurn, redraw, take } from '../../app/table/hand/choose.ts';
import { draftIn, type Intent, NO_INTENT } from '../../app/table/hand/intent.ts';
import { dotPlaces } from '../../app/table/hand/lay-out.ts';
import { deedLabel, loadLabel, optionLabel, speechOf } from '../../app/table/said/narrate.ts';
import { en } from '../../app/texts/en.ts';
import type { Spot } from '../../board/model.ts';
import { type Hand, seen as shownAs, type Target } from './hands.ts';
import { askedPerson, type Mirror, type Step, viewFor } from './mirror.ts';

/** A page, the hand that uses it, and the game it should show. */
export interface At {
  readonly page: Page;
  readonly hand: Hand;
  readonly mirror: Mirror;
}

/** Does a step through the page. What a click will mean is foreseen, so that nothing has to be guessed from the screen. */
export const perform = async (at: At, { actions }: Step): Promise<void> => {
  const [action] = actions;
  switch (action.type) {
    case 'line':
      return layLine(at, actions as readonly ActionOf<'line'>[]);
    case 'place':
      return layTokens(at, actions as readonly ActionOf<'place'>[]);
    case 'forgo':
      await pressToken(at, seenBy(at).seat, action.kind);
      return at.hand.press(at.page, { button: fill(said.tray.confirmForgo, { kind: kindName(words, action.kind) }) });
    case 'hide':
      return hide(at, action);
    case 'card':
      return at.hand.key?.(at.page, `${faceOf(at, action.card).value}`) ?? pressCard(at, action.card);
    case 'commit':
      await pressCard(at, action.card);
      return at.hand.press(at.page, {
        button: fill(parts.combat.lay, { card: cardName(words, faceOf(at, action.card)) }),
      });
    case 'pass':
      return pass(at);
    case 'resign':
    case 'agree':
      return giveIn(at, action.type);
    case 'move':
      return move(at, action);
    case 'answer':
      return answer(at, action);
    default:
      return doDeed(at, action);
  }
};

const said = en.table;
const { parts } = en;
const words = LEXICONS.en;

/** The game as the one sees it who is asked. */
export const seenBy = ({ mirror }: At): Seen => {
  const seat = askedPerson(mirror);
  if (seat === undefined) throw new Error('Nobody is asked.');
  return { rules: mirror.game.rules, view: viewFor(mirror, seat), seat };
};

export const squareTarget = ({ rules, view }: Omit<Seen, 'seat'>, place: Place): Target => ({
  spot: { kind: 'place', place },
  called: placeName(speechOf(rules, view), place),
});

export const roomTarget = (view: State, tile: number): Target => ({
  spot: { kind: 'room', room: tile },
  called: fill(said.square.faceDown.split(',')[0] ?? '', { room: 'ABCDEFGH'[view.tiles[tile]?.slot ?? 0] }),
});

const faceOf = ({ mirror }: At, card: string): CardFace => mirror.game.rules.cards[card] as CardFace;

const pressCard = (at: At, card: string): Promise<void> => at.hand.press(at.page, cardTarget(faceOf(at, card)));

export const cardTarget = (face: Pick<CardFace, 'sort' | 'value'>): Target => ({
  button: new RegExp(`^${cardName(words, face)}(?: \\(.*\\))?, may be played$`),
});

export const trayTarget = (seen: Seen, side: Seat, kind: string): Target => {
  const isPlacing = topTask(seen.view)?.kind === 'place';
  const within = isPlacing ? { within: fill(said.tray.place, { seat: said.names[side] }) } : {};
  return { button: new RegExp(`^${kindName(words, kind)}\\. `), ...within };
};

const pressToken = (at: At, side: Seat, kind: string): Promise<void> =>
  at.hand.press(at.page, trayTarget(seenBy(at), side, kind));

/** Drags where the hand can, picks and puts where it cannot. */
const lay = async (at: At, token: Target, to: Target, isPicked = false): Promise<void> => {
  if (at.hand.drag !== undefined) await at.hand.drag(at.page, token, [to]);
  else {
    if (!isPicked) await at.hand.press(at.page, token);
    await at.page.locator('.tray-token[aria-pressed="true"]').waitFor();
    await at.hand.press(at.page, to);
  }
  await shownAs(at.page, token).waitFor({ state: 'hidden' });
};

const layLine = async (at: At, actions: readonly ActionOf<'line'>[]): Promise<void> => {
  const seen = seenBy(at);
  const dots = dotPlaces(seen.rules, seen.seat).slice(seen.view.players[seen.seat].lineup.length);
  for (const [nth, { kind }] of actions.entries()) {
    await lay(at, trayTarget(seen, seen.seat, kind), squareTarget(seen, dots[nth] ?? -1));
  }
  await at.hand.press(at.page, { button: said.tray.confirmLine });
};

const layTokens = async (at: At, actions: readonly ActionOf<'place'>[]): Promise<void> => {
  const seen = seenBy(at);
  for (const [nth, { token, at: place }] of actions.entries()) {
    const { owner, kind } = memberOf(seen.rules, token);
    const isLast = nth === actions.length - 1;
    await lay(at, trayTarget(seen, owner, kind), squareTarget(seen, place), isLast);
  }
  await at.hand.press(at.page, { button: said.tray.confirmPlace });
};

const hide = (at: At, { kind, tile }: ActionOf<'hide'>): Promise<void> => {
  const seen = seenBy(at);
  return lay(at, trayTarget(seen, seen.seat, kind), roomTarget(seen.view, tile));
};

/** The page asks again when somebody could still act. */
const pass = async (at: At): Promise<void> => {
  const seen = seenBy(at);
  const points = seen.view.turn.purses.reduce((sum, { ap }) => sum + ap, 0);
  await (at.hand.key?.(at.page, 'p') ?? at.hand.press(at.page, { button: said.buttons.pass }));
  if (choicesOf(seen).characters.size === 0 || points === 0) return;
  await at.hand.press(at.page, { button: said.passAsk.yes, within: said.passAsk.title });
};

const giveIn = async (at: At, type: 'resign' | 'agree'): Promise<void> => {
  const { hand, page } = at;
  const isTogether = humansOf(at.mirror.players).length > 1;
  const draw = [said.buttons.draw, isTogether ? said.drawBoth : said.drawAsk] as const;
  const [button, ask] = type === 'agree' ? draw : ([said.buttons.resign, said.resignAsk] as const);
  await hand.press(page, { button: said.buttons.more });
  await hand.press(page, { button, within: said.buttons.more });
  await hand.press(page, { button: ask.yes, within: ask.title });
};

/** Whatever a rule asks. */
const answer = (at: At, { option }: ActionOf<'answer'>): Promise<void> => {
  const { rules, view } = seenBy(at);
  const name = optionIn(speechOf(rules, view), option);
  return at.hand.press(at.page, { button: new RegExp(`^${escaped(name)}$`) });
};

/** Makes sure that a character is chosen; answers what the page then has in mind. */
export const chooseCharacter = async (at: At, piece: PieceId): Promise<Intent> => {
  const seen = seenBy(at);
  const shown = await shownPiece(at, seen);
  if (shown === piece) return choose(seen, piece);
  const before = shown === undefined ? NO_INTENT : choose(seen, shown);
  const place = placeOf(seen.view, piece);
  await at.hand.press(at.page, squareTarget(seen, place));
  const { intent } = pickInTurn(seen, before, { kind: 'place', place });
  if (intent.kind === 'chosen' && intent.piece === piece) return intent;
  return decide(at, seen, intent, (option) => option.kind === 'choose' && option.piece === piece);
};

const shownPiece = async ({ page }: At, seen: Seen): Promise<PieceId | undefined> => {
  const pieces = [...choicesOf(seen).characters.keys()];
  const names = pieces.map((piece) => capital(nameOf(speechOf(seen.rules, seen.view), piece)));
  const panel = page.getByRole('region', { name: new RegExp(`^(?:${names.join('|')})$`) });
  if ((await panel.count()) === 0) return undefined;
  const title = await panel.getByRole('heading').textContent();
  return pieces.find((_, nth) => title?.endsWith(names[nth] ?? ''));
};

type Torn = Extract<Intent, { readonly kind: 'torn' }>;

/** Answers the page when it asks what was meant. */
const decide = async (
  { hand, page }: At,
  seen: Seen,
  intent: Intent,
  isMeant: (option: Torn['options'][number]) => boolean,
): Promise<Intent> => {
  const option = intent.kind === 'torn' ? intent.options.find(isMeant) : undefined;
  if (option === undefined) throw new Error(`The page would not offer this: ${JSON.stringify(intent.kind)}.`);
  await hand.press(page, { button: optionLabel(seen, option), within: said.menu });
  return take(seen, intent, option).intent;
};

/** Takes what is to be taken and leaves what is to be left, each where it happens, then goes where the walk ends. */
const move = async (at: At, { piece, walk }: ActionOf<'move'>): Promise<void> => {
  const { hand, page } = at;
  const seen = seenBy(at);
  let draft = draftIn(await chooseCharacter(at, piece)) ?? notNow(seen, piece);
  for (const exchange of exchangesOf(seen, piece, walk)) draft = await carryOut(at, draft, exchange);
  const end = walk.reduce((place, leg) => ('to' in leg ? leg.to : place), placeOf(seen.view, piece));
  if (draft.at !== end) await walkTo(at, draft, end);
  // The last square again is a yes, and so is the button.
  const isAgain = hand.name === 'mouse' || hand.name === 'keyboard';
  await hand.press(page, isAgain ? squareTarget(seen, end) : { button: parts.draft.confirm });
};

/** A Move drawn by pulling the character over its squares. */
export const dragMove = async (at: At, { piece, walk }: ActionOf<'move'>): Promise<void> => {
  const { hand, page } = at;
  const seen = seenBy(at);
  const [first, ...rest] = walk.flatMap((leg) => ('to' in leg ? [squareTarget(seen, leg.to)] : []));
  if (first === undefined || hand.drag === undefined)
    throw new Error('There is nothing to drag, or nothing to do it with.');
  await hand.drag(page, squareTarget(seen, placeOf(seen.view, piece)), [first, ...rest]);
  await hand.press(page, { button: parts.draft.confirm });
};

/** What lies on the way is offered from afar; putting something down has to be drawn to first. */
const carryOut = async (at: At, from: Draft, exchange: Exchange): Promise<Draft> => {
  const isOffered = offerFor(from, exchange) !== undefined;
  const draft = isOffered ? from : await walkTo(at, from, exchange.place);
  const offer = offerFor(draft, exchange);
  if (offer === undefined) throw new Error(`The page would not offer to exchange on ${exchange.place}.`);
  await at.hand.press(at.page, { button: loadLabel({ ...seenBy(at), view: draft.preview }, offer, draft.at) });
  const next = accept(draft, offer);
  if (isRefused(next)) throw new Error(`An offer is refused: ${next.code}.`);
  return next;
};

const walkTo = async (at: At, draft: Draft, place: Place): Promise<Draft> => {
  const seen = seenBy(at);
  await at.hand.press(at.page, squareTarget(seen, place));
  const { intent } = pickInTurn(seen, redraw(draft), { kind: 'place', place });
  const next = intent.kind === 'torn' ? await decide(at, seen, intent, ({ kind }) => kind === 'walk') : intent;
  const drawn = draftIn(next);
  if (drawn?.at !== place) throw new Error(`A click on square ${place} does not lead there.`);
  return drawn;
};

const notNow = (seen: Seen, piece: PieceId): Draft => {
  const draft = beginDraft(seen, piece);
  if (isRefused(draft)) throw new Error(`It cannot move: ${draft.code}.`);
  return draft;
};

interface Exchange {
  readonly place: Place;
  readonly takes: PieceId | undefined;
  readonly leaves: PieceId | undefined;
}

/** Leaving one thing and taking another on the same square is a swap. */
const exchangesOf = ({ view }: Seen, piece: PieceId, walk: readonly Leg[]): readonly Exchange[] => {
  const found: Exchange[] = [];
  let place = placeOf(view, piece);
  let isFresh = false;
  for (const leg of walk) {
    if ('to' in leg) {
      place = leg.to;
      isFresh = false;
    } else if ('leave' in leg) {
      found.push({ place, leaves: leg.leave, takes: undefined });
      isFresh = true;
    } else {
      const swapped = isFresh ? found.pop() : undefined;
      found.push({ place, leaves: swapped?.leaves, takes: leg.take });
      isFresh = false;
    }
  }
  return found;
};

const offerFor = (draft: Draft, { place, takes, leaves }: Exchange) => {
  const { here, onTheWay } = prospects(draft);
  return [...here, ...onTheWay].find((each) => each.place === place && each.takes === takes && each.leaves === leaves);
};

type DeedAction = Extract<Action, { readonly type: 'attack' | 'rotate' | 'reveal' | 'jump' | 'use' }>;

/** Attacks, turned rooms and the like: aimed at on the board by hands that see it, chosen from the list by others. */
const doDeed = async (at: At, action: Action): Promise<void> => {
  const { hand, page } = at;
  const seen = seenBy(at);
  const deed = deedFor(seen, action as DeedAction);
  const intent = await chooseCharacter(at, deed.action.piece);
  const target = hand.name === 'tree' ? undefined : aimOf(seen, intent, deed);
  if (target === undefined) await hand.press(page, { button: new RegExp(`^${escaped(deedLabel(seen, deed))}(?!,)`) });
  else {
    await hand.press(page, target);
    const step = 'spot' in target ? pickInTurn(seen, intent, target.spot) : { intent };
    if (step.intent.kind === 'torn') {
      await decide(at, seen, step.intent, (option) => option.kind === 'deed' && option.deed === deed);
    }
  }
  await hand.press(page, { button: said.confirm, within: said.proposal });
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const deedFor = (seen: Seen, action: DeedAction): Deed => {
  const all = deedsOf(choicesOf(seen).characters.get(action.piece));
  const wanted = JSON.stringify(Object.entries(action).sort());
  const deed = all.find((each) => JSON.stringify(Object.entries(each.action).sort()) === wanted);
  if (deed === undefined) throw new Error(`The page would not offer ${JSON.stringify(action)}.`);
  return deed;
};

/** The part of the board that means the deed, if there is one. */
const aimOf = (seen: Seen, intent: Intent, deed: Deed): Target | undefined => {
  const { rules, view } = seen;
  const isMeant = (spot: Spot): boolean => {
    const next = pickInTurn(seen, intent, spot).intent;
    if (next.kind === 'proposed') return next.deed === deed;
    return next.kind === 'torn' && next.options.some((option) => option.kind === 'deed' && option.deed === deed);
  };
  const { spot } = deed;
  if (spot.kind === 'room' && view.tiles[spot.room]?.room !== undefined) {
    const first = spot.room * rules.grid.cells;
    const cells = Array.from({ length: rules.grid.cells }, (_, nth) => first + nth);
    const cell = cells.find((place) => isMeant({ kind: 'place', place }));
    return cell === undefined ? undefined : squareTarget(seen, cell);
  }
  if (!isMeant(spot)) return undefined;
  if (spot.kind === 'room') return roomTarget(view, spot.room);
  return spot.kind === 'place' ? squareTarget(seen, spot.place) : { spot, called: '' };
};
