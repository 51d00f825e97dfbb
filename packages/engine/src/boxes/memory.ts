/** Remembers the latest things by name, and beyond them whatever somebody else still holds. */
export interface Memory<T extends object> {
  get(name: string): T | undefined;
  set(name: string, thing: T): void;
}

/** No more than `most` are kept for nobody's sake. What is held elsewhere costs nothing more to remember, so it stays. */
export const memoryOf = <T extends object>(most: number): Memory<T> => {
  const latest = new Map<string, T>();
  const held = new Map<string, WeakRef<T>>();
  const gone = new FinalizationRegistry<string>((name) => {
    if (held.get(name)?.deref() === undefined) held.delete(name);
  });
  const refresh = (name: string, thing: T): void => {
    latest.delete(name);
    latest.set(name, thing);
    const [oldest] = latest.keys();
    if (latest.size > most && oldest !== undefined) latest.delete(oldest);
  };
  return {
    get: (name) => {
      const thing = latest.get(name) ?? held.get(name)?.deref();
      if (thing !== undefined) refresh(name, thing);
      return thing;
    },
    set: (name, thing) => {
      held.set(name, new WeakRef(thing));
      gone.register(thing, name);
      refresh(name, thing);
    },
  };
};
