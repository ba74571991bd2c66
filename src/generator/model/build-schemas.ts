// Builds the named schemas of the model, and reads inline schemas.

import type { Document, SchemaLocation } from '../openapi/types.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import { createSchemaReader } from './read-schema/read-schema.ts';
import { childMap, childNode } from './read-schema/node-values.ts';
import { reportContradictions } from './unsatisfiable-schemas.ts';
import type { InvalidDefault, Schema, SchemaAndShapes } from './types/api.ts';
import type { JsonSchema, SchemaObject } from './types/schema.ts';
import type { ExtensionReader } from './read-extensions.ts';
import { inPlaceReferences, maxReferenceChain, sortTopologically, findOverlongChains } from './reference-graph.ts';
import { assignNames, type NameRequest } from './naming/assign-names.ts';
import { sourceLocationOf, diagnosticLocationOf, diagnosticLocationOfNode } from './source-location.ts';
import { assignSchemaIds, type SchemaEntry } from './schema-ids/assign-schema-ids.ts';
import { createDirectionDifferenceReader, differingSchemas } from './shape/request-response-difference.ts';
import { createShapeReader } from './shape/build-shapes.ts';
import { summarizeSchema, type SchemaSummary } from './shape/schema-summary.ts';
import { createDefaultResolver } from './validate/effective-defaults.ts';
import { createValidator } from './validate/validate.ts';
import { omitProperties } from './omit.ts';

/** Options that affect which values are valid. */
export interface FormatValidationOptions {
  /**
   * Whether `format` is an assertion.
   * @default 'assert'
   */
  readonly formats?: 'assert' | 'annotate';
}

export interface BuiltSchemas {
  /** Sorted by ID in code point order. */
  readonly schemas: readonly Schema[];
  /** Returns the schema at a location with its shapes; always the same object for the same location. */
  schemaAt(location: SchemaLocation): SchemaAndShapes;
  /** Invalid defaults of the named schemas, and of the inline schemas read so far. */
  readonly invalidDefaults: readonly InvalidDefault[];
}

/** Reads all named schemas. Returns `undefined` if validation against one of them would never terminate. */
export function buildSchemas(
  document: Document,
  extensionReader: ExtensionReader,
  report: Report,
  formatOptions: FormatValidationOptions,
): BuiltSchemas | undefined {
  const schemaIds = assignSchemaIds(document);
  const schemaReader = createSchemaReader(document, schemaIds, extensionReader, report);
  const schemasById = new Map(
    schemaIds.entries.map((schemaEntry) => [
      schemaEntry.id,
      { schemaEntry, jsonSchema: schemaReader.readNamed(schemaEntry) },
    ]),
  );

  const initialEdges = referenceEdges(schemasById);
  const initialSort = sortTopologically(initialEdges);
  for (const cycle of initialSort.cycles) {
    for (const { id, base, jsonSchema } of rewriteUnionSubtypes(
      cycle,
      (schemaId) => schemasById.get(schemaId)?.jsonSchema,
    )) {
      const entry = schemasById.get(id);
      if (entry) schemasById.set(id, { ...entry, jsonSchema });
      reportInheritedUnion(id, base, schemasById, report);
    }
  }
  const edges = initialSort.cycles.length === 0 ? initialEdges : referenceEdges(schemasById);
  const { order, cycles } = initialSort.cycles.length === 0 ? initialSort : sortTopologically(edges);
  for (const cycle of cycles) reportCycle(cycle, schemasById, report);
  if (cycles.length > 0) return undefined;
  const longChains = findOverlongChains(order, edges);
  for (const id of longChains) reportLongChain(id, schemasById, report);
  if (longChains.length > 0) return undefined;

  const defaultResolver = createDefaultResolver(
    createValidator({ schemas: [...schemasById.values()], schema: (id) => schemasById.get(id) }, formatOptions),
  );
  for (const [id, { schemaEntry, jsonSchema }] of schemasById)
    schemasById.set(id, { schemaEntry, jsonSchema: defaultResolver.withEffectiveDefaults(jsonSchema) });

  const summaries = new Map<string, SchemaSummary>();
  const summary = (id: string): SchemaSummary | undefined => summaries.get(id);
  for (const id of order) {
    const jsonSchema = schemasById.get(id)?.jsonSchema;
    if (jsonSchema !== undefined) summaries.set(id, summarizeSchema(jsonSchema, summary));
  }
  const difference = createDirectionDifferenceReader(summary);
  const differing = differingSchemas(
    new Map([...schemasById].map(([id, { jsonSchema }]) => [id, difference(jsonSchema)])),
  );
  const lookup = { jsonSchema: (id: string) => schemasById.get(id)?.jsonSchema, summary, difference };
  const shapes = createShapeReader(lookup);
  const names = assignNames(
    [...schemasById.values()].map(({ schemaEntry }) => nameRequest(schemaEntry, document, extensionReader)),
    'schema',
    report,
    document.vocabulary !== undefined,
  );

  const schemas: Schema[] = [];
  for (const [id, { schemaEntry, jsonSchema }] of schemasById) {
    const name = names.get(id);
    if (!name) continue;
    reportContradictions(jsonSchema, lookup, report);
    schemas.push(
      createSchema(
        { id, name, sourceLocation: sourceLocationOf(schemaEntry.location.node), hasRequestVariant: differing.has(id) },
        shapes(jsonSchema),
      ),
    );
  }
  const cache = new Map<SchemaLocation['node'], SchemaAndShapes>();
  return {
    schemas,
    invalidDefaults: defaultResolver.invalidDefaults,
    schemaAt(location) {
      const cached = cache.get(location.node);
      if (cached) return cached;
      const jsonSchema = defaultResolver.withEffectiveDefaults(schemaReader.readAt(location));
      reportContradictions(jsonSchema, lookup, report);
      const result = shapes(jsonSchema);
      cache.set(location.node, result);
      return result;
    },
  };
}

