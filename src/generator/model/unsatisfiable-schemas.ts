// Unsatisfiable schemas: conflicting types and forbidden properties.

import type { RelatedLocation } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { JsonSchema, SchemaObject } from './types/schema.ts';
import { diagnosticLocationOf } from './source-location.ts';
import { closesObject, type SummaryLookup } from './shape/schema-summary.ts';
import { allTypes, toTypeSet, allowedTypes, typeSetNames, type TypeSet } from './shape/type-set.ts';
import { visitSchemas } from './visit-schemas.ts';
import { matchesPattern } from './matches-pattern.ts';

/** Lookup of named schemas. */
export interface NamedSchemas {
  readonly summary: SummaryLookup;
  readonly jsonSchema: (id: string) => JsonSchema | undefined;
}

/** Reports contradictions within a schema. */
export function reportContradictions(jsonSchema: JsonSchema, schemas: NamedSchemas, report: Report): void {
  visitSchemas(jsonSchema, (schema) => {
    if (typeof schema === 'boolean' || (schema.allOf === undefined && schema.ref === undefined)) return;
    reportTypeConflicts(schema, (id) => schemas.summary(id)?.types ?? allTypes, report);
    // Checking the parts is expensive, so it is skipped if none is closed.
    if (closesObject(schema, schemas.summary)) reportClosedParts(schema, schemas.jsonSchema, report);
  });
}

/** Reports closed parts: `additionalProperties: false` also forbids the properties of other `allOf` parts. */
function reportClosedParts(
  schema: SchemaObject,
  resolve: (id: string) => JsonSchema | undefined,
  report: Report,
): void {
  for (const { closed, properties } of findForbiddenProperties(schema, resolve)) {
    report.add('model/closed-all-of', {
      message: `\`additionalProperties: false\` in one part forbids ${properties.map((property) => `\`${property}\``).join(', ')} in another`,
      location: diagnosticLocationOf(schema.sourceLocation),
      related: [
        {
          location: diagnosticLocationOf(closed.sourceLocation),
          message: '`additionalProperties: false` applies here',
        },
      ],
      help: 'use `unevaluatedProperties: false` next to `allOf` instead',
    });
  }
}

/** Reports parts that have no type in common, so that no value matches all of them. */
function reportTypeConflicts(schema: SchemaObject, typesOfRef: (id: string) => TypeSet, report: Report): void {
  const ownTypes = schema.types ? toTypeSet(schema.types) : allTypes;
  const referencedTypes = schema.ref === undefined ? allTypes : typesOfRef(schema.ref);
  const parts = (schema.allOf ?? []).map((part) => ({ part, types: allowedTypes(part, typesOfRef) }));
  const typeSets = [ownTypes, referencedTypes, ...parts.map(({ types }) => types)];
  if (typeSets.includes(0) || typeSets.reduce((common, types) => common & types, allTypes) !== 0) return;
  const allowedTypeNames = new Set(typeSets.filter((types) => types !== allTypes).map(describeTypes));
  const related = parts.flatMap(({ part, types }): readonly RelatedLocation[] =>
    typeof part === 'object'
      ? [{ location: diagnosticLocationOf(part.sourceLocation), message: `this part allows ${describeTypes(types)}` }]
      : [],
  );
  report.add('model/conflicting-all-of', {
    message: `parts of \`allOf\` have conflicting types: ${[...allowedTypeNames].join(' and ')}`,
    location: diagnosticLocationOf(schema.sourceLocation),
    related,
  });
}

function describeTypes(types: TypeSet): string {
  return typeSetNames(types)
    .map((type) => `\`${type}\``)
    .join(' or ');
}

/** A closed part, and the properties of other parts that it forbids. */
export interface ClosedPartConflict {
  readonly closed: SchemaObject;
  readonly properties: readonly string[];
}

/**
 * Returns the properties that `additionalProperties: false` of one part forbids in others; `resolve` resolves
 * references.
 */
export function findForbiddenProperties(
  schema: SchemaObject,
  resolve: (id: string) => JsonSchema | undefined,
): readonly ClosedPartConflict[] {
  const parts = conjunctiveSchemas(schema, resolve);
  if (parts.length < 2) return [];
  return parts.flatMap((closed) => {
    if (closed.object?.additionalProperties !== false) return [];
    const properties = new Set(
      parts.flatMap((part) =>
        part === closed
          ? []
          : [...(part.object?.properties ?? [])].flatMap(([name, value]) => (value === false ? [] : [name])),
      ),
    );
    const forbidden = [...properties].filter((property) => !allowsProperty(closed, property));
    return forbidden.length > 0 ? [{ closed, properties: forbidden }] : [];
  });
}

/** Returns the schemas that always apply together: the schema, its reference, and its `allOf`, recursively. */
function conjunctiveSchemas(
  schema: SchemaObject,
  resolve: (id: string) => JsonSchema | undefined,
): readonly SchemaObject[] {
  const parts = new Set<SchemaObject>();
  const pending: (JsonSchema | undefined)[] = [schema];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || parts.has(next)) continue;
    parts.add(next);
    for (const part of (next.allOf ?? []).toReversed()) pending.push(part);
    pending.push(next.ref === undefined ? undefined : resolve(next.ref));
  }
  return [...parts];
}

function allowsProperty({ object }: SchemaObject, property: string): boolean {
  if (object?.properties?.has(property)) return true;
  return [...(object?.patternProperties?.keys() ?? [])].some((pattern) => matchesPattern(pattern, property) ?? true);
}
