import type { ComponentChildren } from 'preact';
import { CombatCard } from '../../art/combat-card.tsx';
import { Slit } from '../../art/portcullis.tsx';
import { TokenIcon } from '../../art/token.tsx';
import { useArt } from '../parts/art.tsx';
import type { PrisonLine } from './box-how.tsx';

/** What a line speaks of. It says nothing itself. */
export const PrisonPicture = ({ line }: { readonly line: PrisonLine }) => {
  useArt();
  return PICTURES[line];
};

const PICTURES: Readonly<Record<PrisonLine, ComponentChildren>> = {
  slits: (
    <svg class="art-token" viewBox="10 -40 80 80" aria-hidden="true" focusable="false">
      <Slit />
    </svg>
  ),
  bow: <TokenIcon kind="bow" sort="object" side="yellow" />,
  spear: <TokenIcon kind="telescopingSpear" sort="object" side="yellow" />,
  support: <TokenIcon kind="backstabber" sort="character" side="blue" />,
  telepath: <CombatCard face={{ sort: 'combat', value: 6 }} side="blue" />,
  scream: <TokenIcon kind="banshee" sort="character" side="yellow" />,
  gates: <TokenIcon kind="colossus" sort="character" side="yellow" />,
  naga: <TokenIcon kind="naga" sort="character" side="yellow" />,
};
