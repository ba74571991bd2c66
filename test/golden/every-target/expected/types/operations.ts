// What each operation takes, and what it answers by status.

import type { operations, Readable as $Readable, Writable as $Writable } from './openapi.js';

/** The body of `POST /pets`. */
export type CreatePetBody = $Writable<
  operations['createPet']['requestBody']['content']['application/json']
>;

/** What each status of `POST /pets` answers. */
export interface CreatePetResponses {
  /** The pet. */
  200: $Readable<operations['createPet']['responses'][200]['content']['application/json']>;
}
