import { Backstabber } from '../common/backstabber.tsx';
import { Banshee } from '../common/banshee.tsx';
import { Cleric, Mekanork, Wizard } from '../common/characters.tsx';
import { Colossus } from '../common/colossus.tsx';
import { Naga } from '../common/naga.tsx';
import { Telepath } from '../common/telepath.tsx';

export const characters = {
  cleric: Cleric,
  mekanork: Mekanork,
  wizard: Wizard,
  backstabber: Backstabber,
  banshee: Banshee,
  colossus: Colossus,
  naga: Naga,
  telepath: Telepath,
};
