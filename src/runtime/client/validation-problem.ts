// Type of the problems of messages.

/** A validation problem. */
export interface ValidationProblem {
  /** Location in the value, as a JSON Pointer. */
  readonly pointer: string;
  /** The same location as a dotted path. */
  readonly field: string;
  /** The JSON Schema keyword that failed. */
  readonly keyword: string;
  /** Human-readable message. */
  readonly message: string;
}
