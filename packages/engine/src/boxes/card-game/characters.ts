import { character } from '../../rules/box.ts';
import { beforeCards, quietCall, rage, strongerInCompany } from '../../rules/library/before-cards.ts';
import { inspires, poisons } from '../../rules/library/combats.ts';
import { breaksGates, picksLocks } from '../../rules/library/gates.ts';
import { heals, regenerates } from '../../rules/library/heal.ts';
import { levitates, levitation } from '../../rules/library/levitates.ts';
import { crosses, walksThrough } from '../../rules/library/passage.ts';
import {
  attacksFreely,
  carries,
  cites,
  hasNoHands,
  hunts,
  readsCardsBut,
  towers,
  turnsEitherWay,
  worth,
} from '../../rules/library/plain.ts';
import { razesOnce } from '../../rules/library/razes.ts';
import { joinsShots, oncePerTurn, shoots } from '../../rules/library/reaches.ts';
import { steals } from '../../rules/library/thefts.ts';

// C-COMP-6, C-CHAR-2

export const assassin = character('assassin', {
  code: 'As',
  rule: 'C-CHAR-ASSASSIN-1',
  speed: 2,
  combat: 2,
  rules: [poisons],
});

export const backstabber = character('backstabber', {
  code: 'Bk',
  rule: 'C-CHAR-BACKSTABBER-1',
  speed: 2,
  combat: 2,
  rules: [
    picksLocks({ noPortcullis: 'C-CHAR-BACKSTABBER-2', broken: 'C-CHAR-BACKSTABBER-2' }),
    ...strongerInCompany(2),
  ],
});

export const berserker = character('berserker', {
  code: 'Be',
  rule: 'C-CHAR-BERSERKER-1',
  speed: 2,
  combat: 3,
  traits: ['raging'],
  rules: [beforeCards, rage],
});

export const cleric = character('cleric', {
  code: 'Cl',
  rule: 'C-CHAR-CLERIC-1',
  speed: 2,
  combat: 2,
  rules: [
    heals({
      notWounded: 'C-CHAR-CLERIC-1',
      notInReach: 'C-CHAR-CLERIC-1',
      carriedByHealer: 'C-CHAR-CLERIC-2',
      carried: 'C-CHAR-CLERIC-2',
      stoodOver: 'C-CHAR-CLERIC-2',
    }),
  ],
});

export const colossus = character('colossus', {
  code: 'Co',
  rule: 'C-CHAR-COLOSSUS-1',
  speed: 1,
  combat: 5,
  rules: [breaksGates({ noPortcullis: 'C-CHAR-COLOSSUS-1', notClosed: 'C-CHAR-COLOSSUS-1' }), towers(1)],
});

const crossbow = shoots(3, { foeBeside: 'C-RC-4', notInLine: 'C-RC-2', shielded: 'C-ITEM-SHIELD-1' }, 'crossbow');
const [loaded, fired] = oncePerTurn(crossbow, { spentThisTurn: 'C-CHAR-CROSSBOWMAN-1' });
export const crossbowman = character('crossbowman', {
  code: 'Cb',
  rule: 'C-CHAR-CROSSBOWMAN-1',
  speed: 2,
  combat: 3,
  rules: [loaded, fired, joinsShots(loaded)],
});

export const darkAngel = character('darkAngel', {
  code: 'Da',
  rule: 'C-CHAR-DARKANGEL-1',
  speed: 3,
  combat: 2,
  traits: ['flying', 'undead'],
  rules: [crosses('gap', 'foe')],
});

export const elfScout = character('elfScout', {
  code: 'El',
  rule: 'C-CHAR-ELFSCOUT-1',
  speed: 4,
  combat: 1,
  rules: [crosses('gap')],
});

export const general = character('general', {
  code: 'Ge',
  rule: 'C-CHAR-GENERAL-1',
  speed: 2,
  combat: 2,
  rules: inspires(1),
});

export const ghost = character('ghost', {
  code: 'Gh',
  rule: 'C-CHAR-GHOST-1',
  speed: 2,
  combat: 0,
  traits: ['undead'],
  rules: [
    crosses('gap', 'wall', 'slit', 'portcullis', 'foe'),
    ...hasNoHands({ noHands: 'C-CHAR-GHOST-2', stoodOver: 'C-CHAR-GHOST-2' }),
  ],
});

export const goblin = character('goblin', {
  code: 'Go',
  rule: 'C-CHAR-GOBLIN-1',
  speed: 2,
  combat: 1,
  rules: [worth('escape', 1)],
});

