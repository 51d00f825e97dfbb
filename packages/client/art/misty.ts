/** What is in the mist leaves room for it to be seen. */
export const shrunk = (name: string | undefined): string => (isMisty(name) ? 'scale(0.8)' : '');

export const isMisty = (name = ''): boolean => /mist$/i.test(name);
