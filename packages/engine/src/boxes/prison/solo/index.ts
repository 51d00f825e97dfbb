import { memberOf } from '../../../core/situation/situation.ts';
import type { Option } from '../../../core/state.ts';
import { carrying } from '../../../families/squares/carrying.ts';
import { cycle } from '../../../families/squares/cycle.ts';
import { explain } from '../../../result.ts';
import type { Box, Part } from '../../../rules/box.ts';
import type { QuestionRule } from '../../../rules/rule.ts';
import type { Family, Options } from '../../../rules/ruleset.ts';
import type { OwnNpcs } from '../../../rules/scenario.ts';
import printed from '../npcs.json' with { type: 'json' };
import { bagToken, landing, pickColumn, pickRow, redDie, whiteDie } from './arrivals.ts';
import type { Cards } from './cards.ts';
import { castOf, PICKY, withoutQuestions } from './cast.ts';
import { settle, soloCourse } from './course.ts';
import { arrivalRoom, DUES, reinforcement, vision } from './due.ts';
import { pickNpCard, randomCard, shownCard, support } from './fights.ts';
import { noteGame } from './game.ts';
import { COMBAT, DUE, NPCS, OPENED, ROW, SPENT, VISION } from './piles.ts';
import { readCards } from './read.ts';
import { fullestRoom, rotationDie } from './rotation.ts';
import { firstNpc, NON_PLAYER } from './setup.ts';
import { activate, lineUp, nextInRow, tie } from './turn.ts';

const ASKS = [
  'firstNpc',
  'bagToken',
  'redDie',
  'whiteDie',
  'pickRow',
  'pickColumn',
  'landing',
  'reinforcement',
  'arrivalRoom',
  'vision',
  'nextInRow',
  'activate',
  'tie',
  'rotationDie',
  'fullestRoom',
  'support',
  'shownCard',
  'pickNpCard',
  'randomCard',
] as const;

const QUESTIONS: readonly QuestionRule[] = [
  firstNpc,
  bagToken,
  redDie,
  whiteDie,
  pickRow,
  pickColumn,
  landing,
  reinforcement,
  arrivalRoom,
  vision,
  nextInRow,
  activate,
  tie,
  rotationDie,
  fullestRoom,
  support,
  shownCard,
  pickNpCard,
  randomCard,
];

const read = (text: string, usual?: Cards): Cards => {
  const cards = readCards(text, usual);
  if (!cards.ok) throw new Error(`The cards of Non-Player Characters cannot be read. ${explain(cards.error)}`);
  return cards.value;
};

/** The cards of the box. */
const usual = (): Cards => {
  known ??= read(JSON.stringify(printed));
  return known;
};
let known: Cards | undefined;

const remake = (box: Box, options: Options, own: OwnNpcs | undefined): Box => {
  const { level, vision: hasVision } = options.solo ?? { level: 'pink', vision: false };
  const cards = own === undefined ? usual() : read(own.text, usual());
  const cast = castOf(cards.npcs, box.characters);
  const first = box.characters.length + box.objects.length;
  const course = soloCourse();
  noteGame(course, { cards, level, vision: hasVision, first });
  return {
    ...box,
    family: soloFamily(box.family),
    cites: { ...box.cites, firstCard: 'S-TURN-02', capped: 'S-TURN-03' },
    characters: box.characters.map(withoutQuestions),
    objects: box.objects.map(withoutQuestions),
    asks: ASKS,
    questions: QUESTIONS,
    piles: pilesOf(box, cards, { first, hasVision }),
    cast: { [NON_PLAYER]: cast },
    course,
  };
};

/** S-SET-09, S-SET-10, S-VIS-01; what an activation uses up has a pile as well. */
const pilesOf = (
  { deck, layout, objects }: Box,
  { npcs }: Cards,
  { first, hasVision }: { readonly first: number; readonly hasVision: boolean },
): Readonly<Record<string, readonly Option[]>> => {
  const pieces = npcs.map((_, nth) => ({ piece: first + nth }));
  const yellowObjects = objects.map((_, nth) => ({ piece: first - objects.length + nth }));
  const blueObjects = objects.map((_, nth) => ({ piece: first + npcs.length + nth }));
  const slots = Array.from({ length: layout.columns * layout.rows }, (_, tile) => ({ tile }));
  return {
    [NPCS]: pieces,
    [ROW]: pieces,
    [COMBAT]: deck.filter(({ sort }) => sort === 'combat').map(({ name }) => ({ card: name })),
    [DUE]: DUES,
    [SPENT]: [
      ...pieces,
      ...pieces,
      ...yellowObjects,
      ...blueObjects,
      ...Array.from({ length: MOST_OPENED }, () => ({ word: OPENED })),
    ],
    ...(hasVision && { [VISION]: slots }),
  };
};

/** No card opens more for nothing in one activation. */
const MOST_OPENED = 9;

/** S-TURN-05, S-OBJ-02: the Non-Player plays no Action card, and takes nothing up that it does not want. */
const soloFamily = (family: Family): Family => ({
  ...family,
  carrying: {
    ...carrying,
    gather: (tx, id) => {
      if (!memberOf(tx.now(), id).traits.includes(PICKY)) carrying.gather(tx, id);
    },
  },
  economy: {
    ...cycle,
    begin: (tx, seat) => {
      if (seat !== NON_PLAYER) cycle.begin(tx, seat);
      else {
        lineUp(tx);
        settle(tx);
      }
    },
    end: (tx, seat) => {
      if (seat !== NON_PLAYER) cycle.end(tx, seat);
    },
    canHold: (rules, state, seat, hand) => seat === NON_PLAYER || cycle.canHold(rules, state, seat, hand),
  },
});

/** Prison for one, against the cards. */
export const prisonSolo = {
  asks: ASKS,
  remake,
  read: (text: string) => readCards(text, usual()),
} as const satisfies Part;
