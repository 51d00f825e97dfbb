import { refuse } from '../refusal.ts';
import type { Situation } from '../situation/situation.ts';
import type { PieceId } from '../state.ts';
import { spend } from '../turn.ts';
import { checkActor, type Handler } from './handler.ts';

export const reveal: Handler<'reveal'> = {
  check: (situation, seat, { piece, tile }) => {
    const { rules, state } = situation;
    const unable = checkActor(situation, seat, piece);
    if (unable) return unable;
    if (state.tiles[tile] === undefined) return refuse(rules, 'noSuchRoom', { tile });
    if (state.tiles[tile]?.room !== undefined) return refuse(rules, 'notFaceDown', { tile });
    return accessible(situation, piece).includes(tile) ? undefined : refuse(rules, 'noAccess', { piece, tile });
  },
  perform: (tx, _seat, { piece, tile }) => {
    spend(tx, piece);
    tx.emit({ type: 'asked', task: { kind: 'draw', seats: ['chance'], what: 'room', tile } });
  },
};

/** The face-down rooms it may turn up. */
export const accessible = (situation: Situation, piece: PieceId): readonly number[] =>
  situation.rules.family.movement.access(situation, piece);
