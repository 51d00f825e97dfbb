import { useEffect, useRef, useState } from 'preact/hooks';
import { bring } from '../boxes.ts';
import { useOnDemand } from '../shell/on-demand.ts';
import type { CaseScene } from './case-scene.ts';

const loadBoard = async () => {
  const [board] = await Promise.all([import('./case-board.tsx'), bring(['base.1'])]);
  return board;
};

/** A case as a small drawing, made when it comes into sight: a chapter has a dozen of them. */
export const CasePicture = ({ scene }: { readonly scene: CaseScene }) => {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const drawn = useOnDemand(isSeen, loadBoard);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      watch.disconnect();
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame} class="case-picture">
      {drawn && <drawn.CaseBoard scene={scene} />}
    </div>
  );
};
