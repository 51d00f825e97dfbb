import {
  BOXES,
  type BoxId,
  type ByBox,
  boxesIn,
  type Kind,
  type KindOf,
  type Member,
  type Ruleset,
  supplyOf,
} from '@archmage/engine';

/** How much a seat likes a token in each place of set-up; only the proportions of the weights count. */
export interface Preference {
  /** On the starting line; objects never start. */
  readonly start: number;
  /** In a face-down room, by its distance from the own line: near, middle-near, middle-far, far. */
  readonly rooms: Rooms;
  /** Opens ways for the others. */
  readonly opens?: true;
}
export type Rooms = readonly [near: number, middleNear: number, middleFar: number, far: number];

export const preferenceOf = (rules: Ruleset, kind: Kind): Preference => {
  const known = boxesIn(rules.id).flatMap((box) => opinionsOf(box)?.[kind] ?? []);
  if (known[0]) return known[0];
  const member = rules.roster.find((each) => each.kind === kind);
  return member?.sort === 'character' ? ofCharacter(member) : ANY_OBJECT;
};

/** The first opinion of everything a box holds: nothing of it may be left out. */
export type OpinionsOf<Id extends BoxId> = Readonly<Record<KindOf<Id>, Preference>>;

/**
 * Whoever reveals a room places every character in it (B-REV-05), and near rooms are mostly revealed by oneself, far
 * ones by the other. So whoever can be shut in or caught is hidden near or half-way; far away, close to the exit, are
 * those whom no corner holds or nobody likes to fight. All own objects are placed by the other, wherever they lie: those
 * to be used are hidden near, a Treasure on the way out.
 */
const LOADERS: ByBox<() => Promise<Opinions>> = {
  'base.1': async () => (await import('./opinions/base.ts')).base,
  'paladins.1': async () => (await import('./opinions/paladins.ts')).paladins,
  'prison.1': async () => (await import('./opinions/prison.ts')).prison,
  'cards.1': async () => (await import('./opinions/card-game.ts')).cardGame,
};

type Opinions = Readonly<Record<Kind, Preference>>;

const OPINIONS = supplyOf<Opinions>(LOADERS);

/** Brings these boxes, or all, with what the computer players think of them at first: they play with nothing else. */
export const readyFor = async (boxes?: readonly string[]): Promise<void> => {
  await Promise.all([BOXES.load(boxes), OPINIONS.load(boxes)]);
};

const opinionsOf = (box: string): Opinions | undefined => {
  const opinions = OPINIONS.get(box);
  if (opinions === undefined && OPINIONS.boxes().includes(box)) throw new Error(`Nobody asked to be ready for ${box}.`);
  return opinions;
};

const ANY_OBJECT: Preference = { start: 0, rooms: [4, 4, 2, 1] };

/** Of other boxes: the quick ones start, the quick and the strong are hidden far away. */
const ofCharacter = (member: Member): Preference => {
  const quick = member.speed + member.escape;
  const bold = Math.max(1, quick + member.combat - 3);
  return { start: Math.max(1, quick), rooms: [2, 3, (3 + bold) / 2, bold] };
};
