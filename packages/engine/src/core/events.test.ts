import { describe, expect, it } from 'vitest';
import { parseAction } from '../notation/action.ts';
import { at, BOARD_S, inNotation, opening, play, type Scene, scene, token } from '../testing/scene.ts';
import { told } from '../testing/told.ts';
import { decide, isRefusal } from './decide.ts';
import type { GameEvent } from './event.ts';
import { start } from './start.ts';
import type { Actor } from './state.ts';
import { redact, redactEvent } from './views/redact.ts';

const eventsOf = ({ rules, state }: Scene, text: string, actor: Actor = 'yellow'): readonly GameEvent[] => {
  const action = parseAction(rules, state, actor, inNotation(text));
  const events = action.ok ? decide(rules, state, actor, action.value) : [];
  if (isRefusal(events)) throw new Error(events.code);
  return events;
};
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);
const id = (s: Scene, name: string) => token(s, name).id;

describe('What follows from an action', () => {
  it('B-OBJ-03: a Move is paid, made, and takes up what lies there, once', () => {
    const s = scene('yWa@T1[1,1] ySword@T1[1,2] bGo@T4[1,1]');
    expect(types(eventsOf(s, 'Wa T1[1,1]>T1[1,2]'))).toEqual(['spent', 'moved', 'took']);
    const carrying = scene('yWa@T1[1,1]+ySword bGo@T4[1,1]');
    expect(types(eventsOf(carrying, 'Wa T1[1,1]>T1[1,2]'))).toEqual(['spent', 'moved']);
    const both = eventsOf(s, 'Wa T1[1,1]>T1[1,2]+ySword>T1[1,3]-ySword>T1[1,2]');
    expect(types(both)).toEqual(['spent', 'moved', 'took', 'moved', 'left', 'moved']);
  });

  it('B-OBJ-15 B-SPD-01: what is used up leaves the game, and opens a purse', () => {
    const s = scene('yWa@T1[1,1]+yPotion bGo@T4[1,1]');
    expect(eventsOf(s, 'Wa!drink')).toEqual([
      { type: 'spent', ap: 1 },
      { type: 'removed', piece: id(s, 'yPotion'), why: 'used' },
      { type: 'purseOpened', ap: 4, only: id(s, 'yWa') },
    ]);
  });

  it('B-SPD-03 B-SPD-04: the drinker’s own purse pays first, and is closed when he is wounded; nobody else’s is', () => {
    const drunk = play(scene('yWa@T1[1,1]+yPotion yGo@T4[2,2] bTr@T1[1,2]'), 'Wa!drink');
    const events = eventsOf(drunk, 'Wa x bTr');
    expect(events[0]).toEqual({ type: 'spent', ap: 1, only: id(drunk, 'yWa') });
    const lost = eventsOf(play(drunk, 'Wa x bTr', 'yellow: C0'), 'C6', 'blue');
    expect(types(lost)).toEqual([
      'committed',
      'answered',
      'unmasked',
      'unmasked',
      'discarded',
      'purseClosed',
      'wounded',
    ]);
    const sober = eventsOf(play(scene('yWa@T1[1,1] yGo@T4[2,2] bTr@T1[1,2]'), 'Wa x bTr', 'yellow: C0'), 'C6', 'blue');
    expect(types(sober)).not.toContain('purseClosed');
    const other = {
      ...drunk.state.turn,
      purses: [
        { ap: 2, only: id(drunk, 'yGo'), lent: false },
        { ap: 5, only: undefined, lent: false },
      ],
    };
    const fight = play({ ...drunk, state: { ...drunk.state, turn: other } }, 'Wa x bTr', 'yellow: C0');
    expect(types(eventsOf(fight, 'C6', 'blue'))).not.toContain('purseClosed');
  });

  it('B-GRP-01: whoever stands next to the enemy joins, on the first square too', () => {
    const s = scene('yWa@T1[0,0] yGo@T1[2,0] bTr@T1[1,0]');
    expect(eventsOf(s, 'Go x bTr')[1]).toEqual({
      type: 'fought',
      attackers: [id(s, 'yGo'), id(s, 'yWa')],
      defenders: [id(s, 'bTr')],
    });
  });

  it('B-PIT-04 B-PIT-05: who loses his hold falls, an object is lost', () => {
    const s = scene('bTh@T1[0,2]+bSword yWa@T1[1,2] yGo@T4[2,2]');
    const beaten = eventsOf(play(s, 'Wa x bTh', 'yellow: C6'), 'C0', 'blue').filter(({ type }) => type === 'removed');
    expect(beaten).toEqual([
      { type: 'removed', piece: id(s, 'bTh'), why: 'fell' },
      { type: 'removed', piece: id(s, 'bSword'), why: 'lost' },
    ]);
  });

  it('B-PIT-07 B-END-05: the first square is like any other: one falls there, and one can still act there', () => {
    const rooms = ['3ccw.0', ...BOARD_S.slice(1, 2), '1ccw.0', ...BOARD_S.slice(3)];
    const s = scene('bTh@T1[0,0] yWa@T1[0,1] yGo@T4[2,2]', { rooms });
    const beaten = play(s, 'Wa x bTh', 'yellow: C6', 'blue: C0');
    expect([id(s, 'bTh'), beaten.state.pieces[id(s, 'bTh')]?.at, at(s, 'T1[0,0]')]).toEqual([17, -1, 0]);
    const last = play(scene('yGo@T4[1,4] bWa@T1[0,0]'), 'Go T4[1,4]>BL1');
    expect(last.state.ending).toBeUndefined();
  });

  it('B-END-06: an offer of a draw ends with the turn, and nothing else of the player does', () => {
    const offered = play(scene('yWa@T1[1,1] bGo@T4[1,1]', { players: { blue: { bank: 2 } } }), 'blue: agree');
    expect([offered.state.players.yellow.agreed, offered.state.players.blue.agreed]).toEqual([false, true]);
    const next = play(offered, 'pass').state.players;
    expect([next.yellow.agreed, next.blue.agreed, next.blue.bank, next.blue.hand.length]).toEqual([
      false,
      false,
      2,
      16,
    ]);
    expect(next.yellow).toEqual(offered.state.players.yellow);
    expect(play(scene('yWa@T1[1,1]'), 'agree', 'pass').state.players.yellow.agreed).toBe(false);
  });

  it('B-THF-03: marks lie in the order of their edges, whichever came first', () => {
    const gates = [inNotation('T1[2,3]|T1[2,4]'), inNotation('T1[2,0]|T1[2,1]')];
    const [east, west] = gates;
    const s = scene('yTh@T1[2,3] yGo@T4[2,2]');
    const after = play(s, `Th!lock ${east}`, 'Th T1[2,3]>T1[2,2]>T1[2,1]', `Th!lock ${west}`);
    expect(after.state.tiles[0]?.marks).toEqual([
      { edge: 10 * 4 + 1, state: 'open' },
      { edge: 13 * 4 + 1, state: 'open' },
    ]);
    expect(play(after, `Th!lock ${west}`).state.tiles[0]?.marks).toEqual([{ edge: 13 * 4 + 1, state: 'open' }]);
  });

  it('B-OPT-05: when the time is over during the Actions, no further card is played', () => {
    const s = scene('yWa@T1[1,1] bGo@T4[1,1]', {
      rules: 'base.1 timer=120:60:5:5',
      players: { yellow: { hand: ['A3', 'C0'] } },
    });
    expect(play(s, 'clock: timeout turn').state.players.yellow.hand).toEqual(['A3', 'C0']);
  });

  it('B-REV-06: a square is taken by whoever lies there, token number 0 too', () => {
    const down = scene('yWa@T1[0,4] bGo@T1[1,1]', { faceDown: ['T2'], stash: { T2: ['yCl', 'bTr'] } });
    const s = play(down, 'Wa reveal B', 'chance: * 2ccw.0', 'place yCl@T2[0,1]');
    expect([id(s, 'yCl'), told(s, 'place bTr@T2[0,1]')]).toEqual([0, inNotation('taken at=T2[0,1]')]);
  });
});

