import type { Line, ObjectiveName } from '../cards.ts';
import type { Aim } from '../plan/aim.ts';
import type { Mind } from '../plan/mind.ts';
import { anyCombat, combat } from './combat.ts';
import { deliver } from './deliver.ts';
import { exit } from './exit.ts';
import { breakPortcullis, openPortcullis } from './gates.ts';
import { heal } from './heal.ts';
import { regroup } from './regroup.ts';
import { repulse } from './repulse.ts';
import { revealRoom } from './reveal.ts';
import { rotateRoom } from './rotate.ts';
import { takeObject } from './take.ts';

/** How an objective is looked for, one way after the other. */
const AIMS: Readonly<Record<ObjectiveName, (mind: Mind) => readonly Aim[]>> = {
  combat,
  reveal_room: revealRoom,
  exit,
  regroup,
  take_object: takeObject,
  rotate_room: rotateRoom,
  break_portcullis: breakPortcullis,
  open_portcullis: openPortcullis,
  heal: (mind) => heal(mind, 'first'),
  repulse,
};

export const aimsFor = (
  mind: Mind,
  { deliver: errand, objective }: Pick<Line, 'deliver' | 'objective'>,
): readonly Aim[] => (errand ? deliver(mind, errand.item, errand.to) : AIMS[objective](mind));

/** How a mode goes on that is not over with its first success. */
export const aimsAfter = (mind: Mind, objective: ObjectiveName): readonly Aim[] =>
  objective === 'heal' ? heal(mind, 'nearest') : AIMS[objective](mind);

/** S-DIST-06, S-WAND-05: what nearness is measured to. */
export const aimTowards = (mind: Mind, aims: readonly Aim[], objective: ObjectiveName): Aim | undefined =>
  objective === 'combat' ? anyCombat(mind) : aims[0];
