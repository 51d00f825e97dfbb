import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import type { GameEvent } from '../../../core/event.ts';
import { type Actor, HIDDEN, SEATS, type Seat, type State, topTask, UNSEEN } from '../../../core/state.ts';
import { redact, redactEvent, VIEWERS, type Viewer } from '../../../core/views/redact.ts';
import { parseAction } from '../../../notation/action.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, table, token, verdict } from '../../../testing/scene.ts';
import { points } from '../../../testing/tell.ts';

const ALONE = 'paladins.1';
const FREE = 'base.1+paladins.1 teams=free';
const MUTUAL = 'base.1+paladins.1 teams=mutual';
const OTHERS = ['blue', 'spectator'] as const;

const by = (seat: Seat, texts: readonly string[]) => texts.map((text) => `${seat}: ${text}`);
const picks = (codes: string) => codes.split(' ').map((code) => `pick ${code}`);
const lines = (seat: Seat, codes: string) => codes.split(' ').map((code) => `${seat}: line ${code}`);

/** No name is in both of these. */
const ONE = ['pair 5', 'pair 6', ...picks('Dr El Gh Gm Il Wm Pa Pp Ring Shield Key Scroll Rope Rope')];
const OTHER = ['pair 1', 'pair 2', ...picks('Cl Go Me Th Tr Ww Wa Wz Armor Wand Potion Sword Treasure Slayer')];
const chosen = (id = FREE) => play(table(id), ...by('yellow', ONE), ...by('blue', OTHER));

const task = ({ state }: Scene) => topTask(state)?.kind ?? 'over';
/** Everybody's first answer while the game waits for one of these. */
const answer = (s: Scene, ...kinds: readonly string[]): Scene => {
  let now = s;
  while (kinds.includes(task(now))) now = play(now, offers(now)[0] as string);
  return now;
};
const lined = () =>
  play(chosen(), ...lines('yellow', 'Dr El Gh Gm'), ...lines('blue', 'Cl Go Me Th'), 'chance: * yellow');
/** Yellow's first turn, with two points to turn up A and E. */
const begun = () => play(answer(lined(), 'hide'), 'chance: * yellow', 'A2');

/** Every word in a view or an event. */
const words = (value: unknown): readonly string[] => JSON.stringify(value).match(/\w+/g) ?? [];
const roomsOf = (pairs: readonly string[]) => pairs.flatMap((pair) => [`${pair}ccw`, `${pair}cw`]);
/** All that this seat has and the other has not, and the other must not read. */
const secretsOf = ({ state }: Scene, seat: Seat): readonly string[] => [
  ...state.players[seat].team,
  ...roomsOf(state.players[seat].pairs),
];
const leaks = (s: Scene, of: Seat, viewer: Viewer) =>
  words(redact(s.state, viewer)).filter((word) => secretsOf(s, of).includes(word));

const eventsOf = ({ rules, state }: Scene, actor: Actor, text: string): readonly GameEvent[] => {
  const action = parseAction(rules, state, actor, text);
  const events = action.ok ? decide(rules, state, actor, action.value) : undefined;
  if (events === undefined || isRefusal(events)) throw new Error(`"${text}" cannot be played.`);
  return events;
};
const seenBy = ({ state }: Scene, viewer: Viewer, seat: Seat) => redact(state, viewer).players[seat];

