import {
  type Actor,
  HIDDEN,
  isSeat,
  type Kind,
  type PieceId,
  SEATS,
  type Seat,
  type Secret,
  type State,
} from '../core/state.ts';
import { type Phrase, say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { miss, type Reading, type Word } from './words.ts';

/** `yTh`: the colour, then the code. */
export const formatToken = (rules: Ruleset, id: PieceId): string => {
  const owner = rules.roster[id]?.owner;
  return owner === undefined ? HIDDEN : `${colourOf(owner)}${formatOwn(rules, id)}`;
};

export const parseToken = (rules: Ruleset, text: string): PieceId | undefined =>
  rules.roster.find(({ id }) => formatToken(rules, id) === text)?.id;

/** `Th` where the colour is understood; a second and third copy are `Th#2`, `Th#3`. */
export const formatOwn = (rules: Ruleset, id: PieceId): string => {
  const member = rules.roster[id];
  if (member === undefined) return HIDDEN;
  const copies = rules.roster.filter(({ owner, code }) => owner === member.owner && code === member.code);
  const copy = copies.indexOf(member) + 1;
  return copy === 1 ? member.code : `${member.code}#${copy}`;
};

/** Whoever acts: without its colour, but with it while another commands it. */
export const formatActor = (rules: Ruleset, { turn }: State, id: PieceId): string =>
  rules.roster[id]?.owner !== turn.seat && turn.purses.some(({ only }) => only === id)
    ? formatToken(rules, id)
    : formatOwn(rules, id);

export const parseActor = (rules: Ruleset, seat: Actor, text: string): PieceId | undefined =>
  parseOwn(rules, seat, text) ?? parseToken(rules, text);

export const parseOwn = (rules: Ruleset, seat: Actor, text: string): PieceId | undefined =>
  rules.roster.find(({ id, owner }) => owner === seat && formatOwn(rules, id) === text)?.id;

/** A kind by its code; `?` when it is secret. */
export const formatKind = (rules: Ruleset, kind: Secret<Kind>): string =>
  rules.roster.find((member) => member.kind === kind)?.code ?? kind;

/** Only kinds this seat owns; any kind for chance. */
export const parseKind = (rules: Ruleset, seat: Actor, text: string): Kind | undefined =>
  rules.roster.find(({ owner, code }) => code === text && (owner === seat || !isSeat(seat)))?.kind;

export const parseSecretKind = (rules: Ruleset, seat: Actor, text: string): Secret<Kind> | undefined =>
  text === HIDDEN ? HIDDEN : parseKind(rules, seat, text);

export const colourOf = (seat: Seat): string => seat.charAt(0);

export const parseColour = (text: string): Seat | undefined => SEATS.find((seat) => colourOf(seat) === text);

export const readToken = (reading: Reading & { readonly rules: Ruleset }, word: Word): PieceId | undefined => {
  const { rules } = reading;
  return parseToken(rules, word.text) ?? miss(reading, word, aToken(rules));
};

/** What a reader is told when a token is wrong. */
export const aToken = (rules: Ruleset): Phrase => say('token', { token: formatToken(rules, 0) });

export const formatList = (rules: Ruleset, ids: readonly PieceId[]): string =>
  ids.map((id) => formatToken(rules, id)).join(',') || EMPTY;

/** Stands for a list with nothing in it. */
export const EMPTY = '-';

/** What a reader is told when a code is wrong. */
export const aCode = (rules: Ruleset, seat: Actor, sorts: 'characters' | 'tokens'): Phrase =>
  say('oneOf', { list: codesOf(rules, seat, sorts) });

/** The codes of a seat's characters, or of all its tokens. */
export const codesOf = (rules: Ruleset, seat: Actor, sorts: 'characters' | 'tokens'): readonly string[] => {
  const own = rules.roster.filter(({ owner }) => owner === seat || !isSeat(seat));
  const chosen = own.filter(({ sort }) => sorts === 'tokens' || sort === 'character');
  return [...new Set(chosen.map(({ code }) => code))];
};
