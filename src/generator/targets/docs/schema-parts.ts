// Flattening of a schema, its inline `allOf` subschemas, and its nullable alternatives.

import type { Api } from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { unionAlternatives, nonNullBranches } from './union-alternatives.ts';

/** Schemas that apply to one value, flattened. */
export interface SchemaParts {
  /** Inline schema objects, including those of `allOf`. */
  readonly inline: readonly SchemaObject[];
  /** IDs of the named schemas that apply as well. */
  readonly refs: readonly string[];
  /** Whether one of the schemas is `false`: no value is valid. */
  readonly isNever: boolean;
}

/** Flattens `schemas`, all of which apply to one value. References are collected, not followed. */
export function flattenSchemas(schemas: readonly JsonSchema[]): SchemaParts {
  const inline: SchemaObject[] = [];
  const refs = new Set<string>();
  let isNever = false;
  const visit = (schema: JsonSchema): void => {
    if (typeof schema === 'boolean') {
      isNever ||= !schema;
      return;
    }
    inline.push(schema);
    if (schema.ref !== undefined) refs.add(schema.ref);
    if (schema.dynamicRef !== undefined) refs.add(schema.dynamicRef.ref);
    for (const part of schema.allOf ?? []) visit(part);
    for (const part of nonNullBranches(schema)) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return { inline, refs: [...refs], isNever };
}

/** Returns the inline schemas of the referenced schemas that describe scalars: strings, numbers, booleans. */
export function referencedScalars({ refs }: SchemaParts, api: Api): readonly SchemaObject[] {
  const seen = new Set<string>();
  const visit = (ref: string): readonly SchemaObject[] => {
    const schema = seen.has(ref) ? undefined : api.schema(ref);
    seen.add(ref);
    if (schema === undefined) return [];
    const namedParts = flattenSchemas([schema.jsonSchema]);
    const isScalar = namedParts.inline.every(
      (each) =>
        each.object === undefined &&
        each.array === undefined &&
        unionAlternatives(each).length === 0 &&
        !each.types?.some((type) => type === 'object' || type === 'array'),
    );
    return isScalar ? [...namedParts.inline, ...namedParts.refs.flatMap(visit)] : [];
  };
  return refs.flatMap(visit);
}

/** Returns the properties of all parts in document order, each with every schema that applies to it. */
export function propertySchemas(parts: SchemaParts): ReadonlyMap<string, readonly JsonSchema[]> {
  const properties = new Map<string, JsonSchema[]>();
  for (const { object } of parts.inline) {
    for (const [name, schema] of object?.properties ?? []) {
      const schemas = properties.get(name);
      if (schemas) schemas.push(schema);
      else properties.set(name, [schema]);
    }
  }
  return properties;
}

/** Returns the names that any part requires. */
export function requiredProperties(parts: SchemaParts): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { object } of parts.inline) for (const name of object?.required ?? []) names.add(name);
  return names;
}

/** Returns the first default, boxed because it may be `null`; `undefined` if there is none. */
export function declaredDefault(parts: SchemaParts): { readonly value: Json } | undefined {
  return parts.inline.find(({ annotations }) => annotations.default !== undefined)?.annotations.default;
}

/** Whether a part, or a named schema that it references, has a true `readOnly`, `writeOnly`, or `deprecated`. */
export function hasAnnotation(
  api: Api,
  parts: SchemaParts,
  annotation: 'readOnly' | 'writeOnly' | 'deprecated',
): boolean {
  const seen = new Set<string>();
  const isAnnotated = (current: SchemaParts): boolean =>
    current.inline.some(({ annotations }) => annotations[annotation] === true) ||
    current.refs.some((ref) => {
      const schema = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      return schema !== undefined && isAnnotated(flattenSchemas([schema.jsonSchema]));
    });
  return isAnnotated(parts);
}

/** Schemas together with the named schemas that they reference. */
export interface ExpandedSchemas {
  readonly schemas: readonly JsonSchema[];
  /** IDs of all expanded schemas. */
  readonly expandedIds: ReadonlySet<string>;
}

/** Expands the schemas that `schemas` reference, directly or by `allOf`, each once, except for `expandedIds`. */
export function expandReferences(
  schemas: readonly JsonSchema[],
  expandedIds: ReadonlySet<string>,
  api: Api,
): ExpandedSchemas {
  const expanded: JsonSchema[] = [];
  const seen = new Set(expandedIds);
  const visit = (current: JsonSchema): void => {
    if (typeof current === 'boolean') {
      expanded.push(current);
      return;
    }
    const withoutAllOf = { ...current, allOf: [] };
    for (const ref of flattenSchemas([withoutAllOf]).refs) {
      const schema = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      if (schema) visit(schema.jsonSchema);
    }
    for (const part of current.allOf ?? []) visit(part);
    expanded.push(withoutAllOf);
  };
  for (const each of schemas) visit(each);
  return { schemas: expanded, expandedIds: seen };
}
