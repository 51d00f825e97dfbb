import { describe, expect, it } from 'vitest';
import { parseRooms, type Room } from '../../../board/room.ts';
import { explain } from '../../../result.ts';
import { opening, play, rulesOf, verdict } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';
import { yard } from '../../../testing/yard.ts';
import { prison } from '../index.ts';

const rules = rulesOf('prison.1');

const rooms = (): readonly Room[] => {
  const read = parseRooms(prison.rooms, prison.legend);
  if (!read.ok) throw new Error(explain(read.error));
  return read.value;
};
/** An inner edge stands on both its sides. */
const countEdges = (room: Room, kind: string): number => {
  const isRim = (at: number) => {
    const [row, column] = [Math.floor(at / 20), Math.floor(at / 4) % 5];
    return [row === 0, column === 4, row === 4, column === 0][at % 4];
  };
  const all = room.edges.flatMap((edge, at) => (edge === kind ? [isRim(at) ? 1 : 0.5] : []));
  return all.reduce((sum, each) => sum + each, 0);
};

describe('The box', () => {
  it('R-BOX-01: by the base set’s rules, without Treasure and Goblin: nobody is worth more than a point', () => {
    const kinds = [...rules.kinds.keys()];
    expect([kinds.includes('treasure'), kinds.includes('goblin')]).toEqual([false, false]);
    const worth = (member: (typeof rules.roster)[number]) => [member.death, member.escape, member.haul];
    expect(new Set(rules.roster.map((member) => worth(member).join()))).toEqual(new Set(['0,0,0']));
    expect(verdict(yard('yCl@T1[0,0] bNa@T2[0,0]'), 'Cl x bNa')).toBe('B-COMB-01');
  });

  it('R-BOX-02: eight rooms, pairs 37 to 40, with 19 portcullises, 16 pits and 26 slits, no portcullis on a rim', () => {
    expect(rooms().map(({ id }) => id)).toEqual([
      ...['37ccw', '37cw', '38ccw', '38cw'],
      ...['39ccw', '39cw', '40ccw', '40cw'],
    ]);
    const sum = (count: (room: Room) => number) => rooms().reduce((total, room) => total + count(room), 0);
    expect(sum((room) => countEdges(room, 'portcullis'))).toBe(19);
    expect(sum((room) => countEdges(room, 'slit'))).toBe(26);
    expect(sum(({ cells }) => cells.filter((cell) => cell === 'pit').length)).toBe(16);
    for (const room of rooms()) expect(countEdges(room, 'portcullis') % 1).toBe(0);
  });

  it('R-BOX-03: eight characters a side', () => {
    const values = rules.roster
      .filter(({ owner, sort }) => owner === 'blue' && sort === 'character')
      .map(({ combat, kind, speed }) => `${kind} ${speed}/${combat}`);
    expect(values).toEqual([
      'backstabber 4/2',
      'banshee 4/1',
      'cleric 4/2',
      'colossus 2/5',
      'mekanork 3/2',
      'naga 6/2',
      'telepath 3/0',
      'wizard 4/1',
    ]);
  });

  it('R-BOX-04: six objects a side, of use to either', () => {
    const objects = rules.roster.filter(({ sort }) => sort === 'object').map(({ kind, owner }) => `${owner} ${kind}`);
    const each = ['rope', 'key', 'bow', 'largeShield', 'telescopingSpear', 'fireballWand'];
    expect(objects).toEqual(['yellow', 'blue'].flatMap((seat) => each.map((kind) => `${seat} ${kind}`)));
    expect(verdict(yard('yCl@T1[2,1]+bKey'), 'Cl!lock T1[2,0]|T1[2,1]')).toBe('legal');
  });

  it('R-BOX-05 R-BOX-C1: 20 tokens on the rooms, 2 on end rooms and 3 in between, 8 characters on the lines', () => {
    const { state } = opening('yellow', 'prison.1', ['Na', 'Bk', 'Co', 'Cl']);
    const stashes = state.tiles.map(({ stash }) => stash.length);
    expect([...stashes].sort()).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
    expect(state.tiles.map(({ slot }) => stashes[slot])).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
    expect(state.pieces.filter(({ at }) => at >= 0)).toHaveLength(8);
  });

  it('R-BOX-06: a deck of sixteen, whose icons mean nothing here', () => {
    expect(rules.deck.yellow).toEqual([
      ...['A2', 'A3', 'A4', 'A5', 'J', 'J', 'J'],
      ...['C0', 'C1', 'C2', 'C2', 'C3', 'C3', 'C4', 'C5', 'C6'],
    ]);
    expect(Object.values(rules.cards).flatMap(({ icons }) => icons)).toEqual([]);
  });

  it('R-BOX-C2: who leaves with a wand brings a point, and the wand is gone', () => {
    const out = play(yard('yCl@T4[1,4]+yWand'), 'Cl T4[1,4]>BL1');
    expect([points(out), spot(out, 'yCl'), spot(out, 'yWand')]).toEqual(['1:0', 'out', 'out']);
  });
});
