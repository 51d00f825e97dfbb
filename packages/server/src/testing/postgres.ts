import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real PostgreSQL of the system's, on a folder of its own, for as long as the tests need it. */
export interface Postgres {
  /** A fresh, empty database. */
  fresh(): string;
  restart(): void;
  stop(): void;
}

/** Where the system has the programs; `undefined` if it has none. */
export const postgresFolder = (): string | undefined => {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(all, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
};

export const startPostgres = async (programs: string): Promise<Postgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const run = runnerFor(programs, folder);
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'archmage', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const start = () => run('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  const stop = () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  start();
  let made = 0;
  return {
    fresh: () => {
      const name = `games${made++}`;
      run('createdb', ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'archmage', name]);
      return `postgres://archmage@127.0.0.1:${port}/${name}`;
    },
    restart: () => {
      stop();
      start();
    },
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

type Run = (program: string, args: readonly string[]) => void;

/** PostgreSQL refuses to run as root: then the user that its package made is asked to. */
const runnerFor = (programs: string, folder: string): Run => {
  if (process.getuid?.() !== 0)
    return (program, args) => void execFileSync(join(programs, program), args, { stdio: 'pipe' });
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) throw new Error('There is no user "postgres".');
  chownSync(folder, uid, gid);
  return (program, args) =>
    void execFileSync(join(programs, program), args, { stdio: 'ignore', uid, gid, cwd: folder });
};

const freePort = (): Promise<number> =>
  new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address === null || typeof address === 'string' ? fail(address) : settle(address.port)));
    });
  });
