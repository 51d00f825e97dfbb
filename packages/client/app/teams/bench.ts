import type { Refusal } from '@archmage/engine';
import { fill } from '@archmage/words';
import { isRefused, memberOf, type Seen } from '../play/seen.ts';
import { whyOf } from '../table/hand/asking.ts';
import { kindWord } from '../table/said/narrate.ts';
import {
  added,
  countsOf,
  filledUp,
  fitted,
  has,
  isComplete,
  type NamedTeam,
  type Random,
  refusalOf,
  sentBy,
  type Team,
  type Thing,
  without,
} from './team.ts';
import { teamTexts } from './texts/texts.ts';

/** A team being made, all it has been, and what is to be said about it. */
export interface Bench {
  readonly team: Team;
  readonly past: readonly Team[];
  /** A sentence about what was asked for last. */
  readonly note: string;
  /** What those who listen are told. */
  readonly said: string;
}

export const beginBench = (seen: Seen): Bench => ({ team: alreadySent(seen), past: [], note: '', said: '' });

export const alreadySent = ({ rules, seat, view }: Seen): Team => sentBy(rules, view.players[seat], seat);

/** Puts something into the team or takes it out; or says why not. */
export const toggled = (seen: Seen, bench: Bench, thing: Thing): Bench | Refusal => {
  const { team } = bench;
  if (has(alreadySent(seen), thing)) return noted(bench, teamTexts.peek().notes.sent);
  if (has(team, thing)) return changed(bench, without(team, thing), changeText(seen, thing, without(team, thing)));
  const next = added(team, thing);
  return refusalOf(seen, team, thing) ?? changed(bench, next, changeText(seen, thing, next));
};

export const undone = (seen: Seen, bench: Bench): Bench => {
  const team = bench.past.at(-1);
  if (team === undefined) return bench;
  return { team, past: bench.past.slice(0, -1), note: '', said: missingText(seen, team) };
};

export const cleared = (seen: Seen, bench: Bench): Bench => {
  const team = alreadySent(seen);
  return changed(bench, team, missingText(seen, team));
};

/** Fills the team up; a full one is made anew. */
export const shuffled = (seen: Seen, bench: Bench, random: Random): Bench => {
  const begun = isComplete(seen.rules, bench.team) ? alreadySent(seen) : bench.team;
  const team = filledUp(seen, begun, random);
  return changed(bench, team, missingText(seen, team));
};

/** Takes the favourite; one that does not fit is left alone. */
export const favoured = (seen: Seen, bench: Bench, favourite: NamedTeam | undefined): Bench => {
  const { notes } = teamTexts.peek();
  if (favourite === undefined) return noted(bench, notes.none);
  const found = fitted(seen, alreadySent(seen), favourite);
  if (found === 'short') return noted(bench, notes.short);
  if (isRefused(found)) return noted(bench, fill(notes.unfit, { why: whyOf(seen, found).text }));
  return { ...changed(bench, found, notes.took), note: notes.took };
};

export const noted = (bench: Bench, note: string): Bench => ({ ...bench, note, said: note });

const changed = ({ past, team }: Bench, next: Team, said: string): Bench => ({
  team: next,
  past: [...past, team],
  note: '',
  said,
});

/** What is still to be chosen, in a sentence. */
export const missingText = ({ rules }: Seen, team: Team): string => {
  const { missing } = teamTexts.value;
  const list = countsOf(rules, team)
    .filter(({ count, most }) => count < most)
    .map(({ sort, count, most }) => fill(missing[sort], { count: most - count }));
  return list.length === 0 ? missing.none : fill(missing.all, { list: list.join(', ') });
};

const changeText = ({ rules }: Seen, thing: Thing, next: Team): string => {
  const { pair, said } = teamTexts.peek();
  const member = 'pair' in thing ? undefined : memberOf(rules, thing.piece);
  const name = member ? kindWord(member.kind) : fill(pair, { number: Object.values(thing)[0] });
  const now = countsOf(rules, next).find(({ sort }) => sort === (member?.sort ?? 'pair'));
  return fill(has(next, thing) ? said.added : said.removed, { name, count: now?.count, most: now?.most });
};
