import type { Line, NpcCard, ObjectiveName } from '../boxes/prison/solo/cards.ts';
import { type Decision, decide, type Stage } from '../boxes/prison/solo/decide.ts';
import { cardOf } from '../boxes/prison/solo/game.ts';
import { BAG, LINE, ROW } from '../boxes/prison/solo/piles.ts';
import { ACTIVATE } from '../boxes/prison/solo/revealer.ts';
import { scream } from '../boxes/prison/solo/screams.ts';
import { legal } from '../core/choices/legal.ts';
import { situationOf } from '../core/situation/situation.ts';
import { type Place, type State, UNSEEN } from '../core/state.ts';
import { begin } from '../core/tx.ts';
import { formatAction } from '../notation/action.ts';
import { parseToken } from '../notation/token.ts';
import { BOARD_L, play, type Scene, type SceneOptions, scene } from './scene.ts';

// Board L of the catalogue, in its own words: `38-ccw r4c5`, `Y3`, `B7`.

const SLOTS = ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'B4'];
const ROOMS = BOARD_L.map((name) => name.replace(/\.\d$/, '').replace(/c*w$/, '-$&'));

/** The catalogue's squares in a scene's words. */
export const inScene = (text: string): string =>
  text
    .replace(
      /(\d\d-c?cw) r(\d)c(\d)/g,
      (_, room, row, column) => `${SLOTS[ROOMS.indexOf(room)]}[${row - 1},${column - 1}]`,
    )
    .replace(/\bY(\d)\b/g, (_, nth) => `YL${nth}`)
    .replace(/\bB(\d)\b(?!\[)/g, (_, nth) => `BL${nth}`);

export interface SoloOptions extends Omit<SceneOptions, 'rules'> {
  readonly rules?: string;
  /** Whose cards lie in the row, from the left; all that are there unless it says. */
  readonly row?: readonly string[];
  /** The other side is asked instead. */
  readonly player?: true;
}

/** A position in the Non-Player's turn, or in the Player's. */
export const solo = (tokens: string, { row, player, ...options }: SoloOptions = {}): Scene => {
  const made = scene(inScene(tokens), {
    rooms: BOARD_L,
    rules: 'prison.1 solo=pink',
    active: player ? 'yellow' : 'blue',
    ...options,
    ...(!player && { turn: { purses: [], ...options.turn } }),
  });
  const named = row ?? [...tokens.matchAll(/\b(b[A-Z]\w+)@/g)].map(([, name]) => name as string);
  const pieces = named.map((name) => parseToken(made.rules, name) as number).filter((id) => cardOf(made.rules, id));
  const things = pieces.map((piece) => ({ face: { piece }, sideways: made.state.pieces[piece]?.wounded ?? false }));
  const piles = made.state.piles.map((pile) =>
    pile.name === ROW && things.length > 0 ? { ...pile, lots: [{ name: LINE, things }] } : pile,
  );
  // Whoever is nowhere is still in the bag: the game goes on.
  const unseen = made.rules.roster.filter(
    ({ id, owner }) => owner === 'yellow' && made.state.pieces[id]?.at === UNSEEN,
  );
  const bag = { name: BAG, all: unseen.map(({ id }) => ({ piece: id })), lots: [] };
  const task = { kind: 'question', seats: ['blue'], asks: ACTIVATE, options: [], otherwise: 0 } as const;
  return { ...made, state: { ...made.state, piles: [...piles, bag], tasks: player ? made.state.tasks : [task] } };
};

/** The catalogue's name of a place. */
export const nameOf = ({ rules, state }: Scene, place: Place): string => {
  const { grid } = rules;
  if (place >= grid.squares)
    return `${place < grid.squares + grid.lineLength ? 'Y' : 'B'}${(place - grid.squares) % grid.lineLength}`;
  const cell = place % grid.cells;
  const room = state.tiles[Math.floor(place / grid.cells)]?.room?.replace(/c*w$/, '-$&');
  return `${room} r${Math.floor(cell / grid.size) + 1}c${(cell % grid.size) + 1}`;
};

export interface Thought {
  readonly goal: Decision['goal'];
  readonly cost: readonly [number, number] | undefined;
  readonly ends: readonly string[];
  readonly target: string | undefined;
  readonly left: number;
}

/** How it is made to think: of some lines only, with what is left, in a mode. */
export interface Thinking extends Partial<Omit<Stage, 'npc'>> {
  readonly lines?: readonly (readonly [ObjectiveName, number])[];
  readonly default?: ObjectiveName;
  readonly card?: Partial<NpcCard>;
}

export const decisionOf = (
  table: Scene,
  npc: string,
  { lines, left = 0, ap, mode, ...rest }: Thinking = {},
): Decision => {
  const id = parseToken(table.rules, npc) as number;
  const own = cardOf(table.rules, id) as NpcCard;
  const isDefault = (objective: ObjectiveName) => objective === (rest.default ?? lines?.[0]?.[0]);
  const made = lines?.map(
    ([objective, points], nth): Line => ({ n: nth + 1, objective, ap: points, isDefault: isDefault(objective) }),
  );
  const card: NpcCard = { ...own, ...rest.card, ...(made && { lines: made }) };
  return decide(situationOf(table.rules, table.state), { npc: id, left, ap, mode }, card);
};

/** What it would do, in the catalogue's words. */
export const think = (table: Scene, npc: string, thinking: Thinking = {}): Thought => {
  const { goal, ways } = decisionOf(table, npc, thinking);
  const [first] = ways;
  const { piece } = first?.target ?? {};
  return {
    goal,
    cost: first && [first.cost.ap, first.cost.squares],
    ends: ways.map(({ reached }) => nameOf(table, reached.spot.place)),
    target: piece === undefined ? undefined : (table.rules.roster[piece]?.name ?? table.rules.roster[piece]?.kind),
    left: first?.reached.spot.left ?? 0,
  };
};

/** Plays on as long as the Non-Player is asked; ties go to the first way unless it is said otherwise. */
export const act = (table: Scene, ...answers: readonly string[]): Scene => {
  let now = table;
  const waiting = [...answers];
  for (let nth = 0; nth < 60; nth++) {
    const task = now.state.tasks.at(-1);
    if (task === undefined || now.state.turn.seat !== 'blue') return now;
    if (task.kind === 'question' && task.asks === ACTIVATE) now = play(now, `blue: ${onlyChoice(now)}`);
    else if (waiting.length > 0) now = play(now, inScene(waiting.shift() as string));
    else return now;
  }
  return now;
};

/** One activation step. */
export const step = (table: Scene): Scene => play(table, `blue: ${onlyChoice(table)}`);

export const onlyChoice = ({ rules, state }: Scene): string => {
  const choices = [...legal(rules, state, 'blue')].map((action) => formatAction(rules, state, action));
  if (choices.length !== 1) throw new Error(`There are ${choices.length} choices.`);
  return choices[0] as string;
};

/** Where a token is, in the catalogue's words; `out` when it has left. */
export const where = (table: Scene, token: string): string => {
  const { at } = table.state.pieces[parseToken(table.rules, token) as number] as State['pieces'][number];
  return at < 0 ? 'out' : nameOf(table, at);
};

/** A scream as it is, without anybody deciding it. */
export const screamed = (table: Scene, who: string, victim: string, direction: number): Scene => {
  const tx = begin(table.rules, table.state);
  const id = (name: string): number => parseToken(table.rules, name) as number;
  scream(tx, id(who), id(victim), direction);
  return { rules: table.rules, state: tx.state };
};
