/** How many positions a search has looked at, and may look at. */
export interface Effort {
  nodes: number;
  readonly most: number;
}

/** `spent`: nobody looked far enough to say. */
export type Verdict = 'yes' | 'no' | 'spent';

export const effortOf = (most: number): Effort => ({ nodes: 0, most });

export const isSpent = ({ nodes, most }: Effort): boolean => nodes >= most;