describe('Hidden: teams and rooms', () => {
  it('P-HID-C1 P-HID-01: free choice, before any reveal no view holds a name of the other’s', () => {
    for (const s of [chosen(), lined()]) {
      expect(new Set(leaks(s, 'yellow', 'yellow')).size).toBe(13 + 4);
      for (const viewer of OTHERS) expect(leaks(s, 'yellow', viewer)).toEqual([]);
      for (const viewer of ['yellow', 'spectator'] as const) expect(leaks(s, 'blue', viewer)).toEqual([]);
    }
  });

  it('P-HID-C1: nor does any event tell one', () => {
    const names = secretsOf(chosen(), 'yellow');
    const told = (viewer: Viewer) => {
      let s = table(FREE);
      return ONE.flatMap((text) => {
        const events = eventsOf(s, 'yellow', text);
        s = play(s, `yellow: ${text}`);
        return words(events.map((event) => redactEvent(event, viewer))).filter((word) => names.includes(word));
      });
    };
    expect(new Set(told('yellow')).size).toBe(13 + 4);
    for (const viewer of OTHERS) expect(told(viewer)).toEqual([]);
  });

  it('P-HID-C2: the lines are turned up: four names of each are known, nothing else', () => {
    const s = begun();
    for (const viewer of VIEWERS) {
      const view = redact(s.state, viewer);
      const known = s.rules.roster.filter(({ id }) => view.pieces[id]?.at !== UNSEEN);
      expect(known.map(({ owner, code }) => `${owner.charAt(0)}${code}`).toSorted()).toEqual(
        'bCl bGo bMe bTh yDr yEl yGh yGm'.split(' '),
      );
    }
    for (const viewer of OTHERS) expect(leaks(s, 'yellow', viewer)).toEqual([]);
    for (const viewer of ['yellow', 'spectator'] as const) expect(leaks(s, 'blue', viewer)).toEqual([]);
  });

  it('P-HID-01: what was chosen cannot be told from what the others see, step by step', () => {
    const end = ['Dr El Gh Gm Il Wm Pa Pp', 'Cl Go Me Th Dr El Gh Gm'];
    const rest = ['Ring Shield Key Scroll Rope Rope', 'Armor Wand Potion Sword Treasure Slayer'];
    const [here, there] = [0, 1].map((nth) => [
      ...by('yellow', [`pair ${nth + 3}`, `pair ${nth + 5}`, ...picks(`${end[nth]} ${rest[nth]}`)]),
      ...by('blue', OTHER),
      ...lines('yellow', 'Dr El Gh Gm'),
      ...lines('blue', 'Cl Go Me Th'),
      'chance: * blue',
      'hide Armor A',
      nth === 0 ? 'hide Il A' : 'hide Sword A',
    ]) as [string[], string[]];
    let worlds = [table(FREE), table(FREE)] as [Scene, Scene];
    here.forEach((text, nth) => {
      worlds = [play(worlds[0], text), play(worlds[1], there[nth] as string)];
      for (const viewer of OTHERS) expect(redact(worlds[0].state, viewer)).toEqual(redact(worlds[1].state, viewer));
    });
  });

  it('P-HID-01: each is learnt as it is revealed', () => {
    const shown = play(begun(), 'El reveal A', 'chance: * 6cw.2');
    const under = begun().state.tiles[0]?.stash as State['tiles'][number]['stash'];
    for (const viewer of VIEWERS) {
      const view = redact(shown.state, viewer);
      expect(view.tiles[0]).toEqual(shown.state.tiles[0]);
      expect([view.tiles[0]?.room, view.tiles[0]?.turn]).toEqual(['6cw', 2]);
      const top = topTask(view);
      const tokens = top?.kind === 'place' ? [...top.tokens, ...top.after] : [];
      expect(tokens.map((id) => shown.rules.roster[id]?.kind).toSorted()).toEqual(
        under.map(({ kind }) => kind).toSorted(),
      );
    }
    expect(seenBy(shown, 'blue', 'yellow').team).toEqual(Array(14).fill(HIDDEN));
    const { unseen } = redact(shown.state, 'blue');
    expect(unseen).toEqual(['1ccw', '1cw', '2ccw', '2cw', ...Array(3).fill(HIDDEN)]);
  });

  it('P-HID-02: mutual choice: rooms and teams are known to all, who starts and what lies where is not', () => {
    const s = answer(play(table(MUTUAL), 'chance: * blue'), 'draft');
    const here = play(answer(play(s, ...lines('yellow', 'Cl Go Me Th')), 'lineup'), 'chance: * yellow', 'hide Tr A');
    const there = play(answer(play(s, ...lines('yellow', 'Wz Tr Wa Ww')), 'lineup'), 'chance: * yellow', 'hide Rope A');
    for (const viewer of VIEWERS) {
      const view = redact(here.state, viewer);
      for (const seat of SEATS) {
        expect(view.players[seat].team).toEqual(s.state.players[seat].team);
        expect(view.players[seat].pairs).toEqual(s.state.players[seat].pairs);
      }
      expect(view.unseen).toEqual(roomsOf(['1', '2', '3', '4']));
      expect(view.tiles[0]).toMatchObject({ room: undefined, stash: [{ owner: 'yellow', kind: HIDDEN }] });
    }
    for (const viewer of OTHERS) {
      expect(redact(here.state, viewer)).toEqual(redact(there.state, viewer));
      expect(seenBy(here, viewer, 'yellow').lineup).toEqual(Array(4).fill(HIDDEN));
      expect(seenBy(here, viewer, 'yellow').reserve).toEqual(Array(9).fill(HIDDEN));
    }
  });

  it.each([ALONE, FREE, MUTUAL])('P-HID-03: %s with a handicap: how many are missing is known, not which', (id) => {
    const name = `${id} handicap=yellow:6:`;
    const teams = id === FREE ? chosen(name) : answer(play(table(name), ...(id === MUTUAL ? ['* blue'] : [])), 'draft');
    const own = offers(teams, /forgo/, 'yellow');
    const stay = own.slice(0, 4).map((text) => text.replace('forgo', 'yellow: line'));
    const [here, there] = [own.slice(4, 6), own.slice(6, 8)].map((out) => {
      const s = play(answer(play(teams, ...by('yellow', out), ...stay), 'lineup'), 'chance: * yellow');
      return answer(s, 'hide');
    }) as [Scene, Scene];
    expect(here.state.tiles).not.toEqual(there.state.tiles);
    for (const viewer of OTHERS) {
      const view = redact(here.state, viewer);
      expect(view).toEqual(redact(there.state, viewer));
      const backs = view.tiles.flatMap(({ stash }) => stash.filter(({ owner }) => owner === 'yellow'));
      expect([backs.length, here.rules.options.handicap?.characters]).toEqual([8, 6]);
    }
  });

  it('P-HID-04: a back shows its colour and nothing else, to its owner too', () => {
    const [thing, person] = ['hide Ring B', 'hide Il B'].map((text) => play(lined(), text)) as [Scene, Scene];
    for (const viewer of VIEWERS) {
      expect(redact(thing.state, viewer).tiles).toEqual(redact(person.state, viewer).tiles);
      expect(redact(thing.state, viewer).tiles[1]?.stash).toEqual([{ owner: 'yellow', kind: HIDDEN }]);
    }
    for (const viewer of OTHERS) expect(redact(thing.state, viewer)).toEqual(redact(person.state, viewer));
    const [laid] = eventsOf(lined(), 'yellow', 'hide Ring B');
    expect(redactEvent(laid as GameEvent, 'yellow')).toMatchObject({ kind: 'teleportationRing', token: HIDDEN });
    expect(redactEvent(laid as GameEvent, 'blue')).toMatchObject({ kind: HIDDEN, token: HIDDEN });
    expect(offers(play(thing, 'hide Armor C'), /Ring/, 'yellow')).toEqual([]);
  });

  it('P-HID-05: nobody knows which room lies where; each knows the four he chose', () => {
    const { state } = begun();
    for (const viewer of VIEWERS)
      for (const { room, turn } of redact(state, viewer).tiles) expect([room, turn]).toEqual([undefined, 0]);
    const hidden = Array(4).fill(HIDDEN);
    expect(redact(state, 'yellow').unseen).toEqual([...roomsOf(['5', '6']), ...hidden]);
    expect(redact(state, 'blue').unseen).toEqual([...roomsOf(['1', '2']), ...hidden]);
    expect(redact(state, 'spectator').unseen).toEqual([...hidden, ...hidden]);
  });

  it('P-HID-05: of a pair that both brought one learns of the other’s as it turns up, and not before', () => {
    const both = ['pair 5', 'pair 6', ...OTHER.slice(2)];
    const apart = ['pair 5', 'pair 1', ...OTHER.slice(2)];
    const [here, there] = [both, apart].map((blue) => {
      const s = play(table(FREE), ...by('yellow', ONE), ...by('blue', blue));
      const hid = answer(play(s, ...lines('yellow', 'Dr El Gh Gm'), ...lines('blue', 'Cl Go Me Th')), 'draw', 'hide');
      return play(hid, 'A2');
    }) as [Scene, Scene];
    expect(redact(here.state, 'yellow')).toEqual(redact(there.state, 'yellow'));
    const [up, alike] = [here, there].map((s) => play(s, 'El reveal A', 'chance: * 6cw.0')) as [Scene, Scene];
    expect(redact(up.state, 'yellow')).toEqual(redact(alike.state, 'yellow'));
    expect(redact(up.state, 'yellow').unseen).toEqual(['5ccw', '5cw', '6ccw', ...Array(4).fill(HIDDEN)]);
    const twice = play(answer(up, 'place'), 'El reveal E', 'chance: * 6cw.0');
    expect(redact(twice.state, 'yellow').unseen).toEqual(['5ccw', '5cw', '6ccw', ...Array(3).fill(HIDDEN)]);
  });
});

