import { boxesIn, parseRulesId, type Result, say } from '@archmage/engine';

/** The lines of a puzzle, in their order. */
export const KEYS = ['puzzle', 'rating', 'goal', 'position', 'solution'] as const;
export type Key = (typeof KEYS)[number];

/** What stands behind a key, and in which line. */
export interface Entry {
  readonly text: string;
  readonly line: number;
}
export type Stanza = Readonly<Record<Key, Entry>>;

/** The puzzles of a text, not read yet: their boxes may have to be fetched first. */
export const stanzasIn = (text: string): Result<readonly Stanza[]> => {
  const stanzas: Stanza[] = [];
  let begun: Partial<Record<Key, Entry>> = {};
  const lines = text.split('\n');
  for (const [nth, line] of lines.entries()) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const key = KEYS[Object.keys(begun).length] as Key;
    const words = line.startsWith(`${key} `) ? line.slice(key.length + 1).trim() : '';
    if (words === '')
      return { ok: false, error: { line: nth + 1, column: 1, ...say('beginning', { list: [key] }), found: line } };
    begun = { ...begun, [key]: { text: words, line: nth + 1 } };
    if (!isWhole(begun)) continue;
    stanzas.push(begun);
    begun = {};
  }
  const missing = KEYS[Object.keys(begun).length] as Key;
  if (missing === 'puzzle') return { ok: true, value: stanzas };
  return {
    ok: false,
    error: { line: lines.length, column: 1, ...say('beginning', { list: [missing] }), found: say('textEnd') },
  };
};

const isWhole = (begun: Partial<Record<Key, Entry>>): begun is Stanza => KEYS.every((key) => begun[key] !== undefined);

/** Which boxes to fetch before it can be read. */
export const boxesOfStanza = ({ position }: Stanza): readonly string[] => {
  const id = parseRulesId(position.text);
  return id.ok ? boxesIn(id.value) : [];
};
