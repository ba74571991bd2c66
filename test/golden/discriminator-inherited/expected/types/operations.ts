// Parameters, request bodies, and responses of operations.

import type { operations } from './openapi.js';

/** Request body of `POST /pets`. */
export type AddPetBody = operations['addPet']['requestBody']['content']['application/json'];

/** Response bodies of `POST /pets` by status. */
export interface AddPetResponses {
  /** ok */
  200: operations['addPet']['responses'][200]['content']['application/json'];
}
