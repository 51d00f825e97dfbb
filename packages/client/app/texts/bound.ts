/** The spaces before `: ; ? ! »` and behind `«` hold on to their sign, as French wants it; what is code stays as it is. */
export const bound = (text: string): string =>
  text.replace(/`[^`]*`| (?=[:;?!»])|(?<=«) /g, (found) => (found === ' ' ? '\u00a0' : found));
