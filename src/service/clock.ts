// Adjustable clock, and the API's time format.

export interface Clock {
  now(): Date;
  /** Moves the clock forward or backward by `delta` milliseconds. */
  move(delta: number): void;
  /** Offset from the system's clock, in milliseconds. */
  readonly offset: number;
}

/** Creates a clock with an offset from the system's, in milliseconds. */
export function systemClock(offset = 0): Clock {
  let currentOffset = offset;
  return {
    now: () => new Date(Date.now() + currentOffset),
    move: (delta) => void (currentOffset += delta),
    get offset() {
      return currentOffset;
    },
  };
}

/** Creates a clock that moves only when `move` is called. For tests. */
export function stoppedClock(start: Date): Clock {
  let currentOffset = 0;
  return {
    now: () => new Date(start.getTime() + currentOffset),
    move: (delta) => void (currentOffset += delta),
    get offset() {
      return currentOffset;
    },
  };
}

/** Formats a time as `2030-01-15T10:20:30Z`, in UTC without fractional seconds (decisions: 37). */
export function formatTimestamp(time: Date | number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
