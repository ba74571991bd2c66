// Robustness against hostile requests, invalid handler responses, and options that throw.

import { describe, expect, it, test } from 'vitest';
import { redact } from '../../../src/runtime/server/body/redact-response-body.ts';
import { parseMediaType } from '../../../src/runtime/server/body/parse-media-type.ts';
import { readCredential } from '../../../src/runtime/server/credentials-and-challenges.ts';
import { omitInvalid } from '../../../src/runtime/server/body/omit-invalid.ts';
import { checkStrings } from '../../../src/runtime/server/body/unstorable-text.ts';
import type { ConflictQuery } from '../../../src/runtime/server/host.ts';
import { httpError } from '../../../src/runtime/server/http-error.ts';
import { createServiceFromTable } from '../../../src/runtime/server/service.ts';
import type { SecurityAlternative } from '../../../src/runtime/server/operation-table.ts';
import type { ValueShapes } from '../../../src/runtime/server/value-shape.ts';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { documentOf, modelOf } from '../validators/model.ts';
import { generateServer } from './generate-server.ts';
import { create, notesHost, notesService, send, setHandler, table } from './notes-service.ts';

/** Returns the value shapes in the server generated for a document with this schema. */
async function generateShapes(schema: object): Promise<{ readonly shapes: ValueShapes }> {
  const responses = {
    200: { description: 'Probe.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Probe' } } } },
  };
  const paths = { '/probe': { get: { operationId: 'getProbe', tags: ['probe'], responses } } };
  const { directory } = await generateServer(
    'hostile',
    await modelOf(documentOf({ Probe: schema }, { paths, 'x-ashlar': { version: 1 } })),
  );
  return (await import(`${directory}/server/shapes.ts?${JSON.stringify(schema).length}`)) as {
    readonly shapes: ValueShapes;
  };
}

const readBearer = (authorization: string) =>
  readCredential({ method: 'GET', target: '/', headers: { authorization } }, '', 'token', { kind: 'bearer' });

describe('scopes', () => {
  const createService = (security: readonly SecurityAlternative[]) => {
    const operations = table.operations.map((operation) => ({ ...operation, security }));
    return createServiceFromTable(
      { ...table, schemes: { ...table.schemes, key: { kind: 'header', name: 'X-Key' } }, operations },
      notesHost(),
    );
  };
  const oauth = [{ scheme: 'token', scopes: ['notes'] }];

  test('of a security alternative apply only to its own credentials', async () => {
    const service = createService([oauth, [{ scheme: 'key', scopes: [] }]]);
    setHandler(() => ({ status: 200, body: {} }));
    expect((await send(service, 'GET /v1/notes/1', { token: 'narrow' })).status).toBe(403);
    expect((await send(service, 'GET /v1/notes/1', { headers: { 'x-key': 'narrow' } })).status).toBe(200);
    expect((await send(service, 'GET /v1/notes/1', { token: 'narrow', headers: { 'x-key': 'narrow' } })).status).toBe(
      200,
    );
  });

  test('of any alternative with the same credentials suffice, and each credential is checked once', async () => {
    const host = notesHost();
    let lookups = 0;
    const operations = table.operations.map((operation) => ({
      ...operation,
      security: [oauth, [{ scheme: 'token', scopes: ['other'] }]],
    }));
    const countingHost: typeof host = {
      ...host,
      authenticate: (...args) => {
        lookups++;
        return host.authenticate(...args);
      },
    };
    const service = createServiceFromTable({ ...table, operations }, countingHost);
    expect([(await send(service, 'GET /v1/notes/1', { token: 'narrow' })).status, lookups]).toEqual([200, 1]);
  });
});

