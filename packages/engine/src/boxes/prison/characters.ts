import { character } from '../../rules/box.ts';
import { beforeCards, call, strongerInCompany } from '../../rules/library/before-cards.ts';
import { breaksAnyGate, picksLocks } from '../../rules/library/gates.ts';
import { heals } from '../../rules/library/heal.ts';
import { crosses, survives } from '../../rules/library/passage.ts';
import { cites, towers, turnsEitherWay } from '../../rules/library/plain.ts';
import { pushes } from '../../rules/library/pushes.ts';

// R-BOX-03

// R-BKS-01 to R-BKS-05
export const backstabber = character('backstabber', {
  code: 'Bk',
  rule: 'R-BKS-01',
  speed: 4,
  combat: 2,
  rules: [picksLocks({ noPortcullis: 'R-BKS-01', broken: 'R-BKS-01' }), ...strongerInCompany(2)],
});

// R-BAN-01 to R-BAN-11
export const banshee = character('banshee', {
  code: 'Bn',
  rule: 'R-BAN-02',
  speed: 4,
  combat: 1,
  traits: ['undead'],
  rules: [
    pushes(2, {
      notInLine: 'R-BAN-02',
      pushBarred: 'R-BAN-03',
      pushOnto: 'R-BAN-03',
      noRoomBehind: 'R-BAN-04',
      pushToDeath: 'R-BAN-07',
      offBoardBehind: 'R-BAN-10',
    }),
  ],
});

// R-CLE-01 to R-CLE-03
export const cleric = character('cleric', {
  code: 'Cl',
  rule: 'R-CLE-01',
  speed: 4,
  combat: 2,
  rules: [
    heals({
      notWounded: 'R-CLE-01',
      carriedByHealer: 'R-CLE-01',
      notInReach: 'R-CLE-01',
      carried: 'R-CLE-03',
      stoodOver: 'R-CLE-03',
    }),
  ],
});

// R-COL-01 to R-COL-06
export const colossus = character('colossus', {
  code: 'Co',
  rule: 'R-COL-01',
  speed: 2,
  combat: 5,
  rules: [breaksAnyGate({ noPortcullis: 'R-COL-01', broken: 'R-COL-02' }), towers(1)],
});

// R-MEK-01
export const mekanork = character('mekanork', {
  code: 'Me',
  rule: 'R-MEK-01',
  speed: 3,
  combat: 2,
  rules: [turnsEitherWay],
});

// R-NAG-01, R-NAG-02
export const naga = character('naga', {
  code: 'Na',
  rule: 'R-NAG-01',
  speed: 6,
  combat: 2,
  rules: [crosses('slit')],
});

// R-TEL-01 to R-TEL-04
export const telepath = character('telepath', {
  code: 'Te',
  rule: 'R-TEL-01',
  speed: 3,
  combat: 0,
  traits: ['telepath'],
  rules: [beforeCards, call, cites({ called: 'R-TEL-01' })],
});

// R-WIZ-01 to R-WIZ-03
export const wizard = character('wizard', {
  code: 'Wz',
  rule: 'R-WIZ-01',
  speed: 4,
  combat: 1,
  traits: ['magicUser', 'wizard', 'flying'],
  rules: [crosses('flown', 'foe'), survives('flown')],
});

export const characters = [backstabber, banshee, cleric, colossus, mekanork, naga, telepath, wizard];
