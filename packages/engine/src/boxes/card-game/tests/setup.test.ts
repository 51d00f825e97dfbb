import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/action.ts';
import { legal } from '../../../core/choices/legal.ts';
import { apply } from '../../../core/decide.ts';
import { start } from '../../../core/start.ts';
import { type Actor, HIDDEN, isAsked, SEATS, type State, topTask } from '../../../core/state.ts';
import { redact } from '../../../core/views/redact.ts';
import { explain } from '../../../result.ts';
import { offers, play, rulesOf, type Scene, verdict } from '../../../testing/scene.ts';
import { HANDICAPS } from '../../base/handicap.ts';
import { compile } from '../../index.ts';

const begun = (id: string): Scene => {
  const rules = rulesOf(`cards.1 ${id}`);
  return { rules, state: start(rules) };
};

const askedIn = (state: State): Actor => SEATS.find((seat) => isAsked(state, seat)) ?? 'chance';

const firstOf = ({ rules, state }: Scene): Action => legal(rules, state, askedIn(state)).at(0) as Action;

/** The first choice of all, until something of this kind is asked. */
const until = (s: Scene, kind: string, what?: string): Scene => {
  const task = topTask(s.state);
  if (task?.kind === kind && (what === undefined || ('what' in task && task.what === what))) return s;
  return until({ rules: s.rules, state: apply(s.rules, s.state, askedIn(s.state), firstOf(s)).state }, kind, what);
};

const teamOf = ({ rules, state }: Scene, seat: 'yellow' | 'blue', sort: string): readonly string[] =>
  state.players[seat].team.filter((kind) => rules.kinds.get(kind)?.sort === sort);

const said = (id: string): string => {
  const rules = compile(`cards.1 ${id}`);
  return rules.ok ? 'good' : `${rules.error.rule ?? ''} ${explain(rules.error)}`;
};

describe('The five scenarios', () => {
  it('C-SETUP-1 C-SETUP-4 C-SETUP-5 C-SETUP-6 C-SETUP-7 C-SETUP-C1: points, pairs, forces and cards for each room', () => {
    const rows = ['tutorial-1', 'tutorial-2', 'tutorial-3', 'standard', 'advanced'].map((name) => {
      const { capacity, grid, options, roster, teams } = rulesOf(`cards.1 scenario=${name}`);
      const own = (sort: string) => roster.filter((each) => each.owner === 'yellow' && each.sort === sort).length;
      const characters = teams?.characters ?? own('character');
      const objects = teams?.objects ?? own('object');
      const laid = capacity.reduce((sum, each) => sum + each, 0);
      return [options.target, grid.slots / 2, characters, objects, laid, 2 * (characters + objects - 2) - laid];
    });
    expect(rows).toEqual([
      [2, 2, 2, 2, 4, 0],
      [3, 3, 4, 2, 8, 0],
      [4, 4, 6, 4, 16, 0],
      [5, 4, 8, 6, 24, 0],
      [6, 5, 9, 6, 26, 0],
    ]);
    const kinds = (name: string) =>
      rulesOf(`cards.1 scenario=${name}`)
        .roster.filter(({ owner }) => owner === 'blue')
        .map(({ kind }) => kind)
        .sort();
    expect(kinds('tutorial-1')).toEqual(['key', 'mekanork', 'naga', 'rope']);
    expect(kinds('tutorial-2')).toEqual(['armor', 'backstabber', 'colossus', 'naga', 'sword', 'warrior']);
    expect(kinds('tutorial-3').join(' ')).toBe(
      'bow cleric crossbowman key largeShield mekanork naga rope warrior wizard',
    );
    expect(rulesOf('cards.1 scenario=tutorial-1').pairs).toEqual(['blue', 'green']);
    // Two more in the middle row, and two fewer at the ends of ten.
    expect(rulesOf('cards.1 scenario=tutorial-2').capacity).toEqual([1, 2, 1, 1, 2, 1]);
    expect(rulesOf('cards.1 scenario=advanced').capacity).toEqual([2, 3, 3, 3, 2, 2, 3, 3, 3, 2]);
  });

  it('C-COMP-1 C-COMP-C1 C-COMP-2 C-COMP-4 C-COMP-9 C-COMP-C2 C-SETUP-3: each player has all his cards', () => {
    const { deck, roster } = rulesOf('cards.1 scenario=standard teams=free');
    for (const seat of SEATS) {
      const own = roster.filter(({ owner }) => owner === seat);
      expect([own.filter(({ sort }) => sort === 'character').length, own.length]).toEqual([25, 38]);
      const fights = deck[seat].filter((card) => card.startsWith('C')).map((card) => Number(card.slice(1)));
      expect([fights.join(''), fights.reduce((sum, each) => sum + each, 0)]).toEqual(['012233456', 26]);
      expect(deck[seat].filter((card) => card === 'J')).toHaveLength(3);
    }
    expect(3 + 12 + 9 + 2 * (1 + 25 + 13 + 9 + 3 + 1)).toBe(128);
    const less = rulesOf('cards.1 scenario=standard handicap=blue:5:C6').deck.blue;
    expect(less.filter((card) => card.startsWith('C')).map((card) => card.slice(1))).toEqual([...'01223345']);
    expect(rulesOf('cards.1 scenario=tutorial-1').deck.yellow).toEqual(['J', 'J', 'J']);
  });

  it('C-SETUP-4: nobody fights in the first tutorial', () => {
    const { fights } = rulesOf('cards.1 scenario=tutorial-1');
    expect([fights, rulesOf('cards.1 scenario=tutorial-2').fights]).toEqual([false, true]);
  });

  it('C-SETUP-2 C-SETUP-C6 C-BOARD-23 C-INFO-1: pairs come whole and by chance, and lie face down', () => {
    const s = begun('scenario=tutorial-2');
    const drawn = until(s, 'lineup').state;
    expect(offers(s, /./, 'chance')).toHaveLength(20);
    expect(drawn.unseen).toHaveLength(6);
    const colours = drawn.unseen.map((room) => room.replace(/c?cw$/, ''));
    for (const colour of colours) expect(colours.filter((each) => each === colour)).toHaveLength(2);
    expect(drawn.tiles.every(({ room }) => room === undefined)).toBe(true);
  });
});

