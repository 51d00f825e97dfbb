import type { OwnRooms, Scenario } from '@archmage/engine';

/** Rooms or a scenario of somebody's own that the engine has been told of. */
export type Learnt =
  | { readonly kind: 'rooms'; readonly id: string; readonly text: string; readonly rooms: OwnRooms['rooms'] }
  | { readonly kind: 'scenario'; readonly id: string; readonly text: string; readonly scenario: Scenario };

export const known = new Map<string, Learnt>();

/** What the rules of this name need besides the boxes, as far as this page knows it. */
export const learntFor = (rules: string): readonly Learnt[] =>
  [...rules.matchAll(/(?:rooms|scenario)=(\w+)/g)].flatMap(([, id = '']) => known.get(id) ?? []);

/** Keeps what a stored game needs, once something of somebody's own is known: until then there is nothing to keep. */
export const keeper: { keep: (needs: readonly Learnt[]) => Promise<void> } = { keep: async () => {} };
