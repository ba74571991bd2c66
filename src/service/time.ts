// Adjustable clock, and the API's time format.

export interface Clock {
  now(): Date;
  /** Moves the clock, forwards or backwards, by milliseconds. */
  move(by: number): void;
  /** Offset from the system's clock, in milliseconds. */
  readonly offset: number;
}

/** Creates a clock with an offset from the system's, in milliseconds. */
export function systemClock(offset = 0): Clock {
  let moved = offset;
  return {
    now: () => new Date(Date.now() + moved),
    move: (by) => void (moved += by),
    get offset() {
      return moved;
    },
  };
}

/** Creates a clock that only moves explicitly. For tests. */
export function stoppedClock(start: Date): Clock {
  let moved = 0;
  return {
    now: () => new Date(start.getTime() + moved),
    move: (by) => void (moved += by),
    get offset() {
      return moved;
    },
  };
}

/** Formats `2030-01-15T10:20:30Z`: UTC, in seconds (decisions: 37). */
export function timestamp(time: Date | number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
