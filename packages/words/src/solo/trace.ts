import type { PieceId, Place } from '@archmage/engine';
import type { LineTrace, StepTrace, Trace, WayTrace } from '@archmage/engine/solo';
import type { Language } from '../boxes.ts';
import { fill } from '../fill.ts';
import type { Texts } from '../lexicon.ts';
import { edgeIn, nameOf, offerName, placeName, type Speech, wordIn } from '../names.ts';
import type { trace as english } from './trace-en.ts';

export type TraceTexts = Texts<typeof english>;

/** Fetched with the solo game. */
export const TRACE_TEXTS: Readonly<Record<Language, () => Promise<TraceTexts>>> = {
  en: async () => (await import('./trace-en.ts')).trace,
  fr: async () => (await import('./trace-fr.ts')).trace,
};

type Cost = WayTrace['cost'];
type Target = WayTrace['target'];

/** What somebody would do and why, part by part: what it comes to, its card, how near that brings it, the ways that are equal. */
export interface TraceParts {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly approach: readonly string[];
  readonly tie: string | undefined;
  readonly ways: readonly string[];
}

/** The same line by line. */
export const tellTrace = (speech: Speech, texts: TraceTexts, trace: Trace): readonly string[] => {
  const { approach, heading, lines, tie, ways } = tellParts(speech, texts, trace);
  return [heading, ...lines, ...approach, ...(tie === undefined ? [] : [tie]), ...ways];
};

export const tellParts = (speech: Speech, texts: TraceTexts, trace: Trace): TraceParts => {
  const telling: Telling = { speech, texts };
  const { ap, approach, goal, lines, npc, objective, ways } = trace;
  const word = goal === 'approach' ? `approach_${objective}` : goal;
  const heading = { npc: nameOf(speech, npc), goal: wordIn(speech.words, word), ap };
  return {
    heading: fill(ap > 0 ? texts.withPoints : texts.heading, heading),
    lines: lines.map((line) => tellLine(telling, line)),
    approach: approach ? tellApproach(telling, approach) : [],
    tie: ways.length > 1 ? fill(texts.tie, { count: ways.length }) : undefined,
    ways: ways.map((way, nth) => tellWay(telling, way, ways.length > 1 ? nth + 1 : 0)),
  };
};

interface Telling {
  readonly speech: Speech;
  readonly texts: TraceTexts;
}

const costIn = ({ texts }: Telling, { ap, squares }: Cost): string => fill(texts.cost, { ap, squares });

const tellLine = (telling: Telling, line: LineTrace): string => {
  const { speech, texts } = telling;
  const { ap, deliver, isDefault, n, objective } = line;
  return fill(deliver ? texts.errand : texts.line, {
    n,
    ap,
    objective: wordIn(speech.words, objective),
    item: deliver ? nounOf(speech, deliver.item) : '',
    to: deliver ? nounOf(speech, deliver.to) : '',
    default: isDefault ? texts.default : '',
    verdict: verdictIn(telling, line),
  });
};

const nounOf = ({ words }: Speech, kind: string): string => words.kinds[kind]?.name ?? wordIn(words, kind);

const verdictIn = (telling: Telling, { bar, cost, verdict }: LineTrace): string => {
  const { texts } = telling;
  if (verdict === 'unread') return texts.unread;
  if (bar === undefined) return fill(texts.chosen, { cost: cost ? costIn(telling, cost) : '' });
  if (bar.code === 'noTarget' || bar.code === 'alreadyThere') return texts[bar.code];
  const target = targetIn(telling, bar.target);
  return bar.code === 'noWay'
    ? fill(texts.noWay, { target })
    : fill(texts.tooDear, { target, cost: costIn(telling, bar.cost) });
};

const targetIn = ({ speech, texts }: Telling, target: Target): string => {
  if (target?.piece !== undefined) return nameOf(speech, target.piece);
  if (target?.edge !== undefined) return edgeIn(speech, target.edge);
  return texts.nearest;
};

const tellApproach = (telling: Telling, { by, from, to }: NonNullable<Trace['approach']>): readonly string[] => {
  const { texts } = telling;
  if (from === undefined || to === undefined || by === 'nothing') return [];
  if (by === 'crow') return [fill(texts.crow, { from: from.squares, to: to.squares })];
  return [fill(texts.approach, { from: costIn(telling, from), to: costIn(telling, to) })];
};

const tellWay = (telling: Telling, { cost, steps }: WayTrace, n: number): string => {
  const { texts } = telling;
  const heading = fill(n > 0 ? texts.way : texts.one, { n, cost: costIn(telling, cost) });
  return `${heading} ${steps.map((each) => tellStep(telling, each)).join('; ')}.`;
};

const tellStep = (telling: Telling, step: StepTrace): string => {
  const { speech, texts } = telling;
  const name = (piece: PieceId) => nameOf(speech, piece);
  const place = (at: Place) => placeName(speech, at);
  switch (step.sort) {
    case 'move':
      return fill(texts.move, { path: step.path.map(place).join(' ') });
    case 'jump':
      return fill(texts.jump, { over: place(step.over), to: place(step.to) });
    case 'take':
      return step.from === undefined
        ? fill(texts.take, { token: name(step.token), rank: step.rank })
        : fill(texts.takeFrom, { token: name(step.token), friend: name(step.from) });
    case 'leave':
      return step.to === undefined
        ? fill(texts.leave, { token: name(step.token) })
        : fill(texts.give, { token: name(step.token), friend: name(step.to) });
    case 'open':
      return fill(texts.open, { edge: edgeIn(speech, step.edge) });
    default:
      return tellAct(telling, step.act);
  }
};

type Act = Extract<StepTrace, { readonly sort: 'act' }>['act'];

const tellAct = ({ speech, texts }: Telling, act: Act): string => {
  const name = (piece: PieceId) => nameOf(speech, piece);
  switch (act.sort) {
    case 'attack': {
      const way = act.way === undefined ? '' : fill(texts.attackBy, { way: offerName(speech.words, act.way) });
      return fill(texts.attack, { target: name(act.target), way });
    }
    case 'reveal':
      return fill(texts.reveal, { tile: 'ABCDEFGH'.charAt(speech.state.tiles[act.tile]?.slot ?? act.tile) });
    case 'use': {
      const target = act.offer === 'heal' ? fill(texts.useOn, { target: name(act.target) }) : '';
      return fill(texts.use, { offer: offerName(speech.words, act.offer), target });
    }
    case 'scream':
      return fill(texts.scream, { target: name(act.target) });
    case 'hand':
      return fill(texts.hand, { token: name(act.token), friend: name(act.to) });
    case 'take':
      return fill(texts.taken, { token: name(act.token) });
    case 'meet':
      return fill(texts.meet, { target: name(act.friend) });
    default:
      return texts[act.sort];
  }
};
