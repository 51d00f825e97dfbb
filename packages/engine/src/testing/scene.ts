import { compile } from '../boxes/index.ts';
import type { Action } from '../core/action.ts';
import { legal } from '../core/choices/legal.ts';
import { check, decide, isRefusal } from '../core/decide.ts';
import { evolve } from '../core/evolve.ts';
import { start } from '../core/start.ts';
import {
  type Actor,
  type Cover,
  type Mark,
  type Piece,
  type Seat,
  type State,
  type Tile,
  tileOf,
} from '../core/state.ts';
import { formatAction, parseAction } from '../notation/action.ts';
import { parseEdge, parsePlace } from '../notation/place.ts';
import { parseToken } from '../notation/token.ts';
import { explain } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { askingRules } from './asking-box.ts';

/** A position of the catalogue's cases, ready to be asked what is legal. */
export interface Scene {
  readonly rules: Ruleset;
  readonly state: State;
}

export interface SceneOptions {
  /** By slot, T1 to T4, then B1 to B4: `1ccw.0`, or `?` for a face-down room. Board S of the catalogue unless given. */
  readonly rooms?: readonly string[];
  /** Slots to turn face-down, by the catalogue's names. */
  readonly faceDown?: readonly string[];
  readonly rules?: string | Ruleset;
  readonly active?: Seat;
  readonly ap?: number;
  /** `T1[2,0]|T1[2,1]`, upright edges west first, level ones (`-`) north first. */
  readonly open?: readonly string[];
  readonly broken?: readonly string[];
  /** Markers on squares: `{ 'T1[2,2]': 'pit:yellow' }`. */
  readonly covers?: Readonly<Record<string, string>>;
  readonly players?: Partial<Record<Seat, Partial<State['players'][Seat]>>>;
  readonly turn?: Partial<State['turn']>;
  /** Face-down tokens by slot: `{ T2: ['yGo', 'bSword'] }`. */
  readonly stash?: Readonly<Record<string, readonly string[]>>;
}

export const BOARD_S = ['1ccw.0', '2ccw.0', '3ccw.0', '4ccw.0', '1cw.0', '2cw.0', '3cw.0', '4cw.0'] as const;
export const BOARD_S2 = ['1ccw.0', '2ccw.0', '3ccw.0', '2cw.0', '1cw.0', '4ccw.0', '3cw.0', '4cw.0'] as const;
/** All rooms of the prison, as its catalogue's board L has them. */
export const BOARD_L = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '40cw.0'] as const;
const SLOTS = ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'B4'];

/** `yWa@T1[1,1]+ySword bGo@T1[1,2]*`: tokens of either colour, `*` wounded, `+` carried. Loads may be wounded too. */
export const scene = (tokens: string, options: SceneOptions = {}): Scene => {
  const rules = typeof options.rules === 'object' ? options.rules : rulesOf(options.rules ?? 'base.1');
  const empty = start(rules);
  const tiles = layOut(rules, options);
  const active = options.active ?? 'yellow';
  const state: State = {
    ...empty,
    tiles,
    unseen: Object.keys(rules.rooms).filter((room) => !tiles.some((tile) => tile.room === room)),
    pieces: layTokens(rules, tiles, empty.pieces, tokens),
    players: {
      yellow: { ...empty.players.yellow, reserve: [], ...options.players?.yellow },
      blue: { ...empty.players.blue, reserve: [], ...options.players?.blue },
    },
    turn: {
      ...empty.turn,
      number: 9,
      seat: active,
      highest: 5,
      purses: [{ ap: options.ap ?? 5, only: undefined, lent: false }],
      ...options.turn,
    },
    tasks: [{ kind: 'act', seats: [active] }],
  };
  return { rules, state };
};

/** The testing box is no box of the registry, and found by its name only here. */
export const rulesOf = (id: string): Ruleset => {
  const [asking, agreed] = /^asking\.1(?: (.*))?$/.exec(id) ?? [];
  if (asking !== undefined) return askingRules(agreed);
  const rules = compile(id);
  if (!rules.ok) throw new Error(explain(rules.error));
  return rules.value;
};

