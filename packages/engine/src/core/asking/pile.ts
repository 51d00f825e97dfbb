import type { EventOf } from '../event.ts';
import { HIDDEN, isSeat, type Laid, type Lot, type Option, type Pile, type Secret, type State } from '../state.ts';
import type { Tx } from '../tx.ts';
import { isSameOption, withoutOptions } from './option.ts';

type Piles = readonly Pile[];

export const pileNamed = ({ piles }: Pick<State, 'piles'>, name: string): Pile | undefined =>
  piles.find((pile) => pile.name === name);

/** What may be drawn; of a view with covered lots, what might be. */
export const leftIn = ({ all, lots }: Pile): readonly Option[] =>
  withoutOptions(
    all,
    lots.flatMap(({ things }) => things.map(({ face }) => face)),
  );

/** How many things are left, whoever looks. */
export const countLeft = ({ all, lots }: Pile): number =>
  lots.reduce((count, { things }) => count - things.length, all.length);

export const lotIn = (pile: Pile | undefined, name: string): readonly Laid[] =>
  pile?.lots.find((lot) => lot.name === name)?.things ?? [];

/** What lies open is known to all: it cannot be covered again but in the pile. */
export const lay = (tx: Tx, { pile, face, from, to }: Omit<EventOf<'laid'>, 'type'>): void => {
  if (to !== undefined && isSeat(to) && from !== undefined && from !== to)
    throw new Error(`${to} can only draw what nobody saw, and this lies in ${from}.`);
  tx.emit({ type: 'laid', pile, face, ...(from !== undefined && { from }), ...(to !== undefined && { to }) });
};

/** Whether a viewer learns which thing it is. */
export const isFaceShown = ({ from, to }: EventOf<'laid'>, viewer: string): boolean => {
  const lot = to ?? from;
  return lot === undefined || !isSeat(lot) || lot === viewer;
};

/** A lot that a viewer sees only the backs of. */
export const isCovered = ({ name }: Lot, viewer: string): boolean => isSeat(name) && name !== viewer;

// How piles change; `evolve` folds with these.

export const filledPiles = (piles: Piles, { pile, things }: EventOf<'filled'>): Piles => {
  const known = piles.some(({ name }) => name === pile);
  return known
    ? piles.map((each) => (each.name === pile ? { ...each, all: [...each.all, ...things] } : each))
    : [...piles, { name: pile, all: things, lots: [] }];
};

export const laidPiles = (piles: Piles, { pile, face, from, to }: EventOf<'laid'>): Piles =>
  changed(piles, pile, (lots) => {
    const left = from === undefined ? lots : withThings(lots, from, (things) => withoutFace(things, face));
    return to === undefined ? left : withThings(left, to, (things) => [...things, { face, sideways: false }]);
  });

export const shuffledPiles = (piles: Piles, { pile, lot }: EventOf<'shuffled'>): Piles =>
  changed(piles, pile, (lots) => withThings(lots, lot, () => []));

export const turnedPiles = (piles: Piles, { pile, lot, nth, sideways }: EventOf<'turned'>): Piles =>
  changed(piles, pile, (lots) =>
    withThings(lots, lot, (things) => things.map((thing, at) => (at === nth ? { ...thing, sideways } : thing))),
  );

const changed = (piles: Piles, name: string, change: (lots: readonly Lot[]) => readonly Lot[]): Piles =>
  piles.map((pile) => (pile.name === name ? { ...pile, lots: change(pile.lots) } : pile));

/** Lots stand in the order of their names, and an empty one is gone. */
const withThings = (
  lots: readonly Lot[],
  name: string,
  change: (things: readonly Laid[]) => readonly Laid[],
): readonly Lot[] => {
  const things = change(lots.find((lot) => lot.name === name)?.things ?? []);
  const others = lots.filter((lot) => lot.name !== name);
  return things.length === 0 ? others : [...others, { name, things }].sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** A secret one is any covered one. */
const withoutFace = (things: readonly Laid[], face: Secret<Option>): readonly Laid[] => {
  const known = things.findIndex((thing) => isSameOption(thing.face, face));
  const at = known < 0 ? things.findLastIndex((thing) => thing.face === HIDDEN) : known;
  return things.filter((_, nth) => nth !== at);
};
