// What each operation takes, and what it answers by status.

import type { operations } from './openapi.js';

/** The body of `POST /pets`. */
export type AddPetBody = operations['addPet']['requestBody']['content']['application/json'];

/** What each status of `POST /pets` answers. */
export interface AddPetResponses {
  /** ok */
  200: operations['addPet']['responses'][200]['content']['application/json'];
}
