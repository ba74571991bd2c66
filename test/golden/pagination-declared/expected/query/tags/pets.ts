// Queries and mutations of the tag "pets".

import type { Client } from '../../client/index.js';
import { listPets, type ListPetsRequest, type ListPetsResult } from '../../client/tags/pets.js';
import {
  type DataKey,
  fetchData,
  type InfiniteQueryOptionsOf,
  type KeyFunction,
  type QueryOptionsOf,
} from '../options.js';
import { createInfiniteKey, createKey, nextCursor, pageRequest, readCursor } from '../runtime.js';

/** Key of `listPetsOptions`; without a request, the prefix of all its keys. */
export const listPetsKey: KeyFunction<ListPetsRequest, ListPetsResult> = (
  request?: ListPetsRequest,
) => createKey(['pages-with-other-names', 'pets', 'listPets'], request) as DataKey<ListPetsResult>;

/** `GET /pets` */
export function listPetsOptions(
  client: Client,
  request?: ListPetsRequest,
): QueryOptionsOf<ListPetsResult> {
  return {
    queryKey: listPetsKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(listPets(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `GET /pets` */
export function listPetsInfiniteOptions(
  client: Client,
  request?: ListPetsRequest,
): InfiniteQueryOptionsOf<ListPetsResult, string | undefined> {
  return {
    queryKey: createInfiniteKey(listPetsKey(request ?? {})) as InfiniteQueryOptionsOf<
      ListPetsResult,
      string | undefined
    >['queryKey'],
    queryFn: ({ pageParam, signal }) =>
      fetchData(listPets(client, pageRequest(request, { marker: pageParam }, signal))),
    initialPageParam: readCursor(request, 'marker'),
    getNextPageParam: (page, _pages, current) =>
      nextCursor(page, current, ['paging', 'marker'], ['paging', 'more']),
  };
}
