/** Frames a second while a room with ten tokens turns, at phone size with a CPU four times slower. */
export async function rotationFps(_table) {
  throw new Error('there is no table screen yet, so no room that turns.');
}
