import { isRanged } from '../../../core/combat/plan.ts';
import { ownerOf, pieceOf } from '../../../core/situation/situation.ts';
import { tileOf } from '../../../core/state.ts';
import type { Character, Thing } from '../../../rules/box.ts';
import { beforeCards, call } from '../../../rules/library/before-cards.ts';
import { crosses, restsOn } from '../../../rules/library/passage.ts';
import type { Rule, ValueRule } from '../../../rules/rule.ts';
import type { Effect, NpcCard, Side, Tag } from './cards.ts';
import { codeOf } from './read.ts';
import { survives as survivesDefeat } from './survivors.ts';

/** Whoever takes only what it lists: it may stand over a thing that it does not carry (S-OBJ-02). */
export const PICKY = 'picky';

/** The characters of a card file: each has what its class has, and its personality. */
export const castOf = (npcs: readonly NpcCard[], classes: readonly Character[]): readonly Character[] =>
  npcs.map((card) => {
    const kind = classes.find(({ name }) => name === card.class);
    if (kind === undefined) throw new Error(`The box has no ${card.class}.`);
    return {
      ...withoutQuestions(kind),
      code: codeOf(card.name),
      called: card.name,
      traits: [...kind.traits, PICKY],
      rules: card.effects.reduce<readonly Rule[]>(
        (rules, effect) => [...kept(rules, effect), ...rulesOf(effect)],
        withoutQuestions(kind).rules,
      ),
    };
  });

/** Before cards are laid the solo game asks by itself, and otherwise (S-TELE-03, S-CBT-06). */
export const withoutQuestions = <T extends Character | Thing>(kind: T): T => ({
  ...kind,
  rules: kind.rules.filter((rule) => rule !== beforeCards && rule !== call),
});

/** What a personality takes away. */
const kept = (rules: readonly Rule[], { tag }: Effect): readonly Rule[] =>
  tag === 'giant_closed' ? rules.filter(({ on }) => on !== 'tall') : rules;

/** What it gives as rules of its bearer; all else is asked of the card where it matters. */
const rulesOf = (effect: Effect): readonly Rule[] => {
  const maker = RULES[effect.tag] as ((effect: Effect) => readonly Rule[]) | undefined;
  return maker?.(effect) ?? [];
};

const sidesOf = (role: Side | 'both'): readonly Side[] => (role === 'both' ? ['attack', 'defence'] : [role]);

const RULES: { readonly [T in Tag]?: (effect: Extract<Effect, { readonly tag: T }>) => readonly Rule[] } = {
  combat_bonus: ({ amount, kind, role, when }) =>
    sidesOf(role).map(
      (of): ValueRule => ({
        on: 'value',
        of,
        add: amount,
        when: (situation, combat, { piece, way }, bearer) =>
          piece === bearer &&
          !(way !== undefined && isRanged(situation, { way })) &&
          (kind === 'any' || !isRanged(situation, combat)) &&
          (when === undefined || combat.attackers.length + combat.defenders.length === 2),
      }),
    ),
  wins_ties: ({ role }) => [{ on: 'tie', as: sidesOf(role) }],
  survive_once: ({ uses }) => [survivesDefeat(uses)],
  aura: ({ combatValue }) => [
    {
      on: 'value',
      of: 'defence',
      add: combatValue,
      when: (situation, _combat, { piece }, bearer) =>
        piece !== bearer &&
        pieceOf(situation, piece).wounded &&
        ownerOf(situation, piece) === ownerOf(situation, bearer) &&
        roomOf(situation, piece) >= 0 &&
        roomOf(situation, piece) === roomOf(situation, bearer),
    },
  ],
  hover: () => [restsOn('hole')],
  walk_over_pits: () => [crosses('hole')],
};

const roomOf = (situation: Parameters<typeof pieceOf>[0], piece: number): number =>
  tileOf(situation.rules.grid, pieceOf(situation, piece).at);
