import { describe, expect, it } from 'vitest';
import { randomOf } from '../../testing/random.ts';
import { type SceneOptions, scene } from '../../testing/scene.ts';
import { HIDDEN, type Option, type Player, type State, type Task } from '../state.ts';
import { determinize } from './determinize.ts';
import { redact } from './redact.ts';

const sun: Option = { word: 'sun' };
const moon: Option = { word: 'moon' };
const skull: Option = { word: 'skull' };
const question: Task = { kind: 'question', seats: ['blue'], asks: 'keep', options: [sun, moon], otherwise: 0 };

/** Worlds that yellow may be in, of a position that blue has secrets in. */
const worlds = (options: SceneOptions & { readonly tokens?: string; readonly more?: Partial<State> }, count = 40) => {
  const { rules, state } = scene(options.tokens ?? '', options);
  const view = redact({ ...state, ...options.more }, 'yellow');
  return Array.from({ length: count }, (_, seed) => determinize(rules, view, randomOf(seed).below));
};
const bluesIn = (found: readonly (State | undefined)[], of: keyof Player) =>
  new Set(found.map((world) => JSON.stringify(world?.players.blue[of])));

describe('What a view leaves open', () => {
  it('is nobody’s to guess while another is asked in secret', () => {
    const asked = (only: 'blue' | undefined): Task => (only ? { ...question, only } : question);
    expect(worlds({ more: { tasks: [asked('blue')] } }, 1)).toEqual([undefined]);
    expect(worlds({ more: { tasks: [asked(undefined)] } }, 1)[0]?.tasks).toEqual([question]);
  });

  it('a covered lot has any of what is missing from its pile, and an open one what it has', () => {
    const lots = [
      { name: 'blue', things: [{ face: sun, sideways: false }] },
      { name: 'row', things: [{ face: skull, sideways: true }] },
    ];
    const piles = [{ name: 'omens', all: [sun, moon, skull], lots }];
    const found = worlds({ more: { piles } }).map((world) => world?.piles[0]?.lots);
    const faces = new Set(found.map((each) => JSON.stringify(each?.[0]?.things)));
    expect([...faces].sort()).toEqual([moon, sun].map((face) => JSON.stringify([{ face, sideways: false }])));
    for (const each of found) expect(each?.[1]).toEqual(lots[1]);
  });

  it('B-HID-04: a card that was laid is any of the hand, and there is none in an empty one', () => {
    const fight: Task = {
      kind: 'commit',
      seats: ['yellow'],
      attackers: [],
      defenders: [],
      strength: { yellow: 0, blue: 0 },
    };
    const laid = (hand: readonly string[]) =>
      bluesIn(worlds({ players: { blue: { hand, committed: 'C2' } }, more: { tasks: [fight] } }), 'committed');
    expect([...laid(['A2', 'C0', 'C2'])].sort()).toEqual(['"C0"', '"C2"']);
    expect([...laid(['A2'])]).toEqual([undefined]);
  });

  it('B-HID-08 B-COMB-05: a covered hand has as many cards, one of them the card that always comes back', () => {
    const hand = ['A2', 'A3', 'J', 'C0', 'C1'];
    const found = worlds({ rules: 'base.1 cards=hidden', players: { blue: { hand } } });
    const hands = found.map((world) => world?.players.blue.hand ?? []);
    expect(new Set(hands.map((each) => each.length))).toEqual(new Set([5]));
    expect(hands.every((each) => each.includes('C0'))).toBe(true);
    expect(new Set(hands.map((each) => each.join())).size).toBeGreaterThan(10);
    const { deck } = scene('', { rules: 'base.1 cards=hidden' }).rules;
    for (const each of hands)
      expect(each).toEqual(each.toSorted((one, other) => deck.blue.indexOf(one) - deck.blue.indexOf(other)));
  });

  it('what is being placed is no longer missing', () => {
    const { rules, state } = scene('', { faceDown: ['T2'], stash: { T2: ['bGo'] } });
    const [goblin, troll, thief] = ['goblin', 'troll', 'thief'].map(
      (kind) => rules.roster.find((each) => each.owner === 'blue' && each.kind === kind)?.id as number,
    ) as [number, number, number];
    const others = rules.roster.filter(({ id, owner }) => owner === 'blue' && ![goblin, troll, thief].includes(id));
    const pieces = state.pieces.map((piece) =>
      others.some(({ id }) => id === piece.id) ? { ...piece, at: 0 } : piece,
    );
    const kindsIn = (task: Partial<Task> & { kind: 'place' }) => {
      const tasks = [{ seats: ['yellow'], tile: 5, tokens: [], after: [], ...task } as Task];
      const view = redact({ ...state, pieces, tasks }, 'yellow');
      const found = Array.from({ length: 40 }, (_, seed) => determinize(rules, view, randomOf(seed).below));
      return new Set(found.flatMap((world) => world?.tiles.flatMap(({ stash }) => stash.map(({ kind }) => kind))));
    };
    expect([...kindsIn({ kind: 'place', tokens: [troll], after: [] })].sort()).toEqual(['goblin', 'thief']);
    expect([...kindsIn({ kind: 'place', tokens: [troll], after: [thief] })]).toEqual(['goblin']);
  });

  it('B-SETUP-03 B-OPT-09: only characters stand in a line-up, and only characters are left out', () => {
    const { rules } = scene('');
    const own = rules.roster.filter(({ owner }) => owner === 'blue').map(({ kind }) => kind);
    const isObject = (kind: string) => rules.roster.find((each) => each.kind === kind)?.sort === 'object';
    const objects = own.filter(isObject);
    const lineup = own.filter((kind) => !isObject(kind)).slice(0, 4);
    const found = worlds({ players: { blue: { lineup, reserve: own.filter((kind) => !lineup.includes(kind)) } } });
    for (const world of found) {
      const { blue } = world?.players ?? {};
      expect(blue?.lineup.some(isObject)).toBe(false);
      expect([...(blue?.lineup ?? []), ...(blue?.reserve ?? [])].sort()).toEqual([...own].sort());
    }
    const handicap = 'base.1 handicap=blue:6:C6';
    const out = own.filter((kind) => !isObject(kind)).slice(4, 4 + scene('', { rules: handicap }).rules.forgoes.blue);
    const reserve = own.filter((kind) => ![...lineup, ...out].includes(kind));
    const short = worlds({ rules: handicap, players: { blue: { lineup, reserve } } });
    expect(out).not.toEqual([]);
    for (const world of short) expect(world?.players.blue.reserve).toEqual(expect.arrayContaining(objects));
    expect(bluesIn(found, 'lineup').size).toBeGreaterThan(10);
  });
});

