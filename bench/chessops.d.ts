// As much of chessops as the yardstick uses: types are checked everywhere, and it is installed only where it is measured.
declare module 'chessops/types' {
  export interface NormalMove {
    from: number;
    to: number;
    promotion?: 'queen';
  }
}

declare module 'chessops/squareSet' {
  export class SquareSet implements Iterable<number> {
    static backranks(): SquareSet;
    has(square: number): boolean;
    [Symbol.iterator](): Iterator<number>;
  }
}

declare module 'chessops/chess' {
  import type { SquareSet } from 'chessops/squareSet';
  import type { NormalMove } from 'chessops/types';

  export class Chess {
    static default(): Chess;
    readonly board: { readonly pawn: SquareSet };
    allDests(): ReadonlyMap<number, SquareSet>;
    play(move: NormalMove): void;
  }
}
