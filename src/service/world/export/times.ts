// Times of a state as a world file has them.

/** Milliseconds since the epoch, as a time of the file. */
export function momentText(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
