export interface Space {
  readonly used: number;
  readonly quota: number;
  /** Less than what ten long games take. */
  readonly isShort: boolean;
}

/** To warn before it is too late; `undefined` where the browser does not say. */
export const estimateSpace = async (storage: StorageManager | undefined = globalThis.navigator?.storage) => {
  try {
    const { usage: used = 0, quota = 0 } = (await storage?.estimate()) ?? {};
    return quota === 0 ? undefined : ({ used, quota, isShort: quota - used < TEN_GAMES } satisfies Space);
  } catch {
    return undefined;
  }
};

const TEN_GAMES = 5_000_000;
