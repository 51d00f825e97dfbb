import type { Legend } from '../../board/room.ts';
import { PLAIN_EDGES, ROOM_SIZE } from '../board.ts';

export const legend: Legend = {
  size: ROOM_SIZE,
  edges: PLAIN_EDGES,
  cells: {
    '.': 'floor',
    o: 'pit',
    G: 'gear',
    m: 'mist',
    r: 'rocks',
    v: 'rift',
    f: 'fountain',
    p: 'pentacle',
    // P-MIST-10
    M: 'pitInMist',
    W: 'gearInMist',
    R: 'rocksInMist',
  },
};

export const rooms = `
# Paladins & Dragons: rooms 5-8, eight HOUSE layouts.
# These layouts are this project's own. Nobody we can reach has the printed boards of this box; the room numbers,
# the pairing and the list of terrain are the box's, every wall and square below was designed here. Replace this file
# with checked layouts, in the same notation, if the originals ever turn up; no rule depends on these drawings.
#
# Notation as in the base set: a room is 5 x 5 squares; every one of its edges belongs to the room and turns with it.
#   cells   .  floor      o  pit trap      G  rotation gear
#           m  mist (over plain floor)     r  falling rocks     v  rift (crevasse)
#           f  fountain of youth           p  pentacle (always a 2 x 2 block)
#   edges   --- or |  wall      === or !  portcullis      blank  open
# The name is the gear's number and the way its own arrow turns: cw or ccw.
# Twins share a number and turn opposite ways. Where two rooms meet, the shared border has BOTH rooms' edges.
# Only . is a floor square. Tokens of a revealed room go on . or G; never on m r v f p o.
#
# 5 fog: a winding mist corridor / a mist crossing with the gear at its heart and a falling-rock short cut.
# 6 rift: a chasm two squares wide between two gated walkways / a bridge over two chasms, two squares deep.
# 7 fountain: a spring between pit, rocks and a grating / a court whose fountain is reached from two sides.
# 8 pentacle: an open hall with a gated west door / a vault entered by mist, gate, jump or falling rocks.

# paladins 5-ccw
+   +---+   +   +---+
  .   .   . | .   . |
+   +---+   +---+   +
  m   m | . ! G   .
+---+   +   +---+   +
| . | m   m   m | .
+   +---+---+   +===+
  .   . | o   m   m
+   +   +   +---+   +
| .   .   . | .   .
+---+   +---+   +---+

# paladins 5-cw
+---+---+   +---+   +
| .   .   m | .   .
+   +---+   +   +---+
  . | .   m   o   . |
+   +   +---+---+   +
  m   m ! G   m   m
+---+   +   +   +   +
| .   r   m   . | .
+   +---+   +---+   +
  .   . | m ! .   . |
+   +   +   +---+   +

# paladins 6-ccw
+   +---+   +---+   +
  .   .   . ! .   .
+   +   +---+---+   +
| .   v   v | .   . |
+   +   +   +   +---+
  .   v   v   r   . |
+   +   +   +   +   +
| .   v   v   G   .
+   +---+   +---+   +
  .   .   . ! .   . |
+---+   +   +   +   +

# paladins 6-cw
+---+   +   +---+   +
  .   .   .   . ! .
+   +---+   +   +   +
| .   . | .   G | . |
+   +   +   +   +---+
| v   v | .   v   v |
+   +   +   +   +   +
  v   v | .   v   v |
+   +   +===+   +   +
  .   r   .   .   .
+   +---+   +---+   +

# paladins 7-ccw
+   +   +---+   +---+
  .   . | .   .   .
+   +---+   +---+   +
| .   .   r   f ! .
+---+   +---+   +   +
  .   .   o   .   . |
+   +---+   +---+   +
  . ! G   . | .   .
+   +---+   +   +---+
  .   .   . ! .   . |
+---+   +---+---+   +

# paladins 7-cw
+   +---+   +---+   +
| .   .   . | .   . |
+   +   +---+---+===+
| m   m | f   .   .
+   +---+   +---+   +
  .   .   .   o   . |
+---+   +---+   +   +
| r   . | .   G   m
+   +   +   +---+---+
  . | .   . ! .   .
+   +---+   +   +---+

# paladins 8-ccw
+   +   +---+   +   +
  .   .   .   . | .
+   +---+---+   +   +
  . | p   p   .   . |
+   +   +   +---+   +
| . ! p   p | G   .
+   +---+   +   +---+
  .   o   .   r   . |
+---+   +   +---+   +
| .   . | .   .   .
+---+   +---+   +---+

# paladins 8-cw
+---+---+   +   +---+
| .   .   .   m   . |
+   +   +   +   +   +
  .   G | v   m   .
+---+   +   +   +---+
  .   . ! p   p | .
+   +---+   +   +   +
| .   r   p   p ! . |
+   +   +---+---+   +
  .   . ! .   .   .
+   +---+   +---+   +
`;