/** `legal`, or the rule behind the refusal. Throws where `legal` and `check` disagree. */
export const verdict = ({ rules, state }: Scene, text: string): string => {
  const { actor, action } = read({ rules, state }, text);
  const refusal = check(rules, state, actor, action);
  const listed = isListed({ rules, state }, actor, action);
  if (listed !== (refusal === undefined)) {
    throw new Error(`"${text}": legal ${listed ? 'lists' : 'lacks'} it, check says ${refusal?.code ?? 'yes'}.`);
  }
  return refusal?.rule ?? 'legal';
};

/** Plays the actions one after the other: `Wa x bTr`, `blue: C3`, `chance: * 2ccw.0`. */
export const play = (from: Scene, ...texts: readonly string[]): Scene => texts.reduce(playOne, from);

/** The legal actions of whoever is asked, in the notation; `like` keeps those that match. */
export const offers = ({ rules, state }: Scene, like = /./, actor: Actor = asked(state)): readonly string[] =>
  [...legal(rules, state, actor)].map((action) => formatAction(rules, state, action)).filter((text) => like.test(text));

/** The catalogue's squares in the notation's words: `T1[0,1]` is `b1`, `YL3` is `y4`, `BL7` is `z8`. */
export const inNotation = (text: string): string =>
  text
    .replace(/[TB]\d\[\d,\d\]/g, square)
    .replace(/YL(\d)/g, (_, nth) => `y${Number(nth) + 1}`)
    .replace(/BL(\d)/g, (_, nth) => `z${Number(nth) + 1}`);

/** A token in the scene: where it is, who carries it, whether it is wounded. */
export const token = ({ rules, state }: Scene, name: string): Piece => state.pieces[tokenId(rules, name)] as Piece;

export const at = ({ rules, state }: Scene, square_: string): number => placeOf(rules, state.tiles, square_);

const playOne = ({ rules, state }: Scene, text: string): Scene => {
  const { actor, action } = read({ rules, state }, text);
  const verdict_ = decide(rules, state, actor, action);
  if (isRefusal(verdict_)) throw new Error(`"${text}" is refused: ${verdict_.code} (${verdict_.rule}).`);
  return { rules, state: verdict_.reduce(evolve, state) };
};

const read = ({ rules, state }: Scene, text: string): { actor: Actor; action: Action } => {
  const [, who, words] = /^(?:(yellow|blue|chance|clock): )?(.*)$/.exec(text) as unknown as [
    string,
    Actor | undefined,
    string,
  ];
  const actor = who ?? asked(state);
  const action = parseAction(rules, state, actor, inNotation(words));
  if (!action.ok) throw new Error(`"${text}" cannot be read. ${explain(action.error)}`);
  return { actor, action: action.value };
};

const asked = (state: State): Actor => state.tasks.at(-1)?.seats[0] ?? state.turn.seat;

/** A Move counts as listed when some listed Move of the same character comes to the same. */
const isListed = ({ rules, state }: Scene, actor: Actor, action: Action): boolean => {
  const all = [...legal(rules, state, actor)];
  if (action.type === 'resign' || action.type === 'agree') return check(rules, state, actor, action) === undefined;
  if (action.type !== 'move') return all.some((each) => JSON.stringify(each) === JSON.stringify(action));
  if (check(rules, state, actor, action)) return all.some((each) => JSON.stringify(each) === JSON.stringify(action));
  const goal = outcome({ rules, state }, actor, action);
  return all.some(
    (each) => each.type === 'move' && each.piece === action.piece && outcome({ rules, state }, actor, each) === goal,
  );
};

export const outcome = ({ rules, state }: Scene, actor: Actor, action: Action): string => {
  const verdict_ = decide(rules, state, actor, action);
  return isRefusal(verdict_) ? verdict_.code : JSON.stringify(verdict_.reduce(evolve, state));
};

const square = (name: string): string => {
  const [slot, row, column] = [1, 3, 5].map((at) => Number(name[at])) as [number, number, number];
  return `${'abcdefghijklmnopqrst'[(slot - 1) * 5 + column]}${(name.startsWith('B') ? 5 : 0) + row + 1}`;
};

