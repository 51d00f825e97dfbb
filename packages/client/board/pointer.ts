import type { Point } from './geometry.ts';
import type { Drag, Gestures, Spot, TokenView } from './model.ts';
import { isSame } from './same.ts';
import type { Zoom } from './zoom.ts';

/** What the hand needs to know of the board. */
export interface Touched {
  readonly gestures: () => Gestures;
  readonly spotAt: (client: Point) => Spot | undefined;
  /** The place whose middle part is under a point: cutting a corner passes no square. */
  readonly passedAt: (client: Point) => number | undefined;
  readonly tokenAt: (spot: Spot) => TokenView | undefined;
  readonly zoom: Zoom;
  /** Shows a token under the pointer, or takes it away. */
  readonly ghost: (token: TokenView | undefined, at: Point) => void;
}

const SLOP = 8;
const LONG = 500;
const DOUBLE = 350;

interface Press {
  readonly id: number;
  readonly start: Point;
  readonly spot: Spot | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
  last: Point;
  mode: 'pressed' | 'dragging' | 'panning' | 'over';
  path: number[];
}

/** Presses, drags, long presses, pinches. Returns how to stop listening. */
export const listen = (root: HTMLElement, touched: Touched): (() => void) => {
  const hand: Hand = {
    root,
    touched,
    fingers: new Map(),
    press: undefined,
    silenced: false,
    hovered: undefined,
    tapped: 0,
    picked: undefined,
  };
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, act: (hand: Hand, event: HTMLElementEventMap[K]) => void) =>
    root.addEventListener(type, (event) => act(hand, event), { signal: off.signal, passive: false });
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', cancel);
  on('pointerleave', leave);
  on('click', click);
  on('contextmenu', menu);
  on('wheel', wheel);
  on('touchmove', keep);
  return () => {
    drop(hand);
    off.abort();
  };
};

interface Hand {
  readonly root: HTMLElement;
  readonly touched: Touched;
  readonly fingers: Map<number, Point>;
  press: Press | undefined;
  /** The click that follows means nothing: it ends something else. */
  silenced: boolean;
  hovered: Spot | undefined;
  tapped: number;
  /** What was picked last, as text. */
  picked: string | undefined;
}

const down = (hand: Hand, event: PointerEvent): void => {
  const at = pointOf(event);
  drop(hand);
  hand.fingers.set(event.pointerId, at);
  hand.silenced = hand.fingers.size > 1;
  if (hand.silenced || event.button !== 0) return;
  const spot = hand.touched.spotAt(at);
  const timer = setTimeout(() => ask(hand, spot), LONG);
  hand.press = { id: event.pointerId, start: at, last: at, spot, timer, mode: 'pressed', path: [] };
};

const move = (hand: Hand, event: PointerEvent): void => {
  const { fingers, press, touched } = hand;
  const at = pointOf(event);
  if (fingers.size > 1 && fingers.has(event.pointerId)) {
    pinch(fingers, event.pointerId, at, touched.zoom);
  } else if (press !== undefined && press.id === event.pointerId) {
    hand.silenced = pull(hand, press, at) || hand.silenced;
  } else if (event.pointerType === 'mouse') {
    point(hand, touched.spotAt(at));
  }
  if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at);
};

const up = (hand: Hand, event: PointerEvent): void => {
  const { press, touched } = hand;
  hand.fingers.delete(event.pointerId);
  const drag = press?.id === event.pointerId ? dragOf(touched, press, pointOf(event)) : undefined;
  drop(hand);
  if (drag !== undefined) touched.gestures().onDrag(drag);
};

const cancel = (hand: Hand, event: PointerEvent): void => {
  hand.fingers.delete(event.pointerId);
  drop(hand);
};

const leave = (hand: Hand, event: PointerEvent): void => {
  if (event.pointerType === 'mouse' && hand.press === undefined) point(hand, undefined);
};

const click = (hand: Hand, event: MouseEvent): void => {
  const { touched } = hand;
  const isSilenced = hand.silenced;
  hand.silenced = false;
  if (isSilenced) return;
  const isQuick = event.timeStamp - hand.tapped < DOUBLE;
  const spot = spotUnder(event, touched);
  const picked = JSON.stringify(spot);
  // The second half of a double click or a double tap is a slip of the hand, not a yes; where no hand is, nothing slips.
  const isTwice = isMouse(event) ? event.detail > 1 : isQuick && picked === hand.picked;
  const isSlip = event.detail > 0 && isTwice;
  Object.assign(hand, { tapped: event.timeStamp, picked });
  if (isQuick && touched.zoom.scale() > 1) touched.zoom.reset();
  else if (spot !== undefined && !isSlip) touched.gestures().onPick(spot);
};

