import { describe, expect, test } from 'vitest';
import { legal } from '../core/choices/legal.ts';
import { evolve } from '../core/evolve.ts';
import { start } from '../core/start.ts';
import type { CommitTask, Piece, State } from '../core/state.ts';
import { redact, redactEvent } from '../core/views/redact.ts';
import { formatAction } from '../notation/action.ts';
import { formatPosition } from '../notation/position.ts';
import { formatRecord } from '../notation/record.ts';
import { accountsBalance, actionsArePaid } from './laws/accounts.ts';
import {
  allowedIsListed,
  listedIsAllowed,
  moversDoItAll,
  offeredTo,
  onlyTheAskedAct,
  outcomesDiffer,
} from './laws/choices.ts';
import { combatsAddUp } from './laws/combat.ts';
import { foldsTo } from './laws/fold.ts';
import { actionsSurvive, PEN, positionsSurvive, recordsSurvive } from './laws/notation.ts';
import { pilesAreConserved } from './laws/piles.ts';
import { goldenRulesHold, squareFaults, tokensAreConserved } from './laws/tokens.ts';
import { COVERS, legalityLeaksNothing, viewsFoldAlike } from './laws/views.ts';
import { lawsOf } from './laws.ts';
import { plyOf } from './players.ts';
import { randomOf } from './random.ts';
import { play, rulesOf, scene, token } from './scene.ts';
import { wishes } from './wishes.ts';

// Each law is shown something broken, and must say so.

const rules = rulesOf('base.1');
const opening = start(rules);
const yard = scene('yGo@T1[1,1] yWa@T1[2,1] yCl@T1[3,3]* bTr@T1[1,3] bTh@T1[0,2] ySword@T1[3,1] yRope@T1[4,2]');
const { state } = yard;
const id = (name: string) => token(yard, name).id;
const where = (name: string) => token(yard, name).at;
const withPiece = (name: string, change: Partial<Piece>): State => ({
  ...state,
  pieces: state.pieces.map((piece) => (piece.id === id(name) ? { ...piece, ...change } : piece)),
});
const withTurn = (change: Partial<State['turn']>): State => ({ ...state, turn: { ...state.turn, ...change } });
const withPlayer = (change: Partial<State['players']['yellow']>): State => ({
  ...state,
  players: { ...state.players, yellow: { ...state.players.yellow, ...change } },
});
/** The scene with every token accounted for. */
const whole: State = {
  ...state,
  pieces: state.pieces.map((piece) => (piece.at === -2 ? { ...piece, at: -1 } : piece)),
};
const offered = offeredTo(rules, state, 'yellow');
const wished = (count: number) => wishes(rules, state, 'yellow', randomOf(1)).take(count);
const said = (faults: readonly string[]): string => faults.join(' ');

test('A sound scene breaks no law', () => {
  expect(lawsOf(rules).check(whole, undefined, whole)).toEqual([]);
  expect(lawsOf(rules).check(opening, undefined, opening)).toEqual([]);
});

test('A violation names its law and the position', () => {
  const [first] = lawsOf(rules).check(state, undefined, withPiece('yWa', { at: where('yGo') }));
  expect(first).toMatch(/^L5: .* In dtp 1 base\.1 ; /);
});

describe('L1', () => {
  test('sees a view that changes what one may do', () => {
    const poorer = { ...COVERS, state: (from: State) => ({ ...from, turn: { ...from.turn, purses: [] } }) };
    expect(said(legalityLeaksNothing(rules, whole, randomOf(1), poorer))).toContain('yellow may do');
  });
  test('sees a view that changes a refusal', () => {
    const blind = { ...COVERS, state: (from: State) => ({ ...from, turn: { ...from.turn, highest: 1 }, tasks: [] }) };
    expect(said(legalityLeaksNothing(rules, whole, randomOf(1), blind))).toContain('and not');
  });
  test('sees a seat robbed of its own secrets', () => {
    const stranger = { ...COVERS, state: (from: State) => redact(from, 'spectator') };
    const lining: State = { ...opening, tasks: [{ kind: 'lineup', seats: ['yellow'] }] };
    expect(said(legalityLeaksNothing(rules, lining, randomOf(1), stranger))).toContain('yellow');
  });
});

