// Queries and mutations of the tag "pets".

import type { CallOptions, Client } from '../../client/index.js';
import {
  createPet,
  type CreatePetRequest,
  type CreatePetResult,
  deletePet,
  type DeletePetRequest,
  type DeletePetResult,
  getPet,
  type GetPetRequest,
  type GetPetResult,
  listPets,
  type ListPetsRequest,
  type ListPetsResult,
  replacePet,
  type ReplacePetRequest,
  type ReplacePetResult,
  searchPets,
  type SearchPetsResult,
} from '../../client/tags/pets.js';
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
  nextPageNumber,
  pageRequest,
  readPageNumber,
} from '../runtime.js';

/** Key of `listPetsOptions`; without a request, the prefix of all its keys. */
export const listPetsKey: KeyFunction<ListPetsRequest, ListPetsResult> = (
  request?: ListPetsRequest,
) => createKey(['pet-store', 'pets', 'listPets'], request) as DataKey<ListPetsResult>;

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
): InfiniteQueryOptionsOf<ListPetsResult, number> {
  return {
    queryKey: createInfiniteKey(listPetsKey(request ?? {})) as InfiniteQueryOptionsOf<
      ListPetsResult,
      number
    >['queryKey'],
    queryFn: ({ pageParam, signal }) =>
      fetchData(listPets(client, pageRequest(request, { page: pageParam }, signal))),
    initialPageParam: readPageNumber(request, 'page', 1),
    getNextPageParam: (page, pages, current) =>
      nextPageNumber(page, pages, current, { items: ['data'], pages: ['pages'] }),
  };
}

/** Key of `searchPetsOptions`; without a request, the prefix of all its keys. */
export const searchPetsKey: KeyFunction<CallOptions, SearchPetsResult> = (request?: CallOptions) =>
  createKey(['pet-store', 'pets', 'searchPets'], request) as DataKey<SearchPetsResult>;

/** `GET /pets/search` */
export function searchPetsOptions(
  client: Client,
  request?: CallOptions,
): QueryOptionsOf<SearchPetsResult> {
  return {
    queryKey: searchPetsKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(searchPets(client, { ...request, ...(signal && { signal }) })),
  };
}

/** Key of `getPetOptions`; without a request, the prefix of all its keys. */
export const getPetKey: KeyFunction<GetPetRequest, GetPetResult> = (request?: GetPetRequest) =>
  createKey(['pet-store', 'pets', 'getPet'], request) as DataKey<GetPetResult>;

/** Read a pet. */
export function getPetOptions(
  client: Client,
  request: GetPetRequest,
): QueryOptionsOf<GetPetResult> {
  return {
    queryKey: getPetKey(request),
    queryFn: ({ signal } = {}) =>
      fetchData(getPet(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `POST /pets` */
export function createPetMutation(
  client: Client,
): MutationOptionsOf<CreatePetRequest, CreatePetResult> {
  return {
    mutationKey: ['pet-store', 'pets', 'createPet'],
    mutationFn: (request) => fetchData(createPet(client, request)),
    affects: () => [
      ['pet-store', 'pets', 'listPets'],
      ['pet-store', 'pets', 'searchPets'],
    ],
  };
}

/** `DELETE /pets/{petId}` */
export function deletePetMutation(
  client: Client,
): MutationOptionsOf<DeletePetRequest, DeletePetResult> {
  return {
    mutationKey: ['pet-store', 'pets', 'deletePet'],
    mutationFn: (request) => fetchData(deletePet(client, request)),
    affects: (variables) => [
      ['pet-store', 'pets', 'listPets'],
      ['pet-store', 'pets', 'searchPets'],
      createKey(['pet-store', 'pets', 'getPet'], { path: { petId: variables.path['petId'] } }),
    ],
  };
}

/** `PUT /pets/{petId}` */
export function replacePetMutation(
  client: Client,
): MutationOptionsOf<ReplacePetRequest, ReplacePetResult> {
  return {
    mutationKey: ['pet-store', 'pets', 'replacePet'],
    mutationFn: (request) => fetchData(replacePet(client, request)),
    affects: (variables) => [
      ['pet-store', 'pets', 'listPets'],
      ['pet-store', 'pets', 'searchPets'],
      createKey(['pet-store', 'pets', 'getPet'], { path: { petId: variables.path['petId'] } }),
    ],
  };
}
