import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Token } from '../art/token.tsx';
import './board.css';
import { type Orientation, placeCentre, toView, UNIT, viewBoxOf } from './geometry.ts';
import { Highlights } from './highlights.tsx';
import { Hits } from './hits.tsx';
import type { BoardModel, Gestures, Spot, TokenView } from './model.ts';
import { createPlayer, type Player } from './player.ts';
import { listen, type Touched } from './pointer.ts';
import { hitBeyond, hitsOf, useNames, useRoving } from './roving.ts';
import { useSame } from './same.ts';
import { Scene } from './scene.tsx';
import { parseSpot, spotAtPoint, spotKey, toWorld } from './spots.ts';
import type { StageRef } from './stage.ts';
import { tokenOn } from './tokens.ts';
import { useZoom, type Zoom } from './zoom.ts';

export interface BoardProps {
  readonly model: BoardModel;
  readonly gestures: Gestures;
  readonly orientation: Orientation;
  readonly label: string;
  readonly describe: (spot: Spot) => string;
  readonly stage: StageRef;
  /** Drawn on the rooms, below what is pointed out. */
  readonly beneath?: ComponentChildren;
  /** `reduced` shows motions at once; without it the system's wish counts. */
  readonly motion?: 'full' | 'reduced' | undefined;
}

/** The labyrinth, drawn and touched. It knows no rule: it shows a model and says what the hand does. */
export const Board = (props: BoardProps) => {
  const { model, orientation, label } = props;
  const parts = useParts();
  const zoom = useZoom(parts.root, parts.inner);
  const [lifted, setLifted] = useState(-1);
  const [ghost, setGhost] = useState<TokenView | undefined>(undefined);
  const now = useLatest({ ...props, lifted, setLifted, setGhost });
  useStage(parts, now);
  useHand(parts, zoom, now);
  useNames(parts.grid, props);
  useRoving(parts.root, parts.grid);
  const view = viewBoxOf(model.shape, orientation);
  const listeners = listenersOf(parts, zoom, now);
  return (
    <div class="board" ref={parts.root} data-orientation={orientation} {...listeners}>
      <div class="board-inner" ref={parts.inner}>
        <Scene model={model} orientation={orientation} lifted={lifted} />
        <svg
          class="board-top"
          ref={parts.grid}
          {...GRID}
          aria-label={label}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        >
          {props.beneath}
          <Highlights model={model} orientation={orientation} />
          <Hits model={model} orientation={orientation} />
          <g ref={parts.effects} {...SILENT} class="board-effects" />
          <g ref={parts.ghost} {...SILENT} class="board-ghost">
            {ghost && <Token kind={ghost.kind} sort={ghost.sort} side={ghost.side} wounded={ghost.wounded} />}
          </g>
        </svg>
      </div>
    </div>
  );
};

const GRID = { role: 'grid' } as const;
const SILENT = { 'aria-hidden': true } as const;

interface Parts {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly inner: RefObject<HTMLDivElement | null>;
  readonly grid: RefObject<SVGSVGElement | null>;
  readonly effects: RefObject<SVGGElement | null>;
  readonly ghost: RefObject<SVGGElement | null>;
}

const useParts = (): Parts => {
  const root = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const grid = useRef<SVGSVGElement>(null);
  const effects = useRef<SVGGElement>(null);
  const ghost = useRef<SVGGElement>(null);
  return useMemo(() => ({ root, inner, grid, effects, ghost }), []);
};

interface Now extends BoardProps {
  readonly lifted: number;
  readonly setLifted: (room: number) => void;
  readonly setGhost: (token: TokenView | undefined) => void;
}

type Latest = { readonly current: Now };

/** Listeners are bound once and read what was given last. */
const useLatest = (value: Now): Latest => {
  const latest = useRef(value);
  latest.current = value;
  return latest;
};

const useStage = (parts: Parts, now: Latest): void => {
  const player = useMemo(() => playerOn(parts, now), [parts, now]);
  const { model, stage, lifted } = now.current;
  const rooms = useSame(model.rooms);
  const tokens = useSame(model.tokens);
  // What was shown in advance ends when the model has caught up.
  useLayoutEffect(() => player.settle(), [player, rooms, tokens]);
  // A motion waits until its room is drawn above the others.
  useLayoutEffect(() => player.lifted(), [player, lifted]);
  useLayoutEffect(() => {
    stage.current = {
      play: player.play,
      spotAt: (x, y) => locate(parts, now.current, { x, y }),
      reset: player.reset,
      focus: (spot) =>
        hitsOf(parts.grid)
          .find((hit) => hit.getAttribute('data-spot') === spotKey(spot))
          ?.focus(),
    };
    return () => {
      player.reset();
      stage.current = undefined;
    };
  }, [stage, player, parts, now]);
};

