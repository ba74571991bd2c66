// Resolution of `$ref` for openapi-typescript, with inherited properties.

import { resolveRef, type GlobalContext, type OpenAPI3 } from 'openapi-typescript';

type Resolve = GlobalContext['resolve'];

/**
 * Adds inherited properties (from `allOf`) to a referenced schema. openapi-typescript marks a property as required only
 * if the referenced schema itself declares it, so it would make required inherited properties optional.
 */
export function createResolver(document: OpenAPI3): Resolve {
  const resolvePlain: Resolve = ($ref) => resolveRef(document, $ref, { silent: true });
  const extendedSchemas = new Map<object, object>();
  const resolve = ($ref: string): unknown => {
    const schema: unknown = resolvePlain($ref);
    if (!isObject(schema) || !isObject(schema['allOf'])) return schema;
    const withInherited = extendedSchemas.get(schema) ?? {
      ...schema,
      properties: collectProperties(schema, resolvePlain, new Set()),
    };
    extendedSchemas.set(schema, withInherited);
    return withInherited;
  };
  return resolve as Resolve; // The caller chooses the type.
}

/** Returns the properties of a schema by name, after those from `allOf` and references. */
function collectProperties(
  schema: Record<string, unknown>,
  resolve: Resolve,
  seen: Set<object>,
): Record<string, unknown> {
  // `Object.create` returns any.
  const collectedProperties: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  if (seen.has(schema)) return collectedProperties;
  seen.add(schema);
  const { $ref, allOf, properties } = schema;
  const target: unknown = typeof $ref === 'string' ? resolve($ref) : undefined;
  for (const part of [target, ...(Array.isArray(allOf) ? (allOf as unknown[]) : [])]) {
    if (isObject(part)) Object.assign(collectedProperties, collectProperties(part, resolve, seen));
  }
  return Object.assign(collectedProperties, properties);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
