import type { Action, Chance, Kind, Ruleset, Seat, State } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { pick } from '../pick.ts';
import { preferenceOf } from './preferences.ts';
import { pickSeveral, pickWeighted } from './weighted.ts';

/** Who stands on the next dot (B-SETUP-03): a team is drawn by weight for all dots left, and any of it stands here. */
export const lineUp = ({ rules, view, seat, random }: Question): Action => ({
  type: 'line',
  kind: pick(random, teamFor(rules, view, seat, random)),
});

/** Who is left out of a handicapped team (B-OPT-09): mostly one who would not have started. */
export const forgo = ({ rules, view, seat, random }: Question): Action => ({
  type: 'forgo',
  kind: pickWeighted(random, charactersOf(rules, view, seat), (kind) => preferenceOf(rules, kind).start ** -2),
});

/** A team that nobody of opens a way for is drawn again a few times. */
const teamFor = (rules: Ruleset, view: State, seat: Seat, random: Chance): readonly Kind[] => {
  const { lineup } = view.players[seat];
  const dots = rules.lines.find((line) => line.seat === seat)?.dots.length ?? 0;
  const kinds = charactersOf(rules, view, seat);
  const draw = () => pickSeveral(random, kinds, (kind) => preferenceOf(rules, kind).start, dots - lineup.length);
  const isOpen = (team: readonly Kind[]) => [...lineup, ...team].some((kind) => preferenceOf(rules, kind).opens);
  let team = draw();
  for (let again = 0; again < AGAIN && !isOpen(team); again++) team = draw();
  return team;
};
const AGAIN = 3;

const charactersOf = ({ roster }: Ruleset, { players }: State, seat: Seat): readonly Kind[] =>
  players[seat].reserve.filter((kind) => roster.some((each) => each.kind === kind && each.sort === 'character'));
