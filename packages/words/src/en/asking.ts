/** What is said around a question, whatever it asks. */
export const asking = {
  plain: 'Choose one.',
  /** What happens to whoever is late. */
  otherwise: 'When time is up: {option}.',
} as const;
