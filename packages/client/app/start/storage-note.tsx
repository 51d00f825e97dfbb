import { useEffect, useState } from 'preact/hooks';
import { estimateSpace } from '../host/space.ts';
import { useTexts } from '../texts/texts.ts';
import { isFull, keeping } from './shelf.ts';

/** Warns where games do not last, or soon will not fit, before one is begun. */
export const StorageNote = () => {
  const { start } = useTexts();
  const isShort = useShortOfSpace();
  const kept = keeping.value;
  if (kept === 'insecure' || kept === 'unavailable') return <p class="start-warning">{start.unlent[kept]}</p>;
  return isShort || isFull.value ? <p class="start-warning">{start.shortOfSpace}</p> : undefined;
};

const useShortOfSpace = (): boolean => {
  const [isShort, setShort] = useState(false);
  useEffect(() => {
    let wanted = true;
    void estimateSpace().then((space) => wanted && setShort(space?.isShort ?? false));
    return () => {
      wanted = false;
    };
  }, []);
  return isShort;
};
