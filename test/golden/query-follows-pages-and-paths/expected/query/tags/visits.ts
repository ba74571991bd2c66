// Queries and mutations of the tag "visits".

import type { Client } from '../../client/index.js';
import {
  listVisits,
  type ListVisitsRequest,
  type ListVisitsResult,
} from '../../client/tags/visits.js';
import {
  type DataKey,
  fetchData,
  type InfiniteQueryOptionsOf,
  type KeyFunction,
  type QueryOptionsOf,
} from '../options.js';
import {
  createInfiniteKey,
  createKey,
  nextOffset,
  pageRequest,
  readPageNumber,
} from '../runtime.js';

/** Key of `listVisitsOptions`; without a request, the prefix of all its keys. */
export const listVisitsKey: KeyFunction<ListVisitsRequest, ListVisitsResult> = (
  request?: ListVisitsRequest,
) => createKey(['pet-store', 'visits', 'listVisits'], request) as DataKey<ListVisitsResult>;

/** `GET /visits` */
export function listVisitsOptions(
  client: Client,
  request?: ListVisitsRequest,
): QueryOptionsOf<ListVisitsResult> {
  return {
    queryKey: listVisitsKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(listVisits(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `GET /visits` */
export function listVisitsInfiniteOptions(
  client: Client,
  request?: ListVisitsRequest,
): InfiniteQueryOptionsOf<ListVisitsResult, number> {
  return {
    queryKey: createInfiniteKey(listVisitsKey(request ?? {})) as InfiniteQueryOptionsOf<
      ListVisitsResult,
      number
    >['queryKey'],
    queryFn: ({ pageParam, signal }) =>
      fetchData(listVisits(client, pageRequest(request, { offset: pageParam }, signal))),
    initialPageParam: readPageNumber(request, 'offset', 0),
    getNextPageParam: (page, _pages, current) =>
      nextOffset(page, current, { items: ['visits'], total: ['total'] }),
  };
}
