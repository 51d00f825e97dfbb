import type { Action } from '@archmage/engine';
import { type ClientMessage, PROTOCOL, readClientMessage, type ServerMessage } from '@archmage/protocol';
import { readGame, seatOf } from '../store/games.ts';
import type { PersonRow } from '../store/schema.ts';
import type { LogAction } from '../table/entry.ts';
import { isAlone } from './absence.ts';
import { converse } from './chat.ts';
import type { Watcher } from './hub.ts';
import { type Lag, lagOf } from './lag.ts';
import type { Live } from './live.ts';

/** What one end of a socket may do, whatever carries it. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** One person at one socket. */
export interface Connection {
  receive(text: string): Promise<void>;
  closed(): void;
  readonly lag: Lag;
  readonly person: PersonRow;
}

export const connect = (live: Live, person: PersonRow, wire: Wire): Connection => {
  const watched = new Map<string, Watcher>();
  const lag = lagOf(live.now());
  const line: Line = { live, person, wire, watched, lag };
  const { id, name } = person;
  tell(wire, { type: 'welcome', protocol: PROTOCOL, person: { id, name }, now: live.now() });
  return {
    lag,
    person,
    receive: (text) => receive(line, text),
    closed: () => {
      for (const watcher of watched.values()) live.hub.leave(watcher);
      for (const game of watched.keys()) live.presence.changed(game);
      watched.clear();
    },
  };
};

interface Line {
  readonly live: Live;
  readonly person: PersonRow;
  readonly wire: Wire;
  readonly watched: Map<string, Watcher>;
  readonly lag: Lag;
}

export const tell = (wire: Wire, message: ServerMessage): void => wire.send(JSON.stringify(message));

const receive = async (line: Line, text: string): Promise<void> => {
  const { live, person, wire } = line;
  if (!live.limits.messages.take(person.id)) return wire.close(1008, 'Too many messages.');
  const message = readClientMessage(text);
  if (!message.ok) return tell(wire, { type: 'wrong', reason: message.reason });
  try {
    await answer(line, message.value);
  } catch (error) {
    const { type } = message.value;
    live.report('message', error, { type, ...('game' in message.value && { game: message.value.game }) });
    tell(wire, failureOf(message.value));
  }
};

/** It may be stored or not: whoever sends the same again will know. */
const failureOf = (message: ClientMessage): ServerMessage =>
  message.type === 'act'
    ? { type: 'refused', game: message.game, id: message.id, refusal: { code: 'unsaved' } }
    : { type: 'wrong', reason: 'That could not be done now.', ...('game' in message && { game: message.game }) };

const answer = (line: Line, message: ClientMessage): Promise<void> | void => {
  switch (message.type) {
    case 'ping':
      return tell(line.wire, { type: 'pong', now: line.live.now() });
    case 'watch':
      return watch(line, message.game, message.seen);
    case 'leave':
      return leave(line, message.game);
    case 'act':
      return act(line, message);
    case 'say':
      return converse(line, message);
    case 'differs':
      return differs(line, message);
  }
};

const watch = async (line: Line, game: string, seen: number | undefined): Promise<void> => {
  const { live, person, wire, watched } = line;
  if (!watched.has(game) && watched.size >= MOST_GAMES)
    return tell(wire, { type: 'wrong', reason: 'Too many games.', game });
  leave(line, game);
  const row = await readGame(live.store, game);
  if (row === undefined) return tell(wire, { type: 'wrong', reason: 'There is no such game.', game });
  const viewer = seatOf(row, person.id) ?? 'spectator';
  const send = (text: string) => wire.send(text);
  const watcher: Watcher = { game, viewer, person: person.id, send, told: 0, hash: '' };
  watched.set(game, watcher);
  if (await live.hub.watch(watcher, seen)) live.presence.changed(game);
  else live.waiting.add(watcher);
};

const MOST_GAMES = 50;

const leave = ({ live, watched }: Line, game: string): void => {
  const watcher = watched.get(game);
  if (watcher === undefined) return;
  watched.delete(game);
  live.waiting.delete(watcher);
  live.hub.leave(watcher);
  live.presence.changed(game);
};

const act = async (line: Line, message: ClientMessage & { readonly type: 'act' }): Promise<void> => {
  const { live, wire, watched } = line;
  const { game, id } = message;
  const watcher = watched.get(game);
  if (watcher === undefined || watcher.viewer === 'spectator') return refuse(wire, message, 'notSeated');
  if (message.hash !== undefined && message.seen === watcher.told && message.hash !== watcher.hash) {
    return differs(line, { type: 'differs', game, seq: message.seen, hash: message.hash }, id);
  }
  const done = await live.desk.act(game, {
    actor: watcher.viewer,
    action: message.action as Action as LogAction,
    at: live.now() - line.lag.spend(live.now()),
    id,
    isAlone: await isAlone(live, game, watcher.viewer, message.action.type),
  });
  if ('code' in done)
    tell(wire, { type: 'refused', game, id, refusal: { ...done, ...(done.facts && { facts: { ...done.facts } }) } });
  else tell(wire, { type: 'done', game, id, seq: done.seq });
};

const refuse = (wire: Wire, { game, id }: { readonly game: string; readonly id: string }, code: string): void =>
  tell(wire, { type: 'refused', game, id, refusal: { code } });

/** His view is not ours: which action led there is noted, and he is shown the game as it is. */
const differs = async (
  line: Line,
  message: ClientMessage & { readonly type: 'differs' },
  id?: string,
): Promise<void> => {
  const { game, seq } = message;
  line.live.report('differs', undefined, { game, seq });
  if (id !== undefined) refuse(line.wire, { game, id }, 'differs');
  await watch(line, game, undefined);
};