function createSchema(
  { id, name, sourceLocation, hasRequestVariant }: Omit<Schema, keyof SchemaAndShapes>,
  schemaAndShapes: SchemaAndShapes,
): Schema {
  return {
    id,
    name,
    sourceLocation,
    hasRequestVariant,
    jsonSchema: schemaAndShapes.jsonSchema,
    get request() {
      return schemaAndShapes.request;
    },
    get response() {
      return schemaAndShapes.response;
    },
  };
}

function nameRequest(
  { id, nameSource, location: { node }, aliasOf }: SchemaEntry,
  document: Document,
  extensionReader: ExtensionReader,
): NameRequest {
  const override =
    node.kind === 'map' && aliasOf === undefined ? extensionReader.schemaExtensions(node).name : undefined;
  const location = (): Location => {
    const nameNode = override === undefined || node.kind !== 'map' ? undefined : childNode(node, 'x-name');
    return nameNode
      ? diagnosticLocationOfNode(nameNode)
      : (componentKeyLocation(document, id) ?? diagnosticLocationOfNode(node));
  };
  return { id, nameSource, label: nameSource, override, location };
}

/** Returns the location of a schema component's key. */
function componentKeyLocation({ node }: Document, name: string): Location | undefined {
  const components = childMap(node, 'components');
  const entry = components && childMap(components, 'schemas')?.entries.get(name);
  return entry?.value.source.location(entry.start, entry.end);
}

type SchemasById = ReadonlyMap<string, { readonly schemaEntry: SchemaEntry; readonly jsonSchema: JsonSchema }>;

function referenceEdges(schemasById: SchemasById): ReadonlyMap<string, readonly string[]> {
  return new Map([...schemasById].map(([id, { jsonSchema }]) => [id, inPlaceReferences(jsonSchema)]));
}

function reportInheritedUnion(id: string, base: string, schemasById: SchemasById, report: Report): void {
  const [child, parent] = [schemasById.get(id)?.jsonSchema, schemasById.get(base)?.jsonSchema];
  if (typeof child !== 'object' || typeof parent !== 'object') return;
  report.add('model/recursive-union-base', {
    message: `\`${id}\` extends its own union \`${base}\`; using only the properties of \`${base}\``,
    location: diagnosticLocationOf(child.sourceLocation),
    related: [{ location: diagnosticLocationOf(parent.sourceLocation), message: `\`${base}\` declared here` }],
  });
}

function reportLongChain(id: string, schemasById: SchemasById, report: Report): void {
  const jsonSchema = schemasById.get(id)?.jsonSchema;
  report.add('model/reference-chain-too-long', {
    message: `\`${id}\` starts a reference chain of more than ${maxReferenceChain} schemas`,
    location: typeof jsonSchema === 'object' ? diagnosticLocationOf(jsonSchema.sourceLocation) : undefined,
    help: 'reference the schema at the end of the chain',
  });
}

