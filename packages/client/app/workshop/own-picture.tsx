import type { Learnt } from '@archmage/host';
import { RoomPicture } from './picture.tsx';
import { pairsOf } from './room-draft.ts';
import { ScenarioPicture } from './scenario-picture.tsx';

interface OwnPictureProps {
  readonly own: Learnt;
  readonly heading: 'h2' | 'h3';
}

/** What somebody brought or drew, as it will be seen in the game. */
export const OwnPicture = ({ own, heading }: OwnPictureProps) => {
  if (own.kind === 'scenario') return <ScenarioPicture scenario={own.scenario} heading={heading} />;
  if (own.kind === 'npcs') return null;
  return (
    <div class={own.rooms.length > 2 ? 'workshop-rooms workshop-rooms-many' : 'workshop-rooms'}>
      {pairsOf(own.rooms)
        .flatMap(({ cw, ccw }) => [cw, ccw])
        .map((room) => (
          <RoomPicture key={room.id} room={room} />
        ))}
    </div>
  );
};
