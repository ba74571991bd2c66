// Queries and mutations of the tag "logs".

import type { CallOptions, Client } from '../../client/index.js';
import {
  listLogs,
  type ListLogsRequest,
  type ListLogsResult,
  rotateLogs,
  type RotateLogsResult,
} from '../../client/tags/logs.js';
import {
  type DataKey,
  fetchData,
  type InfiniteQueryOptionsOf,
  type KeyFunction,
  type MutationOptionsOf,
  type QueryOptionsOf,
} from '../options.js';
import {
  createInfiniteKey,
  createKey,
  nextItemCursor,
  pageRequest,
  readCursor,
} from '../runtime.js';

/** Key of `listLogsOptions`; without a request, the prefix of all its keys. */
export const listLogsKey: KeyFunction<ListLogsRequest, ListLogsResult> = (
  request?: ListLogsRequest,
) => createKey(['pet-store', 'logs', 'listLogs'], request) as DataKey<ListLogsResult>;

/** `GET /logs` */
export function listLogsOptions(
  client: Client,
  request?: ListLogsRequest,
): QueryOptionsOf<ListLogsResult> {
  return {
    queryKey: listLogsKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(listLogs(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `GET /logs` */
export function listLogsInfiniteOptions(
  client: Client,
  request?: ListLogsRequest,
): InfiniteQueryOptionsOf<ListLogsResult, string | undefined> {
  return {
    queryKey: createInfiniteKey(listLogsKey(request ?? {})) as InfiniteQueryOptionsOf<
      ListLogsResult,
      string | undefined
    >['queryKey'],
    queryFn: ({ pageParam, signal }) =>
      fetchData(listLogs(client, pageRequest(request, { starting_after: pageParam }, signal))),
    initialPageParam: readCursor(request, 'starting_after'),
    getNextPageParam: (page) => nextItemCursor(page, ['has_more'], ['data'], 'id'),
  };
}

/** `POST /logs/rotate` */
export function rotateLogsMutation(
  client: Client,
): MutationOptionsOf<CallOptions | void, RotateLogsResult> {
  return {
    mutationKey: ['pet-store', 'logs', 'rotateLogs'],
    mutationFn: (request) => fetchData(rotateLogs(client, request ?? {})),
    affects: () => [['pet-store', 'logs', 'listLogs']],
  };
}
