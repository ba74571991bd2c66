// A schema with a field of every sort, for tests that need rules and no document of their own.

import { checkRule } from '../../../../src/generator/cel/type-check.ts';
import type { TypedExpression } from '../../../../src/generator/cel/checker-context.ts';
import type { CelError } from '../../../../src/generator/cel/cel-error.ts';
import { memoryFiles } from '../../../golden-harness/files.ts';
import { understood } from './spec.ts';

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

const { scopes, api } = await understood('things.yaml', memoryFiles(new Map([['things.yaml', document]])));
const thing = api.schema('Thing')?.jsonSchema;
if (typeof thing !== 'object') throw new Error('the schema is there');
export const scope = scopes.rule(thing, 'Thing');

/** What is said of a rule about a thing, each with the words that it points at. */
export function problemsOf(text: string): readonly (CelError & { readonly words: string })[] {
  const found: CelError[] = [];
  checkRule(text, scope, (problem) => found.push(problem));
  return found.map((problem) => ({ ...problem, words: text.slice(problem.range.start, problem.range.end) }));
}

/** A rule about a thing that must be sound. */
export function typed(text: string): TypedExpression {
  const rule = checkRule(text, scope, () => undefined);
  if (!rule)
    throw new Error(
      problemsOf(text)
        .map(({ message }) => message)
        .join('\n'),
    );
  return rule;
}
