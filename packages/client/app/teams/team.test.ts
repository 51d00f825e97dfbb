import { compile, type Kind, redact, type Seat, type State, start } from '@archmage/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { after, type Seen } from '../play/seen.ts';
import { type Bench, beginBench, cleared, favoured, missingText, shuffled, toggled, undone } from './bench.ts';
import { favourite, keepFavourite } from './favourite.ts';
import { candidatesOf, EVERYTHING, isFound, pairsOf, valuesOf } from './stock.ts';
import {
  added,
  countsOf,
  filledUp,
  fitted,
  isComplete,
  NOBODY,
  namedTeam,
  refusalOf,
  sentBy,
  type Team,
  toSend,
  without,
} from './team.ts';

const rulesOf = (id: string) => {
  const rules = compile(id);
  if (!rules.ok) throw new Error(id);
  return rules.value;
};

const rules = rulesOf('base.1+paladins.1 teams=free');
const seenBy = (seat: Seat, state: State = start(rules)): Seen => ({ rules, seat, view: redact(state, seat) });
const yellow = seenBy('yellow');

const piece = (kind: Kind, nth = 0): number =>
  candidatesOf(rules, 'yellow').filter((each) => each.kind === kind)[nth]?.piece ?? -1;
const teamOf = (kinds: readonly Kind[], pairs: readonly string[] = []): Team => ({
  pieces: kinds.map((kind, nth) => piece(kind, kinds.slice(0, nth).filter((each) => each === kind).length)),
  pairs,
});

const EIGHT = ['cleric', 'goblin', 'mekanork', 'thief', 'redDragon', 'elfScout', 'ghost', 'golem'];
const SIX = ['rope', 'rope', 'key', 'speedPotion', 'treasure', 'fireShield'];

/** Always the first: no luck is needed. */
const first = () => 0;

describe('the stock', () => {
  test('holds everything of both boxes in one colour, and a Rope from each', () => {
    const all = candidatesOf(rules, 'blue');
    expect(all.filter(({ sort }) => sort === 'character')).toHaveLength(16);
    expect(all.filter(({ sort }) => sort === 'object')).toHaveLength(12);
    expect(all.filter(({ kind }) => kind === 'rope').map(({ box }) => box)).toEqual(['base.1', 'paladins.1']);
    expect(all.find(({ kind }) => kind === 'ghost')).toMatchObject({ box: 'paladins.1', speed: 3, combat: 0 });
  });

  test('has pairs of rooms, each of its box', () => {
    expect(pairsOf(rules).map(({ box, number, rooms }) => `${number} ${box} ${rooms.length}`)).toEqual([
      ...['1', '2', '3', '4'].map((number) => `${number} base.1 2`),
      ...['5', '6', '7', '8'].map((number) => `${number} paladins.1 2`),
    ]);
  });

  test.each([
    ['ways', 'character', 'thief wallWalker wizard elfScout ghost illusionist'],
    ['openings', 'character', 'thief warrior golem'],
    ['combat', 'character', 'redDragon weaponMaster'],
    ['magic', 'character', 'wizard illusionist'],
    ['healing', 'character', 'cleric troll'],
    ['turning', 'character', 'mekanork'],
    ['things', 'character', 'paladin pickpocket'],
    ['points', 'character', 'goblin redDragon'],
    ['ways', 'object', 'rope teleportationRing rope'],
    ['openings', 'object', 'key'],
    ['combat', 'object', 'armor fireballWand sword fireShield dragonslayer'],
    ['magic', 'object', 'fireballWand teleportationRing charmScroll'],
    ['points', 'object', 'treasure'],
  ] as const)('%s of a %s: %s', (knack, sort, kinds) => {
    const found = candidatesOf(rules, 'yellow').filter(
      (each) => each.sort === sort && isFound({ ...EVERYTHING, knack }, each),
    );
    expect(found.map(({ kind }) => kind).join(' ')).toBe(kinds);
  });

  test('is filtered by box, speed and strength together; objects have neither of these', () => {
    const filter = { ...EVERYTHING, box: 'paladins.1', speed: 3, combat: 3 };
    const found = candidatesOf(rules, 'yellow').filter((each) => isFound(filter, each));
    expect(found.filter(({ sort }) => sort === 'character').map(({ kind }) => kind)).toEqual([
      'weaponMaster',
      'paladin',
    ]);
    expect(found.filter(({ sort }) => sort === 'object')).toHaveLength(6);
    const characters = candidatesOf(rules, 'yellow').filter(({ sort }) => sort === 'character');
    expect(valuesOf(characters, 'speed')).toEqual([2, 3, 4, 5, 6, 7]);
    expect(valuesOf(characters, 'combat')).toEqual([1, 2, 3, 4, 6]);
  });
});