const playerOn = (parts: Parts, now: Latest): Player =>
  createPlayer({
    root: () => parts.root.current,
    effects: () => parts.effects.current,
    model: () => now.current.model,
    orientation: () => now.current.orientation,
    lift: (room) => {
      const isUp = now.current.lifted === room;
      now.current.setLifted(room);
      return isUp;
    },
    isReduced: () =>
      now.current.motion === 'reduced' ||
      (now.current.motion === undefined && window.matchMedia('(prefers-reduced-motion: reduce)').matches),
  });

const useHand = (parts: Parts, zoom: Zoom, now: Latest): void => {
  useEffect(() => {
    const root = parts.root.current;
    if (root === null) return undefined;
    const touched: Touched = {
      gestures: () => now.current.gestures,
      spotAt: (client) => locate(parts, now.current, client),
      passedAt: (client) => passed(parts, now.current, client),
      tokenAt: (spot) => grasp(now.current.model, spot),
      zoom,
      ghost: (token, at) => {
        now.current.setGhost(token);
        if (token !== undefined) haunt(parts, now.current, at);
      },
    };
    return listen(root, touched);
  }, [parts, zoom, now]);
};

interface Client {
  readonly x: number;
  readonly y: number;
}

const worldAt = (parts: Parts, { model, orientation }: BoardProps, client: Client) => {
  const box = parts.grid.current?.getBoundingClientRect();
  return box && toWorld(box, viewBoxOf(model.shape, orientation), orientation, client);
};

const locate = (parts: Parts, props: BoardProps, client: Client): Spot | undefined => {
  const point = worldAt(parts, props, client);
  return point && spotAtPoint(props.model, props.model.highlights, point);
};

const passed = (parts: Parts, props: BoardProps, client: Client): number | undefined => {
  const point = worldAt(parts, props, client);
  const spot = point && spotAtPoint(props.model, [], point);
  if (point === undefined || spot?.kind !== 'place') return undefined;
  const middle = placeCentre(props.model, spot.place);
  const isNear = middle && Math.max(Math.abs(middle.x - point.x), Math.abs(middle.y - point.y)) < UNIT * 0.36;
  return isNear ? spot.place : undefined;
};

const grasp = (model: BoardModel, spot: Spot): TokenView | undefined => {
  const token = spot.kind === 'place' ? tokenOn(model.tokens, spot.place) : undefined;
  return token?.mood === 'spent' ? undefined : token;
};

const haunt = (parts: Parts, props: BoardProps, client: Client): void => {
  const point = worldAt(parts, props, client);
  if (point === undefined || parts.ghost.current === null) return;
  const { x, y } = toView(props.orientation, point);
  parts.ghost.current.style.transform = `translate(${x}px, ${y}px) scale(1.12)`;
};

const listenersOf = (parts: Parts, zoom: Zoom, now: Latest) => ({
  onKeyDown: (event: KeyboardEvent) => press(parts, zoom, now.current, event),
  onFocusIn: ({ target }: FocusEvent) => now.current.gestures.onPoint(spotOfElement(target)),
  onFocusOut: ({ relatedTarget }: FocusEvent) => {
    if (!isWithin(parts.grid, relatedTarget)) now.current.gestures.onPoint(undefined);
  },
});

const press = (parts: Parts, zoom: Zoom, { model, orientation, gestures }: BoardProps, event: KeyboardEvent): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const spot = spotOfElement(event.target);
  if (event.key === '0') zoom.reset();
  else if ((event.key === 'Enter' || event.key === ' ') && spot !== undefined) {
    if (!event.repeat) gestures.onPick(spot);
  } else if (event.key.startsWith('Arrow')) hitBeyond(parts.grid, model, orientation, event.key)?.focus();
  else return;
  event.preventDefault();
};

const spotOfElement = (target: EventTarget | null): Spot | undefined =>
  target instanceof Element ? parseSpot(target.getAttribute('data-spot') ?? '') : undefined;

const isWithin = (grid: RefObject<SVGSVGElement | null>, target: EventTarget | null): boolean =>
  target instanceof Node && (grid.current?.contains(target) ?? false);
