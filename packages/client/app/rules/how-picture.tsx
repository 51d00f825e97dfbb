import type { ComponentChildren } from 'preact';
import { CombatCard } from '../../art/combat-card.tsx';
import { Gear } from '../../art/gear.tsx';
import { RoomBack } from '../../art/room-back.tsx';
import { TokenIcon } from '../../art/token.tsx';
import { TurnCard } from '../../art/turn-card.tsx';
import { useArt } from '../parts/art.tsx';
import type { HowLine } from './how-to-play.tsx';

/** What a line speaks of. It says nothing itself. */
export const HowPicture = ({ line }: { readonly line: HowLine }) => {
  useArt();
  return PICTURES[line];
};

const Square = ({ half, children }: { readonly half: number; readonly children: ComponentChildren }) => (
  <svg class="art-token" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const PICTURES: Readonly<Record<HowLine, ComponentChildren>> = {
  aim: <TokenIcon kind="treasure" sort="object" side="yellow" />,
  turn: <TurnCard face={{ sort: 'action', value: 3 }} side="yellow" />,
  move: <TokenIcon kind="thief" sort="character" side="yellow" />,
  reveal: (
    <Square half={254}>
      <RoomBack size={5} upright={0} />
    </Square>
  ),
  rotate: (
    <Square half={50}>
      <Gear arrow="clockwise" />
    </Square>
  ),
  carry: <TokenIcon kind="rope" sort="object" side="yellow" />,
  combat: <CombatCard face={{ sort: 'combat', value: 3 }} side="blue" />,
  wounds: <TokenIcon kind="warrior" sort="character" side="blue" wounded />,
  jump: <TurnCard face={{ sort: 'jump', value: 0 }} side="yellow" />,
  leave: <TokenIcon kind="goblin" sort="character" side="yellow" />,
};
