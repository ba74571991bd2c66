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

test.each([
  ['a webhook', 'webhooks: { paid: { post: OPERATION } }'],
  [
    'a callback',
    "paths: { /a: { get: { responses: { '204': { description: Done. } }, callbacks: { paid: { '{$request.query.url}': { post: OPERATION } } } } } }",
  ],
])('validates the example of the body of %s as a response, and that of its response as a request', async (_, root) => {
  const operation = `{ requestBody: { content: { application/json: { schema: ${thingRef}, example: { b: x } } } },
      responses: { '200': { description: Done., content: { application/json: { schema: ${thingRef}, example: { a: 1 } } } } } }`;
  const { findings } = await testRule(
    invalidExample,
    `openapi: 3.1.0
info: { title: T, version: '1' }
${root.replace('OPERATION', operation)}
components:
  schemas:
    Thing:
      required: [a, b]
      properties: { a: { type: integer, readOnly: true }, b: { type: string, writeOnly: true } }
`,
  );
  expect(findings.map(({ message }) => message)).toEqual([
    'invalid example: missing `a`',
    'invalid example: missing `b`',
  ]);
});

const bodyRef = "requestBody: { $ref: '#/components/requestBodies/Thing' }";
const done = "responses: { '204': { description: Done. } }";
const sharedThing = (example: string): string => `components:
  requestBodies: { Thing: { content: { application/json: { schema: ${thingRef}, example: ${example} } } } }
  schemas:
    Thing:
      type: object
      required: [a, b]
      properties: { a: { type: integer, readOnly: true }, b: { type: string, writeOnly: true } }
`;
const shared = (use: string, example: string): string => `openapi: 3.1.0
info: { title: T, version: '1' }
x-ashlar: { version: 1 }
${use}
${sharedThing(example)}`;

test.each([
  [
    'a request and a webhook',
    `paths: { /things: { post: { ${bodyRef}, ${done} } } }\nwebhooks: { added: { post: { ${bodyRef}, ${done} } } }`,
    '{ b: x }',
    'missing `a`',
  ],
  [
    'a request and a callback',
    `paths: { /things: { post: { ${bodyRef}, ${done}, callbacks: { added: { '{$request.query.url}': { post: { ${bodyRef}, ${done} } } } } } } }`,
    '{ b: x }',
    'missing `a`',
  ],
  [
    'a path item of paths and of webhooks',
    `paths: { /things: { post: { ${bodyRef}, ${done} } } }\nwebhooks: { added: { $ref: '#/paths/~1things' } }`,
    '{ b: x }',
    'missing `a`',
  ],
  [
    'a partial update, and a creation',
    `paths:
  /things/{id}:
    x-resource: { schema: Thing, parameter: id }
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { responses: { '200': { description: A., content: { application/json: { schema: ${thingRef} } } } } }
    patch: { x-effect: { kind: update }, ${bodyRef}, ${done} }
  /things/{id}/copies: { parameters: [{ name: id, in: path, required: true, schema: { type: string } }], post: { ${bodyRef}, ${done} } }`,
    '{}',
    'missing `b`',
  ],
])('validates the example of a body that is shared by %s, in each direction', async (_, use, example, message) => {
  const { findings } = await testRule(invalidExample, shared(use, example));
  expect(findings.map((finding) => finding.message)).toEqual([`invalid example: ${message}`]);
});

test('validates the examples of a response, and of its headers, that an operation and a webhook share, in each direction', async () => {
  const use = "responses: { '200': { $ref: '#/components/responses/Thing' } }";
  const { findings } = await testRule(
    invalidExample,
    `${shared(`paths: { /things: { get: { ${use} } } }\nwebhooks: { added: { post: { ${use} } } }`, '{ a: 1, b: x }')}  headers:
    Thing: { content: { application/json: { schema: ${thingRef}, example: { a: 1 } } } }
  responses:
    Thing: { description: A., headers: { X-Thing: { $ref: '#/components/headers/Thing' } }, content: { application/json: { schema: ${thingRef}, example: { a: 2 } } } }
`,
  );
  expect(findings.map(({ message, location }) => [message, location?.line])).toEqual([
    ['invalid example: missing `b`', 14],
    ['invalid example: missing `b`', 16],
  ]);
});
