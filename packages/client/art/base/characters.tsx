import { Cleric, Mekanork, Wizard } from '../common/characters.tsx';
import { Goblin } from '../common/goblin.tsx';
import { Thief } from '../common/thief.tsx';
import { Troll } from '../common/troll.tsx';
import { WallWalker } from '../common/wall-walker.tsx';
import { Warrior } from '../common/warrior.tsx';

export const characters = {
  cleric: Cleric,
  goblin: Goblin,
  mekanork: Mekanork,
  thief: Thief,
  troll: Troll,
  wallWalker: WallWalker,
  warrior: Warrior,
  wizard: Wizard,
};
