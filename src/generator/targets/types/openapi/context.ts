// Shared state of the conversion from schemas to TypeScript types.

import type { Type } from '../../../code/typescript/tree.ts';
import type { Api } from '../../../model/types/api.ts';
import { createComponentKeys, type ComponentKeys } from '../../../model/naming/document-component-keys.ts';
import { findDirectionMarkers, type DirectionMarkers } from '../../../model/direction-markers.ts';

export interface TypeContext {
  readonly api: Api;
  readonly names: ComponentKeys;
  readonly directionMarkers: DirectionMarkers;
  /** Cache of the property names of named schemas, by schema ID. */
  readonly propertyNames: Map<string, ReadonlySet<string>>;
  /** Cache of the references to named schemas, by schema ID. */
  readonly references: Map<string, Type>;
}

export function createTypeContext(
  api: Api,
  names = createComponentKeys(api),
  directionMarkers = findDirectionMarkers(api),
): TypeContext {
  return {
    api,
    names,
    directionMarkers,
    propertyNames: new Map(),
    references: new Map(),
  };
}
