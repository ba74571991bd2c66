// Types of schemas.

import type { components } from './openapi.js';

export type Cat = components['schemas']['Cat'];

export type Dog = components['schemas']['Dog'];

export type Furry = components['schemas']['Furry'];

export type Pet = components['schemas']['Pet'];
