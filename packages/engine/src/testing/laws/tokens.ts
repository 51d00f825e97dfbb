import { lineOf } from '../../board/grid.ts';
import { labyrinthOf } from '../../board/labyrinth.ts';
import { type Piece, type Place, SEATS, type Seat, type State, tileOf, topTask, UNSEEN } from '../../core/state.ts';
import { HOLDS } from '../../families/squares/walk/needs.ts';
import { CROWD } from '../../families/zones/walk.ts';
import { zones } from '../../families/zones.ts';
import { formatToken } from '../../notation/token.ts';
import type { Member, Ruleset } from '../../rules/ruleset.ts';

/** L5: each token is in exactly one place: seen, hidden on a room, in reserve, lined up, waiting to be placed, or left out. */
export const tokensAreConserved = (rules: Ruleset, state: State): readonly string[] => [
  ...SEATS.flatMap((seat) => seatFaults(rules, state, seat)),
  ...roomFaults(rules, state),
];

const seatFaults = (rules: Ruleset, state: State, seat: Seat): readonly string[] => {
  // Before a bag is filled its tokens lie beside the board.
  if (rules.course && state.turn.number === 0) return [];
  const members = rules.roster.filter(({ owner }) => owner === seat);
  const piled = new Set(state.piles.flatMap(({ all }) => all.flatMap(({ piece }) => piece ?? [])));
  const isUnseen = ({ id }: Member) => state.pieces[id]?.at === UNSEEN && !piled.has(id);
  const unseen = members.filter(isUnseen).map(({ kind }) => kind);
  const faults: string[] = [];
  for (const kind of hiddenKinds(rules, state, seat)) {
    const at = unseen.indexOf(kind);
    if (at < 0) faults.push(`${seat}'s ${kind} is in two places.`);
    else unseen.splice(at, 1);
  }
  // Who gives up while a room is being filled leaves its tokens on the table.
  if (state.ending) return faults;
  if (rules.teams) return [...faults, ...teamFaults(rules, state, seat)];
  const objects = unseen.filter((kind) => members.some((each) => each.kind === kind && each.sort === 'object'));
  faults.push(...objects.map((kind) => `${seat}'s ${kind} is nowhere.`));
  const isForgoing = state.tasks.some((task) => task.kind === 'forgo' && task.seats.includes(seat));
  const left = unseen.length - objects.length;
  if (isForgoing ? left > rules.forgoes[seat] : left !== rules.forgoes[seat]) {
    faults.push(
      `${seat} has left out ${left} characters (${unseen.join()}), and the rules say ${rules.forgoes[seat]}.`,
    );
  }
  return faults;
};

/** P-MIX-02: whatever is anywhere was chosen, and all that was chosen is somewhere, but for who is left out. */
const teamFaults = (rules: Ruleset, state: State, seat: Seat): readonly string[] => {
  const seen = rules.roster.filter(({ id, owner }) => owner === seat && state.pieces[id]?.at !== UNSEEN);
  const team = [...state.players[seat].team];
  const faults: string[] = [];
  for (const kind of [...seen.map((member) => member.kind), ...hiddenKinds(rules, state, seat)]) {
    const at = team.indexOf(kind);
    if (at < 0) faults.push(`${seat}'s ${kind} is in no team.`);
    else team.splice(at, 1);
  }
  const isForgoing = state.tasks.some(
    (task) => task.kind === 'forgo' || task.kind === 'choose' || task.kind === 'draft',
  );
  const most = rules.forgoes[seat];
  if (team.length > most || (!isForgoing && team.length < most && state.tasks[0]?.kind !== 'draw'))
    faults.push(`${seat} lacks ${team.join()}, and may leave out ${most}.`);
  return faults;
};

const hiddenKinds = (rules: Ruleset, state: State, seat: Seat): readonly string[] => {
  const { lineup, reserve } = state.players[seat];
  const stashed = state.tiles.flatMap(({ stash }) => stash).filter(({ owner }) => owner === seat);
  const shown = state.tasks.flatMap((task) => (task.kind === 'place' ? [...task.tokens, ...task.after] : []));
  const own = shown.map((id) => rules.roster[id] as Member).filter(({ owner }) => owner === seat);
  return [...lineup, ...reserve, ...stashed.map(({ kind }) => kind), ...own.map(({ kind }) => kind)];
};

