// Cache of results derived from a model, reused for the next model if their dependencies are unchanged.

import type { Api } from '../types/api.ts';
import {
  emptyDependencies,
  lazy,
  recordDependencies,
  track,
  currentDependencies,
  recordQuery,
  type ModelPart,
  type QueryResult,
  type Dependencies,
} from './tracking.ts';
import { isEqual } from './equality.ts';

/** Results derived from one model, for use with the next. */
export interface CachedResults {
  readonly api: Api;
  /** Inputs other than the model. */
  readonly otherInputs: unknown;
  readonly entries: ReadonlyMap<string, CacheEntry>;
}

/** A cached result with its dependencies. */
export interface CacheEntry<T = unknown> {
  readonly value: T;
  readonly dependencies: Dependencies;
  /** Keys of the results that were cached during its computation and are reused with it. */
  readonly innerKeys?: readonly string[];
}

/** A memoized function of the whole model. */
interface Query {
  /** Returns the result and records it as a dependency. */
  readonly run: (argument: string) => unknown;
  /** Returns the result without recording it. */
  readonly resultOf: (argument: string) => QueryResult;
}

interface CacheState {
  readonly otherInputs: unknown;
  readonly previous: ReadonlyMap<string, CacheEntry>;
  /** Schemas and operations that differ from the previous model. */
  readonly changed: ReadonlySet<ModelPart>;
  readonly current: Map<string, CacheEntry>;
  readonly queries: Map<string, Query>;
  /** Current results by previous result; `undefined` if the result has changed. */
  readonly rechecked: Map<QueryResult, QueryResult | undefined>;
  readonly computedKeys: string[];
  /** Keys that are cached during the current computation. */
  innerKeys: string[];
}

const cacheStates = new WeakMap<Api, CacheState>();

/** Starts caching results for the model. */
export function startCaching(
  api: Api,
  otherInputs: unknown,
  previous: CachedResults['entries'],
  changed: ReadonlySet<ModelPart>,
): void {
  cacheStates.set(api, {
    otherInputs,
    previous,
    changed,
    current: new Map(),
    queries: new Map(),
    rechecked: new Map(),
    computedKeys: [],
    innerKeys: [],
  });
}

/**
 * Returns a lazy value: the cached result of the previous model if all its dependencies are unchanged, else the result
 * of `make`. Dependencies include everything read before this call. The result must be plain data without references to
 * the model.
 */
export function cacheLazily<T>(api: Api, key: string, make: () => T): () => T {
  const state = cacheStates.get(api);
  if (state === undefined) return lazy(make);
  const outer = currentDependencies();
  return () => {
    const entry = getOrCompute(state, key, make, outer);
    recordDependencies(entry.dependencies);
    return entry.value as T; // The type of a result is determined by its key.
  };
}

/**
 * Same as `cacheLazily`, for a part that depends neither on other parts nor on earlier reads. The caller records its
 * `dependencies`.
 */
export function cachePart<T>(
  api: Api,
  key: string,
  make: () => T,
): { readonly value: T; readonly dependencies: Dependencies } {
  const state = cacheStates.get(api);
  if (state === undefined) return track(make, emptyDependencies);
  const entry = getOrCompute(state, key, make, emptyDependencies);
  // The type of a result is determined by its key.
  return { value: entry.value as T, dependencies: entry.dependencies };
}

/** Same as `cachePart`, with the dependencies recorded for the current computation. */
export function cacheAndRecord<T>(api: Api, key: string, make: () => T): T {
  const { value, dependencies } = cachePart(api, key, make);
  recordDependencies(dependencies);
  return value;
}

/** Returns whether results of a model are cached. */
export function isTracked(api: Api): boolean {
  return cacheStates.has(api);
}

/** Same as `cacheAndRecord`, for a result that depends on nothing but its key. */
export function cacheByKey<T>(api: Api, key: string, make: () => T): T {
  const state = cacheStates.get(api);
  if (state === undefined) return make();
  const entry = state.current.get(key) ?? state.previous.get(key) ?? compute(state, key, make, emptyDependencies);
  retain(state, key, entry);
  return entry.value as T; // The type of a result is determined by its key.
}

/** Cache access for callers that track validity themselves. */
export interface CacheAccess {
  /** Returns the cached result for a key if its dependencies are unchanged. */
  findValid<T>(key: string): CacheEntry<T> | undefined;
  set(key: string, entry: CacheEntry): void;
  /** Records that a result was computed for a key. */
  recordComputed(key: string): void;
  /** Returns a value that is passed from one model to the next; `make` updates the previous value. */
  carryOver<T>(key: string, make: (previous: T | undefined) => T): T;
}

