// `ashlar diff` for documents with errors: comparison of the parts that are valid in both documents.

import { expect, it } from 'vitest';
import { ashlar } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';

const createDocument = (pets: string, parameterSchema = '', head = ''): string => `openapi: 3.1.0
info: { title: Pets, version: '1' }
${head}paths:
  /pets/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: All., content: { application/json: { schema: ${pets} } } } }
  /toys:
    get:
      parameters: [{ name: q, in: query, schema: { type: string${parameterSchema} } }]
      responses: { '200': { description: All. } }
  /food: { get: { responses: { '200': { description: All. } } } }
`;

it.each([
  [
    'the head',
    createDocument('{ type: string }'),
    createDocument("{ $ref: '#/info/title' }", ', maxLength: 3'),
    'head.yaml:7:',
  ],
  [
    'the base, with a different parameter name',
    createDocument("{ $ref: '#/info/title' }"),
    createDocument('{ type: string }', ', maxLength: 3').replace('{id}', '{pet}').replace('name: id', 'name: pet'),
    'base.yaml:7:',
  ],
  [
    'the head of documents that use the vocabulary',
    createDocument('{ type: string }', '', 'x-ashlar: { version: 1 }\n'),
    createDocument("{ $ref: '#/info/title' }", ', maxLength: 3', 'x-ashlar: { version: 1 }\n'),
    'head.yaml:8:',
  ],
])('compares the parts without errors if there is an error in %s', async (_, base, head, location) => {
  const { status, stdout, stderr } = await ashlar(createTempDirectory({ 'base.yaml': base, 'head.yaml': head }), [
    'diff',
    'base.yaml',
    'head.yaml',
    '--json',
  ]);
  expect(status).toBe(2);
  expect(stderr).toContain(location);
  expect(stderr).toContain('diff/invalid-document');
  expect(
    (JSON.parse(stdout) as { readonly changes: readonly { readonly operations: readonly string[] }[] }).changes.map(
      ({ operations }) => operations,
    ),
  ).toEqual([['GET /toys']]);
});

it('compares repaired documents, and reports the repairs', async () => {
  const [base, head] = ['string', 'strng'].map((type) => createDocument(`{ type: ${type} }`));
  const { status, stderr } = await ashlar(createTempDirectory({ 'base.yaml': base ?? '', 'head.yaml': head ?? '' }), [
    'diff',
    'base.yaml',
    'head.yaml',
  ]);
  expect(status).toBe(0);
  expect(stderr).toContain('warning document/unknown-type');
  expect(stderr).toMatch(/unknown type `strng`; any type is allowed\n[^]*help: did you mean `string`\?/);
});