describe('The table before anything is chosen', () => {
  it('B-SETUP-01: rooms face-down and bare, all tokens in reserve, full hands, nobody’s turn yet', () => {
    const { rules } = scene('');
    const state = start(rules);
    expect(state.tiles[3]).toEqual({ slot: 3, turn: 0, room: undefined, marks: [], covers: [], stash: [] });
    expect(state.players.blue).toEqual({
      hand: rules.deck.blue,
      bank: 0,
      kept: 0,
      team: [],
      pairs: [],
      reserve: rules.roster.filter(({ owner }) => owner === 'blue').map(({ kind }) => kind),
      lineup: [],
      facing: [],
      committed: undefined,
      second: undefined,
      open: false,
      bared: [],
      agreed: false,
    });
    expect(state.turn).toMatchObject({ number: 0, seat: 'yellow', highest: 1, purses: [], seconds: 0, expired: false });
  });

  it('B-SETUP-07: the line-ups are empty once the teams stand on their dots', () => {
    const { blue, yellow } = opening().state.players;
    expect([yellow.lineup, blue.lineup, yellow.reserve, blue.reserve]).toEqual([[], [], [], []]);
  });
});

describe('A view', () => {
  const fight = play(scene('yWa@T1[1,1] bTr@T1[1,2]'), 'Wa x bTr');

  it('shares the tiles when nothing lies on them, and covers those that hide something', () => {
    expect(redact(fight.state, 'blue').tiles).toBe(fight.state.tiles);
    const { state } = scene('yWa@T1[1,1]', { faceDown: ['T2'], stash: { T2: ['bGo'] } });
    expect(redact(state, 'blue').tiles[1]?.stash).toEqual([{ owner: 'blue', kind: '?' }]);
  });

  it('B-HID-07: shows a card that lies there, one’s own in full, and none where none was laid', () => {
    expect(redact(fight.state, 'blue').players.yellow.committed).toBeUndefined();
    const own = { type: 'committed', seat: 'yellow', card: 'C6' } as const;
    expect(redactEvent(own, 'yellow')).toEqual(own);
  });
});
