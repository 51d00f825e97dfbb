import type { Think } from '../host/bot-mind.ts';
import { textsFor } from './own-text.ts';

/** A worker knows the boxes only: with each question comes what else its rules need. */
export const informed =
  (think: Think): Think =>
  (question, signal) => {
    const own = textsFor(question.rules);
    return think(own.length === 0 ? question : { ...question, own }, signal);
  };
