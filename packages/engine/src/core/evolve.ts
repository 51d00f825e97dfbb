import { filledPiles, laidPiles, shuffledPiles, turnedPiles } from './asking/pile.ts';
import {
  copied,
  withCarrier,
  withPiece,
  withPieces,
  withPiles,
  withPlayer,
  withPurses,
  withTasks,
  withTile,
  withTurn,
} from './copies.ts';
import type { EventOf, EventType, GameEvent } from './event.ts';
import { filled } from './purses.ts';
import {
  type Card,
  HIDDEN,
  type Kind,
  OUT,
  type Piece,
  type PieceId,
  type Seat,
  type Secret,
  type State,
  type Tile,
  type Turn,
} from './state.ts';

/**
 * Folds one fact into a state. It holds no rule and needs no ruleset: old games fold for ever. What nearly every action
 * brings about is named, for to look it up would take as long as to fold it.
 */
export const evolve = (state: State, event: GameEvent): State => {
  switch (event.type) {
    case 'moved':
      return FOLDS.moved(state, event);
    case 'spent':
      return FOLDS.spent(state, event);
    case 'answered':
      return FOLDS.answered(state, event);
    case 'took':
      return FOLDS.took(state, event);
    case 'left':
      return FOLDS.left(state, event);
    case 'turnEnded':
      return FOLDS.turnEnded(state, event);
    case 'turnBegan':
      return FOLDS.turnBegan(state, event);
    case 'played':
      return FOLDS.played(state, event);
    case 'purseOpened':
      return FOLDS.purseOpened(state, event);
    default:
      return (FOLDS[event.type] as Fold<EventType>)(state, event);
  }
};

type Fold<T extends EventType> = (state: State, event: EventOf<T>) => State;

