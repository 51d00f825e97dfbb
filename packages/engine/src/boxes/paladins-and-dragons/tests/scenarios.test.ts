import { describe, expect, it } from 'vitest';
import { formatRoom, type Room } from '../../../board/room.ts';
import { start } from '../../../core/start.ts';
import { explain } from '../../../result.ts';
import { greedy, playout } from '../../../testing/players.ts';
import { randomOf } from '../../../testing/random.ts';
import { rulesOf } from '../../../testing/scene.ts';
import { legend, scenarios } from '../../at-hand.ts';
import { compile } from '../../index.ts';
import { learnRooms, learnScenario } from '../../own.ts';

const TEXT = `
scenario bridge
name The Bridge
nom Le pont
boxes base.1 paladins.1
rooms 1 2 5 6
yellow Pa Wm Cl Th Go | Sword Rope
blue Dr Gm Gh Il | Key Rope Rope
hold 1 1
vp 6
story A bridge; and a dragon.
histoire Un pont ; et un dragon.
`;

const wrong = (change: (text: string) => string): string => {
  const read = learnScenario(change(TEXT));
  return read.ok ? 'good' : explain(read.error);
};

const refusal = (id: string): string => {
  const rules = compile(id);
  return rules.ok ? 'good' : explain(rules.error);
};