describe('L2', () => {
  const lined = { type: 'lined', seat: 'yellow', kind: 'goblin' } as const;
  test('sees an event that tells too much', () => {
    expect(said(viewsFoldAlike(opening, [lined], { ...COVERS, event: (event) => event }))).toContain(
      'the view of blue',
    );
  });
  test('sees an event that tells too little', () => {
    const mute = { ...COVERS, event: () => redactEvent(lined, 'spectator') };
    expect(said(viewsFoldAlike(opening, [lined], mute))).toContain('the view of yellow');
  });
  test('is content with what is sent', () => {
    expect(viewsFoldAlike(opening, [lined])).toEqual([]);
  });
});

describe('L3', () => {
  const go = offered.listed.find(
    (action) => action.type === 'move' && action.piece === id('yGo') && action.walk.length === 1,
  );
  test('sees a listed action that is refused', () => {
    const listed = [{ type: 'attack', piece: id('yWa'), target: id('bTr') } as const];
    expect(said(listedIsAllowed({ ...offered, listed }))).toContain('notInReach');
  });
  test('sees two Moves that come to the same', () => {
    if (go?.type !== 'move') throw new Error('The Goblin can walk.');
    const there = go.walk[0] as { to: number };
    const detour = { ...go, walk: [there, { to: where('yGo') }, there] };
    expect(said(outcomesDiffer({ ...offered, listed: [go, detour] }))).toContain('come to the same');
    expect(said(outcomesDiffer({ ...offered, listed: [{ type: 'pass' }, { type: 'pass' }] }))).toContain('pass');
  });
  test('sees what is no mover’s, and a mover who does something else', () => {
    expect(moversDoItAll(offered)).toEqual([]);
    expect(said(moversDoItAll(offered, () => [id('yWa')]))).toContain("is listed and no mover's");
    expect(said(moversDoItAll({ ...offered, listed: offered.listed.slice(1) }))).toContain(
      "is a mover's and not listed",
    );
  });
  test('sees Moves that are missing from the list', () => {
    const listed = offered.listed.filter(({ type }) => type !== 'move');
    expect(said(allowedIsListed({ ...offered, listed }, wished(300)))).toContain('no listed Move');
  });
  test('sees other actions that are missing', () => {
    const listed = offered.listed.filter(({ type }) => type === 'move');
    expect(said(allowedIsListed({ ...offered, listed }, wished(300)))).toContain('allowed and not listed');
  });
  test('sees a listed Move that is not the shortest', () => {
    const longer = offered.listed.map((action) => {
      if (action.type !== 'move' || action.walk.length !== 1) return action;
      return { ...action, walk: [...action.walk, { to: token(yard, 'yGo').at }, ...action.walk] };
    });
    const legal_ = longer.filter((action) => listedIsAllowed({ ...offered, listed: [action] }).length === 0);
    expect(said(allowedIsListed({ ...offered, listed: legal_ }, wished(600)))).toContain('shorter');
  });
});

describe('L4', () => {
  const { batch } = plyOf(rules, state, 'yellow', { type: 'pass' });
  test('sees a position that is written wrong', () => {
    const richer = (_: typeof rules, from: State) =>
      formatPosition(rules, { ...from, turn: { ...from.turn, quiet: from.turn.quiet + 1 } });
    expect(said(positionsSurvive(rules, state, { ...PEN, position: richer }))).toContain('is read as');
    expect(said(positionsSurvive(rules, state, { ...PEN, position: () => 'nothing' }))).toContain('cannot be read');
  });
  test('sees an action that is written wrong', () => {
    const other = () => formatAction(rules, state, { type: 'resign' });
    expect(said(actionsSurvive(rules, state, randomOf(1), { ...PEN, action: other }))).toContain('is read as');
  });
  test('sees a batch that is written wrong', () => {
    const bare: typeof formatRecord = (record, ...rest) => formatRecord({ ...record, batches: [] }, ...rest);
    expect(said(recordsSurvive(rules, state, batch, { ...PEN, record: bare }))).toContain('is read as');
    expect(recordsSurvive(rules, state, batch)).toEqual([]);
  });
});

