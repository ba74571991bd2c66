// Common mistakes in operations, and how they are read.

import { describe, expect, it, test } from 'vitest';
import { documentWith, generateRepaired, idParameter, ok, run, type Fields } from './repaired-documents.ts';

describe('operations', () => {
  test.each<readonly [title: string, operation: Fields, warning: string]>([
    ['a status 0', { responses: { '0': { description: 'x' } } }, 'using `default`'],
    ['a status with its reason', { responses: { '200 OK': { description: 'x' } } }, 'using `200`'],
    ['an unknown status', { responses: { ...ok, error: { description: 'x' } } }, 'the response is ignored'],
    ['a response that is null', { responses: { '200': null } }, 'using a response without a description'],
    ['`tags` as a string', { tags: 'a' }, 'using an array of one item'],
    ['`parameters` as one parameter', { parameters: idParameter }, 'found an object; using an array of one item'],
    [
      '`parameters` as one reference',
      { parameters: { $ref: '#/paths/~1a~1{id}/delete/parameters/0' } },
      'found an object; using an array of one item',
    ],
    ['`security` as an object', { security: { key: [] } }, 'using an array of one item'],
    ['a request body without content', { requestBody: {} }, 'the request body is ignored'],
    ['a style of another location', { parameters: [{ ...idParameter, style: 'form' }] }, 'using `simple`'],
    [
      'a content that is null',
      { responses: { '200': { description: 'x', content: { 'application/json': null } } } },
      'using an empty object',
    ],
    [
      'a header without a target',
      { responses: { '200': { description: 'x', headers: { X: { $ref: '#/components/headers/X' } } } } },
      '`X` is ignored',
    ],
    [
      'an example without a target',
      { responses: { '200': { description: 'x', content: { a: { examples: { one: { $ref: '#/no' } } } } } } },
      '`one` is ignored',
    ],
  ])('%s', async (_title, operation, warning) => {
    const { api, warnings } = await generateRepaired(documentWith({ operation }));
    expect(api.operations.map(({ id }) => id)).toEqual(['delete', 'get']);
    expect(warnings.join('\n')).toContain(warning);
  });

  it('use one parameter of a path item', async () => {
    const item = { parameters: idParameter, get: { operationId: 'get', responses: ok } };
    const { api, warnings } = await generateRepaired(documentWith({ root: { paths: { '/b/{id}': item } } }));
    expect(api.operations[0]?.parameters.map(({ name }) => name)).toEqual(['id']);
    expect(warnings.join('\n')).toContain('found an object; using an array of one item');
  });

  const json = { schema: { $ref: '#/components/schemas/S' } };
  const components = {
    schemas: { S: { type: 'object' } },
    mediaTypes: { all: { 'application/json': json, 'text/plain': {} }, one: json },
    responses: {
      R: { description: 'r', headers: {}, content: { 'application/json': json } },
      Indirect: { $ref: '#/components/requestBodies/B' },
    },
    requestBodies: { B: { description: 'b', required: true, content: { 'application/json': json } } },
  };

  test.each<readonly [title: string, response: Fields, mediaTypes: readonly string[], warning: string]>([
    [
      'the media types that a `$ref` in `content` refers to',
      { description: 'x', content: { $ref: '#/components/mediaTypes/all' } },
      ['application/json', 'text/plain'],
      'using its target',
    ],
    [
      'the media type that a `$ref` in `content` refers to, as JSON',
      { description: 'x', content: { $ref: '#/components/mediaTypes/one' } },
      ['application/json'],
      'using its target as `application/json`',
    ],
    [
      'the media types next to a `$ref` in `content` before those that it refers to',
      { description: 'x', content: { $ref: '#/components/mediaTypes/all', 'text/html': json, 'text/plain': {} } },
      ['text/html', 'text/plain', 'application/json'],
      'using its target',
    ],
    [
      'the content of a request body as a response, through another reference',
      { $ref: '#/components/responses/Indirect' },
      ['application/json'],
      'expected a response, found a request body; using its content',
    ],
    [
      'the content of a request body as a response',
      { $ref: '#/components/requestBodies/B' },
      ['application/json'],
      'expected a response, found a request body; using its content',
    ],
  ])('uses %s', async (_title, response, mediaTypes, warning) => {
    const operation = { responses: { '200': response } };
    const { api, warnings } = await generateRepaired(documentWith({ operation, root: { components } }));
    const content = api.operations.find(({ id }) => id === 'get')?.responses[0]?.content;
    expect(content?.map(({ mediaType }) => mediaType)).toEqual(mediaTypes);
    expect(content?.[0]?.schema?.jsonSchema).toMatchObject({ ref: 'S' });
    expect(warnings.join('\n')).toContain(warning);
  });

  test.each<readonly [title: string, requestBody: Fields, warning: string]>([
    [
      'the media types that a `$ref` in `content` refers to',
      { content: { $ref: '#/components/mediaTypes/all' } },
      'using its target',
    ],
    [
      'the content of a response',
      { $ref: '#/components/responses/R' },
      'expected a request body, found a response; using its content',
    ],
  ])('uses %s as a request body', async (_title, requestBody, warning) => {
    const { api, warnings } = await generateRepaired(
      documentWith({ operation: { requestBody }, root: { components } }),
    );
    expect(api.operations.find(({ id }) => id === 'get')?.requestBody?.content[0]).toMatchObject({
      mediaType: 'application/json',
      schema: { jsonSchema: { ref: 'S' } },
    });
    expect(warnings.join('\n')).toContain(warning);
  });

  it.each([
    ['3.0.3', 'b'],
    ['3.1.0', 'x'],
  ])('describes a response that refers to a request body as in OpenAPI %s', async (openapi, description) => {
    const operation = { responses: { '200': { $ref: '#/components/requestBodies/B', description: 'x' } } };
    const { api } = await generateRepaired({ ...documentWith({ operation, root: { components } }), openapi });
    expect(api.operations.find(({ id }) => id === 'get')?.responses[0]).toMatchObject({ description });
  });

  it('uses the body parameters of Swagger 2.0 as a request body', async () => {
    const body = { name: 'b', in: 'body', required: true, schema: { $ref: '#/components/schemas/S' } };
    const { api } = await generateRepaired(documentWith({ operation: { parameters: [idParameter, body] } }));
    const operation = api.operations.find(({ id }) => id === 'get');
    expect(operation?.requestBody).toMatchObject({ required: true, content: [{ mediaType: 'application/json' }] });
    expect(operation?.parameters.map(({ name }) => name)).toEqual(['id']);
  });

  it('uses the form parameters of Swagger 2.0 as a form', async () => {
    const field = { name: 'f', in: 'formData', type: 'string' };
    const { api } = await generateRepaired(documentWith({ operation: { parameters: [idParameter, field] } }));
    expect(api.operations.find(({ id }) => id === 'get')?.requestBody?.content[0]?.mediaType).toBe(
      'application/x-www-form-urlencoded',
    );
  });

  it('uses the schema of a form parameter', async () => {
    const field = { name: 'f', in: 'formData', schema: { type: 'int', maximum: 5 } };
    const { api } = await generateRepaired(documentWith({ operation: { parameters: [idParameter, field] } }));
    const schema = api.operations.find(({ id }) => id === 'get')?.requestBody?.content[0]?.schema?.jsonSchema;
    const property = typeof schema === 'object' ? schema.object?.properties?.get('f') : undefined;
    expect(property).toMatchObject({ types: ['integer'], number: { maximum: 5 } });
  });

  it('excludes an operation with a form parameter whose `required` is not a boolean', async () => {
    const field = { name: 'f', in: 'formData', type: 'string', required: 'yes' };
    const document = documentWith({ operation: { parameters: [idParameter, field] } });
    const { api, diagnostics } = await run(document, 'exclude');
    expect(api?.operations.map(({ id }) => id)).toEqual(['delete']);
    expect(diagnostics.map(({ message }) => message)).toContain('expected a boolean, found `yes`');
  });

  it('uses body parameters of components, and of the path item', async () => {
    const body = { name: 'b', in: 'body', schema: { $ref: '#/components/schemas/S' } };
    const item = {
      parameters: [{ $ref: '#/components/parameters/B' }],
      put: { operationId: 'put', responses: ok },
      post: { operationId: 'post', responses: ok },
    };
    const { api } = await generateRepaired(
      documentWith({ root: { paths: { '/b': item }, components: { schemas: { S: {} }, parameters: { B: body } } } }),
    );
    expect(api.operations.map(({ id, requestBody }) => [id, requestBody?.content[0]?.mediaType])).toEqual([
      ['post', 'application/json'],
      ['put', 'application/json'],
    ]);
  });

  it('states which form parameters a body replaces', async () => {
    const parameters = [
      idParameter,
      { name: 'b', in: 'body', schema: {} },
      { name: 'f', in: 'formData', type: 'string' },
    ];
    const { warnings } = await generateRepaired(documentWith({ operation: { parameters } }));
    expect(warnings.join('\n')).toContain('parameter conflicts with the body parameter');
  });

  it('keeps responses whose status is valid, in any order', async () => {
    const responses = {
      '0': { description: 'zero' },
      default: { description: 'default' },
      '200 OK': { description: 'a' },
      '200': { description: 'b' },
    };
    const { api, warnings } = await generateRepaired(documentWith({ operation: { responses } }));
    const operation = api.operations.find(({ id }) => id === 'get');
    expect(operation?.responses.map(({ status, description }) => [status, description]).sort()).toEqual([
      ['200', 'b'],
      ['default', 'default'],
    ]);
    expect(warnings).toEqual([
      'document/invalid-status: invalid status `0`; `default` is declared too, and the response is ignored',
      'document/invalid-status: invalid status `200 OK`; `200` is declared too, and the response is ignored',
    ]);
  });

  it('ignores a range that is declared twice, in different case', async () => {
    const responses = { '4xx': { description: 'a' }, '4XX': { description: 'b' }, '2xx': { description: 'c' } };
    const { api, warnings } = await generateRepaired(documentWith({ operation: { responses } }));
    const operation = api.operations.find(({ id }) => id === 'get');
    expect(operation?.responses.map(({ status, description }) => [status, description])).toEqual([
      ['2XX', 'c'],
      ['4XX', 'b'],
    ]);
    expect(warnings).toEqual([
      'document/invalid-status: invalid status `4xx`; `4XX` is declared too, and the response is ignored',
    ]);
  });

  it('excludes a path without a slash if the path with the slash exists', async () => {
    const item = (operationId: string): object => ({ get: { operationId, responses: ok } });
    const { api, diagnostics } = await run(
      documentWith({ root: { paths: { x: item('a'), '/x': item('b') } } }),
      'exclude',
    );
    expect(api?.operations.map(({ id }) => id)).toEqual(['b']);
    expect(diagnostics.map(({ message }) => message)).toContain('`GET x` is excluded');
  });

  it('ignores references to components that cannot be resolved', async () => {
    const components = {
      schemas: { S: {} },
      headers: { H: { $ref: '#/no' } },
      examples: { E: { $ref: '#/components/examples/E' } },
    };
    const response = {
      description: 'x',
      headers: { X: { $ref: '#/components/headers/H' } },
      content: { 'application/json': { examples: { one: { $ref: '#/components/examples/E' } } } },
    };
    const { api } = await generateRepaired(
      documentWith({ root: { components }, operation: { responses: { '200': response } } }),
    );
    expect(api.operations).toHaveLength(2);
  });

  it('keeps operations whose paths have the same structure', async () => {
    const item = (operationId: string, name: string): object => ({
      get: { operationId, parameters: [{ ...idParameter, name }], responses: ok },
    });
    const paths = { '/x/{id}': item('a', 'id'), '/x/{name}': item('b', 'name') };
    const { api, warnings } = await generateRepaired(documentWith({ root: { paths } }));
    expect(api.operations.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(warnings).toEqual([
      'document/duplicate-path: duplicate path `/x/{name}`: `/x/{id}` also declares `get`; a server uses only the first',
    ]);
  });

  it('adds the slash at the start of a path', async () => {
    const { api } = await generateRepaired(
      documentWith({ root: { paths: { x: { get: { operationId: 'x', responses: ok } } } } }),
    );
    expect(api.operations.map(({ path }) => path)).toEqual(['/x']);
  });
});
