// The schemas of the interface, each under its own name.

import type { components } from './openapi.js';

export type Folder = components['schemas']['Folder'];