describe('a team being made', () => {
  test('is counted by sort', () => {
    const team = teamOf(['ghost', 'rope', 'rope'], ['5']);
    expect(countsOf(rules, team).map(({ count, most }) => `${count}/${most}`)).toEqual(['1/8', '2/6', '1/2']);
    expect(countsOf(rules, without(team, { piece: piece('rope', 1) }))[1]?.count).toBe(1);
    expect(isComplete(rules, team)).toBe(false);
    expect(isComplete(rules, teamOf([...EIGHT, ...SIX], ['1', '8']))).toBe(true);
  });

  // P-MIX-02, P-MIX-04, P-MIX-08, P-MIX-10
  test('refuses a ninth character, a seventh object, a third pair, and the same pair twice', () => {
    expect(refusalOf(yellow, teamOf(EIGHT), { piece: piece('troll') })?.code).toBe('teamFull');
    expect(refusalOf(yellow, teamOf(SIX), { piece: piece('sword') })?.code).toBe('teamFull');
    expect(refusalOf(yellow, teamOf([], ['1', '2']), { pair: '3' })?.code).toBe('teamFull');
    expect(refusalOf(yellow, teamOf([], ['1']), { pair: '1' })?.code).toBe('pairTaken');
    expect(refusalOf(yellow, teamOf(['rope']), { piece: piece('rope', 1) })).toBeUndefined();
    expect(refusalOf(yellow, teamOf([...EIGHT, ...SIX], ['1', '8']), { piece: piece('troll') })?.code).toBe('teamFull');
  });

  test('is sent piece by piece, and ends the choice', () => {
    const actions = toSend(yellow, teamOf([...EIGHT, ...SIX], ['1', '8']));
    expect(actions).toHaveLength(16);
    const sent = actions.reduce(after, yellow);
    expect(sent.view.tasks.at(-1)).toMatchObject({ kind: 'choose', seats: ['blue'] });
    expect([...sent.view.players.yellow.team].sort()).toEqual([...EIGHT, ...SIX].sort());
  });

  test('what was sent before a reload stays, and is not sent again', () => {
    const half = toSend(yellow, teamOf(['rope', 'ghost'], ['5'])).reduce(after, yellow);
    const sent = sentBy(rules, half.view.players.yellow, 'yellow');
    expect(sent).toEqual(teamOf(['rope', 'ghost'], ['5']));
    const more = added(sent, { piece: piece('rope', 1) });
    expect(toSend(half, more)).toEqual([{ type: 'pick', kind: 'rope' }]);
    expect(sentBy(rules, redact(half.view, 'blue').players.yellow, 'yellow')).toEqual(NOBODY);
  });

  test('chance fills it up and keeps what was chosen', () => {
    const begun = teamOf(['redDragon'], ['7']);
    const full = filledUp(yellow, begun, first);
    expect(isComplete(rules, full)).toBe(true);
    expect(full.pieces[0]).toBe(piece('redDragon'));
    expect(full.pairs[0]).toBe('7');
  });

  test('chance gives nobody what none of them can use', () => {
    const kindsIn = ({ pieces }: Team) => pieces.map((each) => rules.roster[each]?.kind);
    let wands = 0;
    for (let seed = 1; seed <= 60; seed++) {
      let drawn = seed;
      const random = (below: number) => {
        drawn = (drawn * 1103515245 + 12345) % 2147483648;
        return Math.floor((drawn / 2147483648) * below);
      };
      const full = filledUp(yellow, NOBODY, random);
      expect(isComplete(rules, full)).toBe(true);
      if (!kindsIn(full).includes('fireballWand')) continue;
      wands += 1;
      expect(kindsIn(full)).toContain('wizard');
    }
    expect(wands).toBeGreaterThan(5);
  });
});

