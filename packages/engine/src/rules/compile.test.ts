import { describe, expect, it } from 'vitest';
import { base } from '../boxes/base/index.ts';
import { compile } from '../boxes/index.ts';
import { explain } from '../result.ts';
import { type Box, character, object } from './box.ts';
import { compileBoxes } from './compile.ts';
import { heals, regenerates } from './library/heal.ts';
import { bridges, crosses, restsOn, spans } from './library/passage.ts';
import { turnsEitherWay, worth } from './library/plain.ts';
import { hazardsOf, masksOf } from './masks.ts';
import { DEFAULTS } from './options.ts';
import { type PassageRule, question, type Reach, type Rule } from './rule.ts';
import { FOE, FRIEND, TALL_FOE, TERRAIN, WOUNDED_FOE, WOUNDED_FRIEND } from './ruleset.ts';

const hole = (name: string) => ({ name, tags: ['hole'] });
const HOLES = [hole('pit'), hole('rift')];
const PIT = TERRAIN;
const RIFT = TERRAIN * 2;
const EVERYBODY = FRIEND | WOUNDED_FRIEND | WOUNDED_FOE;

describe('A question', () => {
  it('is among what its box says that it asks', () => {
    const silent: Box = { ...base, questions: [question('unheard', () => undefined)] };
    expect(() => compileBoxes([silent], DEFAULTS)).toThrow("No box says that it asks 'unheard'.");
    expect(compileBoxes([{ ...silent, asks: ['unheard'] }], DEFAULTS).questions.unheard?.makes).toEqual([]);
  });
});

describe('Obstacles as bits', () => {
  const hazards = hazardsOf(HOLES, []);
  const allMasks = (...rules: readonly Rule[]) => {
    const thing = object('thing', { code: 'Th', rule: 'B-COMP-06', rules });
    const { roster } = compileBoxes([{ ...base, characters: [], objects: [thing] }], DEFAULTS);
    return masksOf(roster, [thing, thing], base.family, hazards);
  };
  const masks = (...rules: readonly Rule[]) => {
    const { alliesCross, anyoneRest, carrierRest, cross, rest } = allMasks(...rules);
    return [cross, rest, alliesCross, anyoneRest, carrierRest].map((table) => table[0]);
  };

  it('one for each terrain that is an obstacle, after those for who stands there', () => {
    expect(hazards.hindrances.map(({ bits, name }) => [name, bits])).toEqual([
      ['pit', PIT],
      ['rift', RIFT],
    ]);
    expect([FRIEND, FOE, WOUNDED_FRIEND, WOUNDED_FOE, TALL_FOE, TERRAIN]).toEqual([1, 2, 4, 8, 16, 32]);
  });

  it('B-MOVE-03 B-MOVE-04 B-MOVE-05: without a rule, what the family lets anybody do', () => {
    expect(masks()).toEqual([EVERYBODY, WOUNDED_FRIEND, 0, 0, 0]);
    expect(masks(worth('attack', 1))).toEqual(masks());
  });

  it('B-WIZ-01 B-THF-01: crossing is not stopping, stopping is crossing too', () => {
    expect(masks(crosses('pit', 'foe'))).toEqual([EVERYBODY | PIT | FOE, WOUNDED_FRIEND, 0, 0, 0]);
    expect(masks(restsOn('rift'))).toEqual([EVERYBODY | RIFT, WOUNDED_FRIEND | RIFT, 0, 0, 0]);
    expect(masks(crosses('rift'), restsOn('pit'))).toEqual([EVERYBODY | PIT | RIFT, WOUNDED_FRIEND | PIT, 0, 0, 0]);
  });

  it('B-THF-02 B-ROP-01: for friends who pass, for anybody there, for the bearer', () => {
    expect(masks(bridges('pit'))).toEqual([EVERYBODY, WOUNDED_FRIEND, PIT, 0, 0]);
    expect(masks({ ...bridges('pit'), gives: 'rest' })).toEqual(masks(bridges('pit')));
    expect(masks(...spans('pit', 'rift'))).toEqual([EVERYBODY, WOUNDED_FRIEND, 0, PIT | RIFT, PIT | RIFT]);
  });

  it('B-ROP-01 P-SHIELD-02: what helps others where it lies or in their hands is an aid against just that', () => {
    const aid = (...rules: readonly Rule[]) => allMasks(...rules).aid[0];
    const passage = (reach: Reach, gives: PassageRule['gives']) =>
      ({ on: 'passage', through: ['pit'], reach, gives }) as const;
    for (const reach of ['anyoneHere', 'carrier'] as const)
      expect([aid(passage(reach, 'rest')), aid(passage(reach, 'safe'))]).toEqual([PIT, PIT]);
    expect([aid(), aid(restsOn('pit')), aid(bridges('pit')), aid(passage('self', 'safe'))]).toEqual([0, 0, 0, 0]);
  });

  it('the tall are another obstacle than other enemies: those who pass enemies pass it, and the weak', () => {
    const passes = (combat: number, ...rules: readonly Rule[]) => {
      const walker = character('walker', { code: 'Wk', rule: 'B-COMP-06', speed: 3, combat, rules });
      const giant = character('giant', { code: 'Gi', rule: 'B-COMP-06', speed: 2, combat: 5, rules: [tall] });
      const { masks } = compileBoxes([{ ...base, characters: [walker, giant], objects: [] }], DEFAULTS);
      expect([masks.asFoe[0], masks.asFoe[1]]).toEqual([FOE, TALL_FOE]);
      return ((masks.cross[0] as number) & TALL_FOE) !== 0;
    };
    const tall: Rule = { on: 'tall', lets: 1 };
    expect([passes(0), passes(1), passes(2), passes(2, crosses('foe'))]).toEqual([true, true, false, true]);
    expect(() => allMasks(tall, { on: 'tall', lets: 2 })).toThrow('different values');
    expect((allMasks(crosses('foe')).cross[0] as number) & TALL_FOE).toBe(0);
  });

  it('there is a bit for each, or the boxes are not put together', () => {
    const many = Array.from({ length: 12 }, (_, nth) => hole(`hole${nth}`));
    expect(() => hazardsOf(many, [])).toThrow('12 obstacles');
    expect(hazardsOf(many.slice(0, 11), []).hindrances.at(-1)?.bits).toBe(1 << 15);
  });

  it('a rule may mean all that have something in common, and what is not in play makes no difference', () => {
    expect(masks(...spans('hole'))).toEqual(masks(...spans('pit', 'rift')));
    expect(masks(crosses('chasm'))).toEqual(masks());
  });
});