export const golem = character('golem', {
  code: 'Gm',
  rule: 'C-CHAR-GOLEM-1',
  speed: 1,
  combat: 4,
  rules: [razesOnce({ notInRoom: 'C-CHAR-GOLEM-2', noWallHere: 'C-CHAR-GOLEM-1', noBreachLeft: 'C-CHAR-GOLEM-1' })],
});

export const mekanork = character('mekanork', {
  code: 'Me',
  rule: 'C-CHAR-MECHANORK-1',
  speed: 2,
  combat: 2,
  rules: [turnsEitherWay],
});

export const naga = character('naga', {
  code: 'Na',
  rule: 'C-CHAR-NAGA-1',
  speed: 3,
  combat: 2,
  rules: [crosses('slit')],
});

export const paladin = character('paladin', {
  code: 'Pa',
  rule: 'C-CHAR-PALADIN-1',
  speed: 2,
  combat: 3,
  rules: [carries(2), hunts('undead')],
});

export const pickpocket = character('pickpocket', {
  code: 'Pp',
  rule: 'C-CHAR-PICKPOCKET-1',
  speed: 3,
  combat: 2,
  rules: [
    steals({
      handsFull: 'C-CHAR-PICKPOCKET-2',
      armsFull: 'C-CHAR-PICKPOCKET-2',
      noObject: 'C-CHAR-PICKPOCKET-2',
      notInReach: 'C-CHAR-PICKPOCKET-1',
      notWithFoe: 'C-CHAR-PICKPOCKET-1',
    }),
  ],
});

export const samurai = character('samurai', {
  code: 'Sa',
  rule: 'C-CHAR-SAMURAI-1',
  speed: 2,
  combat: 3,
  rules: [attacksFreely],
});

export const telekineticist = character('telekineticist', {
  code: 'Tk',
  rule: 'C-CHAR-TELEKINETICIST-1',
  speed: 3,
  combat: 1,
  traits: ['magicUser'],
  rules: [levitates({ noObject: 'C-CHAR-TELEKINETICIST-1', notInRoom: 'C-CHAR-TELEKINETICIST-1' }), levitation],
});

export const telepath = character('telepath', {
  code: 'Te',
  rule: 'C-CHAR-TELEPATH-1',
  speed: 2,
  combat: 0,
  traits: ['telepath'],
  rules: [beforeCards, quietCall, cites({ called: 'C-CHAR-TELEPATH-1' })],
});

export const thief = character('thief', {
  code: 'Th',
  rule: 'C-CHAR-THIEF-1',
  speed: 3,
  combat: 2,
  rules: [crosses('gap'), picksLocks({ noPortcullis: 'C-CHAR-THIEF-2', broken: 'C-CHAR-THIEF-2' })],
});

export const troll = character('troll', {
  code: 'Tr',
  rule: 'C-CHAR-TROLL-1',
  speed: 1,
  combat: 4,
  rules: [
    regenerates({
      notWounded: 'C-CHAR-TROLL-1',
      woundedThisTurn: 'C-CHAR-TROLL-1',
      carried: 'C-CHAR-TROLL-2',
      stoodOver: 'C-CHAR-TROLL-2',
    }),
  ],
});

export const wallWalker = character('wallWalker', {
  code: 'Ww',
  rule: 'C-CHAR-WALLWALKER-1',
  speed: 2,
  combat: 1,
  rules: [walksThrough('wall', 'slit')],
});

export const warrior = character('warrior', {
  code: 'Wa',
  rule: 'C-CHAR-WARRIOR-1',
  speed: 2,
  combat: 3,
  rules: [breaksGates({ noPortcullis: 'C-CHAR-WARRIOR-1', notClosed: 'C-CHAR-WARRIOR-1' })],
});

export const weaponMaster = character('weaponMaster', {
  code: 'Wm',
  rule: 'C-CHAR-WEAPONMASTER-1',
  speed: 2,
  combat: 3,
  rules: [readsCardsBut('telepath')],
});

export const wizard = character('wizard', {
  code: 'Wz',
  rule: 'C-CHAR-WIZARD-1',
  speed: 2,
  combat: 1,
  traits: ['flying', 'magicUser'],
  rules: [crosses('gap', 'foe')],
});

export const characters = [
  assassin,
  backstabber,
  berserker,
  cleric,
  colossus,
  crossbowman,
  darkAngel,
  elfScout,
  general,
  ghost,
  goblin,
  golem,
  mekanork,
  naga,
  paladin,
  pickpocket,
  samurai,
  telekineticist,
  telepath,
  thief,
  troll,
  wallWalker,
  warrior,
  weaponMaster,
  wizard,
];