const roomFaults = (rules: Ruleset, state: State): readonly string[] => {
  const laid = state.tiles.flatMap(({ room }) => (room === undefined ? [] : [room]));
  const all = [...laid, ...state.unseen];
  const faults: string[] = [];
  const isTwice = rules.teams?.by !== 'free' && new Set(all).size !== all.length;
  if (isTwice || !all.every((room) => Object.hasOwn(rules.rooms, room))) {
    faults.push(`The rooms ${all.join()} are not each in one place.`);
  }
  const isDrawn = !state.tasks.some(
    (task) =>
      task.kind === 'choose' ||
      task.kind === 'draft' ||
      (task.kind === 'draw' && (task.what === 'pairs' || task.what === 'drafter')),
  );
  // Who gives up while rooms are still being chosen leaves no task behind.
  const isCutShort = state.ending !== undefined && state.turn.number === 0;
  if (isDrawn && !isCutShort && all.length !== rules.grid.slots)
    faults.push(`${all.length} rooms are in play and not ${rules.grid.slots}.`);
  if (new Set(state.tiles.map(({ slot }) => slot)).size !== rules.grid.slots) faults.push('Two tiles lie in one slot.');
  return faults;
};

/** L5, B-TURN-05 and the like: how tokens lie between two actions. */
export const goldenRulesHold = (rules: Ruleset, state: State): readonly string[] => {
  const kind = topTask(state)?.kind;
  if (kind !== 'act' && kind !== 'card') return [];
  const { terrain } = labyrinthOf(rules, state.tiles);
  const squares = new Map<Place, Piece[]>();
  for (const piece of state.pieces) if (piece.at >= 0) squares.set(piece.at, [...(squares.get(piece.at) ?? []), piece]);
  const faults = [...squares].flatMap(([place, tokens]) => [
    ...(rules.family === zones ? zoneFaults(rules, tokens) : squareFaults(rules, terrain[place] as number, tokens)),
    ...groundFaults(rules, state, place, tokens),
  ]);
  const lost = state.pieces.filter(
    ({ at, carrier }) => carrier !== undefined && (at < 0 || state.pieces[carrier]?.at !== at),
  );
  return [...faults, ...lost.map(({ id }) => `${formatToken(rules, id)} is not where its carrier is.`)];
};

/** C-MOVE-11, C-WND-6: three of a side at most, and nobody is carried but the wounded, by a friend who stands. */
const zoneFaults = ({ roster }: Ruleset, tokens: readonly Piece[]): readonly string[] => {
  const characters = tokens.filter(({ id }) => roster[id]?.sort === 'character');
  const crowds = SEATS.filter((seat) => characters.filter(({ id }) => roster[id]?.owner === seat).length > CROWD);
  const bearers = tokens.flatMap(({ carrier }) => (carrier === undefined ? [] : [carrier]));
  const isBearer = (id: number) => characters.some((each) => each.id === id);
  const isHale = (id: number) => characters.some((each) => each.id === id && !each.wounded);
  const handsOf = (id: number) => roster[id]?.loads ?? 0;
  const passengers = characters.filter(({ carrier }) => carrier !== undefined);
  const isWell = ({ carrier = -1, id, wounded }: Piece) =>
    wounded && isHale(carrier) && roster[carrier]?.owner === roster[id]?.owner;
  return [
    ...crowds.map((seat) => `More than ${CROWD} of ${seat} share a zone.`),
    ...(bearers.every(isBearer) ? [] : ['Something is carried by nobody who stands there.']),
    ...(bearers.every((id) => bearers.filter((each) => each === id).length <= handsOf(id))
      ? []
      : ['Somebody carries more than he has hands for.']),
    ...(passengers.every(isWell) ? [] : ['Somebody is carried who may not be.']),
  ];
};

