import { advance } from './advance.ts';
import { begin } from './begin.ts';
import { countEnds, listEnds } from './ends.ts';
import { exchange, exchangeAtLast } from './exchange.ts';
import { addTo, type Flood, FRONT, layerOf } from './flood.ts';
import { beginWith } from './layers.ts';
import { linkUp, makeSets } from './sets.ts';
import { firstCargo } from './walker.ts';

/** Finds every distinct outcome of a character's Move: at each step first all that may be exchanged, then all ways on. */
export const search = (flood: Flood): void => {
  begin(flood);
  if (flood.walker.things.length === 0) listEnds(flood);
  else searchWithThings(flood);
};

const searchWithThings = (flood: Flood): void => {
  makeSets(flood);
  linkUp(flood);
  beginWith(flood.layers);
  flood.changed = 0;
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
