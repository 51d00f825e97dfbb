import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import { HIDDEN } from '../../../core/state.ts';
import { redact, redactEvent } from '../../../core/views/redact.ts';
import { fight, go, quarter } from '../../../testing/quarter.ts';
import { play } from '../../../testing/scene.ts';

const handOf = (s: ReturnType<typeof quarter>, viewer: 'yellow' | 'blue' | 'spectator') =>
  redact(s.state, viewer).players.yellow.hand;

describe('What one may know', () => {
  it('C-INFO-4 C-INFO-5: how many Combat cards there are, not which; Jump cards and points are open', () => {
    const s = quarter('Na@(0,0)', 'Wa@(0,0)', { hands: { yellow: 'J:2 C:056' }, bank: { yellow: 2 } });
    expect(handOf(s, 'yellow')).toEqual(s.state.players.yellow.hand);
    for (const viewer of ['blue', 'spectator'] as const) {
      expect([...handOf(s, viewer)].sort()).toEqual([HIDDEN, HIDDEN, HIDDEN, 'J', 'J']);
      const { players, turn } = redact(s.state, viewer);
      expect([players.yellow.bank, turn.purses[0]?.ap]).toEqual([2, 3]);
    }
  });

  it('C-INFO-9 C-INFO-C2: both saw the cards, and afterwards how many are left alone', () => {
    const begun = go(quarter('Na@(0,0)', 'Wa@(0,0)'), 'Na x bWa', 'yellow: C2');
    expect(redact(begun.state, 'blue').players.yellow.committed).not.toEqual(begun.state.players.yellow.committed);
    const verdict = decide(begun.rules, begun.state, 'blue', { type: 'commit', card: 'C1' });
    if (isRefusal(verdict)) throw new Error('It may be laid.');
    const told = verdict.map((event) => redactEvent(event, 'spectator'));
    expect(JSON.stringify(told)).toMatch(/C2.*C1|C1.*C2/);
    const done = fight(quarter('Na@(0,0)', 'Wa@(0,0)'), 'Na x bWa', 'C2', 'C1');
    expect(handOf(done, 'blue').filter((card) => card === HIDDEN)).toHaveLength(8);
    expect(JSON.stringify(redact(done.state, 'blue').players.yellow)).not.toMatch(/"C\d"/);
  });

  it('C-INFO-C3: a hand that is shown is seen by the Telepath’s owner alone, until the combat is over', () => {
    const s = go(quarter('Wa@(0,0)', 'Te@(0,0)', { hands: { yellow: 'J:1 C:014' } }), 'Wa x bTe');
    const shown = play(s, 'blue: answer card=C6');
    const bared = (viewer: 'yellow' | 'blue' | 'spectator') => redact(shown.state, viewer).players.yellow.bared;
    expect(bared('blue')).toEqual(['C0', 'C1', 'C4']);
    expect(JSON.stringify(bared('spectator') ?? '')).not.toMatch(/C\d/);
    const over = play(shown, 'yellow: C1', 'blue: C2');
    expect(JSON.stringify(redact(over.state, 'blue').players.yellow)).not.toMatch(/"C\d"/);
  });

  it('C-INFO-6 C-OBJ-16 C-WND-10: what is carried and who is wounded is open to everybody', () => {
    const s = quarter('Na@(0,0)+yRope Wa@(0,0)*', 'Wa@(1,0)', { lines: ['loose bSword@(2,2)'] });
    for (const viewer of ['blue', 'spectator'] as const) expect(redact(s.state, viewer).pieces).toEqual(s.state.pieces);
  });
});