/** Returns access to the cache of a model; `undefined` if the model is untracked. */
export function getCacheAccess(api: Api): CacheAccess | undefined {
  const state = cacheStates.get(api);
  if (state === undefined) return undefined;
  const { current, previous, computedKeys } = state;
  return {
    // The type of a result is determined by its key.
    findValid: <T>(key: string) => (current.get(key) ?? findValid(state, key)) as CacheEntry<T> | undefined,
    set: (key, entry) => retain(state, key, entry),
    recordComputed: (key) => void computedKeys.push(key),
    carryOver<T>(key: string, make: (last: T | undefined) => T): T {
      const entry = current.get(key) ?? {
        value: make(previous.get(key)?.value as T | undefined),
        dependencies: emptyDependencies,
      };
      retain(state, key, entry);
      return entry.value as T; // The type of a result is determined by its key.
    },
  };
}

/** Returns the entry for a key: the cached one, or a new one. */
function getOrCompute(state: CacheState, key: string, make: () => unknown, outer: Dependencies): CacheEntry {
  const entry = state.current.get(key) ?? findValid(state, key) ?? compute(state, key, make, outer);
  retain(state, key, entry);
  return entry;
}

/** Retains an entry, and the valid entries that were cached during its computation. */
function retain(state: CacheState, key: string, entry: CacheEntry): void {
  state.innerKeys.push(key);
  if (state.current.has(key)) return;
  state.current.set(key, entry);
  for (const innerKey of entry.innerKeys ?? []) {
    const validEntry = state.current.has(innerKey) ? undefined : findValid(state, innerKey);
    if (validEntry) retain(state, innerKey, validEntry);
  }
}

/** Removes a result from the cache of the next model. */
export function removeCached(api: Api, key: string): void {
  cacheStates.get(api)?.current.delete(key);
}

/**
 * Returns the entry of the previous model if it is valid. Its queries are replaced with current ones, so that no
 * previous model is retained.
 */
function findValid({ previous, changed, rechecked, queries }: CacheState, key: string): CacheEntry | undefined {
  const entry = previous.get(key);
  if (entry === undefined) return undefined;
  const { parts, queries: previousResults } = entry.dependencies;
  // Few parts change, but a result depends on many.
  for (const part of changed) if (parts.has(part)) return undefined;
  if (previousResults.size === 0) return entry;
  const currentResults = new Set<QueryResult>();
  for (const previousResult of previousResults) {
    if (!rechecked.has(previousResult)) {
      // A query that depends on itself counts as changed.
      rechecked.set(previousResult, undefined);
      const currentResult = queries.get(previousResult.query)?.resultOf(previousResult.argument);
      if (currentResult && isEqual(previousResult.result, currentResult.result))
        rechecked.set(previousResult, currentResult);
    }
    const currentResult = rechecked.get(previousResult);
    if (currentResult === undefined) return undefined;
    currentResults.add(currentResult);
  }
  return { ...entry, dependencies: { parts, queries: currentResults } };
}

function compute(state: CacheState, key: string, make: () => unknown, outer: Dependencies): CacheEntry {
  const outerKeys = state.innerKeys;
  state.innerKeys = [];
  const { value, dependencies } = track(make, outer);
  const { innerKeys } = state;
  state.innerKeys = outerKeys;
  state.computedKeys.push(key);
  return {
    value,
    innerKeys,
    dependencies: {
      parts: new Set([...outer.parts, ...dependencies.parts]),
      queries: new Set([...outer.queries, ...dependencies.queries]),
    },
  };
}

/**
 * Returns a memoized query of the whole model. Its callers depend only on the results, which are plain data, and not on
 * the parts of the model that the query reads.
 */
export function createQuery<T>(api: Api, query: string, make: () => (argument: string) => T): (argument: string) => T {
  const state = cacheStates.get(api);
  if (state === undefined) return make();
  const existing = state.queries.get(query);
  if (existing) return existing.run as (argument: string) => T; // The type of a result is determined by its query.
  const { value: computeResult } = track(make);
  const results = new Map<string, QueryResult & { readonly result: T }>();
  const resultOf = (argument: string): QueryResult & { readonly result: T } => {
    const result = results.get(argument) ?? { query, argument, result: track(() => computeResult(argument)).value };
    results.set(argument, result);
    return result;
  };
  const run = (argument: string): T => {
    const result = resultOf(argument);
    recordQuery(result);
    return result.result;
  };
  state.queries.set(query, { run, resultOf });
  return run;
}

/** Returns a memoized value of the whole model; its callers depend only on the value. */
export function queryValue<T>(api: Api, query: string, make: () => T): T {
  return createQuery(api, query, () => make)('');
}

/** Returns the results to keep for the next model; `undefined` for an untracked model. */
export function getCachedResults(api: Api): CachedResults | undefined {
  const state = cacheStates.get(api);
  return state && { api, otherInputs: state.otherInputs, entries: state.current };
}

/** Returns the keys of the results that were computed rather than reused. */
export function listComputedKeys(api: Api): readonly string[] {
  return cacheStates.get(api)?.computedKeys ?? [];
}
