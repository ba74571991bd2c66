// Filter types: which operations have them, and the operators of each field.

import { expect, test } from 'vitest';
import { modelOf } from '../model-of.ts';
import { generateTypes } from './generate-types.ts';

const createDocument = (vocabulary: string, header: string, fields: string): string => `
openapi: 3.1.0
info: { title: T, version: '1' }
${vocabulary}
paths:
  /things:
    get:
      operationId: listThings
      parameters: [{ name: ${header}, in: header, schema: { type: string } }]
      responses:
        '200':
          description: Things.
          content:
            application/json:
              schema: { type: object, properties: { data: { type: array, items: { type: object, properties: { ${fields} } } } } }
`;

const vocabularyWithFilter =
  'x-ashlar: { version: 1, conventions: { pagination: { page: page, size: size, items: data, pages: pages, total: total }, filter: { header: X-Filter } } }';
const options = { packages: false, importExtension: '.js' } as const;

test('names the filter of unnamed items after the operation and types each field with its operators', async () => {
  const fields = [
    'a: { type: string, x-filterable: true }, b: { type: [integer, "null"], x-filterable: true }, c: { enum: [1, 2], x-filterable: true }',
    'd: { type: array, items: { enum: [x, y] }, x-filterable: true }, f: { enum: [true], x-filterable: true }',
    'g: { type: string }, "it\'s": { type: string, deprecated: true, x-filterable: true }',
  ].join(', ');
  const api = await modelOf(createDocument(vocabularyWithFilter, 'x-filter', fields));
  const text = (await generateTypes(api, options)).get('filters.ts') ?? '';
  const [, conditions = ''] = /export interface ListThingsConditions \{([^]*?)\/\*\* All/.exec(text) ?? [];
  expect(conditions.replace(/\s+/g, ' ').trim()).toBe(
    "a?: string | TextOperators; b?: number | null | NumberOperators; c?: 1 | 2 | NumberOperators; d?: 'x' | 'y' | TextOperators; " +
      'f?: boolean | BooleanOperators; /** @deprecated */ "it\'s"?: string | TextOperators;',
  );
  expect(text).toContain('export type ListThingsFilter = ListThingsConditions &');
  expect(text).toContain("Order<'a' | 'b' | 'c' | 'd' | 'f' | \"it's\">;");
});

test.each([
  ['the document has no vocabulary', '', 'X-Filter', 'a: { type: string, x-filterable: true }'],
  [
    'the operation does not take the header',
    vocabularyWithFilter,
    'X-Other',
    'a: { type: string, x-filterable: true }',
  ],
  ['no field is filterable', vocabularyWithFilter, 'X-Filter', 'a: { type: string }'],
])('generates no filter if %s', async (_, vocabulary, header, fields) => {
  const files = await generateTypes(await modelOf(createDocument(vocabulary, header, fields)), options);
  expect(files.has('filters.ts')).toBe(false);
});
