import {
  type Action,
  evolve,
  formatTile,
  type PieceId,
  type Place,
  type Ruleset,
  type Seat,
  type State,
  tileOf,
} from '@archmage/engine';
import {
  edgeIn,
  fill,
  kindName,
  nameOf,
  namesOf,
  offerName,
  optionIn,
  placeName,
  type Speech,
  tell,
  tellHeld,
} from '@archmage/words';
import type { Spot } from '../../../board/model.ts';
import type { Deed } from '../../play/choices.ts';
import type { LoadOffer } from '../../play/draft.ts';
import { fightOf, type Odds, oddsOf } from '../../play/odds.ts';
import { pushOf } from '../../play/push.ts';
import { after, isRefused, loadsOf, memberOf, offersOf, piecesAt, type Seen } from '../../play/seen.ts';
import { lexicon, texts } from '../../texts/texts.ts';
import type { Option } from '../hand/intent.ts';

export const speechOf = (rules: Ruleset, state: State): Speech => ({
  rules,
  state,
  words: lexicon.value,
  naming: 'names',
});

export const seatName = (seat: Seat): string => texts.value.table.names[seat];

export const kindWord = (kind: string): string => kindName(lexicon.value, kind);

/** What a deed is called on a button. */
export const deedLabel = (seen: Seen, deed: Deed): string => {
  const { action } = deed;
  const { deeds } = texts.value.table;
  const speech = speechOf(seen.rules, seen.view);
  const room = (tile: number) => formatTile(seen.view.tiles, tile);
  switch (action.type) {
    case 'move':
      return fill(deeds.move, { place: placeName(speech, lastPlace(action.walk)) });
    case 'attack':
      return action.way === undefined
        ? fill(deeds.attack, { target: nameOf(speech, action.target) })
        : fill(deeds.useOn, { offer: offerName(speech.words, action.way), target: nameOf(speech, action.target) });
    case 'rotate':
      return fill(deeds.turn[action.way], { room: room(action.tile) });
    case 'reveal':
      return fill(deeds.reveal, { room: room(action.tile) });
    case 'jump': {
      const jump = fill(deeds.jump, { over: placeName(speech, action.over), to: placeName(speech, action.to) });
      return leaving(seen, jump, action);
    }
    default:
      return leaving(seen, useLabel(seen, { ...deed, action }), action);
  }
};

const lastPlace = (walk: readonly object[]): Place =>
  walk.reduce((place, leg) => ('to' in leg && typeof leg.to === 'number' ? leg.to : place), -1);

interface Leaving {
  readonly piece: PieceId;
  readonly leave?: true | PieceId;
}

/** All that it carries, or the one of several it says. */
const leaving = (seen: Seen, deed: string, { piece, leave }: Leaving): string => {
  if (leave === undefined) return deed;
  const loads = leave === true ? loadsOf(seen.view, piece) : [leave];
  return fill(texts.value.table.deeds.leaving, { deed, load: namesOf(speechOf(seen.rules, seen.view), loads) });
};

const DIRECTIONS = ['n', 'e', 's', 'w'] as const;

const useLabel = (seen: Seen, { action, spot }: Deed<'use'>): string => {
  const { deeds } = texts.value.table;
  const speech = speechOf(seen.rules, seen.view);
  const offer = offerName(speech.words, action.offer);
  const kind = offersOf(seen, action.piece).find(({ id }) => id === action.offer)?.target;
  const { target } = action;
  if (target === undefined || kind === undefined || kind === 'none') return fill(deeds.use, { offer });
  const says = {
    piece: () => nameOf(speech, target),
    edge: () => edgeIn(speech, target),
    place: () => placeName(speech, target),
    direction: () =>
      fill(deeds.hits, {
        names: namesOf(speech, charactersOn(seen, spot)),
        way: deeds.directions[DIRECTIONS[target] ?? 'n'],
      }),
  };
  return fill(deeds.useOn, { offer, target: says[kind]() });
};

