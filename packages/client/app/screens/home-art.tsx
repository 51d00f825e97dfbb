import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bring } from '../boxes.ts';

/** A labyrinth in which a room is turning. It comes after the words, which say the same. */
export const HomeArt = () => {
  const [board, setBoard] = useState<{ readonly Picture: ComponentType } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    Promise.all([import('./home-board.tsx'), bring(['base.1'])]).then(
      ([{ HomeBoard }]) => wanted && setBoard({ Picture: HomeBoard }),
      // Without the picture the page says all it has to say.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return <div class="home-art">{board && <board.Picture />}</div>;
};
