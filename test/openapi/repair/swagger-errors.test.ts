// Errors in Swagger 2.0 documents that exclude operations, and repairs in several files.

import { describe, expect, it, test } from 'vitest';
import { buildApi } from '../../../src/generator/model/build-api.ts';
import { printModel } from '../../../src/generator/model/print/print-model.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { readDocument } from '../../../src/generator/openapi/read-document.ts';
import { repairSwagger } from '../../../src/generator/openapi/repair/repair-swagger.ts';
import { read } from '../marked-document.ts';
import { list, parameter, run, swaggerWith, type Fields } from './repaired-documents.ts';

describe('errors that exclude the operation', () => {
  test.each<readonly [title: string, operation: Fields, message: string]>([
    ['named parameters', { parameters: { b: { in: 'query' } } }, 'expected an array, found an object'],
    ['a string instead of parameters', { parameters: 'b' }, 'expected an array, found `b`'],
    ...(
      [
        ['yes', '`yes`'],
        ['True', '`True`'],
        [1, 'the number `1`'],
      ] as const
    ).map(
      ([required, found]) =>
        [
          `a form field whose \`required\` is ${found}`,
          parameter({ name: 'b', in: 'formData', type: 'string', required }),
          `expected a boolean, found ${found}`,
        ] as const,
    ),
    [
      'a collection format that is a number',
      parameter({ name: 'b', in: 'query', ...list(1) }),
      'expected a string, found the number `1`',
    ],
  ])('%s', async (_title, operation, message) => {
    const paths = { '/a': { post: { responses: {}, ...operation } }, '/b': { post: { responses: {} } } };
    const document = swaggerWith({ root: { paths } });
    const strict = await run(document);
    expect(
      strict.diagnostics
        .filter(({ severity }) => severity === 'error')
        .map((diagnostic) => `${diagnostic.code}: ${diagnostic.message}`),
    ).toEqual([`document/wrong-type: ${message}`]);
    const { diagnostics } = await run(document, 'exclude');
    expect(diagnostics.map(({ code }) => code)).toContain('document/excluded');
  });
});

it('leaves documents with both versions to OpenAPI 3', async () => {
  const document = {
    ...swaggerWith({ operation: { produces: 'text/csv' } }),
    openapi: '3.0.3',
    schemes: 'http',
    components: { schemas: { A: { type: 'int' } } },
  };
  const { diagnostics } = await run(document, 'exclude');
  expect(diagnostics.map(({ code }) => code)).toContain('document/unknown-type');
  expect(diagnostics.map(({ message }) => message).join('\n')).not.toContain('using an array');
});

it('keeps the description of a form field whose schema is a reference', async () => {
  const schema = { $ref: '#/definitions/A' };
  const { api, diagnostics } = await run(
    swaggerWith({
      operation: parameter({ name: 'n', in: 'formData', description: 'Description of n', schema }),
      root: { definitions: { A: { type: 'integer' } } },
    }),
  );
  expect(diagnostics.map(({ code }) => code)).not.toContain('document/reference-siblings');
  expect(api && printModel(api)).toContain('Description of n');
});

it('repairs parameters and path items in other files', async () => {
  const text = JSON.stringify(
    swaggerWith({
      root: {
        paths: {
          '/a': { post: { parameters: [{ $ref: 'b.yaml#/tags' }], responses: {} } },
          '/b': { $ref: 'b.yaml#/b' },
        },
      },
    }),
  );
  const { sources } = await read(text, {
    'b.yaml': `tags: { name: tags, in: Query, type: Array, items: { type: string }, collectionFormat: Multi }
b: { get: { parameters: { name: q, in: query, type: integer }, responses: {} } }
`,
  });
  const repaired = repairSwagger(sources);
  expect(repaired?.warnings.map(({ message }) => message)).toEqual([
    'unknown `in` `Query`; using `query`',
    'unknown type `Array`; using `array`',
    'unknown `collectionFormat` `Multi`; using `multi`',
    'expected an array, found an object; using an array of one item',
  ]);
  const report = createReport();
  const document = readDocument(repaired?.sources ?? sources, report);
  const api = document && buildApi(document, report);
  expect(report.hasErrors).toBe(false);
  expect(
    api?.operations.flatMap(({ parameters }) => parameters.map(({ name, schema }) => [name, schema?.jsonSchema])),
  ).toMatchObject([
    ['tags', { types: ['array'] }],
    ['q', { types: ['integer'] }],
  ]);
});
