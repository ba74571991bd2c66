// Examples: validation of shared examples against the schema of every reference, and media types other than JSON.

import { expect, test } from 'vitest';
import { testRule } from '../../../src/generator/commands/lint/cli/test-rule.ts';
import { invalidExample } from '../../../src/generator/commands/lint/rules/correctness/invalid-values.ts';

const exampleRef = "{ $ref: '#/components/examples/One' }";
const documentOf = (firstSchema: string, secondSchema: string, value: string): string => `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /things:
    get: { responses: { '200': { description: A., content: { application/json: { schema: ${firstSchema}, examples: { one: ${exampleRef} } } } } } }
    post: { requestBody: { content: { application/json: { schema: ${secondSchema}, examples: { one: ${exampleRef} } } } }, responses: { '204': { description: Done. } } }
components:
  examples: { One: { value: ${value} } }
  schemas: { Thing: { type: object, properties: { a: { type: integer } } } }
`;

const thingRef = "{ $ref: '#/components/schemas/Thing' }";

test.each([
  [
    'reports an example that the second schema rejects',
    '{ type: object }',
    '{ type: object, required: [b] }',
    '{ a: 1 }',
    ['invalid example: missing `b`'],
  ],
  [
    'reports an example that both schemas reject with different errors',
    '{ type: object, required: [c] }',
    '{ type: object, required: [b] }',
    '{ a: 1 }',
    ['invalid example: missing `b`', 'invalid example: missing `c`'],
  ],
  [
    'reports an example that both schemas reject with the same error once',
    thingRef,
    thingRef,
    '{ a: x }',
    ['invalid example at `a`: expected an integer, found `"x"`'],
  ],
  ['accepts an example that is valid for both schemas', thingRef, '{ type: object, required: [a] }', '{ a: 1 }', []],
] as const)('%s', async (_, firstSchema, secondSchema, value, expected) => {
  const { findings } = await testRule(invalidExample, documentOf(firstSchema, secondSchema, value));
  expect(findings.map(({ message, location }) => [message, location?.line]).sort()).toEqual(
    expected.map((message) => [message, 8]),
  );
});

test('accepts a string as the example of a JSON sequence', async () => {
  const document = documentOf(thingRef, thingRef, '"{}"').replaceAll('application/json', 'application/json-seq');
  expect((await testRule(invalidExample, document)).findings).toEqual([]);
});
