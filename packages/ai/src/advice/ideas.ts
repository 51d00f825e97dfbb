import type { Action } from '@archmage/engine';
import type { Advice, Reason } from './advice.ts';

/** Plans by the chance they are shown with; those with one idea are one hint, with variants. */
export const ideasIn = (plans: readonly Advice[], count: number): readonly Advice[] => {
  const ideas = new Map<string, Advice[]>();
  const begun = new Set<string>();
  for (const plan of [...plans].sort((a, b) => b.chance - a.chance)) {
    const idea = ideaOf(plan);
    const beginning = JSON.stringify(actedIn(plan)[0] ?? plan.steps);
    const alike = ideas.get(idea) ?? [];
    // Who reads a first step twice thinks that it is the same plan.
    if (begun.has(beginning) || alike.length > VARIANTS || (alike.length === 0 && ideas.size === count)) continue;
    begun.add(beginning);
    ideas.set(idea, [...alike, plan]);
  }
  return [...ideas.values()].flatMap(([best, ...others]) =>
    best === undefined ? [] : [others.length === 0 ? best : { ...best, variants: others.map(variantOf) }],
  );
};

const VARIANTS = 3;

const variantOf = ({ steps, chance }: Advice) => ({ steps, chance });

/** What a plan is about: who does what to whom, and which room is turned up; who turns it up makes no difference. */
const ideaOf = (plan: Advice): string => {
  const rooms = plan.steps.flatMap((step) => (step.type === 'reveal' ? [step.tile] : []));
  const cards = plan.steps.flatMap((step) => (step.type === 'commit' ? [step.card] : []));
  return JSON.stringify([mainOf(plan.gains, rooms.length > 0).map(gistOf), rooms, cards]);
};

/** A deed above all; else the room that is turned up, else what is not done for something else. */
const mainOf = (gains: readonly Reason[], isReveal: boolean): readonly Reason[] => {
  const deed = gains.find(({ kind }) => DEEDS.includes(kind));
  const main = deed ?? (isReveal ? undefined : gains.find(({ kind }) => !ON_THE_WAY.includes(kind)));
  if (main !== undefined) return [main];
  return isReveal ? [] : gains;
};

const DEEDS: readonly Reason['kind'][] = ['wins', 'escapes', 'kills', 'fights', 'strikes', 'feints', 'pushes', 'heals'];
const ON_THE_WAY: readonly Reason['kind'][] = ['turns', 'opens', 'breaks'];

const gistOf = ({ kind, piece, target, named }: Reason) => {
  if (kind === 'reveals') return [kind];
  return AGAINST.includes(kind) ? [kind, target] : [kind, piece, target, named];
};

/** Who joins in makes no difference to whom it is done to. */
const AGAINST: readonly Reason['kind'][] = ['kills', 'fights', 'strikes', 'feints', 'pushes'];

const actedIn = ({ steps }: Advice): readonly Action[] => steps.filter(({ type }) => type !== 'card');