describe('P-HID-01: a team that its owner alone knows', () => {
  const FREE = 'base.1+paladins.1 teams=free';
  const { rules } = scene('', { rules: FREE });
  const teams = rules.teams ?? { characters: 0, objects: 0 };
  const own = rules.roster.filter(({ owner }) => owner === 'blue');
  const kinds = (sort: string) => own.filter((each) => each.sort === sort).map(({ kind }) => kind);
  const team = [...kinds('character').slice(0, teams.characters), ...kinds('object').slice(0, teams.objects)];
  const isObject = (kind: unknown) => kinds('object').includes(kind as string);

  it('has as many characters and objects as the rules say', () => {
    const found = worlds({ rules: FREE, players: { blue: { team, reserve: team } } });
    for (const world of found) {
      const reserve = world?.players.blue.reserve ?? [];
      expect([reserve.length, reserve.filter(isObject).length]).toEqual([team.length, teams.objects]);
      expect([...(world?.players.blue.team ?? [])].sort()).toEqual([...reserve].sort());
      expect(world?.players.blue.team).not.toContain(HIDDEN);
    }
    expect(bluesIn(found, 'reserve').size).toBeGreaterThan(10);
  });

  it('keeps whoever has been seen, and has no object more for each that was', () => {
    const [first] = kinds('object');
    const code = own.find(({ kind }) => kind === first)?.code;
    const rest = team.filter((kind) => kind !== first);
    const found = worlds({
      rules: FREE,
      tokens: `b${code}@T1[1,1]`,
      players: { blue: { team, reserve: rest } },
    });
    for (const world of found) {
      expect(world?.players.blue.team).toContain(first);
      expect(world?.players.blue.reserve.filter(isObject)).toHaveLength(teams.objects - 1);
    }
  });

  it('its pairs are those that open rooms tell of', () => {
    const { state } = scene('', { rules: FREE });
    const shown = state.tiles.map((tile, nth) => ({ ...tile, room: nth === 0 ? '7cw' : undefined }));
    const { yellow, blue } = state.players;
    const players = { yellow: { ...yellow, pairs: ['1', '2'] }, blue: { ...blue, pairs: ['7', '3'] } };
    const unseen = ['1ccw', '1cw', '2ccw', '2cw', '3ccw', '3cw', '7ccw'];
    const found = worlds({ rules: FREE, more: { tiles: shown, players, unseen } });
    for (const world of found) {
      expect(world?.players.blue.pairs).toContain('7');
      expect(world?.players.blue.pairs).toHaveLength(2);
      expect(world?.unseen).toHaveLength(unseen.length);
      expect(world?.unseen).toEqual(expect.arrayContaining(['1ccw', '1cw', '2ccw', '2cw', '7ccw']));
      expect(world?.unseen).not.toContain('7cw');
    }
    expect(bluesIn(found, 'pairs').size).toBeGreaterThan(3);
  });
});