describe('Set-up', () => {
  it('C-SETUP-8: two of one’s own, one for each room, unseen by the other', () => {
    const s = begun('scenario=tutorial-1');
    const laid = play(s, 'yellow: line Me', 'yellow: line Na');
    expect(laid.state.players.yellow.lineup).toEqual(['mekanork', 'naga']);
    expect(redact(laid.state, 'blue').players.yellow.lineup).toEqual([HIDDEN, HIDDEN]);
    expect(verdict(s, 'yellow: line Rope')).toBe('C-SETUP-8');
  });

  it('C-SETUP-9 C-SETUP-10 C-SETUP-C2 C-SETUP-C3 C-INFO-2 C-INFO-3 C-INFO-C1: in turn, beside rooms that are not full, and nobody looks again', () => {
    const first = play(until(begun('scenario=tutorial-1'), 'hide'), 'hide Rope A');
    expect(topTask(first.state)?.seats).toEqual(['blue']);
    expect(verdict(first, 'hide Rope A')).toBe('C-SETUP-9');
    const second = play(until(begun('scenario=tutorial-2'), 'hide'), 'hide Sword B', 'hide Co B');
    expect(verdict(second, 'hide Armor B')).toBe('C-SETUP-9');
    for (const seat of SEATS) {
      const stash = redact(second.state, seat).tiles.flatMap((tile) => tile.stash);
      expect(stash.map(({ kind, owner }) => `${owner} ${kind}`)).toEqual([`yellow ${HIDDEN}`, `blue ${HIDDEN}`]);
    }
  });

  it('C-SETUP-C4 C-SETUP-12 C-INFO-8: each starter before his own room, facing any icon, both sides at once', () => {
    const s = until(begun('scenario=tutorial-1'), 'face');
    expect(topTask(s.state)?.seats).toEqual(['yellow', 'blue']);
    const faced = play(s, 'yellow: face y1G');
    expect(verdict(faced, 'yellow: face y1S')).toBe('C-SETUP-12');
    expect(offers(faced, /./, 'yellow')).toEqual(['face y2C', 'face y2T', 'face y2S', 'face y2G']);
    expect(redact(faced.state, 'blue').players.yellow.facing).toEqual([HIDDEN]);
    expect(faced.state.pieces.every(({ at }) => at < 0)).toBe(true);
  });

  it('C-SETUP-13 C-SETUP-C5: who begins is drawn anew, and may be either', () => {
    const s = until(begun('scenario=tutorial-1'), 'draw', 'starter');
    expect(offers(s, /./, 'chance')).toEqual(['* yellow', '* blue']);
    expect(play(s, 'chance: * blue').state.turn.seat).toBe('blue');
  });

  it('C-SETUP-11: whoever has nothing left waits while the other goes on', () => {
    const s = until(begun('scenario=standard handicap=yellow:4:'), 'act');
    const cards = s.state.tiles.flatMap(({ stash }) => stash);
    const count = (seat: string) => cards.filter(({ owner }) => owner === seat).length;
    expect([count('yellow'), count('blue')]).toEqual([8, 12]);
  });
});

