import type { Legend } from '../../board/room.ts';
import { PLAIN_EDGES, ROOM_SIZE } from '../board.ts';

export const legend: Legend = {
  size: ROOM_SIZE,
  // R-EDGE-03
  edges: [...PLAIN_EDGES, 'slit'],
  cells: { '.': 'floor', o: 'pit', G: 'gear' },
};

export const rooms = `
# The eight rooms of Prison, pairs 37 to 40, read off scans of the boards (docs/facts.md).
# Drawn like the rooms of the base set, with one edge more:
#   squares   .  floor     o  pit trap     G  rotation gear
#   edges     ---  |  wall     ===  !  portcullis     -:-  :  arrow-slit     blank  open

# prison 37-ccw
+   +   +   +---+---+
  .   G   . | .   . :
+   +   +   +   +   +
  o   .   . ! .   .
+   +-:-+---+---+---+
  . | .   . ! .   o
+   +   +   +   +   +
| . | .   . | . : .
+   +---+-:-+   +===+
| .   .   .   .   . |
+   +---+---+---+   +

# prison 37-cw
+   +   +   +   +---+
  .   .   .   .   . |
+---+---+   +---+   +
: .   . | o   .   .
+   +   +   +---+-:-+
| .   . ! G ! .   . |
+---+---+   +   +   +
  .   .   . | .   . |
+---+-:-+   +---+---+
  .   . | .   .   .
+   +   +   +---+---+

# prison 38-ccw
+---+---+   +---+   +
| .   .   . ! .   .
+   +---+-:-+---+   +
| . | .   .   . | .
+   +   +   +   +   +
  . ! .   G   . ! . |
+   +   +   +   +   +
  . | .   .   . | .
+   +---+---+-:-+   +
  .   o   .   .   . |
+   +   +---+   +---+

# prison 38-cw
+   +   +   +   +   +
  .   . | . | .   .
+===+---+   +---+-:-+
| .   .   .   .   . |
+   +---+---+---+   +
| .   .   .   .   .
+   +---+   +---+   +
  o   . | . | G   . |
+   +   +   +   +   +
  .   . ! .   .   o
+---+   +---+   +   +

# prison 39-ccw
+   +---+   +---+   +
  o   .   .   .   . |
+   +---+-:-+---+===+
| .   .   .   .   .
+---+---+   +---+---+
  .   .   .   .   . :
+   +---+---+---+   +
: .   G   .   .   .
+---+---+===+---+-:-+
  .   .   .   o   .
+---+   +---+   +---+

# prison 39-cw
+   +   +-:-+   +   +
  . | o   .   o | .
+   +   +   +   +   +
  . ! .   G   . ! .
+   +   +   +   +   +
  . | o   .   o | .
+   +   +-:-+   +   +
| .   .   .   .   . |
+   +---+   +---+   +
  .   .   . | .   . :
+   +---+---+   +---+

# prison 40-ccw
+   +   +---+---+---+
  .   o   . | .   . :
+   +-:-+   +   +   +
  . : .   . ! .   . |
+   +---+   +---+   +
  . ! .   .   .   o
+   +   +   +   +   +
  . | .   G   . | .
+---+---+   +---+   +
| .   .   .   . | .
+   +   +-:-+   +---+

# prison 40-cw
+---+   +---+   +   +
| .   .   .   .   .
+   +---+   +---+   +
  . : .   o   . : . |
+===+---+   +---+   +
| . | . | . | . | . |
+   +===+   +===+   +
: .   .   .   .   . :
+   +---+-:-+---+   +
  G   .   .   .   o
+   +---+   +---+   +
`;
