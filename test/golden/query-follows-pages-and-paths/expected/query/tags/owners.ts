// Queries and mutations of the tag "owners".

import type { CallOptions, Client } from '../../client/index.js';
import {
  deleteOwners,
  type DeleteOwnersResult,
  listOwners,
  type ListOwnersRequest,
  type ListOwnersResult,
  listPhones,
  type ListPhonesRequest,
  type ListPhonesResult,
} from '../../client/tags/owners.js';
import {
  type DataKey,
  fetchData,
  fetchLinkedPage,
  type KeyFunction,
  type LinkedQueryOptionsOf,
  type MutationOptionsOf,
  type QueryOptionsOf,
} from '../options.js';
import { createInfiniteKey, createKey, linkedPageRequest } from '../runtime.js';

/** Key of `listOwnersOptions`; without a request, the prefix of all its keys. */
export const listOwnersKey: KeyFunction<ListOwnersRequest, ListOwnersResult> = (
  request?: ListOwnersRequest,
) => createKey(['pet-store', 'owners', 'listOwners'], request) as DataKey<ListOwnersResult>;

/** `GET /owners` */
export function listOwnersOptions(
  client: Client,
  request?: ListOwnersRequest,
): QueryOptionsOf<ListOwnersResult> {
  return {
    queryKey: listOwnersKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(listOwners(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `GET /owners` */
export function listOwnersInfiniteOptions(
  client: Client,
  request?: ListOwnersRequest,
): LinkedQueryOptionsOf<ListOwnersResult> {
  return {
    queryKey: createInfiniteKey(
      listOwnersKey(request ?? {}),
    ) as LinkedQueryOptionsOf<ListOwnersResult>['queryKey'],
    queryFn: ({ pageParam, signal }) =>
      fetchLinkedPage(listOwners(client, linkedPageRequest(request, pageParam, signal))),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  };
}

/** Key of `listPhonesOptions`; without a request, the prefix of all its keys. */
export const listPhonesKey: KeyFunction<ListPhonesRequest, ListPhonesResult> = (
  request?: ListPhonesRequest,
) => createKey(['pet-store', 'owners', 'listPhones'], request) as DataKey<ListPhonesResult>;

/** `GET /owners/{name}/phones` */
export function listPhonesOptions(
  client: Client,
  request: ListPhonesRequest,
): QueryOptionsOf<ListPhonesResult> {
  return {
    queryKey: listPhonesKey(request),
    queryFn: ({ signal } = {}) =>
      fetchData(listPhones(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `DELETE /owners` */
export function deleteOwnersMutation(
  client: Client,
): MutationOptionsOf<CallOptions | void, DeleteOwnersResult> {
  return {
    mutationKey: ['pet-store', 'owners', 'deleteOwners'],
    mutationFn: (request) => fetchData(deleteOwners(client, request ?? {})),
    affects: () => [['pet-store', 'owners', 'listOwners']],
  };
}