describe('Hidden: what lies on the table', () => {
  it('P-HID-06: what lies under a character is open to all', () => {
    const s = scene('yPa@T1[0,0]+ySword+bKey yWa@T1[0,2]+yGo* bTh@T1[0,4]*+bRope', hall());
    for (const viewer of VIEWERS) expect(redact(s.state, viewer).pieces).toEqual(s.state.pieces);
    expect(['ySword', 'bKey'].map((name) => token(s, name).carrier)).toEqual(Array(2).fill(token(s, 'yPa').id));
    const moved = play(s, 'Pa T1[0,0]-bKey>T1[1,0]');
    const told = eventsOf(s, 'yellow', 'Pa a1-bKey>a2');
    for (const viewer of VIEWERS) {
      expect(told.map((event) => redactEvent(event, viewer))).toEqual(told);
      expect(redact(moved.state, viewer).pieces).toEqual(moved.state.pieces);
    }
  });

  it('P-HID-07: illusions and whose they are, broken walls and what each Golem has left', () => {
    const cell = ['+---+   +   +   +   +', '| . | .   .   .   .  ', '+---+   +   +   +   +'];
    const floor = Array.from({ length: 3 }, () => ['  .   .   .   .   .  ', '+   +   +   +   +   +']).flat();
    const rows = [...cell, ...floor, '  .   .   .   .   G  ', '+   +   +   +   +   +'];
    const s = scene('yGm@T1[0,0] yIl@T1[4,0] bGm@T3[0,0] bIl@T1[4,4]', hall(rows));
    const yellow = play(s, 'Gm!smash T1[0,0]>n', 'Gm!smash T1[0,0]>w', 'Il!pit T1[4,2]', 'pass');
    const after = play(yellow, 'blue: A3', 'Il!rubble T1[3,4]', 'pass', 'yellow: A3');
    for (const viewer of VIEWERS) {
      const view = redact(after.state, viewer);
      expect(view.tiles[0]?.marks).toMatchObject(Array(2).fill({ state: 'broken', by: 'yellow' }));
      expect(view.tiles[0]?.covers).toEqual([
        { cell: 19, name: 'rubble', owner: 'blue' },
        { cell: 22, name: 'pit', owner: 'yellow' },
      ]);
      const seen = { ...after, state: view };
      expect(offers(seen, /smash/, 'yellow')).toHaveLength(2);
      const third = play(after, 'Gm!smash T1[0,0]|T1[0,1]');
      expect(offers({ ...third, state: redact(third.state, viewer) }, /smash/, 'yellow')).toEqual([]);
    }
    const told = eventsOf(s, 'yellow', 'Gm!smash a1>n');
    for (const viewer of VIEWERS) expect(told.map((event) => redactEvent(event, viewer))).toEqual(told);
  });

  it('P-HID-08: points are open, those of held pentacles too', () => {
    const s = scene('yGh@T1[1,1] bGm@T1[3,3] bPa@T2[0,0]', {
      ...hall(['.....', '.pp..', '.pp..'], ['pp...', 'pp...']),
      players: { yellow: { bank: 3 }, blue: { bank: 1 } },
    });
    for (const viewer of VIEWERS) expect(points({ ...s, state: redact(s.state, viewer) })).toBe('4:2');
    const left = play(s, 'Gh T1[1,1]>T1[1,0]');
    for (const viewer of VIEWERS) expect(points({ ...left, state: redact(left.state, viewer) })).toBe('3:2');
  });
});

