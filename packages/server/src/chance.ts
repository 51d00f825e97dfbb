import { randomBytes } from 'node:crypto';

/** Sixteen letters and digits that nobody can guess: 80 bits. */
export const newId = (): string => Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('');

/** What is a secret: 128 bits, in hex. */
export const newSecret = (): string => randomBytes(16).toString('hex');

/** Without those that look like others. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
