// Memo between runs of watch mode: results by kind and by the hash of their input.

import type { Memo } from '../plugin/memo.ts';

/** Results by kind and input. */
type Results = ReadonlyMap<string, unknown>;

/** The memo of one run. */
export interface RunMemo extends Memo {
  /** Kinds of the results that were made in this run rather than reused, in order. */
  readonly made: readonly string[];
  /** Number of results that this run can reuse. */
  readonly previousSize: number;
  /**
   * Returns the memo of the next run, which has the results that this run used. After a run with errors, it has those
   * of the run before, because the fix will be similar.
   */
  next(isValid: boolean): RunMemo;
}

/** Creates a memo that has the results of the previous run. */
export function createMemo(previous: Results = new Map()): RunMemo {
  const current = new Map<string, unknown>();
  const made: string[] = [];
  return {
    get<T>(kind: string, input: Parameters<Memo['get']>[1], make: () => T): T {
      const key = `${kind} ${input.hash}`;
      const isKnown = current.has(key) || previous.has(key);
      // The type of a result is determined by its kind.
      const result = isKnown ? ((current.get(key) ?? previous.get(key)) as T) : make();
      if (!isKnown) made.push(kind);
      if (isKnown || input.isComplete !== false) current.set(key, result);
      return result;
    },
    made,
    previousSize: previous.size,
    next: (isValid) => createMemo(isValid ? current : previous),
  };
}
