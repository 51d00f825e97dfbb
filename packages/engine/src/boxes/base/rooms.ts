import type { Legend } from '../../board/room.ts';
import { PLAIN_EDGES, ROOM_SIZE } from '../board.ts';

export const legend: Legend = {
  size: ROOM_SIZE,
  edges: PLAIN_EDGES,
  cells: { '.': 'floor', o: 'pit', G: 'gear' },
};

export const rooms = `
# The eight rooms of the base set, pairs 1 to 4, checked against the printed boards (docs/facts.md).
# Each drawing shows 5 x 5 squares in one orientation; walls and gates on the rim are the room's own and turn with it,
# so a border between two rooms carries the edges of both.
#   squares   .  floor     o  pit trap     G  rotation gear
#   edges     ---  |  wall     ===  !  portcullis     blank  open
# A name is the box, the number on the gear and the sense of the room's own arrow. Twins have one number, two senses.

# base 1-ccw
+   +   +   +   +   +
  . | G   o   . | .
+   +   +   +---+   +
  . | .   .   . | .
+   +   +   +   +   +
  . ! .   .   . ! .
+   +   +   +   +   +
  . | .   .   . | .
+   +---+   +---+   +
  . | . | o | . | .
+   +   +   +   +   +

# base 1-cw
+---+   +   +   +---+
| .   .   .   .   . |
+---+---+   +---+   +
  .   .   .   . | .
+   +   +   +   +   +
  . | .   G   . | .
+   +   +   +   +   +
| . | .   .   . ! .
+   +---+---+---+   +
  o   .   .   .   . |
+   +   +   +   +---+

# base 2-ccw
+   +---+   +   +   +
  . | .   .   . | o
+---+   +   +   +---+
  .   . | o | .   .
+   +---+   +---+   +
  . ! .   G   . ! . |
+   +---+   +---+   +
  .   . | o | .   .
+---+   +   +   +---+
  . | .   .   . | .
+   +---+   +---+   +

# base 2-cw
+---+---+---+   +   +
| .   .   .   . | . |
+   +   +---+---+   +
  . | . ! .   .   .
+   +   +   +---+---+
| . | . | .   .   o
+   +   +   +---+   +
| o   . | .   G | . |
+---+---+   +---+   +
  .   .   . | .   . |
+   +---+---+   +---+

# base 3-ccw
+   +   +---+   +   +
  o   .   .   . | .
+   +---+   +   +---+
  . ! .   . | .   . |
+   +---+---+---+   +
| .   .   .   o | .
+---+   +   +   +   +
  . | G   . | . | .
+   +---+===+   +   +
  .   .   . | .   . |
+   +---+   +   +   +

# base 3-cw
+   +---+   +   +---+
  . ! .   . | .   .
+   +   +===+---+   +
  . | . | .   . | .
+   +   +   +   +===+
| . | G | .   .   . |
+   +   +---+   +   +
  o   .   .   o   . |
+   +---+---+---+   +
  .   .   .   . | .
+   +---+   +   +   +

# base 4-ccw
+---+   +   +   +---+
| .   . | . | .   . |
+   +---+   +===+   +
  . | G   . | . | .
+   +---+   +   +   +
| .   . | .   . | . |
+---+   +---+---+   +
  . | .   o   .   . |
+   +---+   +---+---+
| .   . | . | .   .
+---+   +   +   +---+

# base 4-cw
+   +---+---+   +---+
| .   .   . | .   . |
+   +===+---+   +   +
| . | .   .   .   . |
+   +---+---+---+   +
  . | G   .   . | .
+---+---+   +   +   +
| .   .   . | . | . |
+   +---+   +   +   +
  . | .   . | .   o |
+---+   +---+---+   +
`;
