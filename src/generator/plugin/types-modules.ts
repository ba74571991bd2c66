// The modules of the types target, from which other targets import.

import { filterableCollections } from '../model/collection-filters.ts';
import type { Api, Operation, Schema } from '../model/types/api.ts';
import { schemasInEnumsModule, type EnumExport } from './enum-exports.ts';

/** A module of the types target that exports types, in the order of the index. */
export type TypesModule = 'schemas' | 'operations' | 'filters' | 'enums';

/** Returns the source of imports from a module of the types target. */
export function typesSource(module: TypesModule): string {
  return `types/${module}`;
}

/** Creates a function that returns the source of imports of a schema's types. */
export function createSchemaSource(enums: readonly EnumExport[]): (schema: Schema) => string {
  const inEnumsModule = new Set([...schemasInEnumsModule(enums)].map(({ id }) => id));
  return ({ id }) => typesSource(inEnumsModule.has(id) ? 'enums' : 'schemas');
}

/** Returns the modules that exist. */
export function listTypesModules(api: Api, enums: readonly EnumExport[]): readonly TypesModule[] {
  const exists: Readonly<Record<TypesModule, boolean>> = {
    schemas: schemasInEnumsModule(enums).size < api.schemas.length,
    operations: [...api.operations, ...api.webhooks].some(hasTypes),
    filters: api.conventions.filter !== undefined && filterableCollections(api).length > 0,
    enums: enums.length > 0,
  };
  return (['schemas', 'operations', 'filters', 'enums'] as const).filter((module) => exists[module]);
}

/** Returns whether an operation has parameters, a body, or responses, whose types are exported. */
function hasTypes({ parameters, requestBody, responses }: Operation): boolean {
  const hasBody = requestBody !== undefined && requestBody.content.length > 0;
  return hasBody || responses.length > 0 || parameters.length > 0;
}
