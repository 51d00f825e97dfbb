/** How many times as much the random tests do: `ARCHMAGE_SOAK=20 npx vitest run packages/engine/src/testing`. */
export const soak: number = Math.max(1, Number(globalThis.process?.env.ARCHMAGE_SOAK ?? 1) || 1);
