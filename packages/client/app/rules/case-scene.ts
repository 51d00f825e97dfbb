import { squareName } from './plain-case.ts';

/** The position a case speaks of: as a text of the notation, and the squares it names. */
export interface CaseScene {
  readonly position: string;
  readonly squares: readonly string[];
}

interface Written {
  readonly id: string;
  readonly text: string;
}

/** The scenes of a chapter's English cases by their ids. One that says "same" goes on from the one before it. */
export const scenesOf = (cases: readonly Written[]): ReadonlyMap<string, CaseScene> => {
  const scenes = new Map<string, CaseScene>();
  let before = NOTHING;
  for (const { id, text } of cases) {
    before = read(text, /^(?:Same\b|Same start)/.test(text) ? before : NOTHING);
    if (before.squares.length > 0) scenes.set(id, { position: positionOf(before), squares: before.squares });
  }
  return scenes;
};

interface Setting {
  readonly rooms: readonly string[];
  readonly active: 'yellow' | 'blue';
  /** By owner and kind, so that a later word about a token replaces an earlier one. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly loose: ReadonlyMap<string, string>;
  readonly squares: readonly string[];
}

/** Test boards S and S2 of the catalogue. */
const BOARD_S = ['1ccw', '2ccw', '3ccw', '4ccw', '1cw', '2cw', '3cw', '4cw'];
const BOARD_S2 = ['1ccw', '2ccw', '3ccw', '2cw', '1cw', '4ccw', '3cw', '4cw'];
const SLOTS = ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'B4'];
const NOTHING: Setting = { rooms: BOARD_S, active: 'yellow', tokens: new Map(), loose: new Map(), squares: [] };

const CODES: Readonly<Record<string, string>> = {
  Cleric: 'Cl',
  Goblin: 'Go',
  Mekanork: 'Me',
  Thief: 'Th',
  Troll: 'Tr',
  'Wall-Walker': 'Ww',
  Warrior: 'Wa',
  Wizard: 'Wz',
};

const AT = '(T\\d\\[\\d,\\d\\]|B\\d\\[\\d,\\d\\]|[YB]L\\d)';
const TOKEN = new RegExp(
  `([yb])([A-Z][\\w-]+)(\\(w\\))?(?:\\+(?:Speed )?([A-Z]\\w+))?(?: carrying ([yb])(\\w+)\\(w\\))? (?:on )?(?:the (?:gear|pit) )?${AT}`,
  'g',
);
const LOOSE = new RegExp(`(?<!\\+)\\b(Armor|Rope|Sword|Treasure) on ${AT}`, 'g');

/** What stands where is said before the first colon; what follows is what comes of it. */
const read = (text: string, before: Setting): Setting => {
  const [given = ''] = text.split(':');
  const tokens = new Map(before.tokens);
  for (const [, owner = '', kind = '', hurt, load, other, carried, at = ''] of given.matchAll(TOKEN)) {
    const code = CODES[kind];
    if (code === undefined) continue;
    const loads = [load && `+${owner}${load}`, carried && `+${other}${CODES[carried]}*`].filter(Boolean).join('');
    tokens.set(`${owner}${code}`, `${code}@${squareName(at)}${hurt ? '*' : ''}${loads}`);
  }
  const loose = new Map(before.loose);
  for (const [, object, at = ''] of given.matchAll(LOOSE)) loose.set(`y${object}`, `y${object}@${squareName(at)}`);
  const named = [...text.matchAll(new RegExp(AT, 'g'))].map(([square]) => squareName(square));
  return {
    rooms: roomsIn(text, before.rooms),
    active: /^Blue active/.test(text) ? 'blue' : 'yellow',
    tokens,
    loose,
    squares: [...new Set([...before.squares, ...named])],
  };
};

const roomsIn = (text: string, before: readonly string[]): readonly string[] => {
  const laid = /Board S2/.test(text) ? BOARD_S2 : before;
  const only = /Only ([TB]\d) is face-up/.exec(text)?.[1];
  if (only !== undefined) return laid.map((room, nth) => (SLOTS[nth] === only ? room : '?'));
  if (/^All rooms face-down/.test(text)) return laid.map(() => '?');
  const covered = [...(text.split(':')[0] ?? '').matchAll(/([TB]\d) face-down/g)].map(([, slot]) => slot);
  return laid.map((room, nth) => (covered.includes(SLOTS[nth]) ? '?' : room));
};

const positionOf = ({ rooms, active, tokens, loose }: Setting): string => {
  const row = (from: number) =>
    rooms
      .slice(from, from + 4)
      .map((room) => (room === '?' ? room : `${room}.0`))
      .join(' ');
  const hidden = BOARD_S.filter((room) => !rooms.includes(room));
  const side = (letter: string) =>
    [...tokens]
      .filter(([owner]) => owner.startsWith(letter))
      .map(([, token]) => token)
      .join(' ');
  return [
    'dtp 1 base.1',
    `rooms  ${row(0)} / ${row(4)}`,
    ...(hidden.length > 0 ? [`unseen ${hidden.join(' ')}`] : []),
    `yellow ${side('y')} | A:2345 J:3 C:012233456`,
    `blue   ${side('b')} | A:2345 J:3 C:012233456`,
    ...(loose.size > 0 ? [`loose  ${[...loose.values()].join(' ')}`] : []),
    `turn   9 ${active} ap=5 highest=5`,
    `tasks  act(${active})`,
    '',
  ].join('\n');
};
