// An example that several parts share by reference is checked against the schema of each.

import { expect, it } from 'vitest';
import { testRule } from '../../src/generator/commands/lint/cli/try-rule.ts';
import { invalidExample } from '../../src/generator/commands/lint/rules/correctness/values.ts';

const shared = "{ $ref: '#/components/examples/One' }";
const document = (first: string, second: string, value: string): string => `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /things:
    get: { responses: { '200': { description: A., content: { application/json: { schema: ${first}, examples: { one: ${shared} } } } } } }
    post: { requestBody: { content: { application/json: { schema: ${second}, examples: { one: ${shared} } } } }, responses: { '204': { description: Done. } } }
components:
  examples: { One: { value: ${value} } }
  schemas: { Thing: { type: object, properties: { a: { type: integer } } } }
`;

const thing = "{ $ref: '#/components/schemas/Thing' }";

it.each([
  [
    'the second schema refuses it',
    '{ type: object }',
    '{ type: object, required: [b] }',
    '{ a: 1 }',
    ['the example lacks "b"'],
  ],
  [
    'both refuse it, for reasons of their own',
    '{ type: object, required: [c] }',
    '{ type: object, required: [b] }',
    '{ a: 1 }',
    ['the example lacks "b"', 'the example lacks "c"'],
  ],
  [
    'both refuse it for the same reason, which is reported once',
    thing,
    thing,
    '{ a: x }',
    ['a of the example is "x", and must be integer'],
  ],
  ['both accept it', thing, '{ type: object, required: [a] }', '{ a: 1 }', []],
] as const)('%s', async (_, first, second, value, expected) => {
  const { findings } = await testRule(invalidExample, document(first, second, value));
  expect(findings.map(({ message, location }) => [message, location?.line]).sort()).toEqual(
    expected.map((message) => [message, 8]),
  );
});
