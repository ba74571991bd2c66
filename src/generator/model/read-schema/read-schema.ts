// Reads schemas as lossless JSON Schema 2020-12.

import type { Document, SchemaLocation } from '../../openapi/types.ts';
import { omitKeywords } from '../../openapi/schema/dialects.ts';
import type { Report } from '../../diagnostics/report.ts';
import { toJson, type Json, type ListNode, type MapNode, type Node, type Source } from '../../source/node.ts';
import type { Annotations, JsonSchema, DynamicRef, SchemaObject, JsonType } from '../types/schema.ts';
import { noSchemaExtensions, noUnknownExtensions, type ExtensionReader } from '../read-extensions.ts';
import { sourceLocationOf, diagnosticLocationOfNode } from '../source-location.ts';
import type { SchemaEntry, SchemaIds } from '../schema-ids/assign-schema-ids.ts';
import { omitUndefined } from '../omit.ts';
import { readDiscriminator } from './discriminator.ts';
import { getCachedSchemas, type SchemaCache } from './schema-cache.ts';
import { readKeywordGroups, readAnnotations, noAnnotations } from './keyword-groups.ts';
import { booleanValue, jsonValue, childList, stringValue, childNode } from './node-values.ts';
import { withNull, readTypes } from './type-and-nullable.ts';
import { toTypeSet, typeOfValue } from '../shape/type-set.ts';

export interface SchemaReader {
  /** Returns a reference if the schema at the location has an ID; otherwise reads it. Each schema is read once. */
  readAt(location: SchemaLocation): JsonSchema;
  /** Reads a named schema. */
  readNamed(entry: SchemaEntry): JsonSchema;
}

type DiagnosticSink = Pick<Report, 'add'>;

/** Creates a schema reader. Recursion is bounded, because deeply nested schemas have IDs and are read separately. */
export function createSchemaReader(
  document: Document,
  schemaIds: SchemaIds,
  extensionReader: ExtensionReader,
  report: Report,
): SchemaReader {
  const { resolver } = schemaIds;
  const schemasBySource = new Map<Source, SchemaCache>();
  const schemasOfFile = (source: Source): SchemaCache => {
    const schemas = schemasBySource.get(source) ?? getCachedSchemas(source, document, schemaIds.readInputsOf(source));
    schemasBySource.set(source, schemas);
    return schemas;
  };
  /** Whether the schema that is being read must be read again in the next run. */
  let isTransient = false;
  const sink: DiagnosticSink = {
    add(...finding) {
      isTransient = true;
      report.add(...finding);
    },
  };

  const readAt = (location: SchemaLocation): JsonSchema => {
    const id = schemaIds.idOf(location.node);
    return id === undefined ? readContent(location) : createReference(location.node, id);
  };
  const readContent = (location: SchemaLocation): JsonSchema => {
    const { node } = location;
    // Nodes of other kinds were reported, and allow any value.
    if (node.kind !== 'map') return node.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : true;
    const schemas = schemasOfFile(node.source);
    const cached = schemas.get(node);
    if (cached !== undefined) {
      isTransient ||= schemas.isTransient(node);
      return cached;
    }
    const isOuterTransient = isTransient;
    isTransient = false;
    const result = readSchemaObject(location, node);
    schemas.set(node, result, isTransient);
    isTransient ||= isOuterTransient;
    return result;
  };
  const readSchemaObject = (location: SchemaLocation, original: MapNode): SchemaObject => {
    // Branch names depend on the schemas of the branches.
    if (original.entries.has('discriminator')) isTransient = true;
    const node = omitKeywords(original, location.resource.disabledKeywords);
    const ref = readRef(location, node);
    // OpenAPI 3.0: properties next to `$ref` "SHALL be ignored".
    if (document.version === '3.0' && node.entries.has('$ref'))
      return { ...emptySchema(node), ...(ref !== undefined && { ref }) };
    const readSubschema = (child: Node): JsonSchema => readAt(resolver.subschemaLocation(location, child));
    const schema = omitUndefined<SchemaObject>({
      sourceLocation: sourceLocationOf(node),
      ref,
      dynamicRef: readDynamicRef(location, node),
      resource: entersResource(location, original) ? location.resource.uri : undefined,
      dynamicAnchor: readDynamicAnchor(location, original),
      types: readTypes(node),
      enum: distinctEnumValues(childList(node, 'enum')),
      const: jsonValue(node, 'const'),
      ...readKeywordGroups(node, readSubschema),
      discriminator: readDiscriminator(location, node, document, schemaIds, sink),
      annotations: readAnnotations(node),
      extensions: extensionReader.schemaExtensions(node),
      unknownExtensions: extensionReader.unknownExtensions(node),
    });
    reportValuesOfWrongType(node, schema.types, sink);
    if (schema.annotations.readOnly && schema.annotations.writeOnly) {
      const location = diagnosticLocationOfNode(childNode(node, 'writeOnly') ?? node);
      sink.add('model/read-and-write-only', {
        message: '`readOnly` conflicts with `writeOnly`; both are ignored',
        location,
      });
    }
    return booleanValue(node, 'nullable') === true ? toNullable(schema, node) : schema;
  };
  const readRef = (location: SchemaLocation, node: MapNode): string | undefined => {
    const ref = stringValue(node, '$ref');
    if (ref === undefined) return undefined;
    const target = resolver.resolve(location, ref);
    if (!target && document.resolveSchema(location, ref)) {
      sink.add('model/infinite-recursion', {
        message: `cannot resolve \`${ref}\`: the reference is cyclic`,
        location: diagnosticLocationOfNode(node),
      });
    }
    return target && schemaIds.idOf(target.node);
  };
  const readDynamicRef = (location: SchemaLocation, node: MapNode): DynamicRef | undefined => {
    const ref = stringValue(node, '$dynamicRef');
    const initial = ref === undefined ? undefined : document.resolveDynamic(location, ref);
    const id = initial && schemaIds.idOf(initial.target.node);
    if (id === undefined) return undefined;
    return initial?.anchor === undefined ? { ref: id } : { ref: id, anchor: initial.anchor };
  };
  // A duplicate anchor is ignored; the first in the resource takes precedence.
  const readDynamicAnchor = ({ resource }: SchemaLocation, node: MapNode): string | undefined => {
    const name = stringValue(node, '$dynamicAnchor');
    return name !== undefined && resource.dynamicAnchors.get(name) === node ? name : undefined;
  };
  // If the resource has dynamic anchors, each named schema must state which resource it enters.
  const entersResource = ({ resource }: SchemaLocation, node: MapNode): boolean =>
    node.entries.has('$dynamicAnchor') ||
    (document.version !== '3.0' && !(stringValue(node, '$id') ?? '#').startsWith('#')) ||
    (resource.dynamicAnchors.size > 0 && schemaIds.idOf(node) !== undefined);
  const toNullable = (schema: SchemaObject, node: MapNode): SchemaObject => {
    if (schema.enum && !schema.enum.includes(null)) {
      sink.add('model/nullable-enum-without-null', {
        message: '`enum` of a nullable schema does not list null; null is accepted',
        location: diagnosticLocationOfNode(childList(node, 'enum') ?? node),
      });
    }
    return withNull(schema);
  };

  return {
    readAt,
    readNamed: ({ location, aliasOf }) =>
      aliasOf === undefined
        ? readContent(location)
        : {
            ...emptySchema(location.node),
            ...(location.resource.dynamicAnchors.size > 0 && { resource: location.resource.uri }),
            ref: aliasOf,
          },
  };
}

