// Linting of documents with errors: readable parts are linted, and unreadable parts are not reported as missing.

import { describe, expect, it } from 'vitest';
import { createLinter } from '../../../src/generator/commands/lint/cli/create-linter.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

const validDocument = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{ name: q, in: query, schema: { type: integer, minLength: 1 } }]
      responses:
        '200': { description: All., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
        default: { description: Failed. }
    post:
      operationId: Create_Pet
      responses:
        '200': { description: Done., content: { application/json: { schema: { type: string, minItems: 0 } } } }
components:
  schemas:
    Pet: { type: object, required: [naem], properties: { name: { type: string, format: datetime, default: 3 } } }
    Spare: { type: string }
    Tag: { oneOf: [{ type: string }, { type: string }] }
    Holder: { properties: { tag: { $ref: '#/components/schemas/Tag' } } }
`;

async function lint(text: string): Promise<readonly string[]> {
  const linter = createLinter({}, { redocly: false, cwd: '/', directory: '/', report: createReport() });
  const { findings } = await linter.run(
    { document: 'api.yaml', overlays: [] },
    createInMemoryReader(new Map([['api.yaml', text]])),
  );
  return findings.map(({ code, message }) => `${code}: ${message}`);
}

const errorCases: readonly (readonly [description: string, code: string, from: string, to: string])[] = [
  [
    'a reference that cannot be resolved',
    'document/unresolved-reference',
    '        default: {',
    "        '404': { $ref: '#/components/responses/Nope' }\n        default: {",
  ],
  ['a schema of an unknown type', 'document/', '    Spare: {', '    Wrong: { type: txet }\n    Spare: {'],
  ['a duplicate key', 'source/duplicate-key', 'info: { title: Pets,', 'info: { title: Cats, title: Pets,'],
  ['an error of the document as a whole', 'document/', 'paths:\n', 'servers: 1\npaths:\n'],
  [
    'a reference to itself',
    'model/infinite-recursion',
    '    Spare: {',
    "    Loop: { $ref: '#/components/schemas/Round' }\n    Round: { $ref: '#/components/schemas/Loop' }\n    Spare: {",
  ],
  [
    'an invalid x-ashlar configuration',
    'document/',
    'info: {',
    'x-ashlar: { version: 1, conventions: { nope: 1 } }\ninfo: {',
  ],
];

describe('a document with an error', () => {
  it.each(errorCases)('has the findings in its valid parts: %s', async (_, code, from, to) => {
    const before = await lint(validDocument);
    expect(before.length).toBeGreaterThanOrEqual(11);
    const after = await lint(validDocument.replace(from, to));
    expect(after.filter((finding) => finding.startsWith(code)).length).toBeGreaterThan(0);
    expect(after).toEqual(expect.arrayContaining([...before]));
  });
});

describe('an unreadable part', () => {
  it.each([
    [
      'a response',
      'completeness/success-response',
      "'200': { description: Done., content: { application/json: { schema: { type: string, minItems: 0 } } } }",
      "'200': Done.\n        '404': { description: None. }",
    ],
    [
      'a part of a schema',
      'correctness/undeclared-required',
      '{ type: object, required: [naem]',
      "{ type: object, allOf: [{ $ref: '#/components/schemas/Nope' }], required: [naem]",
    ],
    [
      'a misspelled reference',
      'correctness/unused-component: the schema `Pet` is not used',
      '#/components/schemas/Pet',
      '#/components/schemas/Pett',
    ],
    ['a missing file', 'correctness/unused-component', '#/components/schemas/Pet', 'nope.yaml#/Pet'],
  ])('is not reported as missing or unused: %s', async (_, prefix, from, to) => {
    const after = await lint(validDocument.replace(from, to));
    expect(after.filter((finding) => finding.startsWith(prefix))).toEqual([]);
  });
});