describe('a header', () => {
  // Quadratic backtracking would take hours.
  it('is parsed in linear time', () => {
    expect(readBearer(`Bearer y${' '.repeat(5_000_000)}z`)?.token.length).toBe(5_000_002);
    expect(parseMediaType(`a/b; c=${' '.repeat(5_000_000)}"x`)?.parameters.size).toBe(0);
  });

  test('for Authorization must have a scheme and a token', () => {
    expect([' bearer  a b ', 'Bearer', 'Bearer ', ''].map((header) => readBearer(header)?.token)).toEqual([
      'a b',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a secret', () => {
  const scope = { caller: 0, operation: 'getNote' };

  it('is redacted in responses with an undocumented status or media type', async () => {
    const { service } = notesService();
    for (const response of [
      { status: 418 },
      { status: 200, contentType: 'application/json; charset=utf-8' },
      { status: 200, contentType: 'application/other+json' },
    ]) {
      setHandler(() => ({ ...response, body: { title: 't', secret: 's3cret' } }));
      expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
        status: response.status,
        body: { title: 't', secret: '<REDACTED>' },
      });
    }
  });

  it('is redacted according to each of several shapes for items and additional properties', () => {
    const item = { propertyNames: ['key'], properties: { key: { redaction: { as: '***' } } } };
    expect(
      redact([{ key: 'k' }], { anyOf: [{ items: { propertyNames: ['id'] } }, { items: item }] }, {}, scope),
    ).toEqual([{ key: '***' }]);
    expect(
      redact(
        { a: { key: 'k' } },
        { anyOf: [{ additionalProperties: { propertyNames: ['id'] } }, { additionalProperties: item }] },
        {},
        scope,
      ),
    ).toEqual({
      a: { key: '***' },
    });
  });
});

describe('the shape of a schema', () => {
  const hidden = { type: 'object', properties: { key: { type: 'string', 'x-redacted': { as: '***' } } } };

  it.each([
    [
      'prefixItems',
      { type: 'array', prefixItems: [{ type: 'object', properties: { id: {} } }, hidden] },
      [{}, { key: 'k' }],
      [{}, { key: '***' }],
    ],
    [
      'patternProperties',
      { type: 'object', properties: { id: {} }, patternProperties: { '^x': hidden } },
      { xa: { key: 'k' } },
      { xa: { key: '***' } },
    ],
    [
      'allOf of arrays',
      { allOf: [{ type: 'array', items: { type: 'object', properties: { id: {} } } }, { items: hidden }] },
      [{ key: 'k' }],
      [{ key: '***' }],
    ],
  ])('includes secrets in %s', async (_keyword, schema, value, redacted) => {
    const { shapes } = await generateShapes(schema);
    expect(redact(value, { ref: 'Probe' }, shapes, { caller: 0, operation: '' })).toEqual(redacted);
  });
});

describe('options that throw', () => {
  const fail = (): never => {
    throw new Error('broken');
  };

  test('cause a 500 response, not an exception', async () => {
    setHandler(() => ({ status: 200, body: {} }));
    const { service: serviceWithHeaders } = notesService({ headers: fail });
    expect((await send(serviceWithHeaders, 'GET /v1/notes/1', { token: 'owner' })).status).toBe(500);
    setHandler(fail);
    const { service: serviceWithErrorHandler } = notesService({ onError: fail });
    expect((await send(serviceWithErrorHandler, 'GET /v1/notes/1', { token: 'owner' })).status).toBe(500);
  });
});

describe('a body', () => {
  const deep = (open: string, levels: number, close: string): string =>
    `{"title":"t","parts":${open.repeat(levels)}1${close.repeat(levels)}}`;

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('is rejected if it is nested too deeply to be serialized: %s', async (open, close) => {
    const { service, errors } = notesService();
    setHandler(({ merged }) => ({ status: 200, body: merged }));
    for (const levels of [500, 100_000]) {
      const response = await send(service, 'PUT /v1/notes/1', { token: 'owner', body: deep(open, levels, close) });
      expect(response).toMatchObject({
        status: 400,
        body: { errors: [{ reason: 'The request body is nested too deeply.' }] },
      });
    }
    const { status } = await send(service, 'PUT /v1/notes/1', { token: 'owner', body: deep(open, 499, close) });
    expect([status, errors]).toEqual([200, []]);
  });

  it('has a depth that ignores brackets in strings', async () => {
    const { service } = notesService();
    setHandler(() => ({ status: 200, body: {} }));
    for (const title of ['['.repeat(5000), '\\"{'.repeat(5000)])
      expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: { title } })).status).toBe(200);
    expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: '"\\'.repeat(300_000) })).status).toBe(400);
  });
});

describe('an invalid response', () => {
  it.each([
    ['a status below 200', { status: 99 }],
    ['a fractional status', { status: 200.5 }],
    ['an empty header name', { status: 200, headers: { '': 'x' } }],
    ['a header name with a line break', { status: 200, headers: { 'X-A: b\r\nX-C': 'x' } }],
  ])('is reported to the service and replaced by 500: %s', async (_name, response) => {
    const { service, errors } = notesService();
    setHandler(() => ({ ...response, body: {} }));
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 500,
      body: { errors: [{ reason: 'Internal server error' }] },
    });
    expect(errors).toHaveLength(1);
  });
});

