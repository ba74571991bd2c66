// Where a part of the model comes from, for diagnostics about it.

/** File, JSON pointer within it, and position (from 1). Never printed into output. */
export interface Origin {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
}
