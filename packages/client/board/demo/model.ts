import {
  BOXES,
  compile,
  type Edge,
  explain,
  formatPlace,
  isInPlay,
  markedEdge,
  parsePosition,
  type Result,
  type Ruleset,
  type State,
  type Tile,
  walks,
} from '@archmage/engine';
import type { BoardModel, EdgeView, RoomView, Spot, TokenView } from '../model.ts';

const trust = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(explain(result.error));
};

await BOXES.load();

export const rules: Ruleset = trust(compile('base.1'));

const POSITION = `dtp 1 base.1
rooms  1ccw.1 2ccw.0 ? 4ccw.1 / 2cw.3 1cw.0 3cw.2 ?
unseen 3ccw 4cw
stash  C=yPotion,bWand,bGo H=bArmor,yArmor
yellow Cl@e2* Me@h3 Th@d7 Wa@c4+bSword Tr@y3+yWz* Go@y7 | A:25 J:2 C:0146 | bank 2
blue   Tr@d4 Wz@z3+bPotion Th@q2 Ww@k8 Cl@m9* Me@i7 Wa@z9 | A:345 J:3 C:012233456 | bank 1
loose  yRope@e7 bRope@g7 yTreasure@j2 bTreasure@n7 yWand@f9 ySword@m9
turn   7 yellow ap=2 highest=4
tasks  act(yellow)`;

export const state: State = trust(parsePosition(POSITION, rules));

export const modelOf = (game: State): BoardModel => ({
  shape: { size: rules.grid.size, columns: rules.grid.columns, rows: rules.grid.rows },
  rooms: game.tiles.map(roomOf),
  tokens: game.pieces.filter(isInPlay).map((piece): TokenView => {
    const member = rules.roster[piece.id];
    return {
      id: piece.id,
      kind: member?.kind,
      sort: member?.sort ?? 'object',
      side: member?.owner ?? 'yellow',
      place: piece.at,
      carrier: piece.carrier,
      wounded: piece.wounded,
      mood: member?.owner === 'yellow' && member.sort === 'character' && !piece.wounded ? 'ready' : 'plain',
    };
  }),
  highlights: [],
  trails: [],
  rays: [],
  dots: rules.lines.flatMap(({ dots }, line) =>
    dots.map((row) => rules.grid.squares + line * rules.grid.lineLength + row),
  ),
});

const roomOf = (tile: Tile, room: number): RoomView => {
  const chamber = tile.room === undefined ? undefined : rules.rooms[tile.room]?.room;
  const backs = tile.stash.map(({ owner, kind }, nth) => ({ side: owner, kind: nth === 0 ? kind : undefined }));
  const label = `Room ${String.fromCharCode(65 + tile.slot)}`;
  if (chamber === undefined) return { room, slot: tile.slot, turn: tile.turn, face: undefined, backs, label };
  return {
    room,
    slot: tile.slot,
    turn: tile.turn,
    label,
    backs,
    face: {
      number: Number(chamber.number),
      arrow: chamber.arrow === 'cw' ? 'clockwise' : 'counterclockwise',
      gear: chamber.cells.indexOf('gear'),
      terrain: chamber.cells.map((terrain) => (terrain === 'floor' ? undefined : terrain)),
      edges: chamber.edges.map((edge: Edge, nth: number) => marked(edge, nth, tile)),
      covers: tile.covers.map(({ cell, name, owner }) => ({ cell, name, side: owner })),
    },
  };
};

/** Some gates are shown open or broken, to see them. */
const marked = (edge: Edge, nth: number, tile: Tile): EdgeView => {
  if (edge !== 'portcullis') return edge;
  const own = markedEdge(rules.grid.size, nth);
  if (own % 5 === 1) return 'portcullis-open';
  return (own + tile.slot) % 3 === 0 ? 'portcullis-broken' : edge;
};

export const describe = (spot: Spot): string => {
  if (spot.kind === 'room') return `Face-down room ${String.fromCharCode(65 + (state.tiles[spot.room]?.slot ?? 0))}`;
  const name = formatPlace(rules, state.tiles, spot.place);
  return spot.kind === 'edge' ? `Portcullis of ${name}` : name;
};

export const reachOf = (piece: number) => walks(rules, state, piece);