const layOut = (
  rules: Ruleset,
  { rooms = BOARD_S, faceDown = [], stash = {}, ...gates }: SceneOptions,
): readonly Tile[] => {
  const tiles = rooms.map((name, slot): Tile => {
    const hidden = (stash[SLOTS[slot] as string] ?? []).map((text) => {
      const member = rules.roster[tokenId(rules, text)];
      if (!member) throw new Error(`There is no token ${text}.`);
      return { owner: member.owner, kind: member.kind };
    });
    const [room, turn] = name.split('.') as [string, string];
    if (name === '?' || faceDown.includes(SLOTS[slot] as string))
      return { slot, turn: 0, room: undefined, marks: [], covers: [], stash: hidden };
    return { slot, turn: Number(turn), room, marks: [], covers: [], stash: hidden };
  });
  return tiles.map((tile, index) => ({
    ...tile,
    marks: marksOn(rules, tiles, index, gates),
    covers: coversOn(rules, tiles, index, gates),
  }));
};

const coversOn = (
  rules: Ruleset,
  tiles: readonly Tile[],
  tile: number,
  { covers = {} }: SceneOptions,
): readonly Cover[] =>
  Object.entries(covers)
    .map(([where, text]) => ({ place: placeOf(rules, tiles, where), text: text.split(':') as [string, Seat] }))
    .filter(({ place }) => tileOf(rules.grid, place) === tile)
    .map(({ place, text: [name, owner] }) => ({ cell: place % rules.grid.cells, name, owner }))
    .sort((a, b) => a.cell - b.cell);

const marksOn = (
  rules: Ruleset,
  tiles: readonly Tile[],
  tile: number,
  { open = [], broken = [] }: SceneOptions,
): readonly Mark[] => {
  const read_ = (text: string, state: Mark['state']) => {
    const edge = parseEdge(rules, tiles, inNotation(text));
    if (edge === undefined) throw new Error(`There is no edge ${text}.`);
    return { tile: tileOf(rules.grid, edge >> 2), mark: { edge: edge % (rules.grid.cells * 4), state, by: undefined } };
  };
  return [...open.map((text) => read_(text, 'open')), ...broken.map((text) => read_(text, 'broken'))]
    .filter((each) => each.tile === tile)
    .map(({ mark }) => mark)
    .sort((a, b) => a.edge - b.edge);
};

const layTokens = (
  rules: Ruleset,
  tiles: readonly Tile[],
  empty: readonly Piece[],
  tokens: string,
): readonly Piece[] => {
  const pieces = [...empty];
  for (const word of tokens.split(/\s+/).filter(Boolean)) {
    const [, name, where, wounded, load] = /^([\w#]+)@([^*+]+)(\*?)(?:\+(\S+))?$/.exec(word) as unknown as [
      string,
      string,
      string,
      string,
      string?,
    ];
    const id = tokenId(rules, name);
    const place = placeOf(rules, tiles, where);
    pieces[id] = { id, at: place, carrier: undefined, wounded: wounded === '*' };
    const carrier = wounded || rules.roster[id]?.loads === 0 ? undefined : id;
    for (const each of load?.split('+') ?? []) {
      const burden = tokenId(rules, each.replace('*', ''));
      pieces[burden] = { id: burden, at: place, carrier, wounded: each.endsWith('*') };
    }
  }
  return pieces;
};

const placeOf = (rules: Ruleset, tiles: readonly Tile[], text: string): number => {
  const place = parsePlace(rules, tiles, inNotation(text));
  if (place === undefined) throw new Error(`There is no square ${text}.`);
  return place;
};

const tokenId = (rules: Ruleset, name: string): number => {
  const id = parseToken(rules, name);
  if (id === undefined) throw new Error(`There is no token ${name}.`);
  return id;
};

/** The table before anything is chosen, as `start` gives it. */
export const table = (id = 'base.1'): Scene => ({ rules: rulesOf(id), state: start(rulesOf(id)) });

export const LINEUP = ['Cl', 'Go', 'Th', 'Wa'] as const;

/** A whole set-up played from `start`: both line up `LINEUP`, and every token goes to the first room that takes it. */
export const opening = (first: Seat = 'yellow', id = 'base.1', lineup: readonly string[] = LINEUP): Scene => {
  const lines = (['yellow', 'blue'] as const).flatMap((seat) => lineup.map((code) => `${seat}: line ${code}`));
  let s = play(table(id), ...lines, 'chance: * yellow');
  while (s.state.tasks.at(-1)?.kind === 'hide') s = play(s, offers(s)[0] as string);
  return play(s, `chance: * ${first}`);
};
