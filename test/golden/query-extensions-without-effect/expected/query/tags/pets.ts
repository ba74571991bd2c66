// Queries and mutations of the tag "pets".

import type { CallOptions, Client } from '../../client/index.js';
import {
  addPet,
  type AddPetResult,
  checkPets,
  type CheckPetsResult,
  listPets,
  type ListPetsResult,
} from '../../client/tags/pets.js';
import {
  type DataKey,
  fetchData,
  type KeyFunction,
  type MutationOptionsOf,
  type QueryOptionsOf,
} from '../options.js';
import { createKey } from '../runtime.js';

/** Key of `listPetsOptions`; without a request, the prefix of all its keys. */
export const listPetsKey: KeyFunction<CallOptions, ListPetsResult> = (request?: CallOptions) =>
  createKey(
    ['extensions-for-queries-on-operations-where-they-have-no-effect', 'pets', 'listPets'],
    request,
  ) as DataKey<ListPetsResult>;

/** `GET /pets` */
export function listPetsOptions(
  client: Client,
  request?: CallOptions,
): QueryOptionsOf<ListPetsResult> {
  return {
    queryKey: listPetsKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(listPets(client, { ...request, ...(signal && { signal }) })),
  };
}

/** Key of `checkPetsOptions`; without a request, the prefix of all its keys. */
export const checkPetsKey: KeyFunction<CallOptions, CheckPetsResult> = (request?: CallOptions) =>
  createKey(
    ['extensions-for-queries-on-operations-where-they-have-no-effect', 'pets', 'checkPets'],
    request,
  ) as DataKey<CheckPetsResult>;

/** `GET /pets/health` */
export function checkPetsOptions(
  client: Client,
  request?: CallOptions,
): QueryOptionsOf<CheckPetsResult> {
  return {
    queryKey: checkPetsKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(checkPets(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `POST /pets` */
export function addPetMutation(
  client: Client,
): MutationOptionsOf<CallOptions | void, AddPetResult> {
  return {
    mutationKey: [
      'extensions-for-queries-on-operations-where-they-have-no-effect',
      'pets',
      'addPet',
    ],
    mutationFn: (request) => fetchData(addPet(client, request ?? {})),
    affects: () => [
      ['extensions-for-queries-on-operations-where-they-have-no-effect', 'pets', 'listPets'],
    ],
  };
}
