// Common mistakes in Swagger 2.0 documents, and how they are read.

import { describe, expect, it, test } from 'vitest';
import { printModel } from '../../../src/generator/model/print/print-model.ts';
import { generateRepaired, list, parameter, run, swaggerWith, type Fields } from './repaired-documents.ts';

/** Returns the model without locations, which differ between documents. */
async function modelOf(document: object): Promise<string> {
  const { api, diagnostics } = await run(document, 'exclude');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return api ? printModel(api).replace(/ at \S+:\d+:\d+/g, '') : '';
}

const oauth = {
  type: 'oauth2',
  flow: 'accessCode',
  authorizationUrl: 'https://a.example/a',
  tokenUrl: 'https://a.example/t',
  scopes: { read: 'Read' },
};
const scheme = (fields: Fields): Fields => ({ securityDefinitions: { key: fields }, security: [{ key: [] }] });

describe('errors that are repaired before the conversion', () => {
  type Parts = Parameters<typeof swaggerWith>[0];
  test.each<readonly [title: string, faulty: Parts, corrected: Parts, warning: string]>([
    [
      'a body in another case',
      { operation: parameter({ name: 'b', in: 'Body', schema: { type: 'object' } }) },
      { operation: parameter({ name: 'b', in: 'body', schema: { type: 'object' } }) },
      'document/invalid-value: unknown `in` `Body`; using `body`',
    ],
    [
      'a form parameter of Swagger 1.2',
      { operation: parameter({ name: 'b', in: 'form', type: 'string' }) },
      { operation: parameter({ name: 'b', in: 'formData', type: 'string' }) },
      'document/invalid-value: unknown `in` `form`; using `formData`',
    ],
    [
      'a file in capitals',
      { operation: parameter({ name: 'b', in: 'formData', type: 'FILE' }) },
      { operation: parameter({ name: 'b', in: 'formData', type: 'file' }) },
      'document/unknown-type: unknown type `FILE`; using `file`',
    ],
    [
      'a list',
      { operation: parameter({ name: 'b', in: 'query', type: 'list', items: {}, collectionFormat: 'multi' }) },
      { operation: parameter({ name: 'b', in: 'query', type: 'array', items: {}, collectionFormat: 'multi' }) },
      'document/unknown-type: unknown type `list`; using `array`',
    ],
    [
      'one media type',
      { operation: { consumes: 'text/csv', ...parameter({ name: 'b', in: 'body', schema: { type: 'string' } }) } },
      { operation: { consumes: ['text/csv'], ...parameter({ name: 'b', in: 'body', schema: { type: 'string' } }) } },
      'document/wrong-type: expected an array, found `text/csv`; using an array of one item',
    ],
    [
      'media types separated by commas, one of which is blank',
      {
        operation: {
          consumes: 'text/csv, , text/plain,',
          ...parameter({ name: 'b', in: 'body', schema: { type: 'string' } }),
        },
      },
      {
        operation: {
          consumes: ['text/csv', 'text/plain'],
          ...parameter({ name: 'b', in: 'body', schema: { type: 'string' } }),
        },
      },
      'document/wrong-type: expected an array, found `text/csv, , text/plain,`; using an array of 2 items',
    ],
    [
      'one media type of the document, and one scheme',
      { root: { consumes: 'text/csv', schemes: 'http' }, operation: parameter({ name: 'b', in: 'body', schema: {} }) },
      {
        root: { consumes: ['text/csv'], schemes: ['http'] },
        operation: parameter({ name: 'b', in: 'body', schema: {} }),
      },
      'document/wrong-type: expected an array, found `http`; using an array of one item',
    ],
    [
      'a flow in another case',
      { root: scheme({ ...oauth, flow: 'accesscode' }) },
      { root: scheme(oauth) },
      'document/invalid-value: unknown `flow` `accesscode`; using `accessCode`',
    ],
    [
      'an unknown flow',
      { root: scheme({ ...oauth, flow: 'code' }) },
      { root: scheme({ type: 'oauth2', flows: {} }) },
      'document/invalid-value: unknown `flow`: `code`; it is ignored',
    ],
    [
      'a parameter of a path item',
      {
        root: {
          paths: { '/a': { parameters: [{ name: 'b', in: 'Body', schema: {} }], post: { responses: {} } } },
        },
      },
      {
        root: {
          paths: { '/a': { parameters: [{ name: 'b', in: 'body', schema: {} }], post: { responses: {} } } },
        },
      },
      'document/invalid-value: unknown `in` `Body`; using `body`',
    ],
    [
      'a body parameter instead of an array',
      { operation: { parameters: { name: 'b', in: 'Body', schema: { type: 'object' } } } },
      { operation: parameter({ name: 'b', in: 'body', schema: { type: 'object' } }) },
      'document/wrong-type: expected an array, found an object; using an array of one item',
    ],
    [
      'a parameter of a path item instead of an array',
      {
        root: {
          paths: { '/a': { parameters: { name: 'q', in: 'query', type: 'string' }, post: { responses: {} } } },
        },
      },
      {
        root: {
          paths: { '/a': { parameters: [{ name: 'q', in: 'query', type: 'string' }], post: { responses: {} } } },
        },
      },
      'document/wrong-type: expected an array, found an object; using an array of one item',
    ],
    [
      'a reference to a parameter instead of an array',
      {
        root: { parameters: { q: { name: 'q', in: 'query', type: 'string' } } },
        operation: { parameters: { $ref: '#/parameters/q' } },
      },
      {
        root: { parameters: { q: { name: 'q', in: 'query', type: 'string' } } },
        operation: parameter({ $ref: '#/parameters/q' }),
      },
      'document/wrong-type: expected an array, found an object; using an array of one item',
    ],
    [
      'several schemes in a string',
      { root: { schemes: 'http, https' } },
      { root: { schemes: ['http', 'https'] } },
      'document/wrong-type: expected an array, found `http, https`; using an array of 2 items',
    ],
    [
      'no schemes in a string',
      { root: { schemes: '' } },
      { root: { schemes: [] } },
      'document/wrong-type: expected an array, found an empty string; using an empty array',
    ],
    [
      'several media types in a string',
      {
        operation: {
          consumes: 'text/csv;a="b,c" ,text/plain',
          ...parameter({ name: 'b', in: 'body', schema: { type: 'string' } }),
        },
      },
      {
        operation: {
          consumes: ['text/csv;a="b,c"', 'text/plain'],
          ...parameter({ name: 'b', in: 'body', schema: { type: 'string' } }),
        },
      },
      'document/wrong-type: expected an array, found `text/csv;a="b,c" ,text/plain`; using an array of 2 items',
    ],
    [
      'a collection format of a response header',
      { operation: { responses: { '200': { description: 'ok', headers: { H: list('CSV') } } } } },
      { operation: { responses: { '200': { description: 'ok', headers: { H: list('csv') } } } } },
      'document/invalid-value: unknown `collectionFormat` `CSV`; using `csv`',
    ],
    [
      'a collection format of a header in a shared response',
      {
        root: { responses: { R: { description: 'ok', headers: { H: list('CSV') } } } },
        operation: { responses: { '200': { $ref: '#/responses/R' } } },
      },
      {
        root: { responses: { R: { description: 'ok', headers: { H: list('csv') } } } },
        operation: { responses: { '200': { $ref: '#/responses/R' } } },
      },
      'document/invalid-value: unknown `collectionFormat` `CSV`; using `csv`',
    ],
  ])('%s', async (_title, faulty, corrected, warning) => {
    const { warnings } = await generateRepaired(swaggerWith(faulty));
    expect(warnings).toContain(warning);
    expect(await modelOf(swaggerWith(faulty))).toBe(await modelOf(swaggerWith(corrected)));
  });
});