const laidBy = (s: Scene, seat: Seat) => VIEWERS.map((viewer) => seenBy(s, viewer, seat).committed);

describe('Hidden: cards', () => {
  it('P-HID-09 P-HID-C3: a single Weapon Master: the other’s card is open before hers is chosen, hers is not', () => {
    const s = play(scene('yWm@T1[0,0] bGm@T1[0,1]', hall()), 'Wm x bGm');
    expect(topTask(s.state)?.seats).toEqual(['blue']);
    const open = play(s, 'blue: C4');
    expect([topTask(open.state)?.seats, laidBy(open, 'blue')]).toEqual([['yellow'], ['C4', 'C4', 'C4']]);
    expect(laidBy(open, 'yellow')).toEqual([undefined, undefined, undefined]);
    const [shown] = eventsOf(s, 'blue', 'C4');
    const [hers] = eventsOf(open, 'yellow', 'C6');
    expect(VIEWERS.map((viewer) => redactEvent(shown as GameEvent, viewer))).toEqual(Array(3).fill(shown));
    expect(hers).toEqual({ type: 'committed', seat: 'yellow', card: 'C6' });
    for (const viewer of OTHERS) expect(redactEvent(hers as GameEvent, viewer)).toEqual({ ...hers, card: HIDDEN });
  });

  it('P-HID-09: with none or two of them both cards are hidden until both are chosen', () => {
    for (const tokens of [
      'yWa@T1[0,0] bGm@T1[0,1]',
      'yWm@T1[0,0] bWm@T1[0,1]',
      'yWa@T1[0,0] bGm@T1[0,1] yWm@T1[3,3]',
    ]) {
      const [yellow, blue] = tokens.split(' ').map((word) => word.slice(1, 3)) as [string, string];
      const s = play(scene(tokens, hall()), `${yellow} x b${blue}`);
      expect(topTask(s.state)?.seats).toEqual(SEATS);
      expect(laidBy(play(s, 'yellow: C4'), 'yellow')).toEqual(['C4', HIDDEN, HIDDEN]);
      expect(laidBy(play(s, 'blue: C4'), 'blue')).toEqual([HIDDEN, 'C4', HIDDEN]);
      const shown = eventsOf(play(s, 'yellow: C4'), 'blue', 'C3').filter(({ type }) => type === 'unmasked');
      for (const viewer of VIEWERS) expect(shown.map((event) => redactEvent(event, viewer))).toEqual(shown);
      expect(shown).toMatchObject([{ card: 'C4' }, { card: 'C3' }]);
    }
  });

  // 7-ccw lies on T1: a pit in the middle of its third row.
  const BOARD = ['7ccw.0', '5ccw.0', '6ccw.0', '8ccw.0', '7cw.0', '5cw.0', '6cw.0', '8cw.0'];
  const COVERED = { rules: 'paladins.1 cards=hidden', rooms: BOARD };
  /** Yellow charms the blue Golem, jumps the pit with it and attacks his own Paladin with it. */
  const charmed = () => play(scene('yIl@T1[2,0]+yScroll bGm@T1[2,1] yPa@T1[2,4] bPp@B4[0,0]', COVERED), 'Il!charm bGm');
  const JUMP = 'bGm T1[2,1]^T1[2,2]>T1[2,3]';

  it('P-HID-10 P-HID-C4: the charmed attacks: its owner chooses in secret, and his hand is never shown', () => {
    const attack = play(charmed(), JUMP, 'bGm x yPa');
    const stages = [charmed(), play(charmed(), JUMP), attack, play(attack, 'blue: C3'), play(attack, 'yellow: C2')];
    for (const s of [...stages, play(attack, 'blue: C3', 'yellow: C2')]) {
      const { hand } = s.state.players.blue;
      for (const viewer of ['yellow', 'spectator'] as const)
        expect(seenBy(s, viewer, 'blue').hand).toEqual(Array(hand.length).fill(HIDDEN));
    }
    expect(laidBy(play(attack, 'blue: C3'), 'blue')).toEqual([HIDDEN, 'C3', HIDDEN]);
    expect(laidBy(play(attack, 'yellow: C3'), 'yellow')).toEqual(['C3', HIDDEN, HIDDEN]);
    const seen = { ...attack, state: redact(attack.state, 'yellow') };
    expect(offers(seen, /./, 'blue')).toEqual([]);
    expect(offers(attack, /./, 'blue')).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
  });

  it('P-HID-10: the Jump card is the caster’s player’s, from a hand nobody else sees', () => {
    const [before, after] = [charmed(), play(charmed(), JUMP)];
    const jumps = (s: Scene, seat: Seat) => s.state.players[seat].hand.filter((card) => card === 'J').length;
    expect(SEATS.map((seat) => [jumps(before, seat), jumps(after, seat)])).toEqual([
      [3, 2],
      [3, 3],
    ]);
    for (const viewer of OTHERS) {
      expect(seenBy(after, viewer, 'yellow').hand).toEqual(Array(15).fill(HIDDEN));
      expect(offers({ ...before, state: redact(before.state, viewer) }, /\^/, 'yellow')).toEqual([]);
    }
    expect(offers({ ...before, state: redact(before.state, 'yellow') }, /\^/, 'yellow')).not.toEqual([]);
  });

  it('P-HID-10: where hands are shown to all, charm neither shows nor covers more', () => {
    const hands = (s: Scene) => VIEWERS.map((viewer) => SEATS.map((seat) => seenBy(s, viewer, seat).hand.join()));
    const s = scene('yIl@T1[2,0]+yScroll bGm@T1[2,1] bPp@B4[0,0]', { rules: ALONE, rooms: BOARD });
    expect(hands(play(s, 'Il!charm bGm'))).toEqual(hands(s));
  });

  it('P-HID-11: no view and no state keeps the spent cards', () => {
    const s = play(charmed(), JUMP, 'bGm x yPa', 'blue: C3', 'yellow: C2', 'pass');
    expect(s.state.players.yellow.hand).toHaveLength(14);
    const isCard = (word: string) => /^(C\d|J)$/.test(word);
    for (const viewer of VIEWERS) {
      // `covert` names the cards that lie covered in any hand, whether spent or not.
      const { players, covert: _, ...rest } = redact(s.state, viewer);
      const bare = SEATS.map((seat) => ({ ...players[seat], hand: seat === viewer ? [] : players[seat].hand }));
      expect(words({ bare, rest }).filter(isCard)).toEqual([]);
    }
    const { yellow, blue } = s.state.players;
    expect(
      words([
        { ...yellow, hand: [] },
        { ...blue, hand: [] },
      ]).filter(isCard),
    ).toEqual([]);
  });

  it('P-HID-C5: a room revealed under charm: the caster’s player places all but objects of his own colour', () => {
    const s = scene('yIl@T1[4,0]+yScroll bGo@T1[0,4]', {
      ...hall(),
      faceDown: ['T2'],
      stash: { T2: ['yCl', 'bTh', 'bSword', 'yArmor'] },
    });
    const shown = play(s, 'Il!charm bGo', 'bGo reveal B', 'chance: * 12cw.0');
    const ids = (...names: readonly string[]) => names.map((name) => token(shown, name).id).toSorted((a, b) => a - b);
    for (const viewer of VIEWERS)
      expect(topTask(redact(shown.state, viewer))).toMatchObject({
        seats: ['yellow'],
        tokens: ids('yCl', 'bTh', 'bSword'),
        after: ids('yArmor'),
      });
    expect(verdict(shown, 'yellow: place yArmor@T2[0,0]')).toBe('B-REV-05');
    expect(verdict(shown, 'blue: place bTh@T2[0,0]')).toBe('B-TURN-12');
    const placed = play(shown, 'place yCl@T2[0,1]', 'place bTh@T2[0,2]', 'place bSword@T2[0,3]');
    expect(verdict(placed, 'yellow: place yArmor@T2[0,0]')).toBe('B-TURN-12');
    expect(topTask(play(placed, 'blue: place yArmor@T2[0,0]').state)).toEqual({ kind: 'act', seats: ['yellow'] });
  });
});
