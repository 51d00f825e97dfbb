import type { Member } from '@archmage/engine';

type Offer = Member['offers'][number];

/** Wands are a wizard's and scrolls a magic user's (P-ILLU-15, P-CHARM-02); a key is nothing to who picks locks. */
export const canUse = ({ offers, traits }: Member, { id, target }: Offer): boolean => {
  if (target === 'direction') return traits.includes('wizard');
  if (target === 'piece') return traits.includes('magicUser');
  return !offers.some((own) => own.id === id);
};

/** Whether somebody of a team can do anything with an object; what works by itself is of use to anybody. */
export const isOfUse = ({ offers }: Member, team: readonly Member[]): boolean =>
  offers.length === 0 ||
  team.some(
    (bearer) => bearer.sort === 'character' && bearer.loads > 0 && offers.some((offer) => canUse(bearer, offer)),
  );
