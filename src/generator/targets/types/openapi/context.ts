// Shared state of the conversion from schemas to TypeScript types.

import type { WordType } from '../../../code/typescript/types.ts';
import type { Api } from '../../../model/types/api.ts';
import { createComponentKeys, type ComponentKeys } from '../../../model/naming/component-keys.ts';
import { findDirectionMarkers, type DirectionMarkers } from '../../../model/direction-markers.ts';

export interface TypeContext {
  readonly api: Api;
  readonly names: ComponentKeys;
  readonly directionMarkers: DirectionMarkers;
  /** The helper types used so far. */
  readonly helpers: Set<Helper>;
  /** Cache of the property names of named schemas, by schema ID. */
  readonly propertyNames: Map<string, ReadonlySet<string>>;
  /** Cache of the type references to named schemas, by schema ID. */
  readonly references: Map<string, WordType>;
}

/** The helper types of the module `openapi`. */
type Helper = '$Read' | '$Write' | 'WithRequired';

export function createTypeContext(api: Api, names = createComponentKeys(api)): TypeContext {
  return {
    api,
    names,
    directionMarkers: findDirectionMarkers(api),
    helpers: new Set(),
    propertyNames: new Map(),
    references: new Map(),
  };
}
