import { Backstabber } from '../common/backstabber.tsx';
import { Cleric, Mekanork, Wizard } from '../common/characters.tsx';
import { Colossus } from '../common/colossus.tsx';
import { ElfScout } from '../common/elf-scout.tsx';
import { Ghost } from '../common/ghost.tsx';
import { Goblin } from '../common/goblin.tsx';
import { Golem } from '../common/golem.tsx';
import { Naga } from '../common/naga.tsx';
import { Paladin } from '../common/paladin.tsx';
import { Pickpocket } from '../common/pickpocket.tsx';
import { Telepath } from '../common/telepath.tsx';
import { Thief } from '../common/thief.tsx';
import { Troll } from '../common/troll.tsx';
import { WallWalker } from '../common/wall-walker.tsx';
import { Warrior } from '../common/warrior.tsx';
import { WeaponMaster } from '../common/weapon-master.tsx';
import { Berserker, General, Samurai } from './fighters.tsx';
import { Assassin, Crossbowman, DarkAngel, Telekineticist } from './strangers.tsx';

export const characters = {
  assassin: Assassin,
  backstabber: Backstabber,
  berserker: Berserker,
  cleric: Cleric,
  colossus: Colossus,
  crossbowman: Crossbowman,
  darkAngel: DarkAngel,
  elfScout: ElfScout,
  general: General,
  ghost: Ghost,
  goblin: Goblin,
  golem: Golem,
  mekanork: Mekanork,
  naga: Naga,
  paladin: Paladin,
  pickpocket: Pickpocket,
  samurai: Samurai,
  telekineticist: Telekineticist,
  telepath: Telepath,
  thief: Thief,
  troll: Troll,
  wallWalker: WallWalker,
  warrior: Warrior,
  weaponMaster: WeaponMaster,
  wizard: Wizard,
};
