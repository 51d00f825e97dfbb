import type { Kind, PieceId, Ruleset, Seat } from '@archmage/engine';
import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { ArtSprite } from '../../art/defs.tsx';
import { TokenIcon } from '../../art/token.tsx';

/** The gradients of tokens and cards, once in the page: a board brings them, a page without one gets them here. */
export const useArt = (): void =>
  useLayoutEffect(() => {
    if (document.getElementById('art-brass') !== null) return;
    const sprite = document.createElement('div');
    document.body.append(sprite);
    render(<ArtSprite />, sprite);
  }, []);

interface PieceIconProps {
  readonly rules: Ruleset;
  readonly piece: PieceId;
  readonly wounded?: boolean;
}

export const PieceIcon = ({ rules, piece, wounded = false }: PieceIconProps) => {
  const member = rules.roster[piece];
  return (
    <TokenIcon
      kind={member?.kind}
      face={member?.name}
      sort={member?.sort ?? 'character'}
      side={member?.owner ?? 'yellow'}
      wounded={wounded}
    />
  );
};

export const pieceOf = ({ roster }: Ruleset, side: Seat, kind: Kind): PieceId =>
  roster.findIndex((member) => member.owner === side && member.kind === kind);

/** The mark of a side: a round sun or a six-sided moon, so that colour is never the only difference. */
export const SideMark = ({ side }: { readonly side: Seat }) => (
  <span class="part-mark">
    <TokenIcon kind={undefined} sort="character" side={side} />
  </span>
);
