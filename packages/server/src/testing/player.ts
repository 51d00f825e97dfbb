import {
  type Action,
  type Batch,
  compile,
  evolve,
  explain,
  formatPosition,
  hashOf,
  isAsked,
  legal,
  parsePosition,
  type Ruleset,
  type Seat,
  type State,
} from '@archmage/engine';
import {
  type ClientMessage,
  PLAY,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
  type TableNow,
} from '@archmage/protocol';
import { WebSocket } from 'ws';

/** A client as it should be: it folds what it is told, comes again when it was cut off, and sends again what was not answered. */
export interface Player {
  readonly game: string;
  readonly views: () => Seen | undefined;
  /** All that was heard, in order. */
  readonly heard: readonly ServerMessage[];
  readonly texts: readonly string[];
  /** Settles when it is stored, however often it has to be sent. */
  act(action: object): Promise<Answered>;
  say(text: string): void;
  send(message: ClientMessage | string): void;
  /** Settles when the last thing heard makes this true. */
  until<T>(wanted: () => T | undefined | false): Promise<T>;
  /** The network is gone, until `join` again. */
  cut(): void;
  join(): void;
  close(): void;
}

export interface Seen {
  readonly rules: Ruleset;
  readonly viewer: string;
  readonly seq: number;
  readonly state: State;
  readonly table: TableNow;
  /** The last of them, each with what the hash was. */
  readonly hashes: ReadonlyMap<number, string>;
}

export type Answered =
  | { readonly said: 'done'; readonly seq: number }
  | { readonly said: 'refused'; readonly code: string };

export interface Place {
  /** May change while the player waits: a server that comes again somewhere else. */
  readonly port: () => number;
  readonly cookie: string;
  readonly game: string;
}

export const sitAt = (place: Place): Player => {
  const inside: Inside = {
    place,
    heard: [],
    texts: [],
    pending: new Map(),
    waiters: new Set(),
    seen: undefined,
    batches: [],
    start: undefined,
    socket: undefined,
    isCut: false,
    isClosed: false,
    tries: 0,
    made: 0,
  };
  connect(inside);
  return {
    game: place.game,
    views: () => inside.seen,
    heard: inside.heard,
    texts: inside.texts,
    act: (action) => act(inside, action),
    say: (text) => send(inside, { type: 'say', game: place.game, id: newWish(inside), text }),
    send: (message) => send(inside, message),
    until: (wanted) => until(inside, wanted),
    cut: () => {
      inside.isCut = true;
      inside.socket?.terminate();
    },
    join: () => {
      inside.isCut = false;
      connect(inside);
    },
    close: () => {
      inside.isClosed = true;
      inside.socket?.terminate();
    },
  };
};

interface Inside {
  readonly place: Place;
  readonly heard: ServerMessage[];
  readonly texts: string[];
  readonly pending: Map<string, Pending>;
  readonly waiters: Set<() => void>;
  seen: Seen | undefined;
  batches: readonly Batch[];
  start: State | undefined;
  socket: WebSocket | undefined;
  isCut: boolean;
  isClosed: boolean;
  tries: number;
  made: number;
}

interface Pending {
  readonly action: object;
  readonly settle: (answered: Answered) => void;
}

const connect = (inside: Inside): void => {
  const { place } = inside;
  if (inside.isClosed || inside.isCut) return;
  const socket = new WebSocket(`ws://127.0.0.1:${place.port()}${PLAY}`, { headers: { cookie: place.cookie } });
  inside.socket = socket;
  socket.on('open', () => {
    inside.tries = 0;
    const seen = inside.seen?.seq;
    send(inside, { type: 'watch', game: place.game, ...(seen === undefined ? {} : { seen }) });
    for (const [id, pending] of inside.pending) sendAct(inside, id, pending);
  });
  socket.on('message', (data) => hear(inside, data.toString()));
  socket.on('error', () => {});
  socket.on('close', () => {
    if (inside.socket === socket) setTimeout(() => connect(inside), Math.min(500, 20 * 2 ** inside.tries++));
  });
};

const send = ({ socket }: Inside, message: ClientMessage | string): void => {
  if (socket?.readyState === WebSocket.OPEN)
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
};

const newWish = (inside: Inside): string =>
  `wish-${process.pid}-${Math.random().toString(36).slice(2, 10)}-${inside.made++}`;

const act = (inside: Inside, action: object): Promise<Answered> =>
  new Promise((settle) => {
    const id = newWish(inside);
    inside.pending.set(id, { action, settle });
    sendAct(inside, id, { action, settle });
  });

const sendAct = (inside: Inside, id: string, { action }: Pending): void => {
  const { seen, place } = inside;
  if (seen === undefined) return;
  send(inside, { type: 'act', game: place.game, id, seen: seen.seq, action: action as { type: string } });
};

const sendAgain = (inside: Inside, id: string): void => {
  const pending = inside.pending.get(id);
  if (pending !== undefined) sendAct(inside, id, pending);
};

