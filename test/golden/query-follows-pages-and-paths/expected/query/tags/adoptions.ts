// Queries and mutations of the tag "adoptions".

import type { Client } from '../../client/index.js';
import {
  adoptPet,
  type AdoptPetRequest,
  type AdoptPetResult,
} from '../../client/tags/adoptions.js';
import { fetchData, type MutationOptionsOf } from '../options.js';
import { createKey } from '../runtime.js';

/** `POST /pets/{petId}/adopt` */
export function adoptPetMutation(
  client: Client,
): MutationOptionsOf<AdoptPetRequest, AdoptPetResult> {
  return {
    mutationKey: ['pet-store', 'adoptions', 'adoptPet'],
    mutationFn: (request) => fetchData(adoptPet(client, request)),
    affects: (variables) => [
      ['pet-store', 'pets', 'listPets'],
      ['pet-store', 'pets', 'searchPets'],
      createKey(['pet-store', 'pets', 'getPet'], { path: { petId: variables.path['petId'] } }),
    ],
  };
}