/** All who stand there: who is carried is hit with his carrier (B-FIR-04). */
const charactersOn = ({ rules, view }: Seen, spot: Spot): readonly PieceId[] =>
  spot.kind === 'place'
    ? piecesAt(view, spot.place).filter((piece) => memberOf(rules, piece).sort === 'character')
    : [];

/** What comes of it for others: where somebody is pushed, and points that come or go while they last (P-PENTA-07). */
export const stakesText = (seen: Seen, action: Action): string =>
  [pushText(seen, action), heldText(seen, action)].filter(Boolean).join(' ');

export const pushText = (seen: Seen, action: Action): string => {
  let before = seen.view;
  const told = pushOf(seen, action)?.events.map((event) => {
    const speech = { ...speechOf(seen.rules, evolve(before, event)), before, doing: action, own: seen.seat };
    before = speech.state;
    return tell(speech, event);
  });
  return told?.filter(Boolean).join(' ') ?? '';
};

const heldText = (seen: Seen, action: Action): string => {
  const { held } = lexicon.value;
  if (held === undefined) return '';
  const speech = { ...speechOf(seen.rules, after(seen, action).view), before: seen.view };
  return tellHeld(speech, { won: held.wouldWin, lost: held.wouldLose }).join(' ');
};

/** What it costs, and for an attack the chances. */
export const deedDetail = (seen: Seen, deed: Deed): string => {
  const { details } = texts.value.table;
  const cost = fill(details.cost, { count: deed.cost });
  const odds = oddsFor(seen, deed);
  if (odds !== undefined) return `${cost} · ${oddsText(odds)}`;
  return deed.steps === undefined ? cost : `${fill(details.steps, { count: deed.steps })} · ${cost}`;
};

export const oddsFor = (seen: Seen, { action }: Deed): Odds | undefined => {
  if (action.type !== 'attack') return undefined;
  const fight = fightOf(seen, action);
  // A charmed attacker fights for its own colour (P-CHARM-12).
  return isRefused(fight) ? undefined : oddsOf(fight, fight.attacker);
};

export const oddsText = ({ win, draw, loss }: Odds): string =>
  fill(texts.value.table.details.odds, { win: percent(win), draw: percent(draw), loss: percent(loss) });

export const percent = (share: number): number => Math.round(share * 100);

export const optionLabel = (seen: Seen, option: Option): string => {
  const { deeds } = texts.value.table;
  const speech = speechOf(seen.rules, seen.view);
  if (option.kind === 'deed') return deedLabel(seen, option.deed);
  if (option.kind === 'answer') return optionIn(speech, option.action.option);
  if (option.kind === 'walk') return fill(deeds.walk, { place: placeName(speech, option.place) });
  return fill(deeds.choose, { piece: nameOf(speech, option.piece) });
};

/** Something to take, leave, give or swap; where it lies, if that is not here. */
export const loadLabel = (seen: Seen, offer: LoadOffer, here: Place): string => {
  const { loads } = texts.value.table;
  const speech = speechOf(seen.rules, seen.view);
  const name = (piece: PieceId | undefined) => (piece === undefined ? undefined : nameOf(speech, piece));
  const text = offer.what === 'take' && offer.partner !== undefined ? loads.takeFrom : loads[offer.what];
  const what = fill(text, { takes: name(offer.takes), leaves: name(offer.leaves), partner: name(offer.partner) });
  return offer.place === here ? what : fill(loads.at, { what, place: placeName(speech, offer.place) });
};

/** Nobody leaves lying what he stops on (B-OBJ-03). */
export const stopText = (seen: Seen, taken: readonly PieceId[]): string | undefined =>
  taken.length === 0
    ? undefined
    : fill(texts.value.table.loads.stop, { takes: namesOf(speechOf(seen.rules, seen.view), taken) });

export const roomLetter = (view: State, tile: number): string => formatTile(view.tiles, tile);

export const roomOf = (rules: Ruleset, place: Place): number => tileOf(rules.grid, place);
