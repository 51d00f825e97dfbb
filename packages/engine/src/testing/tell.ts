import { score } from '../core/score.ts';
import { OUT, type Place, UNSEEN } from '../core/state.ts';
import { formatPlace } from '../notation/place.ts';
import { formatToken } from '../notation/token.ts';
import { type Scene, token } from './scene.ts';

/** Where a token is, in the catalogue's words: `T1[0,2]`, `BL7`, `out` or `unseen`. */
export const whereIs = (scene: Scene, name: string): string => {
  const { at } = token(scene, name);
  if (at === OUT) return 'out';
  return at === UNSEEN ? 'unseen' : inCatalogue(scene, at);
};

/** Whether it is wounded and who carries it as well: `T1[1,2]`, `T1[1,2]*`, `T1[1,2] yGo`, `out`. */
export const spot = (scene: Scene, name: string): string => {
  const { at, carrier, wounded } = token(scene, name);
  if (at < 0) return 'out';
  const bearer = carrier === undefined ? '' : ` ${formatToken(scene.rules, carrier)}`;
  return `${inCatalogue(scene, at)}${wounded ? '*' : ''}${bearer}`;
};

/** What a character carries: `yRope`, or `nothing`. */
export const carries = (scene: Scene, name: string): string => {
  const { id } = token(scene, name);
  const load = scene.state.pieces.find(({ carrier }) => carrier === id);
  return load === undefined ? 'nothing' : formatToken(scene.rules, load.id);
};

/** Victory points, `4:5`: yellow's first. */
export const points = ({ rules, state }: Scene): string =>
  `${score(rules, state, 'yellow')}:${score(rules, state, 'blue')}`;

/** Action points left: `2`, and `2 yWa:4` when somebody has some of his own. */
export const purses = ({ rules, state }: Scene): string =>
  state.turn.purses
    .map(({ ap, only }) => (only === undefined ? `${ap}` : `${formatToken(rules, only)}:${ap}`))
    .join(' ');

/** Action points left in the purse that is anybody's. */
export const apLeft = ({ state }: Scene): number => state.turn.purses.find(({ only }) => only === undefined)?.ap ?? 0;

/** `inNotation` backwards. */
const inCatalogue = ({ rules, state }: Scene, place: Place): string => {
  const name = formatPlace(rules, state.tiles, place);
  const row = Number(name.slice(1)) - 1;
  if (name.startsWith('y')) return `YL${row}`;
  if (name.startsWith('z')) return `BL${row}`;
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  return `${row < 5 ? 'T' : 'B'}${Math.floor(column / 5) + 1}[${row % 5},${column % 5}]`;
};
