import { BOXES, compile, type PieceId, parsePosition, parseToken, type Ruleset, type State } from '@archmage/engine';
import { whyNot } from '@archmage/words';
import { LEXICONS } from '@archmage/words/all';
import { handOf } from '../../play/hand.ts';
import { type Log, logOf } from '../../play/log.ts';
import { type Fight, fightOf, oddsOf, type Showdown } from '../../play/odds.ts';
import { isRefused } from '../../play/seen.ts';
import { type Statistics, statisticsOf } from '../../play/stats.ts';
import { storyOf, testGame, trust } from '../../play/test-games.ts';
import type { HandCard } from '../action-hand.tsx';

await BOXES.load();

export const rules: Ruleset = trust(compile('base.1 vp=5 timer=120:60:5:5'));

const POSITION = `dtp 1 base.1 vp=5 timer=120:60:5:5
rooms  1ccw.1 2ccw.0 ? 4ccw.1 / 2cw.3 1cw.0 3cw.2 ?
unseen 3ccw 4cw
stash  C=yPotion,bWand,bGo H=bArmor,yArmor
yellow Cl@e2* Me@h3 Th@d7 Wa@c4+bSword Tr@y3+yWz* Go@y7 | A:25 J:2 C:0146 | bank 2
blue   Tr@d4 Wz@z3+bPotion Th@q2 Ww@k8 Cl@m9* Me@i7 Wa@z9 | A:345 J:3 C:012233456 | bank 1
loose  yRope@e7 bRope@g7 yTreasure@j2 bTreasure@n7 yWand@f9 ySword@m9
turn   7 yellow ap=2 highest=4 seconds=120
tasks  act(yellow)`;

export const state: State = trust(parsePosition(POSITION, rules));

export const pieceNamed = (code: string): PieceId => parseToken(rules, code) ?? -1;

const speech = { rules, state, words: LEXICONS.en, naming: 'names' } as const;

/** As if the action card were to be chosen now. */
export const asking: State = {
  ...state,
  tasks: [{ kind: 'card', seats: ['yellow'] }],
  turn: { ...state.turn, purses: [] },
};

const told = (view: State): readonly HandCard[] =>
  handOf({ rules, view, seat: 'yellow' }, 'yellow').map((held) => ({
    ...held,
    reason: held.answer !== undefined && 'refusal' in held.answer ? whyNot(speech, held.answer.refusal) : undefined,
  }));

export const ownCards = told(asking);
export const waitingCards = told(state);
export const otherCards: readonly HandCard[] = handOf({ rules, view: state, seat: 'yellow' }, 'blue');

const begun = fightOf({ rules, view: state, seat: 'yellow' }, { piece: pieceNamed('yWa'), target: pieceNamed('bTr') });
if (isRefused(begun)) throw new Error(`The demo needs its combat: ${begun.code}.`);
export const fight: Fight = begun;
export const odds = oddsOf(fight, 'yellow');

export const combatCards: readonly HandCard[] = otherCards.map((held) => ({
  ...held,
  held: state.players.yellow.hand.filter((card) => card === held.card).length,
  answer: { legal: { type: 'commit', card: held.card } },
}));

export const showdown: Showdown = {
  laid: { yellow: 'C6', blue: 'C3' },
  totals: { yellow: fight.strength.yellow + 6, blue: fight.strength.blue + 3 },
  winner: 'yellow',
  wounded: fight.fighters.blue.map(({ piece }) => piece).slice(0, 1),
  eliminated: [],
  late: [],
};

/** A crowd, to see that it fits. */
export const melee: Fight = {
  ...fight,
  fighters: {
    yellow: ['yWa', 'yTh', 'yTr', 'yMe', 'yCl'].map((code, nth) => fighter(code, nth === 1)),
    blue: ['bTr', 'bCl', 'bWa', 'bWw'].map((code, nth) => fighter(code, nth === 2)),
  },
  strength: { yellow: 12, blue: 11 },
};

function fighter(code: string, wounded: boolean): Fight['fighters']['yellow'][number] {
  const piece = pieceNamed(code);
  return {
    piece,
    place: state.pieces[piece]?.at ?? 0,
    value: wounded ? 0 : (rules.roster[piece]?.combat ?? 0),
    bonuses:
      code === 'yWa'
        ? [{ token: pieceNamed('bSword'), add: 1 }]
        : code === 'bWa'
          ? [{ token: pieceNamed('bArmor'), add: 1 }]
          : [],
    wounded,
    fate: wounded ? 'killed' : 'wounded',
    lost: [],
  };
}

const game = testGame('base-1');
const story = storyOf(game, 'spectator');

export const log: Log = logOf(story, { rules: game.rules, words: LEXICONS.en });
export const finished = { rules: game.rules, view: log.view };
export const statistics: Statistics = statisticsOf(game.rules, story);
