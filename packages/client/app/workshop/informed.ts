import { ownFor } from '@archmage/engine';
import type { Think } from '@archmage/host';

/** A worker knows the boxes only: with each question comes what else its rules need. */
export const informed =
  (think: Think): Think =>
  (question, signal) => {
    const own = ownFor(question.rules).map(({ text }) => text);
    return think(own.length === 0 ? question : { ...question, own }, signal);
  };
