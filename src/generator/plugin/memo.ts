// Interface of the memo through which targets reuse results of the previous run.

/** Everything that a result is made from. */
export interface MemoInput {
  /** Hash of the content. */
  readonly hash: string;
  /** `false` if the result was made from more than was hashed, so that it must not be reused. Read after making it. */
  readonly isComplete?: boolean;
}

/** Results of the previous run. A result is a plain value without references to the model. */
export interface Memo {
  /** Returns the result of this kind for the input: that of the previous run, or else the one that `make` returns. */
  get<T>(kind: string, input: MemoInput, make: () => T): T;
}
