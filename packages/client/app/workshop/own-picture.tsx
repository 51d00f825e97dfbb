import type { Learnt } from './own-text.ts';
import { RoomPicture } from './picture.tsx';
import { pairsOf } from './room-draft.ts';
import { ScenarioPicture } from './scenario-picture.tsx';

/** What somebody brought or drew, as it will be seen in the game. */
export const OwnPicture = ({ own }: { readonly own: Learnt }) => {
  if (own.kind === 'scenario') return <ScenarioPicture scenario={own.scenario} />;
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
