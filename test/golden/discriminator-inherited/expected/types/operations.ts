// Parameters, request bodies, and responses of operations.

import type { Pet } from './schemas.js';

/** Request body of `POST /pets`. */
export type AddPetBody = Pet;

/** Response bodies of `POST /pets` by status. */
export interface AddPetResponses {
  /** ok */
  200: Pet;
}
