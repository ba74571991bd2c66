// Dynamic dependency tracking: records which parts of the model a computation reads.

/** Stable name of a part of the model, such as `schema Pet`. */
export type ModelPart = string;

/**
 * A query and its result. A query is a named function of the whole model; a computation that calls it depends only on
 * the result.
 */
export interface QueryResult {
  readonly query: string;
  readonly argument: string;
  readonly result: unknown;
}

/** Dependencies of a computation. */
export interface Dependencies {
  readonly parts: ReadonlySet<ModelPart>;
  readonly queries: ReadonlySet<QueryResult>;
}

export const emptyDependencies: Dependencies = { parts: new Set(), queries: new Set() };

interface Frame {
  readonly parts: Set<ModelPart>;
  readonly queries: Set<QueryResult>;
}

interface Scope extends Dependencies {
  readonly outer?: Scope | undefined;
}

/** The innermost running computation. Computations are synchronous, so there is never more than one. */
let innermost: (Frame & Scope) | undefined;

/** Records that a part was read. */
export function recordPart(part: ModelPart): void {
  innermost?.parts.add(part);
}

/** Records that a query was made. */
export function recordQuery(query: QueryResult): void {
  innermost?.queries.add(query);
}

/**
 * Runs a computation and returns its result with its dependencies, which the enclosing computation does not record.
 * `outer` holds the dependencies recorded before it.
 */
export function track<T>(
  make: () => T,
  outer: Dependencies | undefined = innermost,
): { readonly value: T; readonly dependencies: Dependencies } {
  const enclosing = innermost;
  const dependencies = { parts: new Set<ModelPart>(), queries: new Set<QueryResult>() };
  innermost = { ...dependencies, outer };
  try {
    return { value: make(), dependencies };
  } finally {
    innermost = enclosing;
  }
}

/** Records the dependencies for the current computation. */
export function recordDependencies({ parts, queries }: Dependencies): void {
  if (innermost === undefined) return;
  for (const part of parts) innermost.parts.add(part);
  for (const query of queries) innermost.queries.add(query);
}

/** Returns all dependencies recorded so far by the running computations. */
export function currentDependencies(): Dependencies {
  const parts = new Set<ModelPart>();
  const queries = new Set<QueryResult>();
  for (let scope: Scope | undefined = innermost; scope !== undefined; scope = scope.outer) {
    for (const part of scope.parts) parts.add(part);
    for (const query of scope.queries) queries.add(query);
  }
  return { parts, queries };
}

/** Returns a lazy memoized value. Each read records its dependencies for the computation that reads it. */
export function lazy<T>(make: () => T): () => T {
  let tracked: ReturnType<typeof track<T>> | undefined;
  return () => {
    tracked ??= track(make);
    recordDependencies(tracked.dependencies);
    return tracked.value;
  };
}

/** Returns a function memoized by its argument. Each call records the dependencies of the result. */
export function memoize<K, T>(make: (key: K) => T): (key: K) => T {
  const valueByKey = new Map<K, () => T>();
  return (key) => {
    const value = valueByKey.get(key) ?? lazy(() => make(key));
    valueByKey.set(key, value);
    return value();
  };
}
