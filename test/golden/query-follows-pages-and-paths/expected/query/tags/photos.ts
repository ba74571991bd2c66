// Queries and mutations of the tag "photos".

import type { Client } from '../../client/index.js';
import {
  addPhoto,
  type AddPhotoRequest,
  type AddPhotoResult,
  listPhotos,
  type ListPhotosRequest,
  type ListPhotosResult,
} from '../../client/tags/photos.js';
import {
  type DataKey,
  fetchData,
  type InfiniteQueryOptionsOf,
  type KeyFunction,
  type MutationOptionsOf,
  type QueryOptionsOf,
} from '../options.js';
import { createInfiniteKey, createKey, nextCursor, pageRequest, readCursor } from '../runtime.js';

/** Key of `listPhotosOptions`; without a request, the prefix of all its keys. */
export const listPhotosKey: KeyFunction<ListPhotosRequest, ListPhotosResult> = (
  request?: ListPhotosRequest,
) => createKey(['pet-store', 'photos', 'listPhotos'], request) as DataKey<ListPhotosResult>;

/** `GET /pets/{id}/photos` */
export function listPhotosOptions(
  client: Client,
  request: ListPhotosRequest,
): QueryOptionsOf<ListPhotosResult> {
  return {
    queryKey: listPhotosKey(request),
    queryFn: ({ signal } = {}) =>
      fetchData(listPhotos(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `GET /pets/{id}/photos` */
export function listPhotosInfiniteOptions(
  client: Client,
  request: ListPhotosRequest,
): InfiniteQueryOptionsOf<ListPhotosResult, string | undefined> {
  return {
    queryKey: createInfiniteKey(listPhotosKey(request)) as InfiniteQueryOptionsOf<
      ListPhotosResult,
      string | undefined
    >['queryKey'],
    queryFn: ({ pageParam, signal }) =>
      fetchData(listPhotos(client, pageRequest(request, { cursor: pageParam }, signal))),
    initialPageParam: readCursor(request, 'cursor'),
    getNextPageParam: (page, _pages, current) => nextCursor(page, current, ['meta', 'next_cursor']),
  };
}

/** `POST /pets/{id}/photos` */
export function addPhotoMutation(
  client: Client,
): MutationOptionsOf<AddPhotoRequest, AddPhotoResult> {
  return {
    mutationKey: ['pet-store', 'photos', 'addPhoto'],
    mutationFn: (request) => fetchData(addPhoto(client, request)),
    affects: (variables) => [
      ['pet-store', 'pets', 'listPets'],
      createKey(['pet-store', 'photos', 'listPhotos'], { path: { id: variables.path['id'] } }),
      createKey(['pet-store', 'pets', 'getPet'], { path: { petId: variables.path['id'] } }),
    ],
  };
}
