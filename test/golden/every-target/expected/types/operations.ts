// Parameters, request bodies, and responses of operations.

import type { operations, Readable, Writable } from './openapi.js';

/** Request body of `POST /pets`. */
export type CreatePetBody = Writable<
  operations['createPet']['requestBody']['content']['application/json']
>;

/** Response bodies of `POST /pets` by status. */
export interface CreatePetResponses {
  /** The pet. */
  200: Readable<operations['createPet']['responses'][200]['content']['application/json']>;
}