describe('a response to a request with many problems', () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
  const createService = (findProblems: (value: unknown) => Problem[]) =>
    createServiceFromTable(
      { ...table, operations: [{ ...create, limits: [], checks: { body: (_type, value) => findProblems(value) } }] },
      notesHost(),
    );
  const createProblem = (field: string): Problem => ({
    pointer: `/${field}`,
    field,
    keyword: 'type',
    schema: '',
    message: 'must be a string',
  });
  const sendAndReadErrors = async (problems: Problem[]): Promise<{ reason: string; field?: string }[]> => {
    const { status, body } = await send(
      createService(() => problems),
      'POST /v1/notes',
      { token: 'owner', body: {} },
    );
    expect(status).toBe(400);
    return (body as { errors: { reason: string; field?: string }[] }).errors;
  };

  it('lists the first 100 and the number of other problems', async () => {
    expect(await sendAndReadErrors(names(100).map(createProblem))).toHaveLength(100);
    const errors = await sendAndReadErrors(names(130).map(createProblem));
    expect(errors).toHaveLength(101);
    expect(errors.slice(-2)).toEqual([{ reason: 'must be a string', field: 'n99' }, { reason: 'and 30 more' }]);
  });

  it('states a lower bound if the number is unknown', async () => {
    expect((await sendAndReadErrors(names(1000).map(createProblem))).at(-1)).toEqual({
      reason: 'and at least 900 more',
    });
    expect((await sendAndReadErrors([createProblem('n'.repeat(300_000))])).at(-1)).toEqual({ reason: 'and more' });
  });

  it('has a bounded size, even with long names and messages', async () => {
    const errors = await sendAndReadErrors(
      names(1000).map((name) => ({
        ...createProblem(`${name}😀`.repeat(1000)),
        message: `${name}${'😀'.repeat(1000)}`,
      })),
    );
    expect(JSON.stringify(errors).length).toBeLessThan(200_000);
    expect(errors[0]?.field?.endsWith('…')).toBe(true);
    expect(errors.map(({ reason, field = '' }) => reason + field).join('')).not.toMatch(/\p{Surrogate}/u);
  });

  it('is limited in the same way for errors that a handler throws', async () => {
    const { service } = notesService();
    setHandler(() => {
      throw httpError(400, ...names(5000).map((field) => ({ message: 'must be unique', field })));
    });
    const { body } = await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} });
    expect((body as { errors: unknown[] }).errors.slice(-2)).toEqual([
      { reason: 'must be unique', field: 'n99' },
      { reason: 'and 4900 more' },
    ]);
  });

  it('does not repeat a long pointer for each string', () => {
    const problems = checkStrings({ ['k'.repeat(300_000)]: names(100_000) }, () => 'must not be');
    expect(problems?.reduce((length, { pointer }) => length + pointer.length, 0)).toBeLessThan(1_000_000);
  });
});

describe('the valid part of a body', () => {
  const problemAt = (pointer: string, keyword = 'type'): Problem => ({
    pointer,
    field: pointer.slice(1).replaceAll('/', '.'),
    keyword,
    schema: '',
    message: 'is wrong',
  });

  it('omits only properties and items with problems', () => {
    const value = { a: 1, list: [{ b: 1, c: 2 }, 'x', { b: 3 }], 'x/y': { z: 1 }, none: null };
    expect(
      omitInvalid(value, [
        problemAt('/list/0/b'),
        problemAt('/list/1'),
        problemAt('/x~1y/z'),
        problemAt('/missing', 'required'),
        problemAt('', 'rule'),
      ]),
    ).toEqual({ a: 1, list: [{ c: 2 }, undefined, { b: 3 }], 'x/y': {}, none: null });
    expect(omitInvalid(value, [problemAt('')])).toBeUndefined();
    expect(omitInvalid(value, [])).toBe(value);
  });

  it('is passed to the host for conflict checks only if there are problems', async () => {
    const queries: unknown[] = [];
    const host = {
      ...notesHost(),
      conflicts: (_tx: unknown, { operation, body, merged, invalid }: ConflictQuery) => {
        queries.push({ operation, body, merged, invalid: [...invalid] });
        return [{ message: 'is taken', field: 'title' }];
      },
    };
    const service = createServiceFromTable(table, host);
    setHandler(() => ({ status: 200, body: {} }));
    expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: { title: 'x' } })).status).toBe(200);
    expect(await send(service, 'PUT /v1/notes/1', { token: 'owner', body: { title: 'x', secret: 5 } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'secret' }, { reason: 'is taken', field: 'title' }] },
    });
    expect(queries).toEqual([
      {
        operation: 'updateNote',
        body: { title: 'x', color: 'gray' },
        merged: expect.objectContaining({ title: 'x' }) as unknown,
        invalid: ['secret'],
      },
    ]);
  });
});
