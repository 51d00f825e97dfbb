/** `ARCHMAGE_SOAK=20` does twenty times as much. */
export const soak = Math.max(1, Number(process.env.ARCHMAGE_SOAK ?? 1) || 1);
