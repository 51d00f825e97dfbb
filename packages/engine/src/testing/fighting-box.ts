import { base } from '../boxes/base/index.ts';
import { ask } from '../core/asking/ask.ts';
import type { Attack, Combat, Fighter } from '../core/combat/combat.ts';
import { amend, isRanged, planIn } from '../core/combat/plan.ts';
import { checkReach, tokensBeside } from '../core/combat/reach.ts';
import { partOf } from '../core/combat/result.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import { firstInLine } from '../core/situation/sight.ts';
import {
  isCharacter,
  memberOf,
  NOBODY,
  objectsWith,
  ownerOf,
  pieceOf,
  type Situation,
} from '../core/situation/situation.ts';
import { opponent, type PieceId } from '../core/state.ts';
import { type Box, character, object } from '../rules/box.ts';
import { compileBoxes } from '../rules/compile.ts';
import { cites, wards, worth } from '../rules/library/plain.ts';
import { DEFAULTS } from '../rules/options.ts';
import { after, type PlanRule, question, type ReachRule, type ResultRule, type Rule } from '../rules/rule.ts';
import type { Options, Ruleset } from '../rules/ruleset.ts';

/**
 * The base set with everything a rule can do to a combat, for the laws to judge: a sword that shoots and supports, a
 * potion that thrusts over a square and breaks, an armor that stops shots and goes to pieces, a Goblin who is stronger
 * in company, a Mekanork who calls a card.
 */
export const fightingRules = (options: Partial<Options> = {}): Ruleset =>
  compileBoxes([fightingBox], { ...DEFAULTS, ...options });

const isFoe = (situation: Situation, piece: PieceId, other: PieceId): boolean =>
  isCharacter(situation, other) && ownerOf(situation, other) !== ownerOf(situation, piece);

const isPressed = (situation: Situation, piece: PieceId): boolean =>
  tokensBeside(situation, piece, (other) => isFoe(situation, piece, other)).length > 0;

const inLine = (situation: Situation, actor: PieceId): readonly PieceId[] =>
  [0, 1, 2, 3]
    .map((direction) => firstInLine(situation, actor, direction))
    .filter((seen) => seen !== NOBODY && isFoe(situation, actor, seen));

const shoots: ReachRule = {
  on: 'reach',
  way: 'shoot',
  range: 'ranged',
  value: 1,
  targets: inLine,
  refuses(situation, { piece, target }): Refusal | undefined {
    const { rules } = situation;
    if (isPressed(situation, piece)) return refuse(rules, 'blocked', { piece });
    if (!inLine(situation, piece).includes(target)) return refuse(rules, 'notInReach', { piece, target });
    const isWarded = objectsWith(situation, target).some((id) => memberOf(situation, id).wards.includes('shoot'));
    return isWarded ? refuse(rules, 'notFoe', { target }) : undefined;
  },
};

/** Whoever could strike the target from where he is, free of charge and unhurt. */
const supports: PlanRule = {
  on: 'plan',
  plan(situation, combat, { piece, target }, bearer): Combat {
    const attack: Attack = { piece: bearer, target, way: shoots.way };
    const isIn = bearer === piece || partOf(combat, bearer) !== undefined;
    if (isIn || !isFoe(situation, bearer, target) || checkReach(situation, attack)) return combat;
    const fighter: Fighter = { piece: bearer, way: shoots.way };
    return { ...combat, attackers: [...combat.attackers, fighter] };
  },
};

/** Two squares away in a line, over a square without anybody. */
const thrusts: ReachRule = {
  on: 'reach',
  way: 'thrust',
  range: 'close',
  targets: (situation, actor) => inLine(situation, actor).filter((target) => isTwoAway(situation, actor, target)),
  refuses: (situation, { piece, target }) =>
    !isPressed(situation, piece) && inLine(situation, piece).includes(target) && isTwoAway(situation, piece, target)
      ? undefined
      : refuse(situation.rules, 'notInReach', { piece, target }),
};

const isTwoAway = ({ maze, pieces, rules }: Situation, actor: PieceId, target: PieceId): boolean => {
  const [from, to] = [pieces[actor]?.at ?? -1, pieces[target]?.at ?? -1];
  const { neighbours } = rules.family;
  return !neighbours(maze, from).includes(to) && neighbours(maze, from).some((at) => neighbours(maze, at).includes(to));
};

const breaks: ResultRule = {
  on: 'result',
  result: (situation, result, combat, { bearer, token }) =>
    partOf(combat, bearer)?.way === thrusts.way && ownerOf(situation, bearer) === result.loser
      ? { ...result, lost: [...result.lost, token] }
      : result,
};

/** With somebody of his own side beside him in the fight, and by hand. */
const inCompany = (of: 'attack' | 'defence'): Rule => ({
  on: 'value',
  of,
  add: 2,
  when: (_situation, { attackers, defenders }, fighter, bearer) =>
    fighter.piece === bearer && fighter.way === undefined && (of === 'attack' ? attackers : defenders).length > 1,
});

/** One against one, by hand: a card is named, and the other lays it if he has it. Two who call cancel each other. */
const calls: readonly Rule[] = [
  after('asked', (tx, { task }, token) => {
    if (task.kind !== 'commit' || isRanged(tx.now(), task)) return;
    const now = tx.now();
    const { attackers, defenders } = planIn(now, task);
    const [one, other, ...more] = [...attackers, ...defenders].map(({ piece }) => piece);
    const callers = [one, other].filter((id) => id !== undefined && isCaller(now, id));
    if (more.length > 0 || callers.length !== 1 || callers[0] !== token) return;
    const options = [{ word: 'none' }, { card: 'C1' }, { card: 'C3' }, { card: 'C6' }];
    ask(tx, { of: ownerOf(now, token), asks: 'call', options, about: { piece: token } });
  }),
  question('call', (tx, { card }, { about: { piece } = {} }) => {
    if (card === undefined || piece === undefined) return;
    const seat = opponent(ownerOf(tx.now(), piece));
    amend(tx, (combat) => ({ ...combat, calls: [{ seat, card, piece }] }));
  }),
  cites({ called: 'B-COMB-02' }),
];

const isCaller = (situation: Situation, id: PieceId): boolean =>
  memberOf(situation, id).kind === 'mekanork' && !pieceOf(situation, id).wounded;

/** It protects once: whoever is wounded with it has lost it. */
const shatters = after('wounded', (tx, { piece }, token) => {
  if (objectsWith(tx.now(), piece).includes(token)) tx.emit({ type: 'removed', piece: token, why: 'lost' });
});

const REPLACED = ['goblin', 'mekanork', 'sword', 'speedPotion', 'armor'];

const fightingBox: Box = {
  ...base,
  id: 'fighting.1',
  asks: ['call'],
  characters: [
    ...base.characters.filter(({ name }) => !REPLACED.includes(name)),
    character('goblin', {
      code: 'Go',
      rule: 'B-GOB-01',
      speed: 4,
      combat: 1,
      rules: [inCompany('attack'), inCompany('defence')],
    }),
    character('mekanork', { code: 'Me', rule: 'B-MEK-01', speed: 3, combat: 3, rules: calls }),
  ],
  objects: [
    ...base.objects.filter(({ name }) => !REPLACED.includes(name)),
    object('sword', { code: 'Sword', rule: 'B-SWD-01', rules: [shoots, supports] }),
    object('speedPotion', { code: 'Potion', rule: 'B-SPD-01', rules: [thrusts, breaks] }),
    object('armor', { code: 'Armor', rule: 'B-ARM-01', rules: [worth('defence', 1), wards('shoot'), shatters] }),
  ],
};