/** Returns the values of an `enum` without duplicate scalars. */
function distinctEnumValues(list: ListNode | undefined): readonly Json[] | undefined {
  const seen = new Set<Json>();
  return list?.items
    .map(toJson)
    .filter((value) => (typeof value === 'object' && value !== null) || (!seen.has(value) && seen.add(value)));
}

function emptySchema(node: Node): SchemaObject {
  return {
    sourceLocation: sourceLocationOf(node),
    annotations: noAnnotations,
    extensions: noSchemaExtensions,
    unknownExtensions: noUnknownExtensions,
  };
}

/** Creates a reference to the schema `id`, with the annotations at the referencing node. */
function createReference(node: Node, id: string): SchemaObject {
  const localAnnotations = node.kind === 'map' ? readAnnotations(node) : noAnnotations;
  if (localAnnotations === noAnnotations) return { ...emptySchema(node), ref: id };
  const { title, description, default: fallback, deprecated, readOnly, writeOnly } = localAnnotations;
  const annotations = omitUndefined<Annotations>({
    title,
    description,
    default: fallback,
    deprecated,
    readOnly,
    writeOnly,
    comment: undefined,
    examples: undefined,
    format: undefined,
    externalDocs: undefined,
    xml: undefined,
  });
  return { ...emptySchema(node), ref: id, annotations };
}

/**
 * Reports each value of `const` and `enum` whose type is not in `types`. The code depends on whether the schema accepts
 * any value: `nullable` adds null to `enum` if it is missing.
 */
export function reportValuesOfWrongType(
  node: MapNode,
  types: readonly JsonType[] | undefined,
  report: Pick<Report, 'add'>,
): void {
  if (!types) return;
  const constant = childNode(node, 'const');
  const valueNodes = constant ? [constant] : (childList(node, 'enum')?.items ?? []);
  if (valueNodes.length === 0) return;
  const isNullable = booleanValue(node, 'nullable') === true;
  const allowed = toTypeSet(types) | (isNullable ? toTypeSet(['null']) : 0);
  const impossible = valueNodes.filter((item) => (typeOfValue(toJson(item)) & allowed) === 0);
  const acceptsNoValue = impossible.length === valueNodes.length && !isNullable;
  for (const item of impossible) {
    const text = item.kind === 'scalar' && typeof item.value === 'number' ? item.raw : JSON.stringify(toJson(item));
    report.add(acceptsNoValue ? 'model/no-possible-value' : 'model/impossible-value', {
      message: `value \`${abbreviate(text)}\` conflicts with the type ${types.map((type) => `\`${type}\``).join(' or ')}`,
      location: diagnosticLocationOfNode(item),
    });
  }
}

function abbreviate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
