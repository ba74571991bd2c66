// Memo for watch mode: results of the previous run, by kind and by the hash of their input.

import type { Memo } from '../plugin/memo-interface.ts';

interface MemoizedResult {
  readonly value: unknown;
  /** Keys of the results from which this one was computed. */
  readonly parts: readonly string[];
}

/** Results by kind and input. */
type Results = ReadonlyMap<string, MemoizedResult>;

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
  const current = new Map<string, MemoizedResult>();
  const computedKinds: string[] = [];
  /** Keys of the results that the innermost computation has used so far. */
  let usedKeys: string[] = [];

  /** Keeps a result, and those from which it was computed, which a later run can reuse if only some of them change. */
  function keep(key: string, result: MemoizedResult): void {
    if (current.has(key)) return;
    current.set(key, result);
    for (const part of result.parts) {
      const partResult = previous.get(part);
      if (partResult) keep(part, partResult);
    }
  }

  function computeResult(compute: () => unknown): MemoizedResult {
    const outerKeys = usedKeys;
    usedKeys = [];
    try {
      const value = compute();
      return { value, parts: usedKeys };
    } finally {
      usedKeys = outerKeys;
    }
  }

  return {
    get<T>(kind: string, input: Parameters<Memo['get']>[1], compute: () => T): T {
      const key = `${kind} ${input.hash}`;
      const known = current.get(key) ?? previous.get(key);
      const result = known ?? computeResult(compute);
      if (!known) computedKinds.push(kind);
      if (known || input.isComplete !== false) {
        keep(key, result);
        usedKeys.push(key);
      } else usedKeys.push(...result.parts);
      return result.value as T; // determined by the kind
    },
    computedKinds,
    previousSize: previous.size,
    next: (isValid) => createMemo(isValid ? current : previous),
  };
}
