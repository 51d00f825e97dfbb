import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import type { Result } from '@archmage/engine';
import { explainIn, fill } from '@archmage/words';
import { Complaint, type Io } from './io.ts';
import type { Messages } from './messages/messages.ts';

/** A file's text, or what comes in when the name is `-`. */
export const readText = async (io: Io, file: string): Promise<string> =>
  file === '-' ? readAll(io.input) : textOf(file);

export const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint((words) => fill(words.complaints.unreadable, { file, reason: reasonOf(words, error) }));
  }
};

/** All of it or nothing: beside the file first, then in its place; a link stays one. */
export const writeWhole = (file: string, text: string, mode = 0o666): void => {
  const place = existsSync(file) ? realpathSync(file) : file;
  const draft = `${place}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    sweep(place);
    writeFileSync(draft, text, { mode, flag: 'wx' });
    renameSync(draft, place);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw new Complaint((words) => fill(words.complaints.unwritable, { file, reason: reasonOf(words, error) }));
  }
};

/** Whoever is killed before his draft is in place leaves it behind. */
const sweep = (place: string): void => {
  const [folder, name] = [dirname(place), basename(place)];
  for (const draft of readdirSync(folder).filter((each) => each.startsWith(name))) {
    const [, pid] = /^\.(\d+)\.[0-9a-f]{8}\.tmp$/.exec(draft.slice(name.length)) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, draft), { force: true });
  }
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

export const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Complaint((words) => fill(words.complaints.noFolder, { folder, reason: reasonOf(words, error) }));
  }
};

/** One that is there, for what is to be written into it. */
export const insistOnFolder = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  const reason = found === undefined ? 'missing' : 'file';
  throw new Complaint(({ complaints }) => fill(complaints.noFolder, { folder, reason: complaints[reason] }));
};

/** What a parser made of a file's text, or a sentence that says where it went wrong. */
export const trust = <T>(result: Result<T>, file: string): T => {
  if (result.ok) return result.value;
  const { error } = result;
  throw new Complaint((words) =>
    fill(words.complaints.malformed, { file: nameOf(file), reason: explainIn(words, error) }),
  );
};

/** None for what is piped in. */
export const nameOf = (file: string): string | undefined => (file === '-' ? undefined : file);

const REASONS = {
  ENOENT: 'missing',
  EISDIR: 'folder',
  EEXIST: 'file',
  ENOTDIR: 'folderIsFile',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ENOSPC: 'diskFull',
  EROFS: 'readOnly',
} as const;

const reasonOf = ({ complaints }: Messages, error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return Object.hasOwn(REASONS, code) ? complaints[REASONS[code as keyof typeof REASONS]] : message;
};
