import { onCell } from '../cell.ts';
import type { GroundProps } from '../gallery.ts';
import { isMisty } from '../misty.ts';
import { Mist, Wisps } from './mist.tsx';
import { Pentacle } from './pentacle.tsx';
import { Rift } from './rift.tsx';

/** Rifts, banks of mist and pentacles, which fill several squares. */
export const Under = ({ size, terrain }: GroundProps) => {
  const rifts = cellsOf(terrain, (name) => name === 'rift');
  const misty = cellsOf(terrain, isMisty);
  return (
    <>
      {rifts.length > 0 && <Rift size={size} cells={rifts} />}
      {misty.length > 0 && <Mist size={size} cells={misty} />}
      {terrain.map((_, cell) => {
        const isNorthWest = [cell, cell + 1, cell + size].every((part) => terrain[part] === 'pentacle');
        return (
          isNorthWest && (
            <g key={cell} transform={`${onCell(size, cell)} translate(50 50)`}>
              <Pentacle />
            </g>
          )
        );
      })}
    </>
  );
};

/** Wisps of mist. */
export const Over = ({ size, terrain, upright }: GroundProps) => (
  <>
    {cellsOf(terrain, isMisty).map((cell) => (
      <g key={cell} transform={onCell(size, cell)}>
        <Wisps upright={upright} />
      </g>
    ))}
  </>
);

const cellsOf = (terrain: GroundProps['terrain'], isMeant: (name: string | undefined) => boolean): readonly number[] =>
  terrain.flatMap((name, cell) => (isMeant(name) ? [cell] : []));
