/**
 * What the board is told to draw. It knows no rule: places, rooms and tokens are numbers that mean something to whoever
 * gives them. Places are numbered room by room in each room's own frame (`room * size * size + cell`), then along the
 * western line, then along the eastern one; so a room turns without renumbering anything.
 */
export interface BoardModel {
  readonly shape: BoardShape;
  readonly rooms: readonly RoomView[];
  readonly tokens: readonly TokenView[];
  readonly highlights: readonly Highlight[];
  /** A way being drawn or looked at. */
  readonly trails: readonly Trail[];
  /** Lines of sight being looked at. */
  readonly rays: readonly Ray[];
  /** Places of the lines that carry a dot. */
  readonly dots?: readonly number[];
}

/** `columns` x `rows` rooms of `size` x `size` squares, with a line of `rows * size` squares at the west and the east. */
export interface BoardShape {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
}

export type Side = 'yellow' | 'blue';

export interface RoomView {
  /** Its number in place numbers. */
  readonly room: number;
  /** Where it lies: row by row from the north-west. */
  readonly slot: number;
  /** Quarter turns clockwise. */
  readonly turn: number;
  /** Absent while it lies face down. */
  readonly face: RoomFace | undefined;
  /** The tokens lying on a face-down room: their sides, and their kinds where the viewer may know them. */
  readonly backs: readonly { readonly side: Side; readonly kind: string | undefined }[];
  readonly label: string;
}

/** A room's drawing, in its own frame. */
export interface RoomFace {
  readonly number: number;
  readonly arrow: 'clockwise' | 'counterclockwise';
  readonly gear: number;
  /** What each cell is made of. */
  readonly terrain: readonly (string | undefined)[];
  /** At `cell * 4 + side` (north, east, south, west). */
  readonly edges: readonly EdgeView[];
  /** Markers on its cells. */
  readonly covers: readonly CoverView[];
}

/** A breach is what a side's marker makes of a wall. */
export type EdgeView =
  | 'open'
  | 'wall'
  | 'portcullis'
  | 'portcullis-open'
  | 'portcullis-broken'
  | 'slit'
  | 'pit'
  | `breach-${Side}`;

/** A marker that changes what a cell is made of; `name` names its picture. */
export interface CoverView {
  readonly cell: number;
  readonly name: string;
  readonly side: Side;
}

export interface TokenView {
  /** The same for as long as the token is on the board. */
  readonly id: number;
  /** Names its picture; `undefined` is a token's back. */
  readonly kind: string | undefined;
  /** Names its own picture, where it has another than its kind. */
  readonly face?: string;
  readonly sort: 'character' | 'object';
  readonly side: Side;
  readonly place: number;
  readonly carrier: number | undefined;
  readonly wounded: boolean;
  /** `ready` can do something now, `spent` cannot. */
  readonly mood: 'plain' | 'selected' | 'ready' | 'spent';
}

/** Something pointed out, and what it is called for those who listen; `text` is written small, a cost for instance. */
export interface Highlight {
  readonly on: Spot;
  readonly tone: Tone;
  readonly text: string | undefined;
  readonly label: string;
}

/**
 * `reach` may be walked to, `danger` attacked, `magic` targeted, `work` turned, opened or revealed, `faint` only shown;
 * `pointed` is a ring around anything of these that somebody explains.
 */
export type Tone = 'reach' | 'danger' | 'magic' | 'work' | 'place' | 'chosen' | 'faint' | 'pointed';

/** A part of the board; an edge is that of a place, in the room's own frame. */
export type Spot =
  | { readonly kind: 'place'; readonly place: number }
  | { readonly kind: 'room'; readonly room: number }
  | { readonly kind: 'edge'; readonly place: number; readonly side: number };

export interface Trail {
  readonly places: readonly number[];
  readonly tone: Tone;
}

/** What has just happened. */
export interface Past {
  readonly walks: readonly { readonly side: Side; readonly places: readonly number[] }[];
  /** By how many quarters clockwise, one to three. */
  readonly turned: readonly { readonly room: number; readonly quarters: number; readonly side: Side }[];
  /** Where somebody was attacked. */
  readonly fights: readonly number[];
}

/** A line of sight from a place: the places it reaches, nearest first, and what it ends at, if anything stops it. */
export interface Ray {
  readonly from: number;
  readonly seen: readonly number[];
  readonly stop: Spot | undefined;
}

/** What the hand does. A press that lasts is a question; so is resting the pointer, or the focus, on something. */
export interface Gestures {
  readonly onPick: (spot: Spot) => void;
  readonly onAsk: (spot: Spot) => void;
  /** `undefined` when the pointer or the focus leaves the board. */
  readonly onPoint: (spot: Spot | undefined) => void;
  /** A token was dragged from one place to a spot; `path` are the places the pointer passed. */
  readonly onDrag: (drag: Drag) => void;
}

export interface Drag {
  readonly from: number;
  readonly to: Spot;
  readonly path: readonly number[];
}

/** How the board gets from one model to the next. A strike is between tokens, a shot between places. */
export type Motion =
  | { readonly kind: 'walk'; readonly token: number; readonly path: readonly number[] }
  | { readonly kind: 'leap'; readonly token: number; readonly to: number }
  | { readonly kind: 'turn'; readonly room: number; readonly quarters: number }
  | { readonly kind: 'flip'; readonly room: number }
  | { readonly kind: 'strike'; readonly from: readonly number[]; readonly to: readonly number[] }
  | { readonly kind: 'shot'; readonly from: number; readonly to: number }
  | { readonly kind: 'appear'; readonly token: number }
  | { readonly kind: 'vanish'; readonly token: number }
  | { readonly kind: 'shake'; readonly token: number }
  | { readonly kind: 'glow'; readonly token: number }
  | Flash;

/** Something happens to a cell of a room, or to one of its edges. */
export interface Flash {
  readonly kind: 'flash';
  readonly room: number;
  readonly cell: number;
  readonly side: number | undefined;
}
