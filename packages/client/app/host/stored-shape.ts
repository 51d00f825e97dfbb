import { PLAYERS } from '@archmage/ai';
import { ENDINGS, SEATS } from '@archmage/engine';
import type { GameSummary, Spent } from '@archmage/host';

/** Storage may hold anything: another version's data, or what somebody changed by hand. */
export const isSummary = (value: unknown): value is GameSummary => {
  if (!isRecord(value)) return false;
  const { ending, options, players, points, seat } = value;
  return (
    ['id', 'title', 'rules'].every((field) => typeof value[field] === 'string') &&
    ['started', 'changed', 'turn', 'actions'].every((field) => Number.isFinite(value[field])) &&
    isOneOf(SEATS, seat) &&
    isRecord(players) &&
    SEATS.every((each) => isOneOf(PLAYERS, players[each])) &&
    isRecord(points) &&
    SEATS.every((each) => Number.isFinite(points[each])) &&
    isRecord(options) &&
    isOneOf(['strict', 'relaxed'], options.takeback) &&
    isOneOf(['forgets', 'recalls'], options.memory) &&
    (ending === undefined || isEnding(ending))
  );
};

export const isSpent = (value: unknown): value is Spent =>
  isRecord(value) &&
  Number.isFinite(value.reaction) &&
  Array.isArray(value.turns) &&
  value.turns.every((turn) => isRecord(turn) && Number.isFinite(turn.number) && Number.isFinite(turn.ms));

const isEnding = (value: unknown): boolean =>
  isRecord(value) && isOneOf([...SEATS, 'draw'], value.winner) && isOneOf(ENDINGS, value.why);

const isOneOf = (list: readonly string[], value: unknown): boolean => list.some((each) => each === value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
