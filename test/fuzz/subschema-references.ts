// Adds references to subschemas to a document, and replaces them with references to named schemas, as Ajv requires.

import type { Random } from '../differential/random.ts';
import type { JsonObject } from './schemas.ts';

const subschemaKeywords = [
  'items',
  'additionalProperties',
  'not',
  'contains',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const arrayKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

interface Subschema {
  readonly schema: JsonObject;
  readonly pointer: string;
  /** Whether the schema applies to a property or an item and can therefore refer to any schema without a cycle. */
  readonly appliesToChild: boolean;
}

/** Redirects a few references in properties and items to subschemas of named schemas. */
export function withNestedReferences(random: Random, document: JsonObject): JsonObject {
  const copy = structuredClone(document);
  const subschemas = Object.entries(schemasOf(copy)).flatMap(([name, schema]) =>
    isPlain(schema) ? subschemasOf(schema, `#/components/schemas/${escapeSegment(name)}`) : [],
  );
  const references = subschemas.filter(
    ({ schema, appliesToChild }) => appliesToChild && typeof schema['$ref'] === 'string' && random.oneIn(3),
  );
  const [first, ...more] = subschemas.filter(
    ({ schema }) => !references.some((reference) => reference.schema === schema),
  );
  if (first === undefined) return document;
  for (const { schema } of references) schema['$ref'] = random.pick([first, ...more]).pointer;
  return copy;
}

/**
 * Adds a named schema for each referenced subschema, and references it instead. The comparison adjusts the schemas for
 * Ajv, which can then reference only named schemas.
 */
export function hoistSubschemas(document: JsonObject): JsonObject {
  const names = new Map<string, string>();
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as JsonObject;
    if (typeof $ref === 'string' && isSubschemaReference($ref)) {
      if (!names.has($ref)) names.set($ref, `subschema ${names.size}`);
      return { ...value, $ref: `#/components/schemas/subschema%20${[...names.keys()].indexOf($ref)}` };
    }
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child)]));
  };
  const changed = change(document) as JsonObject;
  if (names.size === 0) return document;
  // The map grows during the iteration if a subschema refers to others.
  const added: JsonObject = {};
  for (const [pointer, name] of names) added[name] = change(resolvePointer(document, pointer));
  const components = changed['components'] as JsonObject;
  return { ...changed, components: { ...components, schemas: { ...(components['schemas'] as JsonObject), ...added } } };
}

/** Whether a reference points to a subschema of a named schema. Definitions in `$defs` have names already. */
export function isSubschemaReference(ref: string): boolean {
  return /^#\/components\/schemas\/[^/]+\/(?!\$defs\/)/.test(ref);
}

function resolvePointer(document: JsonObject, ref: string): unknown {
  const segments = ref
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
  return segments.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], document);
}

/** Returns all subschemas of a schema. */
function subschemasOf(schema: JsonObject, pointer: string): readonly Subschema[] {
  // OpenAPI 3.0 ignores keywords next to `$ref`.
  if (Object.hasOwn(schema, '$ref')) return [];
  const withDescendants = (value: unknown, path: string, appliesToChild: boolean): readonly Subschema[] =>
    isPlain(value) ? [{ schema: value, pointer: path, appliesToChild }, ...subschemasOf(value, path)] : [];
  return [
    ...subschemaKeywords.flatMap((key) => withDescendants(schema[key], `${pointer}/${key}`, key !== 'not')),
    ...arrayKeywords.flatMap((key) =>
      Array.isArray(schema[key])
        ? schema[key].flatMap((child: unknown, index) =>
            withDescendants(child, `${pointer}/${key}/${index}`, key === 'prefixItems'),
          )
        : [],
    ),
    ...Object.entries((schema['properties'] ?? {}) as JsonObject).flatMap(([name, child]) =>
      withDescendants(child, `${pointer}/properties/${escapeSegment(name)}`, true),
    ),
  ];
}

/** Whether a value is an object without `$id`. References in a schema with `$id` are relative to it. */
function isPlain(schema: unknown): schema is JsonObject {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) && !Object.hasOwn(schema, '$id');
}

function schemasOf({ components }: JsonObject): JsonObject {
  return ((components as JsonObject | undefined)?.['schemas'] ?? {}) as JsonObject;
}

function escapeSegment(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
