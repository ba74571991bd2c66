// Dynamic dependency tracking: records which parts of the model a computation reads.

/** Stable name of a part of the model, such as `schema Pet`. */
export type ModelPart = string;

/** A query and its result. */
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

/** No dependencies. */
export const noDependencies: Dependencies = { parts: new Set(), queries: new Set() };

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
 * `outer` is what was read before.
 */
export function track<T>(
  make: () => T,
  outer: Dependencies | undefined = innermost,
): { readonly value: T; readonly dependencies: Dependencies } {
  const before = innermost;
  const dependencies = { parts: new Set<ModelPart>(), queries: new Set<QueryResult>() };
  innermost = { ...dependencies, outer };
  try {
    return { value: make(), dependencies };
  } finally {
    innermost = before;
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
  for (let at: Scope | undefined = innermost; at !== undefined; at = at.outer) {
    for (const part of at.parts) parts.add(part);
    for (const query of at.queries) queries.add(query);
  }
  return { parts, queries };
}

/** Returns a lazy memoized value. Every caller records its dependencies. */
export function lazy<T>(make: () => T): () => T {
  let tracked: ReturnType<typeof track<T>> | undefined;
  return () => {
    tracked ??= track(make);
    recordDependencies(tracked.dependencies);
    return tracked.value;
  };
}

/** Returns a function memoized by its argument. Every caller records the dependencies of the result. */
export function memoize<K, T>(make: (key: K) => T): (key: K) => T {
  const valueByKey = new Map<K, () => T>();
  return (key) => {
    const value = valueByKey.get(key) ?? lazy(() => make(key));
    valueByKey.set(key, value);
    return value();
  };
}
