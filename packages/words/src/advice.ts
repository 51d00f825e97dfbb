import type { Advice, Reason } from '@archmage/ai';
import { fill, sentence, type Words } from './fill.ts';
import type { More } from './lexicon.ts';
import { kindIn, listed, nameOf, type Speech } from './names.ts';

/** A plan in one line: what it gains, then what it risks. */
export const tellAdvice = (speech: Speech, { gains, risks }: Pick<Advice, 'gains' | 'risks'>): string => {
  const { parts } = wordsIn(speech);
  const said = { gains: listed(speech, clausesOf(speech, gains)), risks: listed(speech, clausesOf(speech, risks)) };
  return sentence(isSafe({ gains, risks }) ? parts.gains : parts.risks, said);
};

/** After a victory nothing is at risk. */
const isSafe = ({ gains, risks }: Pick<Advice, 'gains' | 'risks'>): boolean =>
  risks.length === 0 || gains.some(({ kind }) => kind === 'wins');

/** The same in two: what it gains, and what it risks, if anything. */
export const tellApart = (speech: Speech, { gains, risks }: Pick<Advice, 'gains' | 'risks'>) => ({
  gains: tellAdvice(speech, { gains, risks: [] }),
  risks: isSafe({ gains, risks })
    ? ''
    : sentence(wordsIn(speech).parts.but, { risks: listed(speech, clausesOf(speech, risks)) }),
});

/** Nothing is said twice; who does one thing after the other is named once. */
const clausesOf = (speech: Speech, reasons: readonly Reason[]): readonly string[] => {
  const told = reasons.map((reason) => ({ reason, text: tellReason(speech, reason) }));
  const once = told.filter(({ text }, nth) => told.findIndex((other) => other.text === text) === nth);
  return once.map(({ reason: { piece }, text }, nth) => {
    const subject = piece === undefined ? '' : `${nameOf(speech, piece)} `;
    return once[nth - 1]?.text.startsWith(subject) && text.startsWith(subject) ? text.slice(subject.length) : text;
  });
};

/** One reason as a clause, without a capital letter and a full stop. */
export const tellReason = (speech: Speech, reason: Reason): string => {
  const { parts, reasons } = wordsIn(speech);
  // A card that is laid in a fight going on.
  const isCard = reason.kind === 'fights' && reason.piece === undefined && reason.target === undefined;
  return fill(isCard ? parts.fight : reasons[reason.kind], wordsOf(speech, reason));
};

const wordsOf = (speech: Speech, reason: Reason): Words => {
  const { chance, points } = reason;
  const { parts } = wordsIn(speech);
  const { piece, target } = namesIn(speech, reason);
  return {
    piece: reason.kind === 'turns' && piece !== undefined ? fill(parts.way, { piece }) : piece,
    target: reason.kind === 'heals' ? (target ?? piece) : target,
    points: points === undefined || points === 0 ? undefined : fill(parts.points, { points }),
    chance: chance === undefined ? undefined : fill(parts.chance, { chance: percent(chance) }),
    cases: chance === undefined ? undefined : fill(parts.cases, { chance: percent(chance) }),
    often: chance === undefined ? undefined : oftenIn(speech, chance),
  };
};

const percent = (chance: number): number => Math.round(chance * 100);

/** A share as one says it; nothing for one too small to count. */
const oftenIn = (speech: Speech, share: number): string | undefined => {
  const { often, once } = wordsIn(speech).parts;
  if (share < SELDOM) return undefined;
  const [count, of] = [...FRACTIONS].sort((a, b) => distance(a, share) - distance(b, share))[0] ?? [1, 2];
  return fill(count === 1 ? once : often, { count, of });
};

type Fraction = readonly [count: number, of: number];

const SELDOM = 0.07;

const FRACTIONS: readonly Fraction[] = [
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];

const distance = ([count, of]: Fraction, share: number): number => Math.abs(count / of - share);

/** Who is not on the board yet goes by its kind. */
const namesIn = (speech: Speech, { piece, target, named }: Reason) => {
  const [one, other] = [piece, target].map((id) => (id === undefined ? undefined : nameOf(speech, id)));
  const kind = named && kindIn(speech, named);
  return one === undefined ? { piece: kind, target: other } : { piece: one, target: other ?? kind };
};

const wordsIn = ({ words }: Speech): More['advice'] => {
  if (words.advice === undefined) throw new Error('These words have no advice among them.');
  return words.advice;
};