describe('L5, tokens', () => {
  test('sees one in two places, and one that is nowhere', () => {
    const twice = {
      ...opening,
      players: { ...opening.players, blue: { ...opening.players.blue, lineup: ['goblin'] } },
    };
    expect(said(tokensAreConserved(rules, twice))).toContain("blue's goblin is in two places");
    const lost = { ...opening, players: { ...opening.players, blue: { ...opening.players.blue, reserve: [] } } };
    expect(said(tokensAreConserved(rules, lost))).toContain("blue's rope is nowhere");
    expect(said(tokensAreConserved(rules, lost))).toContain('left out 8 characters');
  });
  test('sees a room laid twice, a room too few and two tiles in a slot', () => {
    expect(said(tokensAreConserved(rules, { ...whole, unseen: ['1cw'] }))).toContain('not each in one place');
    expect(said(tokensAreConserved(rules, { ...opening, unseen: ['1cw'] }))).toContain('1 rooms are in play');
    const tiles = opening.tiles.map((tile) => ({ ...tile, slot: 0 }));
    expect(said(tokensAreConserved(rules, { ...opening, tiles }))).toContain('in one slot');
  });
  test.each([
    ['two unwounded characters on a square', withPiece('yWa', { at: where('yGo') })],
    ['together and not carried', withPiece('ySword', { at: where('yGo') })],
    ['carried by nobody', withPiece('ySword', { carrier: id('yGo') })],
    ['is not where its carrier is', withPiece('ySword', { carrier: id('yGo') })],
    ['a foe is carried', withPiece('bTr', { at: where('yGo'), wounded: true, carrier: id('yGo') })],
    ['an unwounded character is carried', withPiece('yWa', { carrier: id('yGo') })],
    ['hangs over a pit', withPiece('bTh', { wounded: true })],
    ['hangs over a pit', withPiece('yGo', { at: where('bTh') })],
    ["stands on blue's line", withPiece('yGo', { at: rules.grid.places - 1 })],
    ['does not exist', withPiece('yGo', { at: rules.grid.places })],
    ['in a face-down room', { ...state, tiles: opening.tiles }],
  ] as const)('sees: %s', (fault, broken) => {
    expect(said(goldenRulesHold(rules, broken))).toContain(fault);
  });
  test('sees crowds', () => {
    const lying = ['yCl', 'ySword', 'yRope'].map((name) => ({ ...token(yard, name), wounded: name === 'yCl' }));
    expect(said(squareFaults(rules, 0, lying))).toMatch(/too many tokens.*two objects/);
    const wounded = ['yCl', 'yGo'].map((name) => ({ ...token(yard, name), wounded: true }));
    expect(said(squareFaults(rules, 0, wounded))).toContain('two wounded');
  });
});

describe('L5, piles', () => {
  const coin = { word: 'coin' };
  const lying = (name: string) => ({ name, things: [{ face: coin, sideways: false }] });
  const bagged = (...lots: readonly ReturnType<typeof lying>[]): State => ({
    ...state,
    piles: [{ name: 'bag', all: [coin], lots }],
  });
  test('sees a thing in two lots, and one that is not of its pile', () => {
    expect(pilesAreConserved(bagged(lying('row')))).toEqual([]);
    expect(said(pilesAreConserved(bagged(lying('discard'), lying('row'))))).toContain('bag has a thing too many');
    const strange = { name: 'row', things: [{ face: { word: 'skull' }, sideways: false }] };
    expect(said(pilesAreConserved(bagged(strange)))).toContain('bag has a thing too many');
  });
  test('is asked by the laws', () => {
    expect(
      said(lawsOf(rules).check(whole, undefined, { ...whole, piles: bagged(lying('a'), lying('b')).piles })),
    ).toMatch(/L5: bag has a thing too many/);
  });
});

