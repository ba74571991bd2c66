// The schemas of a document that are compared: those with names, and those that stand in its operations.

import type { Api, Schema, SchemaAndShapes } from '../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { schemasInOperation } from '../../src/generator/model/visit-schemas.ts';

/** A schema, and the JSON pointer of it in its document. */
export interface Subject {
  readonly schema: Schema;
  readonly pointer: string;
}

/** The named schemas at their places. */
export function namedSubjects({ schemas }: Api): readonly Subject[] {
  return schemas.map((schema) => ({ schema, pointer: `/components/schemas/${segment(schema.id)}` }));
}

/** The schemas of operations that are no mere references, as named ones. */
export function inlineSubjects(api: Api): readonly Subject[] {
  const found = new Map<string, Subject>();
  for (const operation of [...api.operations, ...api.webhooks]) {
    for (const typed of schemasInOperation(operation)) {
      const { jsonSchema } = typed;
      if (
        typeof jsonSchema === 'boolean' ||
        jsonSchema.ref !== undefined ||
        found.has(jsonSchema.sourceLocation.pointer)
      )
        continue;
      const number = found.size + 1;
      found.set(jsonSchema.sourceLocation.pointer, {
        schema: named(typed, `Inline schema ${number}`, `InlineSchema${number}`),
        pointer: jsonSchema.sourceLocation.pointer,
      });
    }
  }
  return [...found.values()];
}

function named({ jsonSchema, request, response }: SchemaAndShapes, id: string, type: string): Schema {
  const sourceLocation =
    typeof jsonSchema === 'object' ? jsonSchema.sourceLocation : { file: '', pointer: '', line: 1, column: 1 };
  const name = { source: id, type, value: type.charAt(0).toLowerCase() + type.slice(1), file: type.toLowerCase() };
  return { id, name, sourceLocation, jsonSchema, request, response, hasRequestVariant: false };
}

/** The examples of a schema. */
export function examplesOf(assertion: JsonSchema): readonly Json[] {
  return typeof assertion === 'object' ? (assertion.annotations.examples ?? []) : [];
}

function segment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
