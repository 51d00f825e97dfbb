import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A labyrinth in which a room is turning. It comes after the words, which say the same. */
export const HomeArt = () => {
  const [board, setBoard] = useState<{ readonly Picture: ComponentType } | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    import('./home-board.tsx').then(
      ({ HomeBoard }) => wanted && setBoard({ Picture: HomeBoard }),
      // Without the picture the page says all it has to say.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return <div class="home-art">{board && <board.Picture />}</div>;
};
