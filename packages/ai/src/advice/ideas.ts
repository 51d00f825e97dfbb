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

/** Who does what to whom, and which room is turned up; who turns it up makes no difference. */
const ideaOf = (plan: Advice): string => {
  const rooms = plan.steps.flatMap((step) => (step.type === 'reveal' ? [step.tile] : []));
  const cards = plan.steps.flatMap((step) => (step.type === 'commit' ? [step.card] : []));
  return JSON.stringify([plan.gains.map(gistOf), rooms, cards]);
};

const gistOf = ({ kind, piece, target, named }: Reason) => (kind === 'reveals' ? [kind] : [kind, piece, target, named]);

const actedIn = ({ steps }: Advice): readonly Action[] => steps.filter(({ type }) => type !== 'card');
