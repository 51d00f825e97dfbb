import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import { redactEvent } from '../../../core/views/redact.ts';
import { offers, play, type Scene, verdict } from '../../../testing/scene.ts';
import { spot } from '../../../testing/tell.ts';
import { asks, yard } from '../../../testing/yard.ts';

const DUEL = 'yTe@T2[2,1] bCo@T2[2,2]';
const ALL = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'];
const called = (card: string, options = {}): Scene => play(yard(DUEL, options), 'Te x bCo', `answer card=${card}`);

describe('Telepath', () => {
  it('R-TEL-01 R-TEL-C1: names a card, and whoever has it plays it', () => {
    const s = play(yard(DUEL), 'Te x bCo');
    expect(offers(s)).toEqual(['answer word=noCard', ...ALL.map((card) => `answer card=${card}`)]);
    expect(offers(called('C6'), /./, 'blue')).toEqual(['C6']);
    expect(verdict(called('C6'), 'blue: C1')).toBe('R-TEL-01');
    expect(offers(called('C6'), /./, 'yellow')).toHaveLength(7);
    const played = play(called('C6'), 'yellow: C0', 'blue: C6');
    expect(played.state.players.blue.hand).not.toContain('C6');
    expect(offers(play(s, 'answer word=noCard'), /./, 'blue')).toHaveLength(7);
  });

  it('R-TEL-01: defending too', () => {
    const s = play(yard('bTe@T2[2,1] yCo@T2[2,2]'), 'Co x bTe');
    expect([asks(s), s.state.tasks.at(-1)?.seats]).toEqual(['call', ['blue']]);
    const low = play(s, 'blue: answer card=C1');
    expect(offers(low, /./, 'yellow')).toEqual(['C1']);
    expect(spot(play(low, 'yellow: C1', 'blue: C6'), 'bTe')).toBe('T2[2,1]');
  });

  it('R-TEL-02 R-TEL-C2: who has it not shows his cards, and plays what he likes unseen', () => {
    const options = { players: { blue: { hand: ['A2', 'C0', 'C1', 'C4'] } } };
    const asked = play(yard(DUEL, options), 'Te x bCo');
    const action = { type: 'answer', option: { card: 'C5' } } as const;
    const events = decide(asked.rules, asked.state, 'yellow', action);
    if (isRefusal(events)) throw new Error(events.code);
    const shown = { type: 'handShown', seat: 'blue', cards: ['C0', 'C1', 'C4'] } as const;
    expect(events).toContainEqual(shown);
    expect(redactEvent(shown, 'spectator')).toEqual(shown);
    const missed = called('C5', options);
    expect(offers(missed, /./, 'blue')).toEqual(['C0', 'C1', 'C4']);
    const laid = play(missed, 'blue: C4');
    expect(laid.state.players.blue.committed).toBe('C4');
    const hit = decide(asked.rules, asked.state, 'yellow', { type: 'answer', option: { card: 'C4' } });
    expect(isRefusal(hit) ? [] : hit.map(({ type }) => type)).not.toContain('handShown');
  });

  it('R-TEL-03 R-TEL-C3: not in a group, from afar, or wounded; with a spear he can', () => {
    const group = yard(`${DUEL} yCl@T2[2,3]`);
    expect(asks(play(group, 'Te x bCo'))).toBe('commit');
    expect(asks(play(yard('yTe@T2[2,0]+yBow bCo@T2[2,3]'), 'Te x bCo shoot'))).toBe('commit');
    expect(asks(play(yard('bTe@T2[2,1]* yCo@T2[2,2]'), 'Co x bTe'))).toBe('commit');
    expect(asks(play(yard('yTe@T2[2,0]+ySpear bCo@T2[2,2]'), 'Te x bCo thrust'))).toBe('call');
  });

  it('R-TEL-04: two cancel each other', () => {
    expect(asks(play(yard('yTe@T2[2,1] bTe@T2[2,2]'), 'Te x bTe'))).toBe('commit');
    expect(asks(play(yard('yTe@T2[2,1] bTe@T2[2,2]*'), 'Te x bTe'))).toBe('call');
  });

  it('R-TEL-C4: against a wounded whom nobody defends he can', () => {
    expect(asks(play(yard('yTe@T2[2,1] bNa@T2[2,2]* bCo@T4[0,0]'), 'Te x bNa'))).toBe('call');
  });

  it('R-TEL-01: whoever is late has named nothing, and lays what was named', () => {
    const timer = 'prison.1 timer=120:60:5:5';
    const s = play(yard('bTe@T2[2,1] yCo@T2[2,2]', { rules: timer }), 'Co x bTe', 'clock: timeout reaction');
    expect(asks(s)).toBe('commit');
    const late = play(called('C6', { rules: timer }), 'yellow: C3', 'clock: timeout reaction');
    expect(late.state.players.blue.hand).not.toContain('C6');
  });
});
