import { type Action, type ActionOf, type Kind, legal, type Member, type Ruleset, topTask } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { pick } from '../pick.ts';
import type { Figures } from '../worth/figures.ts';
import { isOfUse } from '../worth/users.ts';
import { pickWeighted } from './weighted.ts';

type Pick = ActionOf<'pick'>;

/**
 * The next of one's team (P-MIX-04): characters first, then objects for them, then rooms. Drawn by weight, so that no two
 * teams need be alike and nobody can guess one. What both get alike favours neither (P-MIX-16).
 */
export const choose = (question: Question, figures: Figures): Action => {
  const { random, rules, seat, view } = question;
  const all = [...legal(rules, view, seat)];
  if (topTask(view)?.kind === 'draft') return pick(random, all);
  const picks = all.filter((action): action is Pick => action.type === 'pick');
  const characters = picks.filter(({ kind }) => memberOf(question, kind)?.sort === 'character');
  const team = view.players[seat].team.flatMap((kind) => memberOf(question, kind) ?? []);
  const weightOf = ({ kind }: Pick): number => {
    const member = memberOf(question, kind);
    if (member === undefined) return 0;
    return member.sort === 'character' ? characterWeight(rules, member, team) : objectWeight(figures, member, team);
  };
  if (characters.length > 0) return pickWeighted(random, characters, weightOf);
  return picks.length > 0 ? pickWeighted(random, picks, weightOf) : pick(random, all);
};

const memberOf = ({ rules, seat }: Question, kind: Kind): Member | undefined =>
  rules.roster.find((each) => each.kind === kind && each.owner === seat);

/** By its figures and the number of things it can do that others cannot. */
export const characterWeight = (rules: Ruleset, member: Member, team: readonly Member[]): number => {
  const { combat, speed } = member;
  const liking = (speed + combat) / 2 + member.escape + skillsOf(rules, member) - member.death;
  const others = team.filter(({ sort }) => sort === 'character');
  const alike = others.filter((each) => isFighter(each) === isFighter(member)).length;
  return Math.max(1, liking) * BALANCE ** (others.length - 2 * alike);
};

/** How much more welcome is who makes fighters and runners equal again, for each that is missing. */
const BALANCE = 1.4;

export const isFighter = ({ combat }: Member): boolean => combat >= 3;

const skillsOf = (
  { masks, offers: everybodys }: Ruleset,
  { id, covers, eitherWay, loads, offers, reads, traits }: Member,
): number => {
  const own = offers.filter((offer) => !everybodys.includes(offer)).length - covers.length;
  const crosses = ((masks.cross[id] as number) | (masks.alliesCross[id] as number)) !== 0;
  const flags = [crosses, masks.edges[id] !== 0, eitherWay, reads || traits.includes('telepath'), loads > 1];
  return own + flags.filter(Boolean).length;
};

/** What it is worth to whoever of the team has most of it; the root brings the dear and the cheap closer together. */
const objectWeight = (
  { haul, purposes, size, use, weights }: Figures,
  object: Member,
  team: readonly Member[],
): number => {
  const { id, owner } = object;
  if (!isOfUse(object, team)) return 0;
  const bearers = team.filter(({ sort, loads }) => sort === 'character' && loads > 0);
  const most = bearers.reduce((best, bearer) => Math.max(best, use[bearer.id * size + id] as number), 0);
  const special = purposes[id]?.reduce((sum, { foes, worth }) => sum + (foes[owner].length > 0 ? worth : 0), 0) ?? 0;
  return Math.sqrt(most + weights.escape * (haul[id] as number) + PERHAPS * special);
};

/** The other may have left whom it is made against at home. */
const PERHAPS = 0.5;
