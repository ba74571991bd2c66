// Memo for watch mode: results of the previous run, by kind and by the hash of their input.

import type { Memo } from '../plugin/memo-interface.ts';

/** Results by kind and input. */
type Results = ReadonlyMap<string, unknown>;

/** The memo of one run. */
export interface RunMemo extends Memo {
  /** Kinds of the results that this run computed rather than reused, in order. */
  readonly computedKinds: readonly string[];
  /** Number of results that this run can reuse. */
  readonly previousSize: number;
  /**
   * Returns the memo of the next run, which contains the results that this run used. After a run with errors, it
   * contains the results of the previous run instead, because the corrected document will be similar to the previous
   * one.
   */
  next(isValid: boolean): RunMemo;
}

/** Creates a memo that contains the results of the previous run. */
export function createMemo(previous: Results = new Map()): RunMemo {
  const current = new Map<string, unknown>();
  const computedKinds: string[] = [];
  return {
    get<T>(kind: string, input: Parameters<Memo['get']>[1], compute: () => T): T {
      const key = `${kind} ${input.hash}`;
      const isKnown = current.has(key) || previous.has(key);
      // The type of a result is determined by its kind.
      const result = isKnown ? ((current.get(key) ?? previous.get(key)) as T) : compute();
      if (!isKnown) computedKinds.push(kind);
      if (isKnown || input.isComplete !== false) current.set(key, result);
      return result;
    },
    computedKinds,
    previousSize: previous.size,
    next: (isValid) => createMemo(isValid ? current : previous),
  };
}
