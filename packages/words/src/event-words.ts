import {
  type Cover,
  type Ending,
  type EventOf,
  type EventType,
  type GameEvent,
  HIDDEN,
  type Kind,
  opponent,
  type PieceId,
  type Secret,
  UNSEEN,
} from '@archmage/engine';
import { fill, type Words } from './fill.ts';
import type { Lexicon } from './lexicon.ts';
import {
  cardIn,
  edgeIn,
  groundOf,
  isHidden,
  kindIn,
  listed,
  nameOf,
  namesOf,
  obstacleAt,
  optionIn,
  placeName,
  roomIn,
  type Speech,
  wordIn,
} from './names.ts';

type Wording<T extends EventType> = (speech: Speech, event: EventOf<T>) => Words;

/** What a sentence says besides the plain facts of its event. */
export const ownWords = (speech: Speech, event: GameEvent): Words =>
  (WORDINGS[event.type] as Wording<EventType> | undefined)?.(speech, event) ?? {};

/** How a game ended: who won, and why. */
export const endingWords = ({ sentences, things }: Lexicon, { winner, why }: Ending) => ({
  winner: winner === 'draw' ? sentences.parts.draws : fill(sentences.parts.wins, { winner: things.actors[winner] }),
  ending: fill(sentences.endings[why], { loser: winner === 'draw' ? undefined : things.actors[opponent(winner)] }),
});

/** What is in the way, as somebody's reason and as a place. */
export const obstacleWords = ({ words }: Speech, obstacle: string | undefined): Words => {
  if (obstacle === undefined) return {};
  const { a, where } = groundOf(words, obstacle);
  return { obstacle: a, overObstacle: where };
};

const kindWords = (speech: Speech, { kind }: { readonly kind: Secret<Kind> }): Words => ({
  namely: namely(speech, kind, kindIn(speech, kind)),
});

const coverWords = (speech: Speech, { tile, cover }: { readonly tile: number; readonly cover: Cover }): Words => ({
  seat: speech.words.things.actors[cover.owner],
  cover: groundOf(speech.words, cover.name).a,
  at: placeName(speech, tile * speech.rules.grid.cells + cover.cell),
});

const WORDINGS: { readonly [T in EventType]?: Wording<T> } = {
  paired: (speech, { pair }) => ({ namely: namely(speech, pair, pair) }),
  picked: kindWords,
  pooled: (speech, { rooms }) => ({
    rooms: listed(
      speech,
      rooms.map((room) => roomIn(speech, room)),
    ),
  }),
  forgone: kindWords,
  lined: kindWords,
  stashed: kindWords,
  teamShown: (speech, { team }) => ({
    team: listed(
      speech,
      team.map((kind) => kindIn(speech, kind)),
    ),
  }),
  // A purse that is lent says who obeys whom.
  purseOpened: (speech, { only }) => ({
    only: withPiece(speech, speech.words.sentences.parts.alone, only),
    piece: withPiece(speech, '{piece}', only),
    seat: speech.words.things.actors[speech.state.turn.seat],
  }),
  revealed: (speech, { tokens }) => ({
    tokens: tokens.length === 0 ? '' : fill(speech.words.sentences.parts.with, { tokens: namesOf(speech, tokens) }),
  }),
  moved: (speech, event) => ({ path: pathWords(speech, event) }),
  left: (speech, { to }) => ({ to: withPiece(speech, speech.words.sentences.parts.to, to) }),
  rotated: ({ words: { sentences } }, { quarters }) => ({
    quarters: quarters === 1 ? sentences.parts.clockwise : sentences.parts.counterClockwise,
  }),
  marked: (speech, { tile, edge, state: mark }) => ({
    edge: edgeIn(speech, tile * speech.rules.grid.cells * 4 + edge),
    state: mark === undefined ? undefined : speech.words.sentences.parts[mark],
    marks: speech.words.sentences.parts.marks[mark ?? 'closed'],
  }),
  covered: coverWords,
  uncovered: coverWords,
  fought: (speech, { attackers, defenders }) => ({
    attackers: namesOf(speech, attackers),
    attack: speech.words.sentences.parts[attackers.length === 1 ? 'attacks' : 'attack'],
    defenders: namesOf(speech, defenders),
  }),
  committed: (speech, { card, open }) => ({
    open: open ? speech.words.sentences.parts.faceUp : undefined,
    namely: namely(speech, card, cardIn(speech, card)),
  }),
  handShown: (speech, { cards }) => ({
    cards: listed(
      speech,
      cards.map((card) => cardIn(speech, card)),
    ),
  }),
  removed: (speech, { piece, why }) => ({
    why: fill(speech.words.sentences.removals[why], obstacleWords(speech, obstacleBefore(speech, piece))),
  }),
  ended: ({ words }, { ending }) => endingWords(words, ending),
  chosen: (speech, { by, option }) => ({
    by: speech.words.things.actors[by],
    namely:
      option === HIDDEN ? undefined : fill(speech.words.sentences.parts.namely, { what: optionIn(speech, option) }),
  }),
  laid: (speech, { face, from, pile, to }) => ({
    face: face === HIDDEN ? undefined : optionIn(speech, face),
    from: wordIn(speech.words, from ?? pile),
    to: wordIn(speech.words, to ?? pile),
  }),
  shuffled: ({ words }, { lot, pile }) => ({ lot: wordIn(words, lot), pile: wordIn(words, pile) }),
};

/** What others may not see is not mentioned, unless the notation has a sign for it. */
const namely = ({ words, naming }: Speech, secret: string, what: string): string | undefined =>
  naming === 'names' && isHidden(secret) ? undefined : fill(words.sentences.parts.namely, { what });

const withPiece = (speech: Speech, text: string, piece: PieceId | undefined): string | undefined =>
  piece === undefined ? undefined : fill(text, { piece: nameOf(speech, piece) });

/** Square by square in the notation, in words from the first to the last. */
const pathWords = (speech: Speech, { piece, path }: EventOf<'moved'>): string => {
  const { along, fromTo, onTo } = speech.words.sentences.parts;
  const squares = path.map((place) => placeName(speech, place));
  if (speech.naming === 'codes') return fill(along, { path: squares.join(' ') });
  const from = speech.before?.pieces[piece]?.at ?? UNSEEN;
  const to = squares.at(-1);
  return from < 0 ? fill(onTo, { to }) : fill(fromTo, { from: placeName(speech, from), to });
};

/** What somebody fell into is where he was before. */
const obstacleBefore = (speech: Speech, piece: PieceId): string | undefined => {
  const { before } = speech;
  return before && obstacleAt(speech, before, before.pieces[piece]?.at ?? UNSEEN);
};