describe('Scenarios', () => {
  const scenario = learnScenario(TEXT);
  if (!scenario.ok) throw new Error(explain(scenario.error));
  const id = `base.1+paladins.1 scenario=${scenario.value.id}`;

  it('P-MIX-20 P-MIX-21: fix both teams, the rooms, what a room holds and the target', () => {
    const rules = rulesOf(id);
    const kinds = (seat: string) => rules.roster.filter(({ owner }) => owner === seat).map(({ code }) => code);
    expect(kinds('yellow')).toEqual(['Pa', 'Wm', 'Cl', 'Th', 'Go', 'Sword', 'Rope']);
    expect(kinds('blue')).toEqual(['Dr', 'Gm', 'Gh', 'Il', 'Key', 'Rope', 'Rope']);
    expect([...new Set(Object.values(rules.rooms).map(({ room }) => room.number))].sort()).toEqual([
      '1',
      '2',
      '5',
      '6',
    ]);
    expect([rules.capacity, rules.options.target]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1], 6]);
    expect(start(rules).tasks.map(({ kind }) => kind)).toEqual(['draw', 'draw', 'lineup']);
    expect(start(rules).players.blue.reserve.length).toBe(7);
  });

  it('P-MIX-20: it comes before the players’ choice', () => {
    expect(refusal(`${id} teams=free`)).toContain('offScript ');
    expect(refusal(`base.1 scenario=${scenario.value.id}`)).toContain('theBoxes {"boxes":"base.1+paladins.1"}');
    expect(refusal('base.1+paladins.1 scenario=nowhere')).toContain('unlearntScenario ');
  });

  it('P-MIX-24: a handicap only where the scenario allows one', () => {
    expect(refusal(`${id} handicap=yellow:4:`)).toContain('noHandicap ');
    const open = learnScenario(`${TEXT}handicap\n`);
    const rules = rulesOf(`base.1+paladins.1 scenario=${open.ok ? open.value.id : ''} handicap=yellow:4:C6`);
    expect([rules.forgoes, rules.deck.yellow.includes('C6')]).toEqual([{ yellow: 1, blue: 0 }, false]);
    expect(refusal(`${rules.id.replace('yellow:4:C6', 'yellow:6:')}`)).toContain('handicap {"least":4,"most":5}');
  });

  it('P-MIX-03 P-MIX-21: ours can be read, and played to the end', () => {
    const onSquares = scenarios().filter(({ boxes }) => boxes !== 'cards.1');
    expect(onSquares.map((each) => each.id)).toEqual(['hoard', 'mists', 'duel', 'siege', 'breakout', 'tower']);
    for (const each of onSquares) {
      const rules = rulesOf(`${each.boxes} scenario=${each.id}`);
      const plies = [...playout(rules, { yellow: greedy, blue: greedy }, randomOf(4), { cap: 3000 })];
      expect([each.id, plies.at(-1)?.next.ending !== undefined]).toEqual([each.id, true]);
      expect([each.name.en, each.name.fr, each.story.en, each.story.fr].every((text) => text.length > 5)).toBe(true);
    }
  });

  it('B-SETUP-04: four on each side and nothing to hide is a game too', () => {
    const bare = learnScenario(
      TEXT.replace(/^yellow.*$/m, 'yellow Pa Wm Cl Th').replace(/^blue.*$/m, 'blue Dr Gm Gh Il'),
    );
    const rules = rulesOf(`base.1+paladins.1 scenario=${bare.ok ? bare.value.id : ''}`);
    const plies = [...playout(rules, { yellow: greedy, blue: greedy }, randomOf(4), { cap: 3000 })];
    expect(plies.at(-1)?.next.ending).toBeDefined();
  });

  it('P-MIX-21: a wrong one is told where', () => {
    expect(wrong((text) => text)).toBe('good');
    expect(wrong((text) => text.replace('Go |', 'Xx |'))).toMatch(/^7:20 oneOf \{"list":\["Cl","Go",/);
    expect(wrong((text) => text.replace('Gm Gh', 'Gm Gm'))).toBe('8:12 once {} "Gm"');
    expect(wrong((text) => text.replace('Gm Gh Il', ''))).toContain('team {"count":4,"seat":"blue"}');
    expect(wrong((text) => text.replace('5 6', '5 9'))).toMatch(/^6:13 pairOf \{"list":\["1","2"/);
    expect(wrong((text) => text.replace(' 6\nyellow', '\nyellow'))).toContain('somePairs {"count":4}');
    expect(wrong((text) => text.replace('paladins.1', 'chess'))).toMatch(/^5:14 box \{"list":\["base.1",/);
    expect(wrong((text) => text.replace('paladins.1', 'base.1'))).toMatch(/^5:14 once \{\}/);
    expect(wrong((text) => text.replace('boxes base.1 paladins.1', 'boxes'))).toMatch(/^5:6 box /);
    expect(wrong((text) => text.replace('vp 6', 'vp 9'))).toBe('10:4 target {} "9"');
    expect(wrong((text) => text.replace('hold 1 1', 'hold 0 0'))).toContain('stash {"count":6,"room":0}');
    expect(wrong((text) => text.replace(/story.*\n/, ''))).toContain('beginning {"list":["story"]}');
    expect(wrong((text) => text.replace('vp 6', 'vp 6\nvp 6'))).toContain('oneLine {"key":"vp"}');
    expect(wrong((text) => text.replace('5 6', '5 6 6'))).toContain('somePairs {"count":4}');
    expect(wrong((text) => text.replace('bridge', 'A Bridge'))).toContain('shortName ');
    expect(wrong((text) => text.replace('The Bridge', ''))).toContain('wordsAfter {"key":"name"}');
    expect(wrong((text) => text.replace('hold 1 1', 'hold 1 1 1'))).toContain('lineEnd {}');
    expect(wrong((text) => text.replace('hold 1 1', 'hold 1 99'))).toContain('numberFrom {"least":0,"most":9}');
    expect(wrong((text) => `${text}handicap maybe\n`)).toContain('lineEnd {}');
    expect(wrong((text) => text.replace('vp', 'points'))).toMatch(/^10:1 beginning \{"list":\["scenario",/);
  });
});

describe('Rooms of one’s own', () => {
  const [printed] = Object.values(rulesOf('paladins.1').rooms).map(({ room }) => room) as [Room];
  const drawn = (number: string, cells = printed.cells) =>
    (['cw', 'ccw'] as const).map((arrow) => formatRoom({ ...printed, cells, number, arrow }, legend())).join('\n');

  it('P-COMP-11: join the pool under a new number, replace a pair under a known one', () => {
    const own = learnRooms(drawn('9'));
    const id = own.ok ? own.value.id : '';
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(Object.keys(rulesOf(`paladins.1 rooms=${id}`).rooms)).toContain('9cw');
    expect(Object.keys(rulesOf(`paladins.1 rooms=${id}`).rooms).length).toBe(10);
    expect(start(rulesOf(`paladins.1 rooms=${id}`)).tasks.at(-1)).toMatchObject({ kind: 'draw', what: 'pairs' });
    const replaced = learnRooms(drawn('8'));
    const rules = rulesOf(`paladins.1 rooms=${replaced.ok ? replaced.value.id : ''}`);
    expect([Object.keys(rules.rooms).length, rules.rooms['8cw']?.room.cells]).toEqual([8, printed.cells]);
  });

  it('the same text has the same id, another one another', () => {
    const [once, again, other] = [drawn('9'), `${drawn('9').replaceAll('\n', '\r\n')}\n`, drawn('10')].map(learnRooms);
    expect(once?.ok && again?.ok && once.value.id === again.value.id).toBe(true);
    expect(once?.ok && other?.ok && once.value.id !== other.value.id).toBe(true);
  });

  it('have no pits between squares: no rule of these boxes plays them', () => {
    const read = learnRooms(drawn('9').replace('---', 'ooo'));
    expect(read.ok ? '' : explain(read.error)).not.toContain('"meaning":"pit"');
  });

  it('P-PENTA-01: a pentacle is four squares, and there is one in a room', () => {
    const hall = ['G....', '.....', '.....', '.....', '.....'].join('');
    const said = (...squares: readonly number[]) => {
      const marks = [...hall].map((mark, cell) => (squares.includes(cell) ? 'p' : mark));
      const cells = marks.map((mark) => legend().cells[mark] ?? '');
      const read = learnRooms(drawn('9', cells));
      return read.ok ? 'good' : explain(read.error);
    };
    expect([said(), said(1, 2, 6, 7), said(18, 19, 23, 24)]).toEqual(['good', 'good', 'good']);
    expect(said(6)).toBe('5:7 block {"meaning":"pentacle"} "p"');
    expect(said(9)).toBe('5:19 block {"meaning":"pentacle"} "p"');
    expect(said(6, 7, 11)).toMatch(/^5:7 /);
    expect(said(9, 10, 14, 15)).toMatch(/^7:3 /);
    expect(said(6, 7, 11, 12, 13)).toMatch(/^7:15 /);
    expect(said(6, 7, 11, 12, 18, 19, 23, 24)).toMatch(/^9:15 /);
    expect(said(23, 24)).toMatch(/^11:15 /);
  });

  it('are refused where they cannot be read, are not known, or need another box', () => {
    const broken = learnRooms(drawn('9').replace('G', '?'));
    expect(broken.ok ? '' : explain(broken.error)).toMatch(/^\d+:\d+ either /);
    const said = (text: string) => {
      const read = learnRooms(text);
      return read.ok ? 'good' : explain(read.error);
    };
    expect(said('')).toBe('1:1 roomName {} {"code":"noRoom","facts":{}}');
    expect(said(drawn('9.5'))).toBe('1:3 roomNumber {} "9.5"');
    expect(refusal('base.1 rooms=0123456789ab')).toContain('unlearntRooms ');
    expect(refusal('paladins.1 scenario=0123456789ab')).toContain('unlearntScenario ');
    const misty = learnRooms(
      drawn(
        '9',
        printed.cells.map((cell) => (cell === 'floor' ? 'mist' : cell)),
      ),
    );
    expect(refusal(`base.1 rooms=${misty.ok ? misty.value.id : ''}`)).toContain('strangeRooms ');
  });
});
