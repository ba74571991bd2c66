// Types of schemas.

import type { components } from './openapi.js';

export type Folder = components['schemas']['Folder'];