const FOLDS: { readonly [T in EventType]: Fold<T> } = {
  asked: (state, { task }) => withTasks(state, [...state.tasks, task]),
  answered: (state, { task }) => {
    if (task === undefined) return withTasks(state, state.tasks.slice(0, -1));
    const tasks = state.tasks.slice();
    tasks[Math.max(0, tasks.length - 1)] = task;
    return withTasks(state, tasks);
  },
  pooled: (state, { rooms }) => {
    const next = copied(state);
    next.unseen = rooms;
    return next;
  },
  named: (state) => state,
  picked: (state, { seat, kind, team }) =>
    withPlayer(state, seat, (player) => {
      player.reserve = [...player.reserve, kind];
      player.team = [...player.team, team];
    }),
  paired: (state, { seat, pair, rooms }) => {
    const next = withPlayer(state, seat, (player) => {
      player.pairs = [...player.pairs, pair];
    });
    next.unseen = [...state.unseen, ...rooms].sort(secretsLast);
    return next;
  },
  forgone: (state, { seat, kind }) =>
    withPlayer(state, seat, (player) => {
      player.reserve = without(player.reserve, kind);
    }),
  lined: (state, { seat, kind }) =>
    withPlayer(state, seat, (player) => {
      player.reserve = without(player.reserve, kind);
      player.lineup = [...player.lineup, kind];
    }),
  stashed: (state, { seat, tile, kind, token }) => {
    const laid = withPlayer(state, seat, (player) => {
      player.reserve = without(player.reserve, kind);
    });
    return withTile(laid, tile, (under) => {
      under.stash = [...under.stash, { owner: seat, kind: token }];
    });
  },
  faced: (state, { seat, at }) =>
    withPlayer(state, seat, (player) => {
      player.facing = [...player.facing, at];
    }),
  bagged: (state, { seat, kinds }) =>
    withPlayer(state, seat, (player) => {
      player.reserve = kinds.reduce(without, player.reserve);
    }),
  teamShown: (state, { seat }) =>
    withPlayer(state, seat, (player) => {
      player.lineup = [];
      player.facing = [];
    }),
  turnBegan: (state, { seat, seconds }) =>
    withTurn(state, (turn) => {
      turn.number++;
      turn.seat = seat;
      turn.seconds = seconds;
    }),
  turnEnded: (state) => {
    const next = withTurn(state, (turn) => {
      turn.purses = [];
      turn.wounded = [];
      turn.blocked = [];
      turn.entrances = NONE;
      turn.done = NONE;
      turn.quiet = turn.stirred ? 0 : turn.quiet + 1;
      turn.stirred = false;
      turn.expired = false;
    });
    next.players = disagreed(state.players);
    return next;
  },
  expired: (state) =>
    withTurn(state, (turn) => {
      turn.expired = true;
    }),
  played: (state, { seat, card }) => withoutCard(state, seat, card),
  // Cards never come back once they have left the game: that is progress (B-END-07).
  discarded: (state, { seat, card }) => stirred(withoutCard(state, seat, card)),
  recycled: (state, { seat, cards }) =>
    withPlayer(state, seat, (player) => {
      // Into a covered hand they go face-down (B-HID-08): a view keeps nothing that its viewer has to remember.
      const back = player.hand.includes(HIDDEN) ? cards.map(() => HIDDEN) : cards;
      player.hand = [...back, ...player.hand];
    }),
  purseOpened: (state, event) => {
    const opened = withPurses(state, filled(state.turn.purses, event, event.ap));
    if (event.only !== undefined || event.ap <= state.turn.highest) return opened;
    return withTurn(opened, (turn) => {
      turn.highest = event.ap;
    });
  },
  purseClosed: (state, { only, lent }) =>
    withPurses(
      state,
      state.turn.purses.filter((purse) => purse.only !== only || purse.lent !== (lent === true)),
    ),
  spent: (state, event) => withPurses(state, filled(state.turn.purses, event, -event.ap)),
  idled: (state, { turns }) =>
    withTurn(state, (turn) => {
      turn.idle = turns;
    }),
  did: (state, { piece, deed }) =>
    withTurn(state, (turn) => {
      turn.done = [...turn.done, { piece, deed }];
    }),
  met: (state, { piece, edge }) =>
    withTurn(state, (turn) => {
      const others = withoutEntrance(turn.entrances, piece);
      turn.entrances = edge === undefined ? others : [...others, { piece, edge }].sort((a, b) => a.piece - b.piece);
    }),
  timeAdded: (state, { seconds }) =>
    withTurn(state, (turn) => {
      turn.seconds += seconds;
    }),
  revealed: (state, { tile, room, turn }) => {
    const next = withTile(state, tile, (shown) => {
      shown.room = room;
      shown.turn = turn;
      shown.stash = [];
    });
    next.unseen = without(state.unseen, room);
    return stirred(next);
  },
  entered: (state, { piece, at }) =>
    withPiece(state, piece, (entered) => {
      entered.at = at;
    }),
  moved: (state, { piece, path }) => {
    const at = path[path.length - 1] as number;
    const pieces = state.pieces.slice();
    for (let id = 0; id < pieces.length; id++) {
      const { carrier, wounded } = pieces[id] as Piece;
      if (id === piece || (carrier !== undefined && carrier === piece)) pieces[id] = { id, at, carrier, wounded };
    }
    return withPieces(state, pieces);
  },
  took: (state, { piece, token }) => withCarrier(state, token, piece),
  stole: (state, { piece, token }) =>
    withPiece(state, token, (stolen) => {
      stolen.at = (state.pieces[piece] as Piece).at;
      stolen.carrier = piece;
    }),
  left: (state, { token, to }) => withCarrier(state, token, to),
  rotated: (state, { tile, quarters }) =>
    withTile(state, tile, (turned) => {
      turned.turn = (turned.turn + quarters) & 3;
    }),
  swapped: (state, { tile, with: other }) => {
    const [here, there] = [state.tiles[tile] as Tile, state.tiles[other] as Tile];
    const moved = withTile(state, tile, (under) => {
      under.slot = there.slot;
    });
    return withTile(moved, other, (under) => {
      under.slot = here.slot;
    });
  },
  marked: (state, { tile, edge, state: mark, by }) => {
    const next = withTile(state, tile, (on) => {
      const others = on.marks.filter((other) => other.edge !== edge);
      const marks = mark === undefined ? others : [...others, { edge, state: mark, by }];
      on.marks = marks.sort((a, b) => a.edge - b.edge);
    });
    // A marker of which there are few never comes back: that is progress (P-GLOSS-13).
    return by === undefined ? next : stirred(next);
  },
  covered: (state, { tile, cover }) =>
    withTile(state, tile, (on) => {
      on.covers = [...on.covers, cover].sort((a, b) => a.cell - b.cell);
    }),
  uncovered: (state, { tile, cover }) =>
    withTile(state, tile, (on) => {
      on.covers = on.covers.filter(({ cell }) => cell !== cover.cell);
    }),
  fought: (state) => state,
  handShown: (state, { seat, cards, only }) =>
    only === undefined
      ? state
      : withPlayer(state, seat, (player) => {
          player.bared = cards;
        }),
  committed: (state, { seat, card, open }) =>
    withPlayer(state, seat, (player) => {
      if (player.committed === undefined) player.committed = card;
      else player.second = card;
      player.open = open === true;
    }),
  unmasked: (state, { seat }) =>
    withPlayer(state, seat, (player) => {
      player.committed = undefined;
      player.second = undefined;
      player.open = false;
      player.bared = NONE;
    }),
  wounded: (state, { piece }) => {
    const hurt = withPiece(state, piece, (victim) => {
      victim.wounded = true;
    });
    return withTurn(hurt, (turn) => {
      turn.wounded = [...turn.wounded, piece];
      turn.entrances = withoutEntrance(turn.entrances, piece);
    });
  },
  healed: (state, { piece }) => {
    const well = withPiece(state, piece, (patient) => {
      patient.wounded = false;
    });
    return withTurn(well, (turn) => {
      turn.blocked = [...turn.blocked, piece];
    });
  },
  revived: (state, { piece }) =>
    withPiece(state, piece, (patient) => {
      patient.wounded = false;
    }),
  removed: (state, { piece }) => {
    const next = withPiece(state, piece, (gone) => {
      gone.at = OUT;
      gone.carrier = undefined;
      gone.wounded = false;
    });
    return withTurn(next, (turn) => {
      turn.stirred = true;
      turn.entrances = withoutEntrance(turn.entrances, piece);
    });
  },
  banked: (state, { seat, points }) =>
    withPlayer(state, seat, (player) => {
      player.bank += points;
    }),
  kept: (state, { seat, ap }) =>
    withPlayer(state, seat, (player) => {
      player.kept = ap;
    }),
  agreed: (state, { seat }) =>
    withPlayer(state, seat, (player) => {
      player.agreed = true;
    }),
  ended: (state, { ending }) => {
    const next = withTasks(state, []);
    next.ending = ending;
    return next;
  },
  chosen: (state) => state,
  filled: (state, event) => withPiles(state, filledPiles(state.piles, event)),
  laid: (state, event) => withPiles(state, laidPiles(state.piles, event)),
  shuffled: (state, event) => withPiles(state, shuffledPiles(state.piles, event)),
  turned: (state, event) => withPiles(state, turnedPiles(state.piles, event)),
};

