import { type Action, type ActionOf, type Kind, type Member, topTask } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { distanceOf } from '../setup/hide.ts';
import { preferenceOf } from '../setup/preferences.ts';
import { isFighter } from '../setup/teams.ts';
import type { Reason, ReasonKind } from './advice.ts';

/** Why somebody starts, is hidden there, or stands there now; never empty. */
export const setupReasons = (question: Question, action: Action): readonly Reason[] => {
  switch (action.type) {
    case 'line':
      return [{ kind: startsFor(question, action.kind), named: action.kind }];
    case 'hide':
      return [{ kind: hidesFor(question, action), named: action.kind }];
    case 'forgo':
      return [{ kind: 'spares', named: action.kind }];
    case 'pick':
      return [{ kind: 'joins', named: action.kind }];
    case 'place':
      return [{ kind: placesFor(question, action), piece: action.token }];
    default:
      return [{ kind: topTask(question.view)?.kind === 'question' ? 'answers' : 'prepares' }];
  }
};

const memberOf = ({ rules, seat }: Question, kind: Kind): Member | undefined =>
  rules.roster.find((each) => each.kind === kind && each.owner === seat) ??
  rules.roster.find((each) => each.kind === kind);

const startsFor = (question: Question, kind: Kind): ReasonKind => {
  const member = memberOf(question, kind);
  if (preferenceOf(question.rules, kind).opens) return 'startsOpening';
  if (member !== undefined && member.speed >= QUICK) return 'startsQuick';
  return member !== undefined && isFighter(member) ? 'startsStrong' : 'startsSkilled';
};

const QUICK = 5;

/** Near rooms are mostly revealed by oneself, far ones by the other (B-REV-05). */
const hidesFor = (question: Question, { kind, tile }: ActionOf<'hide'>): ReasonKind => {
  const { rules, seat, view } = question;
  const isFar = distanceOf(rules, seat, view.tiles[tile]?.slot ?? 0) > HALF_WAY;
  const member = memberOf(question, kind);
  if (member?.sort === 'character') return isFar ? 'hidesAhead' : 'hidesSafe';
  if ((member?.haul ?? 0) > 0) return isFar ? 'hidesOnWay' : 'hidesNear';
  return isFar ? 'hidesBluff' : 'hidesNear';
};

const HALF_WAY = 1.5;

const placesFor = ({ rules, seat }: Question, { token }: ActionOf<'place'>): ReasonKind => {
  const { owner, sort } = rules.roster[token] as Member;
  if (sort === 'character') return owner === seat ? 'placesNear' : 'placesFar';
  return owner === seat ? 'placesAtHand' : 'placesAway';
};
