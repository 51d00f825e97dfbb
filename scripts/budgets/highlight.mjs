/** Milliseconds from pressing a character to the next frame that shows where it can go: the 95th of 100 presses. */
export async function highlightP95Ms(_table) {
  throw new Error('there is no table screen yet, so nothing to highlight.');
}
