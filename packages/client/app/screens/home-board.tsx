import { compile, parsePosition, redact } from '@archmage/engine';
import { useMemo } from 'preact/hooks';
import example from '../../../../docs/example.dtp?raw';
import type { BoardModel } from '../../board/model.ts';
import { Scene } from '../../board/scene.tsx';
import '../../board/board.css';
import { pictureOf } from '../play/picture.ts';

/** The room that turns, and how far it has come. */
const TURNING = 4;
const TURNED = 0.3;

export const HomeBoard = () => {
  const model = useMemo(modelOf, []);
  return model && <Scene model={model} orientation="landscape" lifted={TURNING} />;
};

const modelOf = (): BoardModel | undefined => {
  const rules = compile('base.1 beginner');
  const state = rules.ok ? parsePosition(example, rules.value) : rules;
  if (!rules.ok || !state.ok) return undefined;
  const model = pictureOf(rules.value, redact(state.value, 'spectator'), { words: { room: () => '' } });
  const rooms = model.rooms.map((room) => (room.room === TURNING ? { ...room, turn: room.turn + TURNED } : room));
  return { ...model, rooms };
};
