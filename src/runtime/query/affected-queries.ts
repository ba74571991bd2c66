// Queries that a mutation affects: invalidation, and optimistic updates.

import type { QueryKey } from './keys.ts';

/** A mutation that states the keys, or prefixes of keys, of the queries whose data it changes. */
export interface AffectingMutation<Request> {
  readonly affects: (request: Request) => readonly QueryKey[];
}

/** The request of a mutation, which can be omitted if the mutation needs none. */
type RequestParameter<Request> = undefined extends Request ? [request?: Request] : [request: Request];

/** The part of a `QueryClient` that invalidates queries. */
export interface QueryInvalidator {
  invalidateQueries(filters: { readonly queryKey: QueryKey }): Promise<void>;
}

/** The part of a `QueryClient` that changes cached data. */
export interface QueryDataStore {
  cancelQueries(filters: { readonly queryKey: QueryKey }): Promise<void>;
  getQueriesData(filters: { readonly queryKey: QueryKey }): (readonly [QueryKey, unknown])[];
  setQueryData(queryKey: QueryKey, data: unknown): unknown;
  resetQueries(filters: { readonly queryKey: QueryKey; readonly exact: boolean }): Promise<void>;
}

/**
 * Invalidates the queries that a mutation affects. The promise is fulfilled when those in use are fetched again:
 * `onSuccess: (pet, request) => invalidate(queryClient, mutation, request)`.
 */
export async function invalidate<Request>(
  queryClient: QueryInvalidator,
  { affects }: AffectingMutation<Request>,
  ...[request]: RequestParameter<Request>
): Promise<void> {
  await Promise.all(affects(request as Request).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * Cancels the requests of the queries that a mutation affects, so that they do not replace data that is now set. Returns
 * a function that restores their cached data, and removes data of queries that had none: return it in `onMutate`, and
 * call it in `onError`.
 */
export async function beginOptimisticUpdate<Request>(
  queryClient: QueryDataStore,
  { affects }: AffectingMutation<Request>,
  ...[request]: RequestParameter<Request>
): Promise<() => void> {
  const keys = affects(request as Request);
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const readData = (): (readonly [QueryKey, unknown])[] =>
    keys.flatMap((queryKey) => queryClient.getQueriesData({ queryKey })).filter(([, data]) => data !== undefined);
  const snapshots = readData();
  return () => {
    const known = new Set(snapshots.map(([queryKey]) => queryKey));
    for (const [queryKey] of readData()) {
      // `setQueryData` ignores undefined. Removed queries would no longer be invalidated for the components that use them.
      if (!known.has(queryKey)) void queryClient.resetQueries({ queryKey, exact: true });
    }
    for (const [queryKey, data] of snapshots) queryClient.setQueryData(queryKey, data);
  };
}
