import type { ComponentChildren } from 'preact';
import { onCell } from './cell.ts';
import { ART, type GroundProps, picture } from './gallery.ts';
import { shrunk } from './misty.ts';

export interface TerrainProps extends GroundProps {
  /** The gear, which mist may hang over. */
  readonly children: ComponentChildren;
}

/** What a room's squares are made of, around its middle. */
export const Terrain = ({ children, ...ground }: TerrainProps) => (
  <>
    {ART.all().map(({ under: Under }, nth) => Under && <Under key={nth} {...ground} />)}
    {ground.terrain.map((name, cell) => {
      const Thing = picture('things', name?.replace('InMist', '') ?? '');
      return (
        Thing && (
          <g key={cell} transform={`${onCell(ground.size, cell)} rotate(${(cell % 4) * 90}) ${shrunk(name)}`}>
            <Thing />
          </g>
        )
      );
    })}
    {children}
    {ART.all().map(({ over: Over }, nth) => Over && <Over key={nth} {...ground} />)}
  </>
);
