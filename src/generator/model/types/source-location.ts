// Source location of a part of the model.

/** File, JSON Pointer, and 1-based position. Never part of the output. */
export interface SourceLocation {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
}