describe('A box becomes a ruleset', () => {
  const small: Box = {
    ...base,
    characters: [
      character('runner', {
        code: 'Ru',
        rule: 'B-COMP-06',
        speed: 6,
        combat: 1,
        rules: [worth('escape', 2), turnsEitherWay],
      }),
      character('brute', { code: 'Br', rule: 'B-COMP-06', speed: 2, combat: 5, traits: ['slow'] }),
    ],
    objects: [
      object('club', {
        code: 'Club',
        rule: 'B-COMP-06',
        rules: [worth('attack', 1), worth('attack', 2), worth('defence', 1)],
      }),
      object('gem', { code: 'Gem', rule: 'B-COMP-06', traits: ['shiny'], rules: [worth('haul', 3)] }),
    ],
  };
  const rules = compileBoxes([small], DEFAULTS);

  it('numbers the tokens, yellow’s first', () => {
    expect(rules.roster.map(({ id, owner, kind, sort }) => `${id} ${owner} ${kind} ${sort}`)).toEqual([
      '0 yellow runner character',
      '1 yellow brute character',
      '2 yellow club object',
      '3 yellow gem object',
      '4 blue runner character',
      '5 blue brute character',
      '6 blue club object',
      '7 blue gem object',
    ]);
    expect(rules.characters).toEqual({ yellow: [0, 1], blue: [4, 5] });
  });

  it('sums what a token’s rules are worth', () => {
    const none = {
      rule: 'B-COMP-06',
      against: [],
      cites: {},
      covers: [],
      reaches: [],
      slays: [],
      traits: [],
      vetoes: [],
      wards: [],
    };
    const zero = {
      ...{ offers: [], abilities: [], lastResorts: [] },
      attack: 0,
      defence: 0,
      escape: 0,
      haul: 0,
      death: 0,
      loads: 1,
      eitherWay: false,
      reads: undefined,
      attacksFreely: false,
      hunts: [],
      ...none,
    };
    expect(rules.roster.slice(0, 4)).toEqual([
      {
        id: 0,
        owner: 'yellow',
        kind: 'runner',
        code: 'Ru',
        sort: 'character',
        speed: 6,
        combat: 1,
        ...zero,
        escape: 2,
        eitherWay: true,
      },
      {
        id: 1,
        owner: 'yellow',
        kind: 'brute',
        code: 'Br',
        sort: 'character',
        speed: 2,
        combat: 5,
        ...zero,
        traits: ['slow'],
      },
      {
        id: 2,
        owner: 'yellow',
        kind: 'club',
        code: 'Club',
        sort: 'object',
        speed: 0,
        combat: 0,
        ...zero,
        attack: 3,
        defence: 1,
      },
      {
        id: 3,
        owner: 'yellow',
        kind: 'gem',
        code: 'Gem',
        sort: 'object',
        speed: 0,
        combat: 0,
        ...zero,
        haul: 3,
        traits: ['shiny'],
      },
    ]);
  });

  it('B-WND-02: tells what the wounded may still do from what the others may', () => {
    const cures = heals({
      notWounded: 'X-1',
      carriedByHealer: 'X-2',
      notInReach: 'X-2',
      carried: 'X-3',
      stoodOver: 'X-3',
    });
    const recovers = regenerates({ notWounded: 'X-4', woundedThisTurn: 'X-5', carried: 'X-6', stoodOver: 'X-6' });
    const medic = character('medic', { code: 'Md', rule: 'B-COMP-06', speed: 4, combat: 2, rules: [recovers, cures] });
    const [member] = compileBoxes([{ ...base, characters: [medic], objects: [] }], DEFAULTS).roster;
    expect(member).toMatchObject({ offers: [recovers, cures], abilities: [cures], lastResorts: [recovers] });
  });

  it('B-SETUP-05 B-COMP-08 B-TER-05: lines, capacities and decks', () => {
    expect(rules.lines).toEqual([
      { seat: 'yellow', dots: [1, 3, 6, 8] },
      { seat: 'blue', dots: [1, 3, 6, 8] },
    ]);
    expect(rules.capacity).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
    const printed = base.deck.map(({ name }) => name);
    expect([rules.deck.yellow, rules.deck.blue]).toEqual([printed, printed]);
    expect([rules.id, rules.forgoes, rules.options]).toEqual(['base.1', { yellow: 0, blue: 0 }, DEFAULTS]);
  });

  it('B-OPT-08 B-OPT-09: a handicap takes cards and characters from one seat', () => {
    const handicap = { seat: 'blue', characters: 1, without: ['C5', 'C6'] } as const;
    const uneven = compileBoxes([small], { ...DEFAULTS, handicap });
    expect(uneven.forgoes).toEqual({ yellow: 0, blue: 1 });
    expect([uneven.deck.yellow.length - uneven.deck.blue.length, uneven.deck.blue.includes('C6')]).toEqual([2, false]);
  });

  it('B-COMP-02 B-REV-06: rooms with their gears, obstacles and floors', () => {
    expect(Object.keys(rules.rooms)).toEqual(['1ccw', '1cw', '2ccw', '2cw', '3ccw', '3cw', '4ccw', '4cw']);
    const { edges, floor, gear, obstacles, room } = rules.rooms['1ccw'] as (typeof rules.rooms)[string];
    expect([room.id, gear, obstacles[2], obstacles[0], floor[2], floor[0], floor[1]]).toEqual([
      '1ccw',
      1,
      PIT,
      0,
      0,
      1,
      1,
    ]);
    expect([edges.length, edges[0], edges[1]]).toEqual([100, 0, 1]);
    const some = compileBoxes([small], { ...DEFAULTS, pairs: ['2', '4'] });
    expect(Object.keys(some.rooms)).toEqual(['2ccw', '2cw', '4ccw', '4cw']);
  });

  it('B-OPT-07: the beginner’s game leaves things out; a box without one has its usual layout', () => {
    const beginner = compileBoxes([base], { ...DEFAULTS, beginner: true });
    expect([beginner.grid.columns, beginner.roster.length, beginner.id]).toEqual([3, 20, 'base.1 beginner']);
    const { beginner: _, ...only } = small;
    const usual = compileBoxes([only], { ...DEFAULTS, beginner: true });
    expect([usual.grid.columns, usual.roster.length]).toEqual([4, 8]);
  });

  it('and says so when its rooms cannot be read', () => {
    expect(() => compileBoxes([{ ...base, rooms: 'nonsense' }], DEFAULTS)).toThrow(
      /^The rooms of base.1 cannot be read. 1:1 betweenRooms/,
    );
  });

  it('only if there is such a box, and options that fit it', () => {
    const error = (id: string) => {
      const result = compile(id);
      return result.ok ? undefined : explain(result.error);
    };
    expect(error('chess')).toBe('1:1 ruleset {"list":["base.1","paladins.1","prison.1","cards.1"]} "chess"');
    expect(error('base.1 pairs=1,2')).toBe('1:8 pairs {"count":4,"box":"base.1"} "1,2"');
    expect(error('base.1 pairs=1,2,3,9')).toBe('1:8 pairs {"count":4,"box":"base.1"} "1,2,3,9"');
    expect(error('base.1 beginner handicap=blue:7:')).toBe('1:17 handicap {"least":4,"most":6} 7');
    expect([error('base.1 beginner handicap=blue:6:'), error('base.1 pairs=4,3,2,1')]).toEqual([undefined, undefined]);
  });
});
