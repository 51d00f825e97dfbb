import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who shows this is that person; `epoch` is the one of the day it was given out. */
export interface Pass {
  readonly person: string;
  readonly epoch: number;
}

export const COOKIE = 'archmage';

export const signPass = (secret: string, { person, epoch }: Pass): string => {
  const text = `${person}.${epoch}`;
  return `${text}.${signatureOf(secret, text)}`;
};

/** `undefined` for whatever we have not signed. */
export const readPass = (secret: string, text: string): Pass | undefined => {
  const [, person, epoch, signature] = /^([a-z0-9]{16})\.(\d{1,9})\.([\w-]{43})$/.exec(text) ?? [];
  if (person === undefined || epoch === undefined || signature === undefined) return undefined;
  return isSame(signature, signatureOf(secret, `${person}.${epoch}`)) ? { person, epoch: Number(epoch) } : undefined;
};

/** In a time that tells nothing of where they differ. */
export const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`pass ${text}`).digest('base64url');
