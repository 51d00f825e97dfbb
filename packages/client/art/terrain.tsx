import type { ComponentChildren, JSX } from 'preact';
import { onCell } from './cell.ts';
import { Fountain } from './fountain.tsx';
import { Mist, Wisps } from './mist.tsx';
import { Pentacle } from './pentacle.tsx';
import { Pit } from './pit.tsx';
import { Rift } from './rift.tsx';
import { Rocks } from './rocks.tsx';

export interface TerrainProps {
  readonly size: number;
  /** What each cell of the room is made of; `pitInMist` is a pit, and mist around it. */
  readonly terrain: readonly (string | undefined)[];
  /** Turns the wisps of mist upright. */
  readonly upright: number;
  /** The gear, which mist may hang over. */
  readonly children: ComponentChildren;
}

/** What a room's squares are made of, around its middle. */
export const Terrain = ({ size, terrain, upright, children }: TerrainProps) => {
  const all = terrain.map((_, cell) => cell);
  const misty = all.filter((cell) => isMisty(terrain[cell]));
  const rifts = all.filter((cell) => terrain[cell] === 'rift');
  return (
    <>
      {rifts.length > 0 && <Rift size={size} cells={rifts} />}
      {misty.length > 0 && <Mist size={size} cells={misty} />}
      {all.map((cell) => {
        const Thing = THINGS[terrain[cell]?.replace('InMist', '') ?? ''];
        return (
          Thing && (
            <g key={cell} transform={`${onCell(size, cell)} rotate(${(cell % 4) * 90}) ${shrunk(terrain[cell])}`}>
              <Thing />
            </g>
          )
        );
      })}
      {all
        .filter((cell) => [cell, cell + 1, cell + size].every((part) => terrain[part] === 'pentacle'))
        .map((northWest) => (
          <g key={northWest} transform={`${onCell(size, northWest)} translate(50 50)`}>
            <Pentacle />
          </g>
        ))}
      {children}
      {misty.map((cell) => (
        <g key={cell} transform={onCell(size, cell)}>
          <Wisps upright={upright} />
        </g>
      ))}
    </>
  );
};

/** What is in the mist leaves room for it to be seen. */
export const shrunk = (name: string | undefined): string => (isMisty(name) ? 'scale(0.8)' : '');

const isMisty = (name = ''): boolean => /mist$/i.test(name);

const THINGS: Readonly<Record<string, () => JSX.Element>> = { fountain: Fountain, pit: Pit, rocks: Rocks };
