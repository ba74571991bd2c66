// Types of schemas.

import type { components, Readable, Writable } from './openapi.js';

/** An animal that lives with people. */
export type Pet = Readable<components['schemas']['Pet']>;

/** `Pet` as in a request. */
export type PetRequest = Writable<components['schemas']['Pet']>;
