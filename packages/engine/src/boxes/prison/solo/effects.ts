import { say } from '../../../phrases.ts';
import { CLASSES, type Effect, IMMUNITIES, ITEMS, OBJECTIVES, type Tag } from './cards.ts';
import { Flaw, type Json } from './json.ts';
import { among, fieldOf, listOf, named, numberIn, optional, plainOf } from './shapes.ts';

/** S-PERS-01: an effect of a personality; one that nobody knows is refused. */
export const readEffect = (json: Json): Effect => {
  const tag = among(fieldOf(json, 'tag'), named(READERS));
  return READERS[tag](json);
};

const ROLES = ['attack', 'defence', 'both'] as const;

const word =
  <T extends string>(name: string, list: readonly T[]) =>
  (json: Json): T =>
    among(fieldOf(json, name), list);
const item = (json: Json) => ITEMS[among(json, named(ITEMS))];
const slot = (json: Json): number => numberIn(fieldOf(json, 'slot'), 1, 6);
const yes = (json: Json, name: string): true => {
  if (plainOf(fieldOf(json, name)) !== true) throw new Flaw(fieldOf(json, name).at, say('either', { list: ['true'] }));
  return true;
};
const carrying = (json: Json) => ({ carrying: item(fieldOf(json, 'carrying')) });
const several = <T extends string>(json: Json, name: string, list: readonly T[]): readonly T[] =>
  listOf(fieldOf(json, name)).map((each) => among(each, list));

const READERS: { readonly [T in Tag]: (json: Json) => Extract<Effect, { readonly tag: T }> } = {
  objective_override: (json) => ({
    tag: 'objective_override',
    slot: slot(json),
    objective: word('objective', OBJECTIVES)(json),
    ap: numberIn(fieldOf(json, 'ap'), 1, 9),
    when: carrying(fieldOf(json, 'when')),
    immediate: plainOf(fieldOf(json, 'immediate')) === true,
  }),
  deliver_objective: (json) => ({
    tag: 'deliver_objective',
    slot: slot(json),
    item: item(fieldOf(json, 'item')),
    to: CLASSES[word('to', named(CLASSES))(json)],
  }),
  vp_per: (json) => ({
    tag: 'vp_per',
    event: word('event', ['portcullis_broken'])(json),
    every: numberIn(fieldOf(json, 'every'), 1, 20),
    vp: numberIn(fieldOf(json, 'vp'), 1, 5),
  }),
  extra_vp: (json) => {
    const [limit, when] = [optional(json, 'limit'), optional(json, 'when')];
    return {
      tag: 'extra_vp',
      event: word('event', ['exit', 'eliminate'])(json),
      vp: numberIn(fieldOf(json, 'vp'), 1, 5),
      limit: limit && numberIn(limit, 1, 20),
      when: when && carrying(when),
    };
  },
  combat_bonus: (json) => {
    const when = optional(json, 'when');
    return {
      tag: 'combat_bonus',
      amount: numberIn(fieldOf(json, 'amount'), -9, 9),
      role: word('role', ROLES)(json),
      kind: word('kind', ['close', 'any'])(json),
      when: when && { oneOnOne: yes(when, 'oneOnOne') },
    };
  },
  wins_ties: (json) => ({ tag: 'wins_ties', role: word('role', ROLES)(json) }),
  survive_once: (json) => ({ tag: 'survive_once', uses: numberIn(fieldOf(json, 'uses'), 1, 9) }),
  attack_condition: (json) => ({ tag: 'attack_condition', test: word('test', ['adjacent_sum_below_own'])(json) }),
  mind_control: (json) => ({
    tag: 'mind_control',
    mode: word('mode', ['weakest', 'random', 'np_best_of_3'])(json),
    scope: word('scope', ['one_on_one', 'any_close'])(json),
  }),
  repulse_cost: (json) => ({ tag: 'repulse_cost', ap: numberIn(fieldOf(json, 'ap'), 1, 9) }),
  repulse_distance: (json) => ({ tag: 'repulse_distance', squares: numberIn(fieldOf(json, 'squares'), 1, 5) }),
  repulse_through: (json) => ({
    tag: 'repulse_through',
    edges: several(json, 'edges', ['wall', 'portcullis', 'slit']),
    breaks: plainOf(fieldOf(json, 'breaks')) === true,
    wounds: plainOf(fieldOf(json, 'wounds')) === true,
  }),
  heal_range: (json) => ({ tag: 'heal_range', lineOfSight: yes(json, 'lineOfSight') }),
  heal_activates: () => ({ tag: 'heal_activates' }),
  aura: (json) => ({
    tag: 'aura',
    scope: word('scope', ['same_room'])(json),
    affects: word('affects', ['friendly_wounded'])(json),
    combatValue: numberIn(fieldOf(json, 'combatValue'), 1, 9),
  }),
  self_heal: () => ({ tag: 'self_heal' }),
  placement: (json) => ({ tag: 'placement', mode: word('mode', ['gear', 'nearest_enemy'])(json) }),
  reveal_placement: (json) => ({
    tag: 'reveal_placement',
    what: word('what', ['objects'])(json),
    mode: word('mode', ['near_self'])(json),
  }),
  reveal_through: (json) => ({ tag: 'reveal_through', edges: several(json, 'edges', ['slit']) }),
  rotation_lock: (json) => ({
    tag: 'rotation_lock',
    except: several(json, 'except', named(CLASSES)).map((each) => CLASSES[each]),
  }),
  rotation_twice: () => ({ tag: 'rotation_twice' }),
  rotation_target: (json) => ({ tag: 'rotation_target', room: word('room', ['most_enemies'])(json) }),
  free_open: (json) => ({ tag: 'free_open', perActivation: numberIn(fieldOf(json, 'perActivation'), 1, 9) }),
  hover: () => ({ tag: 'hover' }),
  walk_over_pits: () => ({ tag: 'walk_over_pits' }),
  giant_closed: () => ({ tag: 'giant_closed' }),
  immune: (json) => ({ tag: 'immune', to: several(json, 'to', IMMUNITIES) }),
};
