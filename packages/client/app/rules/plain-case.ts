import type { Language } from '@archmage/catalogue';
import { base as english } from '../../../words/src/en/boxes/base.ts';
import { base as french } from '../../../words/src/fr/boxes/base.ts';

/**
 * The catalogues name squares, rooms and tokens as tests do: `yThief(w)+Rope on T1[0,2]`. Players read what the board
 * says: the wounded yellow Thief with the Rope on c1.
 */
export const plainly = (text: string, language: Language): string => {
  const say = SAYINGS[language];
  return text
    .replace(SQUARE, (square) => squareName(square))
    .replace(/\b(\d+)-(c?cw)\b/g, (_, number: string, way: string) => `${number}${way === 'cw' ? '↻' : '↺'}`)
    .replace(/\b(?:Board|Plateau) S2\b/g, say.exchanged)
    .replace(SLOT, (slot, at: number, whole: string) => atStart(whole, at, say.room(roomLetter(slot))))
    .replace(TOKEN, (...found) => tokenWords(say, found));
};

const SQUARE = /\b(?:[TB][1-4]\[\d,\d\]|[YB]L\d)(?!\w)/g;
const SLOT = /\b[TB][1-4]\b/g;
const TOKEN =
  /(?<before>(?<!\p{L})(?:de|à) )?(?<![\p{L}\d])(?<owner>[yb])(?<kind>\p{Lu}[\p{L}-]+)(?<hurt>\([wb]\))?(?:\+(?<load>\p{Lu}\p{L}+(?: Potion| de vitesse)?))?/gu;

/** `T1[0,1]` is b1, `B1[4,0]` a10, `YL3` y4. */
export const squareName = (square: string): string => {
  const line = /^([YB])L(\d)$/.exec(square);
  if (line) return `${line[1] === 'Y' ? 'y' : 'z'}${Number(line[2]) + 1}`;
  const [, half, slot, row, column] = /^([TB])(\d)\[(\d),(\d)\]$/.exec(square) ?? [];
  const letter = String.fromCharCode(97 + (Number(slot) - 1) * 5 + Number(column));
  return `${letter}${Number(row) + (half === 'T' ? 1 : 6)}`;
};

/** Rooms are lettered along the top row, then along the bottom row. */
const roomLetter = (slot: string): string =>
  String.fromCharCode(65 + Number(slot.slice(1)) - 1 + (slot.startsWith('T') ? 0 : 4));

interface Saying {
  readonly exchanged: string;
  readonly on: string;
  readonly room: (letter: string) => string;
  readonly token: (owner: 'yellow' | 'blue', kind: string, isHurt: boolean) => string;
  readonly withLoad: (token: string, load: string) => string;
  readonly after: (before: string, token: string) => string;
}

interface Noun {
  readonly name: string;
  readonly the: string;
  readonly yellow: string;
  readonly blue: string;
}

/** `Wand` and `Potion` are short for their names, `PasseMuraille` is written without its stroke. */
const nounIn = (nouns: readonly Noun[], written: string): Noun => {
  const plain = (name: string) => name.replace('-', '');
  const found =
    nouns.find(({ name }) => plain(name) === plain(written)) ??
    nouns.find(({ name }) => name.split(' ').includes(written));
  if (found === undefined) throw new Error(`No token is called ${written}.`);
  return found;
};

const ENGLISH = Object.values(english.kinds);
const FRENCH = Object.values(french.kinds);

const SAYINGS: Readonly<Record<Language, Saying>> = {
  en: {
    exchanged: 'Rooms D and F exchanged',
    on: 'on',
    room: (letter) => `room ${letter}`,
    token: (owner, kind, isHurt) => `the ${isHurt ? 'wounded ' : ''}${owner} ${nounIn(ENGLISH, kind).name}`,
    withLoad: (token, load) => `${token} with ${nounIn(ENGLISH, load).the}`,
    after: (before, token) => `${before}${token}`,
  },
  fr: {
    exchanged: 'Salles D et F échangées',
    on: 'en',
    room: (letter) => `la salle ${letter}`,
    token: (owner, kind, isHurt) => {
      const noun = nounIn(FRENCH, kind);
      if (!isHurt) return noun[owner];
      return `${noun[owner]} ${noun.the.startsWith('la ') ? 'blessée' : 'blessé'}`;
    },
    withLoad: (token, load) => `${token} avec ${nounIn(FRENCH, load).the}`,
    after: (before, token) =>
      token.startsWith('le ') ? `${before === 'de ' ? 'du' : 'au'} ${token.slice(3)}` : `${before}${token}`,
  },
};

/** As `replace` tells it: what was found, its groups, where, the whole text, the groups by name. */
const tokenWords = (say: Saying, found: readonly unknown[]): string => {
  const { before, owner, kind = '', hurt, load } = found.at(-1) as Readonly<Record<string, string | undefined>>;
  const [text, at] = [found.at(-2) as string, found.at(-3) as number];
  const token = say.token(owner === 'y' ? 'yellow' : 'blue', kind, hurt !== undefined);
  const laden = load === undefined ? token : say.withLoad(token, load);
  const whole = /^ [a-z]\d/.test(text.slice(at + `${found[0]}`.length)) ? `${laden} ${say.on}` : laden;
  return before === undefined ? atStart(text, at, whole) : say.after(before, whole);
};

const atStart = (text: string, at: number, words: string): string =>
  /(?:^(?:\([^)]*\) )?|[.?!]\**\s)$/.test(text.slice(0, at)) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
