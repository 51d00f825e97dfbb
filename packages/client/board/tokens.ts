import type { TokenView } from './model.ts';
import type { Crowd } from './token-group.tsx';

/** A token on its own feet, and what it carries. */
export interface Standing {
  readonly token: TokenView;
  readonly loads: readonly TokenView[];
  readonly crowd: Crowd;
}

export const standingOn = (tokens: readonly TokenView[]): readonly Standing[] => {
  const ids = new Set(tokens.map(({ id }) => id));
  const free = tokens.filter(({ carrier }) => carrier === undefined || !ids.has(carrier));
  return free.map((token) => {
    const here = free.filter(({ place }) => place === token.place);
    const loads = tokens.filter(({ carrier }) => carrier === token.id);
    return { token, loads, crowd: { nth: here.indexOf(token), of: here.length } };
  });
};

/** The token one takes hold of on a place: whoever carries comes before what lies there. */
export const tokenOn = (tokens: readonly TokenView[], place: number): TokenView | undefined => {
  const here = tokens.filter((token) => token.place === place && token.carrier === undefined);
  return here.find(({ sort }) => sort === 'character') ?? here[0];
};
