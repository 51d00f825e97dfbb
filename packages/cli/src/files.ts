import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { Complaint, type Io } from './io.ts';

/** A file's text, or what comes in when the name is `-`. */
export const readText = async (io: Io, file: string): Promise<string> => {
  if (file === '-') return readAll(io.input);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`The file ${file} cannot be read: ${reasonOf(error)}.`);
  }
};

/** All of it or nothing: beside the file first, then in its place. */
export const writeWhole = (file: string, text: string, mode = 0o666): void => {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(draft, text, { mode, flag: 'wx' });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Complaint(`The file ${file} cannot be written: ${reasonOf(error)}.`);
  }
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
  EACCES: 'it may not be touched',
  EPERM: 'it may not be touched',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};
