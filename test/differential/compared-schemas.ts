// Schemas to compare in a document: its named schemas, and the inline schemas of its operations.

import type { Api, Schema, SchemaAndShapes } from '../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { inlineSchemasInOperation } from '../../src/generator/model/visit-schemas.ts';

/** A schema and its JSON pointer in the document. */
export interface Subject {
  readonly schema: Schema;
  readonly pointer: string;
}

/** Returns the named schemas. */
export function namedSubjects({ schemas }: Api): readonly Subject[] {
  return schemas.map((schema) => ({ schema, pointer: `/components/schemas/${escapeSegment(schema.id)}` }));
}

/** Returns the inline schemas of operations, as named schemas. References are excluded. */
export function inlineSubjects(api: Api): readonly Subject[] {
  const subjects = new Map<string, Subject>();
  for (const operation of [...api.operations, ...api.webhooks]) {
    for (const typed of inlineSchemasInOperation(operation)) {
      const { jsonSchema } = typed;
      if (
        typeof jsonSchema === 'boolean' ||
        jsonSchema.ref !== undefined ||
        subjects.has(jsonSchema.sourceLocation.pointer)
      )
        continue;
      const number = subjects.size + 1;
      subjects.set(jsonSchema.sourceLocation.pointer, {
        schema: toNamedSchema(typed, `Inline schema ${number}`, `InlineSchema${number}`),
        pointer: jsonSchema.sourceLocation.pointer,
      });
    }
  }
  return [...subjects.values()];
}

function toNamedSchema({ jsonSchema, request, response }: SchemaAndShapes, id: string, type: string): Schema {
  const sourceLocation =
    typeof jsonSchema === 'object' ? jsonSchema.sourceLocation : { file: '', pointer: '', line: 1, column: 1 };
  const name = { source: id, type, value: type.charAt(0).toLowerCase() + type.slice(1), file: type.toLowerCase() };
  return { id, name, sourceLocation, jsonSchema, request, response, hasRequestVariant: false };
}

/** Returns the examples of a schema. */
export function getExamples(assertion: JsonSchema): readonly Json[] {
  return typeof assertion === 'object' ? (assertion.annotations.examples ?? []) : [];
}

function escapeSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
