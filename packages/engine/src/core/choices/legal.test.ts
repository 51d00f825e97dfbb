import { describe, expect, it } from 'vitest';
import { formatAction } from '../../notation/action.ts';
import { type Scene, type SceneOptions, scene, token } from '../../testing/scene.ts';
import { ACTORS, HIDDEN, type Seat, type State, type Task } from '../state.ts';
import { isStuck, legal, movers } from './legal.ts';

const idsOf = (s: Scene, ...names: readonly string[]) => names.map((name) => token(s, name).id);
const textsOf = ({ rules, state }: Scene, seat: Seat = 'yellow', mover?: number) =>
  [...legal(rules, state, seat, mover)].map((action) => formatAction(rules, state, action));
const asking = (s: Scene, ...tasks: readonly Task[]): Scene => ({ ...s, state: { ...s.state, tasks } });
const withTurn = (s: Scene, turn: Partial<State['turn']>): Scene => ({
  ...s,
  state: { ...s.state, turn: { ...s.state.turn, ...turn } },
});

describe('Who may act', () => {
  const CREW = 'yWa@T1[1,1] yTr@T1[3,3]* yCl@T2[1,1]* yGo@T2[3,3] bTh@T4[1,1]';
  const crew = (options?: SceneOptions) => scene(CREW, options);
  const named = (s: Scene, seat: Seat = 'yellow') => movers(s.rules, s.state, seat);

  it('B-TURN-07 B-WND-02: the unwounded, who are not held back, and the wounded who have a last resort', () => {
    const s = crew();
    expect(named(s)).toEqual(idsOf(s, 'yWa', 'yGo', 'yTr').sort((a, b) => a - b));
    const held = withTurn(s, { blocked: idsOf(s, 'yWa') });
    expect(named(held)).toEqual(idsOf(s, 'yGo', 'yTr').sort((a, b) => a - b));
  });

  it('B-TURN-02: nobody without points', () => {
    expect(named(crew({ ap: 0 }))).toEqual([]);
    expect(named(withTurn(crew(), { purses: [] }))).toEqual([]);
  });

  it('nobody of a seat that is not asked, or is asked for something else', () => {
    const s = crew();
    expect(named(s, 'blue')).toEqual([]);
    expect(named(asking(s, { kind: 'card', seats: ['yellow'] }))).toEqual([]);
    expect(named(asking(s))).toEqual([]);
  });

  it('P-CHARM-06: whoever has points of his own in one’s turn, and of one’s own he alone', () => {
    const s = crew();
    const [thief, warrior] = idsOf(s, 'bTh', 'yWa') as [number, number];
    const charmed = withTurn(s, { purses: [{ ap: 2, only: thief, lent: true }] });
    expect(named(charmed)).toEqual([thief]);
    const both = withTurn(s, {
      purses: [
        { ap: 2, only: thief, lent: true },
        { ap: 1, only: thief, lent: false },
        { ap: 1, only: warrior, lent: false },
      ],
    });
    expect(named(both)).toEqual([warrior, thief]);
  });
});

describe('What is legal', () => {
  const s = scene('yWa@T1[1,1] yGo@T2[3,3] bTh@T4[1,1]');

  it('is nothing for whoever is not asked', () => {
    expect(ACTORS.map((actor) => legal(s.rules, s.state, actor).length > 0)).toEqual(
      ACTORS.map((actor) => actor === 'yellow'),
    );
    expect(ACTORS.map((actor) => legal(s.rules, { ...s.state, tasks: [] }, actor).length)).toEqual(ACTORS.map(() => 0));
  });

  it('is what each may do, and to pass', () => {
    const [warrior, goblin, thief] = idsOf(s, 'yWa', 'yGo', 'bTh') as [number, number, number];
    const [own, others] = [warrior, goblin].map((id) => textsOf(s, 'yellow', id)) as [string[], string[]];
    expect([own.length > 0, others.length > 0]).toEqual([true, true]);
    expect(textsOf(s).sort()).toEqual([...own, ...others, 'pass'].sort());
    expect(textsOf(s, 'yellow', thief)).toEqual([]);
    expect(textsOf(asking(s, { kind: 'card', seats: ['yellow'] }), 'yellow', warrior)).toEqual([]);
  });

  it('is known by its number, and there is none beyond', () => {
    const choices = legal(s.rules, s.state, 'yellow');
    expect(Array.from(choices)).toEqual(Array.from({ length: choices.length }, (_, nth) => choices.at(nth)));
    expect(() => choices.at(choices.length)).toThrow(
      `There is no choice number ${choices.length} among ${choices.length}.`,
    );
  });

  it('B-JUMP-01: a jump only with a card to pay for it', () => {
    const jumper = (hand: readonly string[]) =>
      textsOf(
        scene('yWa@T1[2,2]', {
          covers: { 'T1[2,3]': 'pit:blue' },
          rules: 'base.1+paladins.1 teams=free',
          players: { yellow: { hand } },
        }),
      );
    expect(jumper(['A2', 'J']).filter((text) => text.includes('^')).length).toBeGreaterThan(0);
    expect(jumper(['A2', 'C6']).filter((text) => text.includes('^'))).toEqual([]);
  });

  it('B-ROT-01 B-MEK-01: who stands on a gear turns both rooms of its pair, the way its arrow points; the Mekanork either way', () => {
    const turns = (name: string) => textsOf(scene(`${name}@T1[2,2]`)).filter((text) => text.includes(' rot '));
    const onGear = turns('yWa');
    expect(onGear.length === 0 || onGear.length === 2).toBe(true);
    expect(turns('yMe')).toHaveLength(2 * onGear.length);
  });

  it('B-OBJ-13: whoever is gone by what he does may leave what he carries', () => {
    const ring = textsOf(scene('yWw@T1[0,0]+ySword')).filter((text) => text.includes('!walk'));
    const bare = textsOf(scene('yWw@T1[0,0]')).filter((text) => text.includes('!walk'));
    expect(bare.length).toBeGreaterThan(0);
    expect(ring).toHaveLength(2 * bare.length);
    expect(ring.filter((text) => text.includes('!walk-'))).toHaveLength(bare.length);
  });
});

describe('A position is stuck', () => {
  const s = scene('yWa@T1[1,1]');
  const stuck = (...tasks: readonly Task[]) => isStuck(s.rules, { ...s.state, tasks });

  it('while nobody is asked', () => {
    expect([stuck(), stuck({ kind: 'act', seats: [] })]).toEqual([true, true]);
  });

  it('while somebody is asked and has no answer, and not while what is covered may be one', () => {
    const card: Task = { kind: 'card', seats: ['yellow'] };
    const held = (hand: readonly string[]): boolean => {
      const { yellow, blue } = s.state.players;
      return isStuck(s.rules, { ...s.state, tasks: [card], players: { yellow: { ...yellow, hand }, blue } });
    };
    expect([held([]), held(['C0']), held(['A2']), held([HIDDEN])]).toEqual([true, true, false, false]);
    expect([stuck({ kind: 'act', seats: ['yellow'] }), stuck({ kind: 'lineup', seats: ['yellow'] })]).toEqual([
      false,
      true,
    ]);
  });

  it('not while somebody is asked in secret', () => {
    const question: Task = {
      kind: 'question',
      seats: ['blue'],
      asks: 'keep',
      options: HIDDEN,
      otherwise: 0,
      only: 'blue',
    };
    expect(stuck(question)).toBe(false);
    const { only: _, ...open } = question;
    expect(stuck({ ...open, options: [] })).toBe(true);
  });
});
