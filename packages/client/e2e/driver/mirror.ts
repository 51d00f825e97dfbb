import { NON_PLAYER, type PlayerName } from '@archmage/ai';
import {
  type Action,
  type BySeat,
  isAsked,
  isRefusal,
  type Memory,
  redact,
  SEATS,
  type Seat,
  type State,
  topTask,
  type Viewer,
} from '@archmage/engine';
import {
  act,
  botSeed,
  type Game,
  gameOf,
  HUMAN,
  humansOf,
  isSecret,
  newGame,
  type Setting,
  type StoredGame,
} from '@archmage/host';
import { answer } from '@archmage/host/mind';

/** The game of the page, kept once more by the test: the same seed brings the same chance and the same computer. */
export interface Mirror {
  readonly game: Game;
  readonly players: BySeat<PlayerName>;
  readonly memory: Memory;
  /** Who acted last. */
  readonly last: Seat | undefined;
}

/** What is done at one go: a line of four, all tokens of a revealed room, or a single action. */
export interface Step {
  readonly seat: Seat;
  readonly actions: readonly [Action, ...Action[]];
}

/** How a player decides. */
export type Mind = (mirror: Mirror, seat: Seat) => Action;

export const mirrorOf = (setting: Setting): Mirror => mirrorOfStored(newGame(setting));

/** A game in which something was done already. */
export const mirrorOfStored = (stored: StoredGame): Mirror => {
  const { options, players } = stored.summary;
  return advance({ game: gameOf(stored), players, memory: options.memory, last: undefined });
};

/** The same object for the same state, so that what is derived from it is derived once. */
export const viewFor = ({ game: { state }, memory }: Mirror, viewer: Viewer): State => {
  const known = views.get(state) ?? new Map<string, State>();
  const view = known.get(`${viewer} ${memory}`) ?? redact(state, viewer, memory);
  views.set(state, known.set(`${viewer} ${memory}`, view));
  return view;
};

const views = new WeakMap<State, Map<string, State>>();

/** The person whose answer the page waits for. */
export const askedPerson = ({ game, players, last }: Mirror): Seat | undefined => {
  const asked = humansOf(players).filter((seat) => isAsked(game.state, seat));
  return asked.find((seat) => seat === last) ?? asked[0];
};

/** Somebody is asked for, or would see, what the other person at the screen may not see. */
export const isPrivateTo = (mirror: Mirror, seat: Seat): boolean => {
  if (humansOf(mirror.players).length < 2) return false;
  if (isSecret(mirror.game.state)) return true;
  return secretsIn(viewFor(mirror, seat)) !== secretsIn(viewFor(mirror, 'spectator'));
};

/** What is drawn or offered of all that one may know and the other not. */
const secretsIn = ({ players, tiles }: State): string =>
  JSON.stringify([tiles, SEATS.map((seat) => [players[seat].hand, players[seat].lineup, players[seat].committed])]);

/** The mirror after it, and after all that the computer answers. */
export const after = (mirror: Mirror, { seat, actions }: Step): Mirror =>
  advance(actions.reduce((now, action) => acted(now, seat, action), mirror));

/** Decides on the next step of whoever is asked; nothing when the game is over. */
export const nextStep = (mirror: Mirror, mind: Mind): Step | undefined => {
  const seat = askedPerson(mirror);
  if (seat === undefined) return undefined;
  const first = mind(mirror, seat);
  const actions: [Action, ...Action[]] = [first];
  let now = acted(mirror, seat, first);
  for (let rest = goesTogether(mirror, seat) - 1; rest > 0; rest--) {
    const next = mind(now, seat);
    actions.push(next);
    now = acted(now, seat, next);
  }
  return { seat, actions };
};

/** Plays as a computer would. */
export const bot =
  (name: 'greedy' | 'random' | typeof NON_PLAYER): Mind =>
  ({ game }, seat) => {
    const nth = game.batches.filter((batch) => batch.seat === seat).length;
    const view = redact(game.state, seat, 'recalls');
    const seed = botSeed(game.seed, seat, nth);
    return answer({ ask: 'move', bot: name, rules: game.rules.id, view, seat, seed, notes: undefined, ms: 1000 })
      .action;
  };

export const greedy: Mind = bot('greedy');

/** How many actions the screen asks for before one confirms. */
const goesTogether = ({ game: { rules, state } }: Mirror, seat: Seat): number => {
  const task = topTask(state);
  if (task?.kind === 'place') return task.tokens.length;
  if (task?.kind !== 'lineup') return 1;
  return (rules.lines.find((line) => line.seat === seat)?.dots.length ?? 0) - state.players[seat].lineup.length;
};

const acted = (mirror: Mirror, seat: Seat, action: Action): Mirror => {
  const game = act(mirror.game, seat, action);
  if (isRefusal(game)) throw new Error(`${seat} wants what is refused: ${JSON.stringify({ action, game })}.`);
  return { ...mirror, game, last: seat };
};

const advance = (mirror: Mirror): Mirror => {
  let now = mirror;
  for (;;) {
    const { players, game } = now;
    const seat = SEATS.find((each) => players[each] !== HUMAN && isAsked(game.state, each));
    if (seat === undefined) return now;
    const player = players[seat];
    now = acted(now, seat, bot(player === 'random' || player === NON_PLAYER ? player : 'greedy')(now, seat));
  }
};

/** Both cards of a combat were shown since. */
export const hadShowdown = (before: Mirror, { game }: Mirror): boolean =>
  game.batches
    .slice(before.game.batches.length)
    .some(({ events }) => events.filter(({ type }) => type === 'unmasked').length === 2);
