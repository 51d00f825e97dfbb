import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** One unit of a drawing is one pixel, so that what is written has its size however narrow it is. */
export const usePlotWidth = () => {
  const plot = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const { current } = plot;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(MIN, Math.round(current.clientWidth))));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { plot, width };
};

const USUAL = 480;
const MIN = 200;