/** What is wrong with these tokens on one square, with these obstacles under them. */
export const squareFaults = (rules: Ruleset, obstacles: number, tokens: readonly Piece[]): readonly string[] => {
  const faults: string[] = [];
  const isCharacter = ({ id }: Piece) => rules.roster[id]?.sort === 'character';
  const standing = tokens.filter((piece) => isCharacter(piece) && !piece.wounded);
  const say = (fault: string) =>
    faults.push(`${tokens.map(({ id }) => formatToken(rules, id)).join(' and ')}: ${fault}.`);
  const handsOf = ({ id }: Piece) => Math.max(1, rules.roster[id]?.loads ?? 1);
  const holders = standing.length > 0 ? standing : tokens.filter(isCharacter);
  const hands = Math.max(1, ...holders.map(handsOf));
  // Two objects stay together where somebody with two hands has died (P-PALADIN-05).
  const isHeap = tokens.length === 2 && !tokens.some(isCharacter) && rules.roster.some(({ loads }) => loads > 1);
  if (tokens.length > HOLDS + hands - 1) say('too many tokens on a square');
  if (standing.length > 1) say('two unwounded characters on a square');
  if (tokens.filter((piece) => !isCharacter(piece)).length > hands && !isHeap) say('two objects on a square');
  const hurt = tokens.filter((piece) => isCharacter(piece) && piece.wounded);
  // Who stood over a wounded friend and carried nobody may be wounded there himself (P-GHOST-19).
  const isOverlaid =
    hurt.length === 2 &&
    hurt.some(({ id }) => rules.roster[id]?.loads === 0) &&
    new Set(hurt.map(({ id }) => rules.roster[id]?.owner)).size === 1;
  if (hurt.length > (standing.length > 0 ? hands : 1) && !isOverlaid) say('two wounded on a square');
  if (obstacles & rules.hazards.kills && tokens.some(isCharacter)) say('alive where everybody dies');
  const [bearer] = standing;
  const carrier = bearer && rules.roster[bearer.id]?.loads !== 0 ? bearer : undefined;
  for (const piece of tokens) {
    if (piece === bearer) {
      if (piece.carrier !== undefined) say('an unwounded character is carried');
      continue;
    }
    // Who takes only what it wants may stand over what nobody carries (S-OBJ-02).
    const isLeft = piece.carrier === undefined && bearer && rules.roster[bearer.id]?.traits.includes('picky');
    if (piece.carrier !== carrier?.id && !isLeft)
      say(carrier ? 'together and not carried' : 'carried by nobody who stands here');
    if (bearer && isCharacter(piece) && rules.roster[piece.id]?.owner !== rules.roster[bearer.id]?.owner)
      say('a foe is carried');
  }
  if (obstacles !== 0)
    faults.push(
      ...tokens
        .filter((piece) => !isHeld(rules, obstacles, tokens, piece))
        .map(({ id }) => `${formatToken(rules, id)} hangs over a pit.`),
    );
  return faults;
};

/** B-PIT-03: by its own skill, by a rope on the square, or in the hands of somebody so held. */
const isHeld = ({ masks, roster }: Ruleset, obstacles: number, tokens: readonly Piece[], piece: Piece): boolean => {
  const helpers = tokens.some(({ id }) => roster[id]?.sort === 'character') ? tokens : [piece];
  const bare = helpers.reduce((left, { id }) => left & ~(masks.anyoneRest[id] as number), obstacles);
  const holder = piece.carrier === undefined ? piece : (tokens.find(({ id }) => id === piece.carrier) ?? piece);
  return (bare & ~(holder.wounded ? 0 : (masks.rest[holder.id] as number))) === 0;
};

/** B-TER-05, B-TER-06: nothing lies in a face-down room, and nobody stands on the other side's line. */
const groundFaults = (
  { grid, lines, roster }: Ruleset,
  { tiles }: State,
  place: Place,
  tokens: readonly Piece[],
): readonly string[] => {
  if (place >= grid.places) return [`Place ${place} does not exist.`];
  const line = lines[lineOf(grid, place)];
  if (line === undefined)
    return tiles[tileOf(grid, place)]?.room === undefined ? [`Place ${place} is in a face-down room.`] : [];
  const strangers = tokens.filter(({ id }) => roster[id]?.sort === 'character' && roster[id]?.owner !== line.seat);
  return strangers.map(({ id }) => `Token ${id} stands on ${line.seat}'s line.`);
};
