import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is loaded when it is wanted; whoever waits for it shows nothing, also when it does not come. */
export const useOnDemand = <T extends object>(isWanted: boolean, load: () => Promise<T>): T | undefined => {
  const [loaded, setLoaded] = useState<T | undefined>(undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStillWanted = true;
    load().then(
      (part) => isStillWanted && setLoaded(part),
      () => {},
    );
    return () => {
      isStillWanted = false;
    };
  }, [isWanted]);
  return loaded;
};
