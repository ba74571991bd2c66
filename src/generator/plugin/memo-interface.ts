// Memo interface, through which targets reuse results of the previous run.

/** Identifier of the data that a result depends on. */
export interface MemoInput {
  /** Hash of the data. */
  readonly hash: string;
  /**
   * `false` if the result depends on data that the hash does not cover, and must not be reused. Read after the result
   * is computed.
   */
  readonly isComplete?: boolean;
}

/** Results of the previous run. Each result is a plain value without references to the model. */
export interface Memo {
  /** Returns the previous result for this kind and input, or else computes it. */
  get<T>(kind: string, input: MemoInput, compute: () => T): T;
}
