/** Milliseconds from opening a game's address to a drawn board, in a window that never saw the page: the median of five. */
export async function firstBoardMs(_table) {
  throw new Error('there is no table screen yet, so no first board.');
}
