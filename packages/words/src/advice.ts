import type { Advice, Reason } from '@archmage/ai';
import { fill, sentence, type Words } from './fill.ts';
import { kindIn, listed, nameOf, type Speech } from './names.ts';

/** A plan in one line: what it gains, then what it risks. */
export const tellAdvice = (speech: Speech, { gains, risks }: Pick<Advice, 'gains' | 'risks'>): string => {
  const { parts } = speech.words.advice;
  const clauses = (reasons: readonly Reason[]) => [...new Set(reasons.map((reason) => tellReason(speech, reason)))];
  const said = { gains: listed(speech, clauses(gains)), risks: listed(speech, clauses(risks)) };
  // After a victory nothing is at risk.
  const isSafe = risks.length === 0 || gains.some(({ kind }) => kind === 'wins');
  return sentence(isSafe ? parts.gains : parts.risks, said);
};

/** One reason as a clause, without a capital letter and a full stop. */
export const tellReason = (speech: Speech, reason: Reason): string => {
  const { parts, reasons } = speech.words.advice;
  // A card that is laid in a fight going on.
  const isCard = reason.kind === 'fights' && reason.piece === undefined && reason.target === undefined;
  return fill(isCard ? parts.fight : reasons[reason.kind], wordsOf(speech, reason));
};

const wordsOf = (speech: Speech, reason: Reason): Words => {
  const { chance, points } = reason;
  const { parts } = speech.words.advice;
  const { piece, target } = namesIn(speech, reason);
  return {
    piece: reason.kind === 'turns' && piece !== undefined ? fill(parts.way, { piece }) : piece,
    target: reason.kind === 'heals' ? (target ?? piece) : target,
    points: points === undefined || points === 0 ? undefined : fill(parts.points, { points }),
    chance: chance === undefined ? undefined : fill(parts.chance, { chance: Math.round(chance * 100) }),
  };
};

/** Who is not on the board yet goes by its kind. */
const namesIn = (speech: Speech, { piece, target, named }: Reason) => {
  const [one, other] = [piece, target].map((id) => (id === undefined ? undefined : nameOf(speech, id)));
  const kind = named && kindIn(speech, named);
  return one === undefined ? { piece: kind, target: other } : { piece: one, target: other ?? kind };
};