const isMouse = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

/** A long press of a finger asks by itself; the menu it opens as well must not ask again. */
const menu = (hand: Hand, event: MouseEvent): void => {
  event.preventDefault();
  const isAsked = hand.silenced && hand.press === undefined && hand.fingers.size > 0;
  if (!isAsked) ask(hand, spotUnder(event, hand.touched));
};

/** Fingers that hold a token, or the enlarged board, do not scroll the page. */
const keep = ({ fingers, press, touched }: Hand, event: TouchEvent): void => {
  const isHeld = press?.spot !== undefined && touched.tokenAt(press.spot) !== undefined;
  if (event.cancelable && (isHeld || fingers.size > 1 || touched.zoom.scale() > 1)) event.preventDefault();
};

const wheel = (hand: Hand, event: WheelEvent): void => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  hand.touched.zoom.by(Math.exp(-event.deltaY * 0.01), pointOf(event));
};

const ask = (hand: Hand, spot: Spot | undefined): void => {
  drop(hand);
  hand.silenced = hand.fingers.size > 0;
  if (spot !== undefined) hand.touched.gestures().onAsk(spot);
};

const point = (hand: Hand, spot: Spot | undefined): void => {
  if (isSame(spot, hand.hovered)) return;
  hand.hovered = spot;
  hand.touched.gestures().onPoint(spot);
};

const drop = (hand: Hand): void => {
  if (hand.press !== undefined) clearTimeout(hand.press.timer);
  hand.press = undefined;
  hand.touched.ghost(undefined, { x: 0, y: 0 });
};

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Clicks made by assistive technology and menus called by a key have no point; their target says where they are meant. */
const spotUnder = (event: MouseEvent, touched: Touched): Spot | undefined => {
  const box = event.target instanceof SVGGraphicsElement ? event.target.getBoundingClientRect() : undefined;
  const at = pointOf(event);
  const isInside = box && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
  if (box === undefined || isInside) return touched.spotAt(at);
  return touched.spotAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
};

const pinch = (fingers: ReadonlyMap<number, Point>, id: number, at: Point, zoom: Zoom): void => {
  const before = fingers.get(id);
  const other = [...fingers].find(([key]) => key !== id)?.[1];
  if (before === undefined || other === undefined) return;
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  const ratio = far(at, other) / Math.max(far(before, other), 1);
  zoom.by(ratio, middle);
  zoom.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
};

/** Whether this is more than a press. */
const pull = ({ root, touched }: Hand, press: Press, at: Point): boolean => {
  if (press.mode === 'pressed') {
    if (far(at, press.start) < SLOP) return false;
    begin(root, touched, press);
  }
  if (press.mode === 'dragging') {
    for (const passed of between(press.last, at)) note(press, touched.passedAt(passed));
    touched.ghost(press.spot && touched.tokenAt(press.spot), at);
  }
  if (press.mode === 'panning') touched.zoom.pan(at.x - press.last.x, at.y - press.last.y);
  press.last = at;
  return true;
};

const begin = (root: HTMLElement, touched: Touched, press: Press): void => {
  clearTimeout(press.timer);
  const token = press.spot && touched.tokenAt(press.spot);
  if (token !== undefined) press.mode = 'dragging';
  else press.mode = touched.zoom.scale() > 1 ? 'panning' : 'over';
  if (press.mode !== 'over') root.setPointerCapture(press.id);
};

const dragOf = (touched: Touched, press: Press, at: Point): Drag | undefined => {
  const to = touched.spotAt(at);
  if (press.mode !== 'dragging' || press.spot?.kind !== 'place' || to === undefined) return undefined;
  if (to.kind === 'place') note(press, to.place);
  return { from: press.spot.place, to, path: press.path };
};

const note = (press: Press, place: number | undefined): void => {
  const last = press.path.at(-1) ?? (press.spot?.kind === 'place' ? press.spot.place : undefined);
  if (place !== undefined && place !== last) press.path.push(place);
};

/** A fast hand leaves out points; those between are passed as well. */
const between = (from: Point, to: Point): readonly Point[] => {
  const steps = Math.max(1, Math.ceil(far(from, to) / 6));
  return Array.from({ length: steps }, (_, nth) => {
    const part = (nth + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
};