const NONE: readonly never[] = [];

const withoutEntrance = (entrances: Turn['entrances'], piece: PieceId): Turn['entrances'] =>
  entrances.length === 0 ? entrances : entrances.filter((entrance) => entrance.piece !== piece);

/** Progress was made (B-END-07). */
const stirred = (state: State): State =>
  state.turn.stirred
    ? state
    : withTurn(state, (turn) => {
        turn.stirred = true;
      });

const withoutCard = (state: State, seat: Seat, card: Card): State =>
  withPlayer(state, seat, (player) => {
    player.hand = without(player.hand, card);
  });

/** One copy less; a secret one is any hidden one. */
const without = <T extends Secret<Kind>>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item);
  return list.filter((_, index) => index !== (at < 0 ? list.lastIndexOf(HIDDEN as T) : at));
};

/** One order for everybody, whatever of it he knows. */
const secretsLast = (a: Secret<string>, b: Secret<string>): number =>
  Number(a === HIDDEN) - Number(b === HIDDEN) || (a < b ? -1 : a > b ? 1 : 0);

const disagreed = (players: State['players']): State['players'] =>
  players.yellow.agreed || players.blue.agreed
    ? { yellow: { ...players.yellow, agreed: false }, blue: { ...players.blue, agreed: false } }
    : players;
