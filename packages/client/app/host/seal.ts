/** What nobody reads who only looks at the store: the key cannot be exported. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/** The browser has no `crypto.subtle`: the page is not from a secure origin. */
export class InsecureError extends Error {
  override readonly name = 'InsecureError';
}

/** The seal is broken: another key, another place, or changed bytes. */
export class BrokenSealError extends Error {
  override readonly name = 'BrokenSealError';
}

export const newKey = async (): Promise<CryptoKey> =>
  subtle().generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** `label` says what and where it is: it opens under no other. */
export const seal = async (key: CryptoKey, label: string, text: string): Promise<Sealed> => {
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(12));
  const bytes = await subtle().encrypt(algorithm(iv, label), key, new TextEncoder().encode(padded(text)));
  return { iv, bytes };
};

export const unseal = async (key: CryptoKey, label: string, { iv, bytes }: Sealed): Promise<string> => {
  const cipher = subtle();
  try {
    return new TextDecoder().decode(await cipher.decrypt(algorithm(iv, label), key, bytes)).trimEnd();
  } catch (error) {
    throw new BrokenSealError(`The seal of ${label} is broken.`, { cause: error });
  }
};

/** A seal hides every letter but not how many there are, and names differ in length. */
const padded = (text: string): string => text.padEnd(Math.ceil(text.length / BLOCK) * BLOCK);

const BLOCK = 512;

const algorithm = (iv: Uint8Array<ArrayBuffer>, label: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(label),
});

const subtle = (): SubtleCrypto => {
  const found: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (found === undefined) throw new InsecureError('This page may not use cryptography.');
  return found;
};
