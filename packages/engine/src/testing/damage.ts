import type { Random } from './random.ts';

/** A text with a few things wrong: marks, words, numbers or lines, changed, lost, twice or in another's place. */
export const damage = (text: string, random: Random): string => {
  let damaged = text;
  for (let hits = 1 + random.below(3); hits > 0; hits--) damaged = random.pick(BLOWS)(damaged, random);
  return damaged;
};

type Blow = (text: string, random: Random) => string;

const SIGNS = [...'@=+*|-.:#;?()[]{}"<>^!,/~ \t\n\r09aAyYbBJW', '\u0000', 'é', '𝄞', '__proto__', '-1', '99999999999'];

const atSign: Blow = (text, random) => {
  const from = random.below(text.length + 1);
  const put = random.chance(0.3) ? '' : random.pick(SIGNS);
  return text.slice(0, from) + put + text.slice(from + random.below(3));
};

const atNumber: Blow = (text, random) => {
  const found = [...text.matchAll(/\d+/g)];
  if (found.length === 0) return text;
  const { 0: old, index } = random.pick(found);
  const put = random.pick([Number(old) + 1, Number(old) - 1, 0, random.below(30), 1e21]);
  return text.slice(0, index) + put + text.slice(index + old.length);
};

/** One of the parts is dropped, doubled, or stands where another stood. */
const atPart =
  (parts: RegExp): Blow =>
  (text, random) => {
    const found = [...text.matchAll(parts)];
    if (found.length === 0) return text;
    const { 0: old, index } = random.pick(found);
    const put = random.pick(['', `${old} ${old}`, random.pick(found)[0]]);
    return text.slice(0, index) + put + text.slice(index + old.length);
  };

const BLOWS: readonly Blow[] = [atSign, atSign, atNumber, atNumber, atPart(/\S+/g), atPart(/\w+/g), atPart(/.*\n/g)];