function reportCycle(
  cycle: readonly string[],
  schemasById: ReadonlyMap<string, { readonly jsonSchema: JsonSchema }>,
  report: Report,
): void {
  const sorted = [...cycle].sort();
  const locations = sorted.flatMap((id) => {
    const jsonSchema = schemasById.get(id)?.jsonSchema;
    return typeof jsonSchema === 'object' ? [{ id, location: diagnosticLocationOf(jsonSchema.sourceLocation) }] : [];
  });
  const [first, ...rest] = locations;
  const message =
    cycle.length === 1
      ? `\`${sorted[0] ?? ''}\` is infinitely recursive: it applies itself to the same value`
      : `${sorted.map((id) => `\`${id}\``).join(', ')} are infinitely recursive: they apply one another to the same value`;
  report.add('model/infinite-recursion', {
    message,
    location: first?.location,
    related: rest.map(({ id, location }) => ({ location, message: `\`${id}\` declared here` })),
    help: 'reference the schema in a property or item, not in `allOf`, `anyOf`, `oneOf`, or `not`',
  });
}

/** A branch of a union, rewritten to inherit everything except the union. */
interface UnionSubtype {
  readonly id: string;
  readonly base: string;
  readonly jsonSchema: JsonSchema;
}

/**
 * Rewrites the schemas of a cycle that extend a union in the same cycle through `allOf`. This is a common inheritance
 * pattern: the base lists its subtypes in `oneOf`, and each subtype references the base. Taken literally, validation
 * would not terminate; the intent is that a subtype inherits the properties of the base but not its union.
 */
function rewriteUnionSubtypes(
  cycle: readonly string[],
  schemaOf: (id: string) => JsonSchema | undefined,
): readonly UnionSubtype[] {
  const cycleIds = new Set(cycle);
  const bases = new Map<string, SchemaObject>();
  for (const id of cycle) {
    const jsonSchema = schemaOf(id);
    if (typeof jsonSchema === 'object' && hasUnionOver(jsonSchema, cycleIds))
      bases.set(id, withoutUnion(jsonSchema, cycleIds));
  }
  const subtypes: UnionSubtype[] = [];
  for (const id of cycle) {
    const jsonSchema = schemaOf(id);
    if (typeof jsonSchema !== 'object') continue;
    const inlined = new Set<string>();
    const rewritten = inlineBases(jsonSchema, id, bases, inlined);
    for (const base of inlined) subtypes.push({ id, base, jsonSchema: rewritten });
  }
  return subtypes;
}

function hasUnionOver({ oneOf = [], anyOf = [] }: SchemaObject, cycleIds: ReadonlySet<string>): boolean {
  return [...oneOf, ...anyOf].some((branch) => referencesAny(branch, cycleIds));
}

function referencesAny(branch: JsonSchema, cycleIds: ReadonlySet<string>): boolean {
  return typeof branch === 'object' && branch.ref !== undefined && cycleIds.has(branch.ref);
}

/** Returns the schema without its unions over the cycle, and without its discriminator. */
function withoutUnion(schema: SchemaObject, cycleIds: ReadonlySet<string>): SchemaObject {
  const { oneOf, anyOf } = schema;
  const rest = omitProperties(schema, 'oneOf', 'anyOf', 'discriminator');
  const withoutCycle = (branches: readonly JsonSchema[] | undefined): readonly JsonSchema[] | undefined =>
    branches?.some((branch) => referencesAny(branch, cycleIds)) ? undefined : branches;
  const [remainingOneOf, remainingAnyOf] = [withoutCycle(oneOf), withoutCycle(anyOf)];
  return {
    ...rest,
    ...(remainingOneOf && { oneOf: remainingOneOf }),
    ...(remainingAnyOf && { anyOf: remainingAnyOf }),
  };
}

/** Returns the schema with the bases in its `allOf` inlined. */
function inlineBases(
  schema: SchemaObject,
  ownId: string,
  bases: ReadonlyMap<string, SchemaObject>,
  inlined: Set<string>,
): SchemaObject {
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => {
    if (typeof part === 'boolean') return part;
    const base = part.ref === undefined || part.ref === ownId ? undefined : bases.get(part.ref);
    if (base && part.ref !== undefined) {
      inlined.add(part.ref);
      const siblings = omitProperties(part, 'ref');
      return Object.values(siblings).length > plainReferenceKeyCount
        ? { ...siblings, allOf: [...(siblings.allOf ?? []), base] }
        : base;
    }
    return inlineBases(part, ownId, bases, inlined);
  });
  return inlined.size === 0 ? schema : { ...schema, allOf: parts };
}

/** Number of keys next to a plain `$ref`: source location, annotations, extensions, and unknown extensions. */
const plainReferenceKeyCount = 4;