describe('L5, accounts', () => {
  test.each([
    ['A purse holds 0 points', withTurn({ purses: [{ ap: 0, only: undefined, lent: false }] })],
    ['A purse holds -1 points', withTurn({ purses: [{ ap: -1, only: undefined, lent: false }] })],
    ['yCl has a purse and cannot act', withTurn({ purses: [{ ap: 2, only: id('yCl'), lent: false }] })],
    ['Two purses of one owner', withTurn({ purses: [state.turn.purses, state.turn.purses].flat() })],
    ['Points and nobody', { ...state, tasks: [{ kind: 'hide', seats: ['yellow'] }] } satisfies State],
    [
      'left of the last',
      { ...withTurn({ purses: [], blocked: [0] }), tasks: [{ kind: 'card', seats: ['yellow'] }] } satisfies State,
    ],
    ['holds a A2 too many', withPlayer({ hand: ['A2', 'A2', 'C0'] })],
    ['has lost C0', withPlayer({ hand: ['A2'] })],
    ['card laid and no combat', withPlayer({ committed: 'C1' })],
    ['has -1 points', withPlayer({ bank: -1 })],
  ] as const)('sees: %s', (fault, broken) => {
    expect(said(accountsBalance(rules, broken))).toContain(fault);
  });
  test('sees points from nothing, points withheld and actions for nothing', () => {
    const banked = { type: 'banked', seat: 'yellow', points: 1 } as const;
    const removed = { type: 'removed', piece: id('bTr'), why: 'eliminated' } as const;
    const pass = { seat: 'yellow', action: { type: 'pass' } } as const;
    expect(said(actionsArePaid(rules, state, { ...pass, events: [banked] }))).toContain('scores 1 and should score 0');
    expect(said(actionsArePaid(rules, state, { ...pass, events: [removed] }))).toContain('scores 0 and should score 1');
    expect(actionsArePaid(rules, state, { ...pass, events: [removed, banked] })).toEqual([]);
    const reveal = { type: 'reveal', piece: id('yGo'), tile: 0 } as const;
    expect(said(actionsArePaid(rules, state, { seat: 'yellow', action: reveal, events: [] }))).toContain(
      'should cost 1',
    );
  });
});

test('L6 sees events that lead elsewhere', () => {
  const { batch, next } = plyOf(rules, state, 'yellow', { type: 'pass' });
  const record = { headers: {}, rules: rules.id, start: state, batches: [batch] };
  expect(foldsTo(rules, record, next)).toEqual([]);
  expect(said(foldsTo(rules, { ...record, batches: [] }, next))).toContain('and not to');
  const short = { ...batch, events: batch.events.slice(1) };
  expect(said(lawsOf(rules).check(state, short, next))).toContain('L6');
  expect(batch.events.reduce(evolve, state)).toEqual(next);
});

describe('L7', () => {
  const none: typeof legal = (r, from, actor) => legal(r, { ...from, tasks: [] }, actor);
  const all: typeof legal = (r, from) => legal(r, from, 'yellow');
  test('sees somebody asked who has no choice, and somebody else who has', () => {
    expect(said(onlyTheAskedAct(rules, state, none))).toContain('yellow is asked and has 0 choices');
    expect(said(onlyTheAskedAct(rules, state, all))).toContain('blue is not asked');
    expect(said(onlyTheAskedAct(rules, state, all))).toContain('The clock runs');
  });
  test('sees a game that is over too early or too late', () => {
    expect(said(onlyTheAskedAct(rules, { ...state, tasks: [] }))).toContain('A game is over');
    expect(said(onlyTheAskedAct(rules, { ...state, ending: { winner: 'draw', why: 'agreed' } }))).toContain(
      'A game is over',
    );
  });
});

test('A combat in which something does not add up is told', () => {
  const begun = play(scene('yWa@T1[1,1] yGo@T1[2,2] bTr@T1[1,2]'), 'Wa x bTr').state;
  const task = begun.tasks.at(-1) as CommitTask;
  const faults = (change: Partial<CommitTask>) =>
    said(combatsAddUp(rules, { ...begun, tasks: [...begun.tasks.slice(0, -1), { ...task, ...change }] }));
  expect(faults({})).toBe('');
  expect(faults({ strength: { ...task.strength, blue: 5 } })).toBe('blue is not as strong as its parts.');
  expect(faults({ defenders: [...task.defenders, id('bTr')] })).toContain('Somebody fights twice.');
  expect(faults({ defenders: [...task.defenders, id('yGo')] })).toContain('Sides are mixed.');
  expect(faults({ attackers: [...task.attackers, id('yWz')] })).toContain('yWz fights from nowhere.');
});
