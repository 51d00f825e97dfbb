import type { Kind, PieceId } from '../../../core/state.ts';
import type { Course } from '../../../rules/course.ts';
import type { Level, Ruleset } from '../../../rules/ruleset.ts';
import { type Cards, type EffectOf, effectOf, type NpcCard, type Tag } from './cards.ts';

/** What a solo game is played with, besides its rules. */
export interface Game {
  readonly cards: Cards;
  readonly level: Level;
  readonly vision: boolean;
  /** The token of the first card; the others follow in their order. */
  readonly first: PieceId;
}

const games = new WeakMap<Course, Game>();

export const noteGame = (course: Course, game: Game): void => void games.set(course, game);

export const isSolo = ({ course }: Ruleset): boolean => course !== undefined && games.has(course);

export const gameOf = ({ course, id }: Ruleset): Game => {
  const game = course && games.get(course);
  if (game === undefined) throw new Error(`${id} is no solo game.`);
  return game;
};

/** The Non-Player Characters by their tokens. */
export const npcsOf = (rules: Ruleset): readonly PieceId[] => {
  const { cards, first } = gameOf(rules);
  return cards.npcs.map((_, nth) => first + nth);
};

export const isNpc = (rules: Ruleset, piece: PieceId): boolean => cardOf(rules, piece) !== undefined;

export const cardOf = (rules: Ruleset, piece: PieceId): NpcCard | undefined => {
  const { cards, first } = gameOf(rules);
  return cards.npcs[piece - first];
};

/** A personality's effect, of a token that may be anybody's. */
export const effectIn = <T extends Tag>(rules: Ruleset, piece: PieceId, tag: T): EffectOf<T> | undefined => {
  const card = cardOf(rules, piece);
  return card && effectOf(card, tag);
};

/** What a token is to a list of objects: a character is carried when it is wounded. */
export const itemOf = ({ roster }: Ruleset, piece: PieceId): Kind =>
  roster[piece]?.sort === 'character' ? 'wounded' : (roster[piece]?.kind ?? '');
