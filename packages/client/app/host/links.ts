import {
  evolve,
  formatPositionLine,
  formatRecord,
  type GameRecord,
  hashOf,
  type ParseError,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { withNeeds } from '@archmage/host';
import { bringFor } from '../boxes.ts';
import { learnOwnFor } from '../workshop/knowing.ts';
import { type Imported, importText, rulesNamed } from './transfer.ts';

/** A fragment such as `#p1.…`: the kind, the version of the format, then the text deflated in base64url. */
export const positionLink = (rules: Ruleset, view: State): Promise<string> =>
  linkOf('p', withNeeds(formatPositionLine(rules, view), rules.id, '#'));

/** Only for a game that is over. Events are left out: the rules give them again. */
export const gameLink = (rules: Ruleset, record: GameRecord): Promise<string> => {
  if (endOf(record).ending === undefined) throw new Error('A game under way has secrets: it has no link.');
  const text = formatRecord(record, rules, evolve);
  return linkOf('g', withNeeds(text.replace(/^(\d+ .*?) \{.*$/gm, '$1'), rules.id, ';'));
};

export type LinkFailure =
  /** Not one of our links. */
  | { readonly why: 'foreign' }
  /** Made by a newer version. */
  | { readonly why: 'newer' }
  /** Cut off or changed on the way. */
  | { readonly why: 'broken' }
  /** Longer than any game: not unpacked. */
  | { readonly why: 'long' }
  /** It can be unpacked, and is no position or game that these rules know. */
  | { readonly why: 'unreadable'; readonly error: ParseError }
  /** By the rules as they are now the game ends otherwise than it says. */
  | { readonly why: 'otherwise' };

export type Linked =
  | { readonly ok: true; readonly value: Imported }
  | { readonly ok: false; readonly failure: LinkFailure };

export const readLink = async (fragment: string): Promise<Linked> => {
  const [, kind, version, packed = ''] = /^#?([pg])(\d+)\.(.*)$/s.exec(fragment) ?? [];
  if (kind === undefined) return failed({ why: 'foreign' });
  if (version !== VERSION) return failed({ why: 'newer' });
  const bytes = bytesOf(packed);
  const text = bytes && (await inflate(bytes));
  if (text === undefined) return failed({ why: 'broken' });
  if (text === 'long') return failed({ why: 'long' });
  const rules = rulesNamed(text.text);
  // Without its boxes it cannot be read, which is then said.
  await bringFor(rules).catch(() => undefined);
  await learnOwnFor(rules);
  const read = importText(text.text);
  if (!read.ok) return failed({ why: 'unreadable', error: read.error });
  if (read.value.kind !== KINDS[kind as keyof typeof KINDS]) return failed({ why: 'broken' });
  return isAsSaid(read.value) ? { ok: true, value: read.value } : failed({ why: 'otherwise' });
};

const VERSION = '1';
const KINDS = { p: 'position', g: 'game' } as const;
/** Ten times the longest of many random games of all rules, without its events: 45,000 characters. */
const LONGEST = 500_000;

const failed = (failure: LinkFailure): Linked => ({ ok: false, failure });

const endOf = ({ batches, start }: GameRecord): State =>
  batches.reduce((state, { events }) => events.reduce(evolve, state), start);

const isAsSaid = (imported: Imported): boolean => {
  if (imported.kind === 'position' || imported.record.headers.hash === undefined) return true;
  return hashOf(imported.rules, endOf(imported.record)) === imported.record.headers.hash;
};

const linkOf = async (kind: keyof typeof KINDS, text: string): Promise<string> => {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#${kind}${VERSION}.${base64Of(new Uint8Array(await new Response(packed).arrayBuffer()))}`;
};

const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (text === '' || !/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
};

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<{ readonly text: string } | 'long' | undefined> => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode() };
      text += decoder.decode(value, { stream: true });
      if (text.length > LONGEST) {
        await reader.cancel();
        return 'long';
      }
    }
  } catch {
    return undefined;
  }
};