describe('the bench', () => {
  const bench = beginBench(yellow);
  const withKinds = (...kinds: readonly Kind[]) =>
    kinds.reduce((now, kind) => toggled(yellow, now, { piece: piece(kind) }) as Bench, bench);

  test('takes something in and out again, and says so', () => {
    const one = withKinds('ghost');
    expect(one.said).toBe('Ghost chosen, 1 of 8.');
    expect(withKinds('ghost', 'ghost')).toMatchObject({ team: NOBODY, said: 'Ghost taken out, 0 of 8.' });
    expect(toggled(yellow, one, { pair: '5' })).toMatchObject({ said: 'Rooms 5 chosen, 1 of 2.' });
  });

  test('undoes step by step, a random team and a fresh start too', () => {
    const begun = withKinds('ghost', 'golem');
    const full = shuffled(yellow, begun, first);
    expect(full).toMatchObject({ said: 'Your team is complete.' });
    const empty = cleared(yellow, full);
    expect(empty.team).toEqual(NOBODY);
    expect(undone(yellow, empty).team).toEqual(full.team);
    expect(undone(yellow, undone(yellow, empty)).team).toEqual(begun.team);
    expect(undone(yellow, bench)).toBe(bench);
  });

  test('a full team is drawn anew; with a refusal everything stays', () => {
    const full = shuffled(yellow, bench, first);
    const last = (below: number) => below - 1;
    expect(shuffled(yellow, full, last).team).not.toEqual(full.team);
    expect(toggled(yellow, full, { piece: piece('pickpocket') })).toMatchObject({ code: 'teamFull', rule: 'P-MIX-02' });
  });

  test('what was sent cannot be taken out', () => {
    const half = toSend(yellow, teamOf(['ghost'])).reduce(after, yellow);
    const begun = beginBench(half);
    expect(toggled(half, begun, { piece: piece('ghost') })).toMatchObject({ team: teamOf(['ghost']), past: [] });
    expect(cleared(half, begun).team).toEqual(teamOf(['ghost']));
  });

  test('a favourite is taken, or a sentence says why not', () => {
    const kept = { kinds: [...EIGHT, ...SIX], pairs: ['1', '8'] };
    expect(favoured(yellow, bench, kept)).toMatchObject({ team: teamOf(kept.kinds, kept.pairs), past: [NOBODY] });
    const unfit = favoured(yellow, bench, { ...kept, pairs: ['1', '1'] });
    expect(unfit).toMatchObject({ team: NOBODY, past: [] });
    expect(unfit.note).toMatch(/does not fit this game .* pair of rooms 1 is chosen already/);
    expect(favoured(yellow, bench, { ...kept, pairs: [] }).note).toMatch(/no complete team/);
    expect(favoured(yellow, bench, undefined).note).toMatch(/No favourite/);
  });

  test('what is missing is counted', () => {
    expect(missingText(yellow, teamOf(['ghost', ...SIX], ['1']))).toBe(
      'Still to choose: 7 characters, 1 pair of rooms.',
    );
  });
});

describe('a favourite', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    });
    return () => vi.unstubAllGlobals();
  });

  const team = teamOf([...EIGHT, ...SIX], ['1', '8']);

  test('is kept by name and fits again, in either colour', () => {
    expect(keepFavourite(namedTeam(rules, team))).toBe('kept');
    const kept = favourite();
    expect(kept && fitted(yellow, NOBODY, kept)).toEqual(team);
    const blue = seenBy('blue');
    const other = kept && fitted(blue, NOBODY, kept);
    expect(other && typeof other === 'object' && 'pieces' in other && namedTeam(rules, other)).toEqual(kept);
  });

  test('that does not fit says why', () => {
    const named = namedTeam(rules, team);
    expect(fitted(yellow, NOBODY, { ...named, kinds: ['vampire'] })).toMatchObject({ code: 'notInStock' });
    expect(fitted(yellow, NOBODY, { ...named, kinds: [...named.kinds, 'key'] })).toMatchObject({ code: 'teamFull' });
    expect(fitted(yellow, NOBODY, { ...named, pairs: ['12'] })).toMatchObject({ code: 'noSuchPair' });
    expect(fitted(yellow, NOBODY, { ...named, pairs: ['1'] })).toBe('short');
  });

  test('goes with what was sent already', () => {
    const half = toSend(yellow, teamOf(['ghost'], ['8'])).reduce(after, yellow);
    const sent = sentBy(rules, half.view.players.yellow, 'yellow');
    const whole = fitted(half, sent, namedTeam(rules, team));
    expect(typeof whole === 'object' && 'pieces' in whole && [...whole.pieces].sort()).toEqual([...team.pieces].sort());
  });

  test.each(['', '{', 'null', '7', '{"kinds":[1],"pairs":[]}', '{"kinds":["rope"]}'])('is nothing in %j', (text) => {
    stored.set('archmage.favouriteTeam', text);
    expect(favourite()).toBeUndefined();
  });

  test('is not kept where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(favourite()).toBeUndefined();
    expect(keepFavourite({ kinds: [], pairs: [] })).toBe('lost');
  });
});
