import type { Legend } from '../../board/room.ts';

export const legend: Legend = {
  size: 2,
  cells: { C: 'circle', T: 'triangle', S: 'square', G: 'gear' },
  isEachOnce: true,
};

export const rooms = `
# CARD GAME ROOMS: HOUSE LAYOUTS
# Nobody we can reach has the twelve original room cards, so this project drew its own. They obey every sentence of
# the rulebook that says something about rooms, but they are not the printed rooms. A user may replace this file.
#
# NOTATION (drawn like the rooms of the base set, for a room of 2 x 2 zones; printed orientation, north up)
#   cells   C  circle zone     T  triangle zone     S  square zone     G  rotation gear zone   (one of each per room)
#   edges   --- or |  wall     === or !  portcullis (starts closed)    -:- or :  arrow-slit
#           ooo or o  pit trap (inner edges only)                      blank  open
#   centre  +  nothing there   @  the room's pit passes through the centre (it covers two or more inner edges)
# A drawing is 5 lines of 9 characters. Edges stand at columns 0, 4, 8 of lines 1 and 3 (upright) and at columns 1-3
# and 5-7 of lines 0, 2 and 4 (level); zones at columns 2 and 6 of lines 1 and 3. Trailing blanks may be left out.
#   line 0   top border:     NW-top     NE-top
#   line 1   W of NW, zone NW, inner edge NW|NE, zone NE, E of NE
#   line 2   inner edge NW/SW, centre, inner edge NE/SE
#   line 3   W of SW, zone SW, inner edge SW|SE, zone SE, E of SE
#   line 4   bottom border:  SW-bottom  SE-bottom
# A room therefore has 4 zones, 4 inner edges and 8 border edges; all of them belong to the room and turn with it.
# Where two rooms meet, the shared border has BOTH rooms' edges (rules C-BOARD-9 and C-BOARD-10).
# The name is the pair's colour and the way the room's own arrow turns it: cw or ccw. Twins turn opposite ways.
#
# TURNING  Number the positions clockwise: 0 NW, 1 NE, 2 SE, 3 SW; the sides 0 N, 1 E, 2 S, 3 W; the inner edges by the
# lower neighbour going clockwise: 0 NW|NE, 1 NE/SE, 2 SE|SW, 3 SW/NW. A room turned by q clockwise quarters has the
# zone printed at position p at position (p+q) mod 4, inner edge i at (i+q) mod 4, and the border edge of position p,
# side s at position (p+q) mod 4, side (s+q) mod 4. One counter-clockwise quarter is q = 3. The pit keeps its zones.
#
# PIT TRAPS  The book speaks of pits in two ways and we keep both. (1) A pit separates two zones that share an edge, and
# nobody can stand on it or leave a thing on it: it is not a zone but something lying on an inner edge. (2) A jumper
# lands in ANY zone next to the pit, and both the line-of-sight figure and the spear text warn that a pit does not help
# a diagonal: so a pit may also touch zones that are diagonal to each other, which only a pit through the room's centre
# can do. Hence: a room has at most one pit; it is the set of inner edges marked o; it touches every zone bordering one
# of them (two zones if it covers one edge, three if it covers two neighbouring edges, four if it covers two opposite
# edges or more). Pits never lie on a room's border: the book names one there only in passing (combat in a starting
# zone repeats the general list of separators) and no example shows one.
#
# PORTCULLISES  At most one per room, because the book marks it by laying one card beside the ROOM and speaks of "the"
# portcullis of a room. Nine rooms have one, to match the nine Open/Broken cards in the box.

# blue cw
+   +---+
  C   T
+---+   +
  G o S !
+   +   +

# blue ccw
+   +-:-+
| C   G
+===+   +
  T | S
+   +---+

# green cw
+---+   +
  S ! C
+ooo+   +
  T | G :
+   +   +

# green ccw
+   +   +
  G o T
+   @ooo+
  S : C |
+   +   +

# red cw
+---+   +
  S   T |
+-:-+===+
  C   G
+   +---+

# red ccw
+   +---+
  C | T
+   +ooo+
! S   G
+---+   +

# yellow cw
+   +---+
: C o G
+   @---+
  S o T :
+---+   +

# yellow ccw
+   +   +
| G ! S
+   +---+
  T   C
+-:-+   +

# purple cw
+---+   +
  C   S :
+ooo+---+
  T   G
+   +===+

# purple ccw
+   +---+
  C   S
+ooo@   +
: G o T
+   +---+

# orange cw
+   +   +
  C : G |
+===+   +
| T   S
+   +---+

# orange ccw
+===+   +
  G   S
+---+   +
  C o T |
+   +   +
`;
