import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the memory that OWASP asks for at least; a few at a time, for each takes 19 MB. */
export const hashPassword = (password: string): Promise<string> => oneOfFew(() => hash(password));

/** As slow for a name that does not exist as for one that does. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> =>
  (await oneOfFew(async () => verify(stored ?? (await nobodys()), password))) && stored !== undefined;

let made: Promise<string> | undefined;
const nobodys = (): Promise<string> => {
  made ??= hash(randomBytes(16).toString('hex'));
  return made;
};

/** Five groups of five letters: 125 bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: 5 }, () => Array.from(randomBytes(5), (byte) => CODE[byte & 31]).join('')).join('-');

const CODE = 'abcdefghijkmnpqrstuvwxyz23456789';

const FEW = 2;
let busy = 0;
const waiting: (() => void)[] = [];

const oneOfFew = async <T>(work: () => Promise<T>): Promise<T> => {
  if (busy >= FEW) await new Promise<void>((settle) => waiting.push(settle));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
};