const until = <T>(inside: Inside, wanted: () => T | undefined | false): Promise<T> =>
  new Promise((settle) => {
    const look = (): void => {
      const found = wanted();
      if (found === undefined || found === false) return;
      inside.waiters.delete(look);
      settle(found);
    };
    inside.waiters.add(look);
    look();
  });

const hear = (inside: Inside, text: string): void => {
  const read = readServerMessage(text);
  if (!read.ok) throw new Error(`The server said what is no message: ${read.reason} ${text}`);
  const message = read.value;
  inside.heard.push(message);
  inside.texts.push(text);
  if (message.type === 'welcome' && message.protocol !== PROTOCOL) throw new Error('Another protocol.');
  if (message.type === 'game') begin(inside, message);
  if (message.type === 'entries') follow(inside, message);
  if (message.type === 'done') answer(inside, message.id, { said: 'done', seq: message.seq });
  if (message.type === 'refused') {
    // It may have been stored all the same: the same id again is the same wish.
    if (message.refusal.code === 'unsaved') setTimeout(() => sendAgain(inside, message.id), 100);
    else answer(inside, message.id, { said: 'refused', code: message.refusal.code });
  }
  for (const look of [...inside.waiters]) look();
};

const answer = ({ pending }: Inside, id: string, answered: Answered): void => {
  pending.get(id)?.settle(answered);
  pending.delete(id);
};

const begin = (inside: Inside, message: ServerMessage & { readonly type: 'game' }): void => {
  const compiled = compile(message.rules);
  if (!compiled.ok) throw new Error(explain(compiled.error));
  const rules = compiled.value;
  const parsed = parsePosition(message.view, rules);
  if (!parsed.ok) throw new Error(explain(parsed.error));
  inside.start = parsed.value;
  inside.batches = [];
  look(inside, {
    rules,
    viewer: message.viewer,
    seq: message.seq,
    state: parsed.value,
    table: message.table,
    hash: message.hash,
  });
  for (const [id, pending] of inside.pending) sendAct(inside, id, pending);
};

const follow = (inside: Inside, message: ServerMessage & { readonly type: 'entries' }): void => {
  const { seen, place } = inside;
  if (seen === undefined) return;
  if (message.from > seen.seq) throw new Error(`Entries from ${message.from} came after ${seen.seq}.`);
  let { state } = seen;
  for (const entry of message.entries.filter(({ seq }) => seq >= seen.seq)) {
    if (entry.action?.type === 'takeBack') {
      const count = (entry.action as { count?: number }).count ?? 0;
      // What was taken back happened before we came: then the position as it is has to be told.
      if (count > inside.batches.length) {
        send(inside, { type: 'watch', game: place.game });
        return;
      }
      inside.batches = inside.batches.slice(0, inside.batches.length - count);
      state = inside.batches.reduce((now, { events }) => events.reduce(evolve, now), inside.start as State);
    } else if (entry.events.length > 0) {
      const events = entry.events as unknown as Batch['events'];
      inside.batches = [...inside.batches, { seat: entry.actor, action: entry.action as Action, events }];
      state = events.reduce(evolve, state);
    }
  }
  const seq = Math.max(seen.seq, message.from + message.entries.length);
  look(inside, { ...seen, seq, state, table: message.table, hash: message.hash });
};

interface Looked extends Omit<Seen, 'hashes'> {
  readonly hash: string;
}

const look = (inside: Inside, { hash, ...now }: Looked): void => {
  const own = hashOf(now.rules, now.state);
  if (own !== hash)
    throw new Error(`After entry ${now.seq} the view is another:\n${formatPosition(now.rules, now.state)}`);
  inside.seen = { ...now, hashes: new Map(inside.seen?.hashes ?? []).set(now.seq, hash) };
};

/** What a seat that is asked may do by what it was told. */
export const choicesOf = (player: Player): readonly Action[] => {
  const seen = player.views();
  if (seen === undefined || seen.viewer === 'spectator' || !isAsked(seen.state, seen.viewer as Seat)) return [];
  return [...legal(seen.rules, seen.state, seen.viewer as Seat)];
};

/** Plays whenever it is asked, until the game is over, and resigns after so many actions; `choose` picks a number below another. */
export const playOut = async (player: Player, choose: (count: number) => number, most = 5000): Promise<void> => {
  for (let nth = 0; ; nth++) {
    await player.until(() => player.views()?.table.over || choicesOf(player).length > 0);
    if (player.views()?.table.over) return;
    const choices = choicesOf(player);
    const { seq } = player.views() as Seen;
    const choice = choices[choose(choices.length)] as Action;
    const answered = await player.act(nth < most ? choice : { type: 'resign' });
    // Stored and told are two messages: what comes next is chosen in the light of it.
    if (answered.said === 'done') await player.until(() => (player.views()?.seq ?? 0) > answered.seq);
    else if (player.views()?.seq === seq && answered.code !== 'unsaved')
      throw new Error(`It was refused: ${answered.code}.`);
  }
};
