import { type ClientMessage, PLAY, readServerMessage, type ServerMessage } from '@archmage/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';

export type LineState = 'joining' | 'open' | 'lost';

/** Somebody who wants to be told of a game. */
export interface Listener {
  /** How many entries he has. */
  readonly seen: () => number | undefined;
  readonly hear: (message: ServerMessage) => void;
  /** The line is open, for the first time or again: what was not answered is sent once more. */
  readonly opened: () => void;
}

const now = signal<LineState>('joining');

/** Whether the server hears us. There is one line in a page, for all games that are watched in it. */
export const lineState: ReadonlySignal<LineState> = now;

const listeners = new Map<string, Listener>();
let socket: WebSocket | undefined;
let tries = 0;
let again: ReturnType<typeof setTimeout> | undefined;
let beat: ReturnType<typeof setInterval> | undefined;
/** When something was heard last. */
let heard = 0;

/** Tells of a game from now on; answers what ends it. */
export const watchGame = (game: string, listener: Listener): (() => void) => {
  listeners.set(game, listener);
  if (now.peek() === 'open') begin(game, listener);
  else join();
  return () => {
    if (listeners.get(game) !== listener) return;
    listeners.delete(game);
    tellServer({ type: 'leave', game });
    if (listeners.size === 0) hangUp();
  };
};

/** What cannot be sent now is sent by whoever wanted it, when the line is open again. */
export const tellServer = (message: ClientMessage): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};

const begin = (game: string, { opened, seen }: Listener): void => {
  const count = seen();
  tellServer({ type: 'watch', game, ...(count === undefined ? {} : { seen: count }) });
  opened();
};

const join = (): void => {
  clearTimeout(again);
  if (listeners.size === 0 || socket !== undefined) return;
  const mine = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PLAY}`);
  socket = mine;
  watchNetwork();
  mine.onopen = () => {
    tries = 0;
    heard = Date.now();
    now.value = 'open';
    for (const [game, listener] of listeners) begin(game, listener);
  };
  mine.onmessage = ({ data }) => hear(String(data));
  mine.onclose = () => {
    if (socket === mine) lose();
  };
};

const hear = (text: string): void => {
  heard = Date.now();
  const read = readServerMessage(text);
  if (!read.ok) console.warn(`The server said what is no message: ${read.reason}`);
  else if ('game' in read.value && read.value.game !== undefined) listeners.get(read.value.game)?.hear(read.value);
  else if (read.value.type === 'wrong') console.warn(read.value.reason);
};

/** The network is gone, or the server: it is tried again with growing pauses. */
const lose = (): void => {
  drop();
  now.value = 'lost';
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries);
  tries += 1;
  clearTimeout(again);
  // Not all at once when a server comes back.
  again = setTimeout(join, pause * (0.5 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256));
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

const drop = (): void => {
  const old = socket;
  socket = undefined;
  if (old === undefined) return;
  old.onopen = old.onmessage = old.onclose = null;
  old.close();
};

const hangUp = (): void => {
  clearTimeout(again);
  clearInterval(beat);
  beat = undefined;
  removeEventListener('offline', lose);
  removeEventListener('online', comeBack);
  drop();
  now.value = 'joining';
};

/** A browser is not told when the other end falls silent. */
const watchNetwork = (): void => {
  if (beat !== undefined) return;
  beat = setInterval(() => {
    if (now.peek() !== 'open') return;
    if (Date.now() - heard > 2.5 * BEAT) lose();
    else tellServer({ type: 'ping' });
  }, BEAT);
  addEventListener('offline', lose);
  addEventListener('online', comeBack);
};

const BEAT = 8000;

const comeBack = (): void => {
  tries = 0;
  if (now.peek() === 'lost') join();
};

/** Somebody does not want to wait. */
export const joinNow = comeBack;
