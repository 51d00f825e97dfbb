import type { Kind } from '@archmage/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

/** A token that hangs on the pointer. */
export interface Drag {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

interface DragEnds {
  readonly onPick: (kind: Kind) => void;
  readonly onDrop?: ((kind: Kind, clientX: number, clientY: number) => void) | undefined;
  readonly onAsk: (kind: Kind) => void;
  readonly onDragOver?: ((kind: Kind, at: { readonly x: number; readonly y: number } | undefined) => void) | undefined;
}

interface Press {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  dragging: boolean;
  asked: boolean;
}

const SLOP = 6;
const LONG = 550;

/** A short press picks, a long one asks, one that moves drags. Keys click. */
export const useDrag = (ends: DragEnds) => {
  const [drag, show] = useState<Drag | undefined>(undefined);
  const latest = useRef(ends);
  latest.current = ends;
  const gesture = useMemo(() => gestureOf(latest, show), []);
  useEffect(() => gesture.letGo, [gesture]);
  useEscape(drag !== undefined, gesture.letGo);
  return { drag, handlers: gesture.handlers };
};

type Latest = { readonly current: DragEnds };

const gestureOf = (latest: Latest, show: (drag: Drag | undefined) => void) => {
  let press: Press | undefined;
  let isSwallowed = false;
  const letGo = (): void => {
    clearTimeout(press?.timer);
    const kind = press?.dragging === true ? press.kind : undefined;
    press = undefined;
    if (kind === undefined) return;
    isSwallowed = true;
    show(undefined);
    latest.current.onDragOver?.(kind, undefined);
  };
  const ask = (kind: Kind): void => {
    if (press !== undefined) press.asked = true;
    latest.current.onAsk(kind);
  };
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (press === undefined || press.asked || latest.current.onDrop === undefined) return;
    if (!press.dragging && Math.hypot(x - press.x, y - press.y) < SLOP) return;
    press.dragging = true;
    clearTimeout(press.timer);
    show({ kind: press.kind, x, y });
    latest.current.onDragOver?.(press.kind, { x, y });
  };
  const up = ({ clientX, clientY }: PointerEvent): void => {
    const done = press;
    isSwallowed ||= done?.asked === true;
    letGo();
    if (done?.dragging === true) latest.current.onDrop?.(done.kind, clientX, clientY);
  };
  const handlers = (kind: Kind) => ({
    onPointerDown: (event: PointerEvent) => {
      isSwallowed = false;
      press = pressOf(event, kind, () => ask(kind)) ?? press;
    },
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: letGo,
    onClick: () => {
      if (!isSwallowed) latest.current.onPick(kind);
      isSwallowed = false;
    },
  });
  return { handlers, letGo };
};

const pressOf = (event: PointerEvent, kind: Kind, ask: () => void): Press | undefined => {
  if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return undefined;
  event.currentTarget.setPointerCapture(event.pointerId);
  const timer = setTimeout(ask, LONG);
  return { kind, x: event.clientX, y: event.clientY, timer, dragging: false, asked: false };
};

/** Escape lets go of what is dragged, and of nothing else. */
const useEscape = (isOn: boolean, letGo: () => void): void =>
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      letGo();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [isOn]);
