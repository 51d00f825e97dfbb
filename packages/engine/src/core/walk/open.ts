import type { Place } from '../state.ts';
import { FEW, MOST_THINGS } from './carrying.ts';
import type { Flood } from './flood.ts';
import { BARE, DEAD_END, FREE, flagWithout, GIVING, LADEN, LETHAL } from './footing.ts';
import { isRoomy } from './sets.ts';
import { isOurs, type Walker } from './walker.ts';

/** Is it open ground: few places, nothing that helps past anything, nobody goes on from where one dies? Then it is described. */
export const isOpen = (flood: Flood): boolean => {
  const { carry, isHelped, size, walker } = flood;
  carry.isOn = !isHelped && size <= FEW && walker.things.length <= mostThings(walker) && describe(flood);
  return carry.isOn;
};

/** With two hands two things could be carried at once. */
const mostThings = ({ loads }: Walker): number => (loads === 1 ? MOST_THINGS : loads === 2 ? 1 : 0);

const describe = (flood: Flood): boolean => {
  const { carry, size, walker, within } = flood;
  carry.words = (size + 31) >> 5;
  for (let word = 0; word < carry.words; word++) if (!describeWord(flood, word)) return false;
  // One may end where one began, if there is a way back (B-MOVE-09, B-MOVE-10).
  carry.back = walker.speed < 2 ? 0 : (carry.on[0] as number) & ((1 << (within[1] as number)) - 2);
  if (carry.back === 0) {
    carry.bare[0] = (carry.bare[0] as number) & ~1;
    carry.laden[0] = (carry.laden[0] as number) & ~1;
  }
  return ((carry.on[0] as number) & 1) !== 0;
};

const describeWord = ({ carry, flags, footing, places, size, walker }: Flood, word: number): boolean => {
  let bare = 0;
  let laden = 0;
  let free = 0;
  let over = 0;
  const room = walker.loads === 1 ? LADEN : BARE;
  for (let at = word * 32, end = Math.min(size, at + 32); at < end; at++) {
    const place = places[at] as Place;
    const flag = isOurs(walker, place) ? flagWithout(footing, walker, place) : (flags[at] as number);
    if (flag & LETHAL && !(flag & DEAD_END)) return false;
    const bit = 1 << (at & 31);
    if (isRoomy(walker, flag, place)) bare |= bit;
    if (flag & room) laden |= bit;
    if (flag & (FREE | GIVING)) free |= bit;
    if (flag & DEAD_END) over |= bit;
  }
  carry.bare[word] = bare;
  carry.laden[word] = laden;
  carry.free[word] = free;
  carry.on[word] = ~over;
  return true;
};
