// Queries of Pet Store.

import type { Client } from '../client/index.js';
import { bindQueries, type BoundQueries, type QueryKey } from './runtime.js';
import * as adoptionsQueries from './tags/adoptions.js';
import * as healthQueries from './tags/health.js';
import * as logsQueries from './tags/logs.js';
import * as ownersQueries from './tags/owners.js';
import * as petsQueries from './tags/pets.js';
import * as photosQueries from './tags/photos.js';
import * as visitsQueries from './tags/visits.js';

export { beginOptimisticUpdate, invalidate, swrInfinite } from './runtime.js';
export type { AffectingMutation, LinkedPage, PageLink, QueryKey } from './runtime.js';
export type * from './options.js';
export * from './tags/adoptions.js';
export * from './tags/health.js';
export * from './tags/logs.js';
export * from './tags/owners.js';
export * from './tags/pets.js';
export * from './tags/photos.js';
export * from './tags/visits.js';

/** Prefix of all keys. */
export const apiKey: QueryKey = ['pet-store'];

/** Prefixes of the keys of each tag. */
export const resourceKeys = {
  adoptions: ['pet-store', 'adoptions'],
  health: ['pet-store', 'health'],
  logs: ['pet-store', 'logs'],
  owners: ['pet-store', 'owners'],
  pets: ['pet-store', 'pets'],
  photos: ['pet-store', 'photos'],
  visits: ['pet-store', 'visits'],
} as const;

/** All functions, grouped by tag, for a client. */
export interface Queries {
  readonly adoptions: BoundQueries<typeof adoptionsQueries>;
  readonly health: BoundQueries<typeof healthQueries>;
  readonly logs: BoundQueries<typeof logsQueries>;
  readonly owners: BoundQueries<typeof ownersQueries>;
  readonly pets: BoundQueries<typeof petsQueries>;
  readonly photos: BoundQueries<typeof photosQueries>;
  readonly visits: BoundQueries<typeof visitsQueries>;
}

/** Returns all functions for a client: `createQueries(client).pets.getPetOptions(…)`. */
export function createQueries(client: Client): Queries {
  return {
    adoptions: bindQueries(client, adoptionsQueries),
    health: bindQueries(client, healthQueries),
    logs: bindQueries(client, logsQueries),
    owners: bindQueries(client, ownersQueries),
    pets: bindQueries(client, petsQueries),
    photos: bindQueries(client, photosQueries),
    visits: bindQueries(client, visitsQueries),
  };
}