describe('Teams', () => {
  it('C-MODE-1 C-MODE-C1 C-MODE-6: in turn for both, and whoever did not begin begins the objects', () => {
    let s = until(begun('scenario=advanced teams=mutual'), 'draft', 'character');
    const seats: string[] = [];
    while (topTask(s.state)?.kind === 'draft') {
      seats.push(`${topTask(s.state)?.seats[0]}`);
      s = { rules: s.rules, state: apply(s.rules, s.state, askedIn(s.state), firstOf(s)).state };
    }
    const [first] = seats;
    expect(seats.slice(0, 9).map((seat) => seat === first)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => n % 2 === 0),
    );
    expect(seats[9]).not.toBe(first);
    expect(seats).toHaveLength(15);
    expect(s.state.players.yellow.team).toEqual(s.state.players.blue.team);
    expect(teamOf(s, 'blue', 'character')).toHaveLength(9);
    expect(s.state.players.blue.reserve).toHaveLength(15);
  });

  it('C-MODE-3 C-MODE-C2 C-MODE-C3: in a draft what one takes is taken from the other', () => {
    let s = until(begun('scenario=standard teams=draft'), 'draft', 'character');
    s = play(s, 'pick Co');
    expect(verdict(s, 'pick Co')).toBe('C-MODE-4');
    const chosen = until(s, 'draft', 'object');
    const both = SEATS.flatMap((seat) => teamOf(chosen, seat, 'character'));
    expect([both.length, new Set(both).size]).toEqual([16, 16]);
    const key = play(chosen, 'pick Key');
    expect(verdict(key, 'pick Key')).toBe('legal');
    const three = play(key, 'pick Key', 'pick Key');
    expect(verdict(three, 'pick Key')).toBe('C-MODE-4');
  });

  it('C-MODE-2 C-MODE-4 C-MODE-5 C-MODE-C4 C-INFO-7: in secret each for himself, as many copies as there are cards', () => {
    const s = until(begun('scenario=standard teams=free'), 'choose');
    const keys = play(s, ...['Key', 'Key', 'Key', 'Rope', 'Rope', 'Sword'].map((name) => `yellow: pick ${name}`));
    expect(teamOf(keys, 'yellow', 'object')).toHaveLength(6);
    expect(verdict(play(s, 'yellow: pick Sword'), 'yellow: pick Sword')).toBe('C-MODE-4');
    expect(redact(keys.state, 'blue').players.yellow.team.every((kind) => kind === HIDDEN)).toBe(true);
    const open = until(begun('scenario=standard teams=draft'), 'lineup');
    expect(redact(open.state, 'blue').players.yellow.team).not.toContain(HIDDEN);
  });
});

describe('Handicap', () => {
  it('C-OPT-12: the table says how many of eight are left out', () => {
    const catalogue = readFileSync(new URL('../../../../../../docs/rules/card-game.md', import.meta.url), 'utf8');
    const rows = catalogue.matchAll(/^\| ((?:very )?\w+) \| (\w+) \| (\d) \| (-|\+5, \+6|\+6) \|$/gm);
    const printed = [...rows].map(([, stronger, against, left, cards = '']) => [
      stronger?.replace('very experienced', 'veryExperienced'),
      against,
      8 - Number(left),
      cards.match(/\d/g)?.map((value) => `C${value}`) ?? [],
    ]);
    expect(printed).toHaveLength(9);
    expect(
      HANDICAPS.map(({ against, characters, stronger, without }) => [
        stronger,
        against,
        characters,
        without.map(({ name }) => name),
      ]),
    ).toEqual(printed);
  });

  it('C-OPT-9 C-OPT-C5: only where five points are played for', () => {
    expect(said('scenario=tutorial-3 handicap=yellow:4:')).toMatch(/^C-SETUP-1 .*noHandicap/);
    expect(said('scenario=standard handicap=yellow:5:C6')).toBe('good');
  });

  it('C-OPT-10 C-OPT-11 C-OPT-C4: three of eight are left out unseen, and the six as well', () => {
    const s = until(begun('scenario=standard handicap=yellow:5:C6'), 'forgo');
    expect(topTask(s.state)?.seats).toEqual(['yellow']);
    const all = s.state.players.yellow.reserve.length;
    const left = until(s, 'lineup');
    expect(all - left.state.players.yellow.reserve.length).toBe(3);
    expect(redact(left.state, 'blue').players.yellow.reserve.every((kind) => kind === HIDDEN)).toBe(true);
    expect(left.state.players.yellow.hand).not.toContain('C6');
    expect(left.state.players.blue.hand).toContain('C6');
  });
});