describe('errors that are repaired after the conversion', () => {
  it('names the fields of Swagger 2.0', async () => {
    const { warnings } = await generateRepaired(swaggerWith({ root: scheme({ type: 'oauth2' }) }));
    expect(warnings).toContain('document/missing-field: missing `flow`; the client has no credentials for it');
  });

  it('converts schemas in an array of items and in `allOf` without an array', async () => {
    const schemas = (items: unknown, allOf: unknown): Fields => ({
      definitions: {
        A: { type: 'array', items },
        B: { allOf },
        C: { type: 'string', 'x-nullable': true },
      },
    });
    const reference = { $ref: '#/definitions/C' };
    const faulty = swaggerWith({ root: schemas([reference], reference) });
    await generateRepaired(faulty);
    expect(await modelOf(faulty)).toBe(await modelOf(swaggerWith({ root: schemas(reference, [reference]) })));
  });
});

describe('mistakes that are warnings also in strict mode', () => {
  type Parts = Parameters<typeof swaggerWith>[0];
  test.each<readonly [title: string, faulty: Parts, corrected: Parts, warning: string]>([
    [
      'a required form field in quotes',
      { operation: parameter({ name: 'b', in: 'formData', type: 'string', required: 'true' }) },
      { operation: parameter({ name: 'b', in: 'formData', type: 'string', required: true }) },
      'document/quoted-value',
    ],
    [
      'a parameter with the schema of OpenAPI 3',
      { operation: parameter({ name: 'b', in: 'query', schema: { type: 'integer', maximum: 5 } }) },
      { operation: parameter({ name: 'b', in: 'query', type: 'integer', maximum: 5 }) },
      'document/newer-field',
    ],
    [
      'a form field with the schema of OpenAPI 3',
      {
        operation: parameter({
          name: 'n',
          in: 'formData',
          required: true,
          description: 'D',
          schema: { type: 'integer', maximum: 5 },
        }),
      },
      {
        operation: parameter({
          name: 'n',
          in: 'formData',
          required: true,
          description: 'D',
          type: 'integer',
          maximum: 5,
        }),
      },
      'document/newer-field',
    ],
    [
      'a file with the schema of OpenAPI 3',
      { operation: parameter({ name: 'n', in: 'formData', schema: { type: 'string', format: 'binary' } }) },
      { operation: parameter({ name: 'n', in: 'formData', type: 'file' }) },
      'document/newer-field',
    ],
    [
      'a form field whose `required` is null',
      { operation: parameter({ name: 'b', in: 'formData', type: 'string', required: null }) },
      { operation: parameter({ name: 'b', in: 'formData', type: 'string' }) },
      'document/null-field',
    ],
    [
      'a collection format that is null',
      { operation: parameter({ name: 'b', in: 'query', ...list(null) }) },
      { operation: parameter({ name: 'b', in: 'query', ...list('csv') }) },
      'document/null-field',
    ],
    ['parameters that are null', { operation: { parameters: null } }, {}, 'document/null-field'],
    [
      'a body without a schema',
      { operation: parameter({ name: 'b', in: 'body', type: 'string', maxLength: 5 }) },
      { operation: parameter({ name: 'b', in: 'body', schema: { type: 'string', maxLength: 5 } }) },
      'document/inferred-field',
    ],
    [
      'a schema and media types that are null',
      { operation: { produces: null, responses: { '200': { description: 'ok', schema: null } } } },
      { operation: { responses: { '200': { description: 'ok' } } } },
      'document/null-field',
    ],
    [
      'no responses, and an undeclared tag',
      { operation: { responses: undefined, tags: ['t'] }, root: { tags: [{ name: 'other' }] } },
      { operation: { responses: {}, tags: ['t'] }, root: { tags: [{ name: 'other' }] } },
      'document/inferred-field',
    ],
    [
      'an undeclared path parameter',
      { root: { paths: { '/a/{id}': { post: { responses: {} } } } } },
      {
        root: {
          paths: {
            '/a/{id}': {
              parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
              post: { responses: {} },
            },
          },
        },
      },
      'document/undescribed-path-parameter',
    ],
    [
      'a required property',
      { root: { definitions: { A: { type: 'object', properties: { a: { type: 'string', required: true } } } } } },
      { root: { definitions: { A: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } } } },
      'document/boolean-required',
    ],
    [
      '`x-nullable` next to a reference',
      {
        root: {
          definitions: { A: { properties: { a: { $ref: '#/definitions/B', 'x-nullable': true } } }, B: {} },
        },
      },
      { root: { definitions: { A: { properties: { a: { $ref: '#/definitions/B' } } }, B: {} } } },
      'document/reference-siblings',
    ],
  ])('%s', async (_title, faulty, corrected, code) => {
    const { diagnostics } = await run(swaggerWith(faulty));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
    expect(await modelOf(swaggerWith(faulty))).toBe(await modelOf(swaggerWith(corrected)));
  });
});
