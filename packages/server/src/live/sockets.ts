import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_FRAME, PLAY } from '@archmage/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Site } from '../http/context.ts';
import { isOwnOrigin, personBy } from '../http/who.ts';
import { COOKIE } from '../people/signed.ts';
import type { PersonRow } from '../store/schema.ts';
import { type Connection, connect } from './connection.ts';

/** The sockets that people play through. */
export interface Sockets {
  readonly size: number;
  /** Asks everybody whether he is still there. */
  beat(): void;
  /** Tells everybody to come again, and waits until they have gone. */
  close(): Promise<void>;
}

export interface Door {
  readonly site: Site;
  readonly addressOf: (request: IncomingMessage) => string;
}

export const openSockets = (server: Server, door: Door): Sockets => {
  const wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false });
  const guests: Guests = { open: new Map(), addresses: new Map(), people: new Map() };
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    void admit(door, guests, request)
      .then((person) => {
        if (typeof person === 'number') return refuse(socket, person);
        wss.handleUpgrade(request, socket, head, (ws) =>
          receive(door, guests, { ws, person, address: door.addressOf(request) }),
        );
      })
      .catch((error) => {
        door.site.live.report('upgrade', error);
        refuse(socket, 503);
      });
  });
  return {
    get size() {
      return guests.open.size;
    },
    beat: () => beat(door, guests),
    close: async () => {
      for (const ws of guests.open.keys()) ws.close(1012, 'The server restarts.');
      await new Promise<void>((settle) => wss.close(() => settle()));
    },
  };
};

interface Guests {
  readonly open: Map<WebSocket, Guest>;
  readonly addresses: Map<string, number>;
  readonly people: Map<string, number>;
}

interface Guest {
  readonly connection: Connection;
  readonly release: () => void;
  /** When the last ping went out that was not answered yet. */
  pinged: number | undefined;
}

/** Who wants to come in, or the status that says why not. */
const admit = async (
  { site, addressOf }: Door,
  guests: Guests,
  request: IncomingMessage,
): Promise<PersonRow | number> => {
  const { origin, host, authorization, cookie } = request.headers;
  if (request.url?.split('?', 1)[0] !== PLAY) return 404;
  if (!isOwnOrigin(site, origin, host)) return 403;
  const address = addressOf(request);
  if (!site.live.limits.connections.take(address)) return 429;
  if ((guests.addresses.get(address) ?? 0) >= site.config.mostPerAddress) return 429;
  const person = await personBy(site.people, authorization, cookieIn(cookie));
  if (person === undefined) return 401;
  return (guests.people.get(person.id) ?? 0) >= MOST_PER_PERSON ? 429 : person;
};

const MOST_PER_PERSON = 20;

const cookieIn = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((each) => each.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];

interface Arrival {
  readonly ws: WebSocket;
  readonly person: PersonRow;
  readonly address: string;
}

const receive = ({ site }: Door, guests: Guests, { ws, person, address }: Arrival): void => {
  const { live } = site;
  const wire = {
    send: (text: string) => {
      // Whoever does not read what he is told is not waited for: he comes again and is told the rest.
      if (ws.bufferedAmount > MOST_UNREAD) ws.terminate();
      else if (ws.readyState === ws.OPEN) ws.send(text);
    },
    close: (code: number, reason: string) => ws.close(code, reason),
  };
  const connection = connect(live, person, wire);
  const release = counted(guests, person.id, address);
  const guest: Guest = { connection, release, pinged: undefined };
  guests.open.set(ws, guest);
  let queue: Promise<unknown> = Promise.resolve();
  ws.on('message', (data, isBinary) => {
    if (isBinary) return ws.close(1003, 'Text is spoken here.');
    queue = queue.then(() => connection.receive(data.toString())).catch((error) => live.report('message', error));
  });
  ws.on('pong', () => {
    if (guest.pinged !== undefined) connection.lag.measured(live.now() - guest.pinged);
    guest.pinged = undefined;
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    guests.open.delete(ws);
    release();
    connection.closed();
  });
  ping(ws, guest, live.now());
};

const MOST_UNREAD = 4 * 1024 * 1024;

const counted = ({ addresses, people }: Guests, person: string, address: string): (() => void) => {
  const add = (counts: Map<string, number>, name: string, by: number) => {
    const count = (counts.get(name) ?? 0) + by;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
  };
  add(addresses, address, 1);
  add(people, person, 1);
  return () => {
    add(addresses, address, -1);
    add(people, person, -1);
  };
};

const ping = (ws: WebSocket, guest: Guest, now: number): void => {
  guest.pinged = now;
  ws.ping();
};

const beat = ({ site }: Door, { open }: Guests): void => {
  const { now, report } = site.live;
  const here = new Set<string>();
  for (const [ws, guest] of open) {
    if (guest.pinged !== undefined) ws.terminate();
    else {
      ping(ws, guest, now());
      here.add(guest.connection.person.id);
    }
  }
  for (const person of here) void site.people.seen(person).catch((error) => report('seen', error));
};

const refuse = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
