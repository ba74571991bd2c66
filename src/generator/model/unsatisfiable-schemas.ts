// Unsatisfiable schemas: conflicting types and forbidden properties.

import type { RelatedLocation } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { JsonSchema, SchemaObject } from './types/schema.ts';
import { findForbiddenProperties } from './forbidden-properties.ts';
import { locationOf } from './locate-origin.ts';
import { closesObject, type SummaryLookup } from './shape/schema-summary.ts';
import { allTypes, toTypeSet, allowedTypes, typeSetNames, type TypeSet } from './shape/type-set.ts';
import { visitSchemas } from './visit-schemas.ts';

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

/** Reports closed parts: `additionalProperties` ignores the properties of other `allOf` parts. */
function reportClosedParts(
  schema: SchemaObject,
  resolve: (id: string) => JsonSchema | undefined,
  report: Report,
): void {
  for (const { closed, properties } of findForbiddenProperties(schema, resolve)) {
    report.add('model/closed-all-of', {
      message: `one part allows no other members, so ${properties.map((property) => `"${property}"`).join(', ')} of another can never occur`,
      location: locationOf(schema.sourceLocation),
      related: [{ location: locationOf(closed.sourceLocation), message: 'the part with additionalProperties: false' }],
      help: 'Close the whole with unevaluatedProperties: false instead.',
    });
  }
}

/** Reports parts that have no type in common. */
function reportTypeConflicts(schema: SchemaObject, typesOfRef: (id: string) => TypeSet, report: Report): void {
  const ownTypes = schema.types ? toTypeSet(schema.types) : allTypes;
  const referencedTypes = schema.ref === undefined ? allTypes : typesOfRef(schema.ref);
  const parts = (schema.allOf ?? []).map((part) => ({ part, types: allowedTypes(part, typesOfRef) }));
  const all = [ownTypes, referencedTypes, ...parts.map(({ types }) => types)];
  if (all.includes(0) || all.reduce((common, types) => common & types, allTypes) !== 0) return;
  const allowedTypeNames = new Set(
    all.filter((types) => types !== allTypes).map((types) => typeSetNames(types).join(' or ')),
  );
  const related = parts.flatMap(({ part, types }): readonly RelatedLocation[] =>
    typeof part === 'object'
      ? [{ location: locationOf(part.sourceLocation), message: `this part allows ${typeSetNames(types).join(', ')}` }]
      : [],
  );
  report.add('model/conflicting-all-of', {
    message: `no value can be all of these at once: ${[...allowedTypeNames].join('; ')}`,
    location: locationOf(schema.sourceLocation),
    related,
  });
}
