// The schemas of the interface, each under its own name.

import type { components, Readable as $Readable, Writable as $Writable } from './openapi.js';

/** An animal that lives with people. */
export type Pet = $Readable<components['schemas']['Pet']>;

/** What a request may carry of `Pet`. */
export type PetRequest = $Writable<components['schemas']['Pet']>;
