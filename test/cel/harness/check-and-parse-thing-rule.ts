// Type checker and parser for the rules of a schema that has a field of every type.

import { checkRule } from '../../../src/generator/cel/type-check.ts';
import type { TypedExpression } from '../../../src/generator/cel/checker-context.ts';
import type { CelDiagnostic } from '../../../src/generator/cel/cel-diagnostic.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';
import { compileDocument } from './compile-document.ts';

const document = `
openapi: 3.1.0
info: { title: Things, version: "1" }
x-ashlar: { version: 1, caller: Caller }
paths: {}
components:
  schemas:
    Caller:
      type: object
      required: [restricted]
      properties: { restricted: { type: boolean } }
    Part:
      type: object
      required: [name, count]
      properties:
        name: { type: string }
        count: { type: integer }
        note: { type: [string, "null"] }
    Base:
      type: object
      required: [id]
      properties:
        id: { type: integer, readOnly: true }
        secret: { type: string, writeOnly: true }
    Thing:
      allOf: [{ $ref: "#/components/schemas/Base" }]
      type: object
      required: [flag, count, size, ratio, name, color, level, tags, parts, first, codes, extra, started, "in", secret, maybe]
      properties:
        flag: { type: boolean }
        count: { type: integer, minimum: 1, maximum: 100 }
        size: { type: integer, enum: [10, 20, 30] }
        ratio: { type: number }
        name: { type: string }
        color: { oneOf: [{ const: red }, { const: green }, { const: blue }] }
        level: { type: [string, "null"], enum: [low, high, null] }
        tags: { type: array, items: { type: string }, minItems: 1 }
        parts: { type: array, items: { $ref: "#/components/schemas/Part" } }
        first: { $ref: "#/components/schemas/Part" }
        codes: { type: object, additionalProperties: { type: integer } }
        extra: true
        started: { type: string, format: date-time }
        in: { type: string }
        kebab-case: { type: string }
        constructor: { type: string }
        optional: { type: string }
        maybe: { type: [string, "null"] }
        both: { type: [integer, "null"] }
        inner:
          type: object
          required: [deep]
          properties:
            deep: { type: object, required: [value], properties: { value: { type: integer }, end: { type: string, format: date-time } } }
        shape:
          oneOf:
            - { type: object, required: [kind, side], properties: { kind: { const: square }, side: { type: number } } }
            - { type: object, required: [kind, radius], properties: { kind: { const: circle }, radius: { type: number } } }
`;

const { scopes, api } = await compileDocument(
  'things.yaml',
  createInMemoryReader(new Map([['things.yaml', document]])),
);
const thing = api.schema('Thing')?.jsonSchema;
if (typeof thing !== 'object') throw new Error('the schema Thing is missing');
export const scope = scopes.rule(thing, 'Thing');

/** Checks a rule of `Thing`; returns its errors with the source text of their ranges. */
export function checkThingRule(text: string): readonly (CelDiagnostic & { readonly excerpt: string })[] {
  const errors: CelDiagnostic[] = [];
  checkRule(text, scope, (error) => errors.push(error));
  return errors.map((error) => ({ ...error, excerpt: text.slice(error.range.start, error.range.end) }));
}

/** Returns the typed expression of a rule of `Thing`; throws if it has errors. */
export function parseThingRule(text: string): TypedExpression {
  const rule = checkRule(text, scope, () => undefined);
  if (!rule)
    throw new Error(
      checkThingRule(text)
        .map(({ message }) => message)
        .join('\n'),
    );
  return rule;
}
