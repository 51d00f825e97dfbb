import { advance } from './advance.ts';
import { begin } from './begin.ts';
import { carryOn } from './carry.ts';
import { countEnds, listEnds } from './ends.ts';
import { exchange, exchangeAtLast } from './exchange.ts';
import { addTo, type Flood, FRONT, layerOf } from './flood.ts';
import { beginWith } from './layers.ts';
import { carryAlone } from './lone.ts';
import { isOpen } from './open.ts';
import { linkUp, makeSets } from './sets.ts';
import { firstCargo } from './walker.ts';

/** Finds every distinct outcome of a character's Move: at each step first all that may be exchanged, then all ways on. */
export const search = (flood: Flood): void => {
  begin(flood);
  if (flood.walker.things.length === 0) listEnds(flood);
  else if (!isOpen(flood)) searchWithThings(flood);
  else if (flood.walker.things.length === 1) carryAlone(flood);
  else carryOn(flood);
};

const searchWithThings = (flood: Flood): void => {
  makeSets(flood);
  linkUp(flood);
  beginWith(flood.layers);
  flood.changed = 0;
  flood.parted = 0;
  flood.hasTrail = false;
  const first = layerOf(flood, firstCargo(flood.walker));
  addTo(flood.blocks, first * flood.stride + FRONT * flood.words, 0);
  for (flood.step = 0; flood.step < flood.walker.speed; ) {
    exchange(flood);
    flood.step++;
    for (let layer = 0, count = flood.layers.count; layer < count; layer++) advance(flood, layer);
  }
  exchangeAtLast(flood);
  countEnds(flood);
};
