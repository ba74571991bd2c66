// Parameters, request bodies, and responses of operations.

import type { Pet, PetRequest } from './schemas.js';

/** Request body of `POST /pets`. */
export type CreatePetBody = PetRequest;

/** Response bodies of `POST /pets` by status. */
export interface CreatePetResponses {
  /** The pet. */
  200: Pet;
}
