import { onCell } from '../art/cell.ts';
import { Cover } from '../art/cover.tsx';
import { Floor } from '../art/floor.tsx';
import { Gear, GearNumber } from '../art/gear.tsx';
import { shrunk } from '../art/misty.ts';
import { Terrain } from '../art/terrain.tsx';
import { Walls } from '../art/walls.tsx';
import type { RoomFace } from './model.ts';

export interface FaceProps {
  readonly face: RoomFace;
  readonly size: number;
  readonly turned: number;
}

/** A room's drawing, and the markers on it. */
export const Face = ({ face, size, turned }: FaceProps) => {
  const seed = face.number * 2 + (face.arrow === 'clockwise' ? 1 : 0);
  return (
    <>
      <Floor size={size} seed={seed} />
      <Terrain size={size} terrain={face.terrain} upright={-turned}>
        <RoomGear face={face} size={size} turned={turned} />
      </Terrain>
      <Walls size={size} edges={face.edges} seed={seed} />
      {face.covers.map(({ cell, name, side }) => (
        <g key={cell} transform={onCell(size, cell)}>
          <Cover name={name} side={side} upright={-turned} />
        </g>
      ))}
    </>
  );
};

const RoomGear = ({ face, size, turned }: FaceProps) => (
  <g transform={`${onCell(size, face.gear)} ${shrunk(face.terrain[face.gear])}`}>
    <Gear arrow={face.arrow} />
    <g data-upright style={{ transform: `rotate(${-turned}deg)` }}>
      <GearNumber number={face.number} />
    </g>
  </g>
);
