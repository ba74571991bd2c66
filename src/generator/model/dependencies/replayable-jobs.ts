// Replayable jobs: the calls of a job on a shared object are recorded, and replayed if its inputs are unchanged.

import type { Api } from '../types/api.ts';
import { getCacheAccess, type CacheEntry } from './result-cache.ts';
import { emptyDependencies, recordDependencies, track } from './tracking.ts';

/**
 * Operations on the shared object, by name. Arguments and results are plain data, and an operation reads only its
 * arguments and the shared object.
 */
type Operations = Readonly<Record<string, (...args: never[]) => unknown>>;

/** A computation that uses a shared object only through its operations `A`. */
export interface Job<A, T> {
  /** Unique among everything cached for a model. */
  readonly key: string;
  /** The result is plain data, and depends only on the model and on the results of `operations`. */
  readonly make: (operations: A) => T;
  /** Whether the cached result may be reused. */
  readonly isReusable: boolean;
  /** Returns the number of diagnostics so far. A job that reports diagnostics is never cached. */
  readonly countDiagnostics: () => number;
}

interface RecordedCall {
  readonly operation: string;
  readonly args: readonly unknown[];
  readonly result: unknown;
}

interface RecordedJob<T> {
  readonly calls: readonly RecordedCall[];
  readonly result: T;
}

/**
 * Returns the result of the job. If the parts of the model that it read are unchanged, replays its recorded calls, and
 * reuses its result if theirs are unchanged. Otherwise, runs the job; its first calls return the replayed results.
 */
export function runReplayableJob<A extends object, T>(
  api: Api,
  operations: A,
  { key, make, isReusable, countDiagnostics }: Job<A, T>,
): T {
  const cache = getCacheAccess(api);
  if (cache === undefined) return make(operations);
  const operationsByName = operations as unknown as Operations; // All properties are operations.
  const cached = isReusable ? cache.findValid<RecordedJob<T>>(key) : undefined;
  const replayedResults: unknown[] = [];
  const isUnchanged =
    cached?.value.calls.every(({ operation, args, result }) => {
      const replayed = operationsByName[operation]?.(...(args as never[])); // The recorded arguments.
      replayedResults.push(replayed);
      return isSame(replayed, result);
    }) ?? false;
  if (cached && isUnchanged) return reuse(cached);
  const calls: RecordedCall[] = [];
  const diagnosticsBefore = countDiagnostics();
  const recording = Object.keys(operationsByName).map(
    (operation) =>
      [
        operation,
        (...args: never[]): unknown => {
          const index = calls.length;
          const result =
            index < replayedResults.length ? replayedResults[index] : operationsByName[operation]?.(...args);
          calls.push({ operation, args, result });
          return result;
        },
      ] as const,
  );
  const { value: result, dependencies } = track(
    () => make(Object.fromEntries(recording) as unknown as A),
    emptyDependencies,
  ); // Has all operations.
  cache.recordComputed(key);
  const entry = { value: { calls, result }, dependencies };
  if (countDiagnostics() === diagnosticsBefore) return reuse(entry);
  recordDependencies(dependencies);
  return result;

  function reuse(entry: CacheEntry<RecordedJob<T>>): T {
    cache?.set(key, entry);
    recordDependencies(entry.dependencies);
    return entry.value.result;
  }
}

/** Returns whether two results, plain data with few properties, are equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [entriesA, entriesB] = [Object.entries(a), Object.entries(b)];
  return (
    entriesA.length === entriesB.length &&
    entriesA.every(([key, value], index) => entriesB[index]?.[0] === key && isSame(value, entriesB[index][1]))
  );
}

/** Computes a value unconditionally, and caches it under a key. */
export function computeAndCache<T>(api: Api, key: string, make: () => T): T {
  const cache = getCacheAccess(api);
  if (cache === undefined) return make();
  const { value, dependencies } = track(make, emptyDependencies);
  cache.set(key, { value, dependencies });
  recordDependencies(dependencies);
  return value;
}

/** Returns a value that is passed from one model to the next; `make` updates the previous value. */
export function carryOver<T>(api: Api, key: string, make: (previous: T | undefined) => T): T {
  return getCacheAccess(api)?.carryOver(key, make) ?? make(undefined);
}
