// Time: a clock that tests can move, and times as the API writes them.

export interface Clock {
  now(): Date;
  /** Moves the clock, forwards or backwards, by milliseconds. */
  move(by: number): void;
  /** Milliseconds by which it differs from the system's. */
  readonly offset: number;
}

/** The system's clock, moved by `offset` milliseconds. */
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

/** A clock that stands still until it is moved. For tests. */
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

/** `2030-01-15T10:20:30Z`: UTC, to the second (decisions: 37). */
export function timestamp(time: Date | number): string {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
