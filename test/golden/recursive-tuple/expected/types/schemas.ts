// Types of schemas.

import type { components } from './openapi.js';

/** A name, or a name and what it is applied to. */
export type Call = components['schemas']['Call'];

export type Joined = components['schemas']['Joined'];
