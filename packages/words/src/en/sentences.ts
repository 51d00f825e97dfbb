import type { EventType, GameEvent, TaskKind } from '@archmage/engine';

type Removal = Extract<GameEvent, { readonly type: 'removed' }>['why'];
type Ending = Extract<GameEvent, { readonly type: 'ended' }>['ending']['why'];

interface Told {
  readonly events: Readonly<Record<EventType, string>>;
  readonly removals: Readonly<Record<Removal, string>>;
  readonly endings: Readonly<Record<Ending, string>>;
  readonly tasks: Readonly<Record<TaskKind, string>>;
}

/** What happens in a game, and what it waits for. */
export const sentences = {
  events: {
    asked: '',
    answered: '',
    named: '{seat} names {kind} for both sides.',
    picked: '{seat} picks a token{namely|}.',
    paired: '{seat} picks a pair of rooms{namely|}.',
    pooled: 'The rooms in this game: {rooms}.',
    forgone: '{seat} leaves a character out{namely|}.',
    lined: '{seat} puts a character on the line{namely|}.',
    stashed: '{seat} hides a token on room {tile}{namely|}.',
    teamShown: '{seat} begins with {team}.',
    turnBegan: '{seat}’s turn.',
    turnEnded: '',
    expired: 'Time is up.',
    played: '{seat} plays {card}.',
    discarded: '{seat} gives up {card}.',
    recycled: '{seat} takes the action cards back.',
    purseOpened: '{ap} action points{only| for the whole team}.',
    purseClosed: '',
    spent: '',
    timeAdded: '{seconds} seconds more on the clock.',
    revealed: 'Room {tile} is {room}{tokens|}.',
    entered: '{piece} stands on {at}.',
    moved: '{piece} goes{path}.',
    took: '{piece} takes {token}.',
    stole: '{piece} steals {token}.',
    left: '{token} stays behind{to|}.',
    rotated: 'Room {tile} turns {quarters}.',
    marked: 'The portcullis {edge} is {state|closed} now.',
    covered: '{seat} conjures up {cover} on {at}.',
    uncovered: '{seat}’s illusion of {cover} on {at} is gone.',
    fought: '{attackers} {attack} {defenders}.',
    committed: '{seat} lays a combat card{open|}{namely|}.',
    unmasked: '{seat} shows {card}: {total} in all.',
    wounded: '{piece} is wounded.',
    healed: '{piece} is healed.',
    revived: '{piece} is healed and may act at once.',
    removed: '{piece} {why}.',
    banked: '{seat} scores {points} VP.',
    agreed: '{seat} agrees to a draw.',
    ended: '{winner}: {ending}.',
  },
  removals: {
    exited: 'leaves the labyrinth',
    eliminated: 'is eliminated',
    fell: 'falls into {obstacle|a pit}',
    crushed: 'is crushed by falling rocks',
    lost: 'is lost for good',
    used: 'is used up',
  },
  /** What two kinds of event have in one type, told by what else they say. */
  others: {
    breached: 'The wall {edge} is broken.',
    charmed: '{piece} obeys {seat} for {ap} action points.',
  },
  endings: {
    target: 'the victory points are reached',
    nobody: 'nobody is left who could act',
    quiet: 'nothing has happened for too long',
    resigned: 'the other resigned',
    agreed: 'both agreed on a draw',
  },
  tasks: {
    draw: 'chance draws',
    choose: 'choose a team and pairs of rooms',
    draft: 'name the next pair of rooms, character or object, for both sides',
    forgo: 'choose a character to leave out',
    lineup: 'choose the next character for the line, from the top',
    hide: 'hide a token on a face-down room',
    card: 'play an action card',
    act: 'act with one of the characters, or pass',
    place: 'place a token of the revealed room',
    commit: 'choose a combat card',
  },
  /** What may stand inside a sentence. */
  parts: {
    draws: 'a draw',
    wins: '{winner} wins',
    alone: ' for {piece} alone',
    with: ', with {tokens}',
    to: ' with {piece}',
    clockwise: 'clockwise',
    counterClockwise: 'counter-clockwise',
    faceUp: ' face-up',
    open: 'open',
    broken: 'broken',
    refused: 'It is refused: {code}.',
    namely: ': {what}',
    along: ' {path}',
    fromTo: ' from {from} to {to}',
    onTo: ' to {to}',
    attacks: 'attacks',
    attack: 'attack',
    list: '{list} and {last}',
    room: 'number {number} ({way})',
    between: 'between {one} and {other}',
    sideOf: 'on the {side} side of {place}',
    misread: 'Line {line}, column {column}: expected {expected}, found {found}.',
  },
} as const satisfies Told & Readonly<Record<string, object>>;
