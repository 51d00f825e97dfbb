import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Action } from '@archmage/engine';
import { type Random, randomOf } from '@archmage/host';
import { serverProgram } from './bundle.ts';
import { choicesOf, type Player } from './player.ts';
import { type Guest, guestAt, tableFor } from './server.ts';

/** Games played by clients while the processes that serve them are killed at moments nobody chose. */
export interface KillRun {
  readonly database: string;
  readonly games: number;
  readonly kills: number;
  readonly nodes: number;
  readonly seed: string;
  /** Actions of each player after which he resigns; he does so too once everything has been killed that was to be. */
  readonly most: number;
  /** Milliseconds that a player thinks at most. */
  readonly thinking?: number;
  readonly say?: (line: string) => void;
  /** What else goes wrong meanwhile, once a round. */
  readonly mischief?: () => Promise<void>;
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly seconds: number;
  readonly flaws: readonly string[];
}

export const killRun = async (run: KillRun): Promise<KillReport> => {
  const began = performance.now();
  const nodes = await Promise.all(Array.from({ length: run.nodes }, () => raise(run.database)));
  try {
    const tables: Round[] = [];
    for (let nth = 0; nth < run.games; nth++) tables.push(await seat(nodes, nth));
    const players = tables.flatMap((table) => table.players);
    const end = { isDue: false };
    const playing = Promise.all(players.map((each) => play(each, randomOf(`${run.seed} ${each.number}`), run, end)));
    const kills = await killWhile(playing, nodes, run);
    end.isDue = true;
    await playing;
    const flaws = (await Promise.all(tables.map(inspect))).flat();
    for (const { player } of players) player.close();
    const acknowledged = players.flatMap(({ done }) => done).length;
    return { kills, acknowledged, seconds: (performance.now() - began) / 1000, flaws };
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
  }
};

const killWhile = async (playing: Promise<unknown>, nodes: readonly Node[], run: KillRun): Promise<number> => {
  const random = randomOf(run.seed);
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  playing.then(over, over);
  let kills = 0;
  while (kills < run.kills && !isOver) {
    await wait(100 + random(900));
    const node = nodes[random(nodes.length)] as Node;
    await node.kill();
    kills += 1;
    run.say?.(`${kills} kills`);
    await run.mischief?.();
    await node.raise();
  }
  return kills;
};

interface Node {
  readonly port: number;
  kill(): Promise<void>;
  raise(): Promise<void>;
}

const raise = async (database: string): Promise<Node> => {
  const port = await freePort();
  const program = await serverProgram();
  let child: ChildProcess | undefined;
  const node: Node = {
    port,
    kill: async () => {
      if (child === undefined || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    raise: async () => {
      const env = {
        ...process.env,
        PORT: `${port}`,
        DATABASE_URL: database,
        ARCHMAGE_LIMITS: '1000',
        ARCHMAGE_SOCKETS_PER_ADDRESS: '10000',
      };
      child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      await listening(child);
    },
  };
  await node.raise();
  return node;
};

const listening = (child: ChildProcess): Promise<void> =>
  new Promise((settle, fail) => {
    child.stdout?.on('data', (data) => {
      if (`${data}`.includes('"listening"')) settle();
    });
    child.once('exit', (code) => {
      fail(new Error(`The server ended with ${code} before it listened.`));
    });
  });

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
};

interface Round {
  readonly game: string;
  readonly guests: readonly Guest[];
  readonly players: readonly Playing[];
}

interface Playing {
  readonly player: Player;
  readonly number: string;
  /** What was acknowledged. */
  readonly done: { readonly seq: number; readonly action: Action }[];
}

/** Each player turns to a node of his own; who is cut off comes again to whichever is up. */
const seat = async (nodes: readonly Node[], nth: number): Promise<Round> => {
  const port = (turn: number) => () => nodes[turn % nodes.length]?.port ?? 0;
  const guests = await Promise.all(['A', 'B'].map((name, turn) => guestAt(port(turn), `${name}${nth}`)));
  const [yellow, blue] = guests as [Guest, Guest];
  const game = await tableFor(yellow, blue, { pace: { of: 'live', bank: 3600, increment: 1 } });
  const players = guests.map((guest, turn) => ({ player: guest.sit(game), number: `${nth} ${turn}`, done: [] }));
  return { game, guests, players };
};

const play = async (
  { player, done }: Playing,
  random: Random,
  { most, thinking = 0 }: KillRun,
  end: { readonly isDue: boolean },
): Promise<void> => {
  for (;;) {
    await player.until(() => player.views()?.table.over || choicesOf(player).length > 0);
    if (player.views()?.table.over) return;
    if (thinking > 0) await wait(random(thinking));
    const choices = choicesOf(player);
    if (choices.length === 0) continue;
    const isLast = end.isDue || done.length >= most;
    const action = isLast ? ({ type: 'resign' } as const) : (choices[random(choices.length)] as Action);
    const answered = await player.act(action);
    if (answered.said === 'refused') continue;
    done.push({ seq: answered.seq, action });
    await player.until(() => (player.views()?.seq ?? 0) > answered.seq);
  }
};

/** What each was told, against the log as it was stored. */
const inspect = async ({ guests, players }: Round): Promise<readonly string[]> => {
  const logs = await Promise.all(
    guests.map((guest, nth) => guest.ask('GET', `/games/${players[nth]?.player.game}/log`)),
  );
  const flaws: string[] = [];
  for (const [nth, { player, done }] of players.entries()) {
    const seat = player.views()?.viewer ?? '';
    const entries = logs[nth]?.body.entries as readonly { seq: number; actor: string; action?: unknown }[];
    const own = entries.filter(({ actor }) => actor === seat);
    if (own.length !== done.length)
      flaws.push(`${seat} has ${own.length} entries for ${done.length} acknowledged actions.`);
    for (const { seq, action } of done) {
      const stored = own.find((entry) => entry.seq === seq)?.action;
      if (JSON.stringify(stored) !== JSON.stringify(action)) flaws.push(`${seat}'s action ${seq} is another.`);
    }
    if (entries.some(({ seq }, index) => seq !== index)) flaws.push('The log has a gap.');
    if (player.views()?.seq !== entries.length) flaws.push(`${seat} has not been told everything.`);
  }
  return flaws;
};
