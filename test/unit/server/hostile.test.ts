// What a hostile client, a careless handler and a broken option cannot do.

import { describe, expect, it } from 'vitest';
import { redact } from '../../../src/runtime/server/body/redact.ts';
import { parseMediaType } from '../../../src/runtime/server/body/media-type.ts';
import { readCredential } from '../../../src/runtime/server/credential.ts';
import { omitInvalid } from '../../../src/runtime/server/body/valid-part.ts';
import { checkStrings } from '../../../src/runtime/server/body/unstorable-text.ts';
import type { ConflictQuery } from '../../../src/runtime/server/host.ts';
import { httpError } from '../../../src/runtime/server/http-error.ts';
import { createServiceFromTable } from '../../../src/runtime/server/service.ts';
import type { SecurityAlternative } from '../../../src/runtime/server/operation-table.ts';
import type { ValueShapes } from '../../../src/runtime/server/value-shape.ts';
import type { Problem } from '../../../src/runtime/validation/problem.ts';
import { documentOf, modelOf } from '../validators/model.ts';
import { generateServer } from './generated.ts';
import { answering, create, notesHost, notesService, send, table } from './notes.ts';

/** The shapes of a document with this schema, as its server has them. */
async function generatedShapes(schema: object): Promise<{ readonly shapes: ValueShapes }> {
  const responses = {
    200: { description: 'Probe.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Probe' } } } },
  };
  const paths = { '/probe': { get: { operationId: 'getProbe', tags: ['probe'], responses } } };
  const { folder } = await generateServer(
    'hostile',
    await modelOf(documentOf({ Probe: schema }, { paths, 'x-ashlar': { version: 1 } })),
  );
  return (await import(`${folder}/server/shapes.ts?${JSON.stringify(schema).length}`)) as {
    readonly shapes: ValueShapes;
  };
}

const bearer = (authorization: string) =>
  readCredential({ method: 'GET', target: '/', headers: { authorization } }, '', 'token', { kind: 'bearer' });

describe('scopes', () => {
  const serving = (security: readonly SecurityAlternative[]) => {
    const operations = table.operations.map((each) => ({ ...each, security }));
    return createServiceFromTable(
      { ...table, schemes: { ...table.schemes, key: { kind: 'header', name: 'X-Key' } }, operations },
      notesHost(),
    );
  };
  const oauth = [{ scheme: 'token', scopes: ['notes'] }];

  it('of an alternative count only with its own credentials', async () => {
    const service = serving([oauth, [{ scheme: 'key', scopes: [] }]]);
    answering(() => ({ status: 200, body: {} }));
    expect((await send(service, 'GET /v1/notes/1', { token: 'narrow' })).status).toBe(403);
    expect((await send(service, 'GET /v1/notes/1', { headers: { 'x-key': 'narrow' } })).status).toBe(200);
    expect((await send(service, 'GET /v1/notes/1', { token: 'narrow', headers: { 'x-key': 'narrow' } })).status).toBe(
      200,
    );
  });

  it('are those of any alternative that the credentials are for, each looked up once', async () => {
    const host = notesHost();
    let asked = 0;
    const operations = table.operations.map((each) => ({
      ...each,
      security: [oauth, [{ scheme: 'token', scopes: ['other'] }]],
    }));
    const service = createServiceFromTable(
      { ...table, operations },
      { ...host, authenticate: (...given) => (asked++, host.authenticate(...given)) },
    );
    expect([(await send(service, 'GET /v1/notes/1', { token: 'narrow' })).status, asked]).toEqual([200, 1]);
  });
});

describe('a header', () => {
  // With quadratic backtracking, this would take hours.
  it('is parsed in linear time', () => {
    expect(bearer(`Bearer y${' '.repeat(5_000_000)}z`)?.token.length).toBe(5_000_002);
    expect(parseMediaType(`a/b; c=${' '.repeat(5_000_000)}"x`)?.parameters.size).toBe(0);
  });

  it('of authorisation needs a scheme and a token', () => {
    expect(
      [bearer(' bearer  a b '), bearer('Bearer'), bearer('Bearer '), bearer('')].map((credential) => credential?.token),
    ).toEqual(['a b', undefined, undefined, undefined]);
  });
});

describe('a secret', () => {
  const scope = { caller: 0, operation: 'getNote' };

  it('does not leave by a status or a media type that the document does not have', async () => {
    const { service } = notesService();
    for (const answer of [
      { status: 418 },
      { status: 200, contentType: 'application/json; charset=utf-8' },
      { status: 200, contentType: 'application/other+json' },
    ]) {
      answering(() => ({ ...answer, body: { title: 't', secret: 's3cret' } }));
      expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
        status: answer.status,
        body: { title: 't', secret: '<REDACTED>' },
      });
    }
  });

  it('does not leave by the second of two shapes of items, or of other members', () => {
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
      'allOf of lists',
      { allOf: [{ type: 'array', items: { type: 'object', properties: { id: {} } } }, { items: hidden }] },
      [{ key: 'k' }],
      [{ key: '***' }],
    ],
  ])('knows the secrets within %s', async (_keyword, schema, value, seen) => {
    const { shapes } = await generatedShapes(schema);
    expect(redact(value, { ref: 'Probe' }, shapes, { caller: 0, operation: '' })).toEqual(seen);
  });
});

describe('options that throw', () => {
  const fail = (): never => {
    throw new Error('broken');
  };

  it('are answered with 500, never with an exception', async () => {
    answering(() => ({ status: 200, body: {} }));
    expect((await send(notesService({ headers: fail }).service, 'GET /v1/notes/1', { token: 'owner' })).status).toBe(
      500,
    );
    answering(fail);
    expect((await send(notesService({ onError: fail }).service, 'GET /v1/notes/1', { token: 'owner' })).status).toBe(
      500,
    );
  });
});

describe('a body', () => {
  const deep = (open: string, levels: number, close: string): string =>
    `{"title":"t","parts":${open.repeat(levels)}1${close.repeat(levels)}}`;

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('nested too deeply to be written again is refused: %s', async (open, close) => {
    const { service, errors } = notesService();
    answering(({ merged }) => ({ status: 200, body: merged }));
    for (const levels of [600, 100_000]) {
      expect(await send(service, 'PUT /v1/notes/1', { token: 'owner', body: deep(open, levels, close) })).toMatchObject(
        { status: 400, body: { errors: [{ reason: 'The request body is nested too deeply.' }] } },
      );
    }
    expect([
      (await send(service, 'PUT /v1/notes/1', { token: 'owner', body: deep(open, 400, close) })).status,
      errors,
    ]).toEqual([200, []]);
  });

  it('is deep by its structure, not by what its texts hold', async () => {
    const { service } = notesService();
    answering(() => ({ status: 200, body: {} }));
    for (const title of ['['.repeat(5000), '\\"{'.repeat(5000)])
      expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: { title } })).status).toBe(200);
    expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: '"\\'.repeat(300_000) })).status).toBe(400);
  });
});

describe('what no server can send', () => {
  it.each([
    ['a status that is none', { status: 99 }],
    ['a status of half a number', { status: 200.5 }],
    ['a header without a name', { status: 200, headers: { '': 'x' } }],
    ['a header whose name begins another', { status: 200, headers: { 'X-A: b\r\nX-C': 'x' } }],
  ])('is told to the service and answered with 500: %s', async (_what, answer) => {
    const { service, errors } = notesService();
    answering(() => ({ ...answer, body: {} }));
    expect(await send(service, 'GET /v1/notes/1', { token: 'owner' })).toMatchObject({
      status: 500,
      body: { errors: [{ reason: 'Internal server error' }] },
    });
    expect(errors).toHaveLength(1);
  });
});

describe('a response to a request with many problems', () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
  const serving = (problemsOf: (value: unknown) => Problem[]) =>
    createServiceFromTable(
      { ...table, operations: [{ ...create, limits: [], checks: { body: (_type, value) => problemsOf(value) } }] },
      notesHost(),
    );
  const wrong = (field: string): Problem => ({
    pointer: `/${field}`,
    field,
    keyword: 'type',
    schema: '',
    message: 'must be a string',
  });
  const reasonsOf = async (problems: Problem[]): Promise<{ reason: string; field?: string }[]> => {
    const { status, body } = await send(
      serving(() => problems),
      'POST /v1/notes',
      { token: 'owner', body: {} },
    );
    expect(status).toBe(400);
    return (body as { errors: { reason: string; field?: string }[] }).errors;
  };

  it('lists a hundred of them, and counts the others', async () => {
    expect(await reasonsOf(names(100).map(wrong))).toHaveLength(100);
    const reasons = await reasonsOf(names(130).map(wrong));
    expect(reasons).toHaveLength(101);
    expect(reasons.slice(-2)).toEqual([{ reason: 'must be a string', field: 'n99' }, { reason: 'and 30 more' }]);
  });

  it('says if there may be more than were counted', async () => {
    expect((await reasonsOf(names(1000).map(wrong))).at(-1)).toEqual({ reason: 'and at least 900 more' });
    expect((await reasonsOf([wrong('n'.repeat(300_000))])).at(-1)).toEqual({ reason: 'and more' });
  });

  it('is small, however long names and messages are', async () => {
    const reasons = await reasonsOf(
      names(1000).map((name) => ({ ...wrong(`${name}😀`.repeat(1000)), message: `${name}${'😀'.repeat(1000)}` })),
    );
    expect(JSON.stringify(reasons).length).toBeLessThan(200_000);
    expect(reasons[0]?.field?.endsWith('…')).toBe(true);
    expect(reasons.map(({ reason, field = '' }) => reason + field).join('')).not.toMatch(/\p{Surrogate}/u);
  });

  it('limits the problems that a handler finds, too', async () => {
    const { service } = notesService();
    answering(() => {
      throw httpError(400, ...names(5000).map((field) => ({ message: 'must be unique', field })));
    });
    const { body } = await send(service, 'PUT /v1/notes/1', { token: 'owner', body: {} });
    expect((body as { errors: unknown[] }).errors.slice(-2)).toEqual([
      { reason: 'must be unique', field: 'n99' },
      { reason: 'and 4900 more' },
    ]);
  });

  it('is found without writing a long pointer for each text', () => {
    const written = checkStrings({ ['k'.repeat(300_000)]: names(100_000) }, () => 'must not be');
    expect(written?.reduce((length, { pointer }) => length + pointer.length, 0)).toBeLessThan(1_000_000);
  });
});

describe('what of a body is valid', () => {
  const at = (pointer: string, keyword = 'type'): Problem => ({
    pointer,
    field: pointer.slice(1).replaceAll('/', '.'),
    keyword,
    schema: '',
    message: 'is wrong',
  });

  it('lacks the members that have problems, and no others', () => {
    const value = { a: 1, list: [{ b: 1, c: 2 }, 'x', { b: 3 }], 'x/y': { z: 1 }, none: null };
    expect(
      omitInvalid(value, [at('/list/0/b'), at('/list/1'), at('/x~1y/z'), at('/missing', 'required'), at('', 'rule')]),
    ).toEqual({ a: 1, list: [{ c: 2 }, undefined, { b: 3 }], 'x/y': {}, none: null });
    expect(omitInvalid(value, [at('')])).toBeUndefined();
    expect(omitInvalid(value, [])).toBe(value);
  });

  it('is what the host compares with its state, only if there are problems', async () => {
    const asked: unknown[] = [];
    const host = {
      ...notesHost(),
      conflicts: (_tx: unknown, { operation, body, merged, invalid }: ConflictQuery) => (
        asked.push({ operation, body, merged, invalid: [...invalid] }),
        [{ message: 'is taken', field: 'title' }]
      ),
    };
    const service = createServiceFromTable(table, host);
    answering(() => ({ status: 200, body: {} }));
    expect((await send(service, 'PUT /v1/notes/1', { token: 'owner', body: { title: 'x' } })).status).toBe(200);
    expect(await send(service, 'PUT /v1/notes/1', { token: 'owner', body: { title: 'x', secret: 5 } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'secret' }, { reason: 'is taken', field: 'title' }] },
    });
    expect(asked).toEqual([
      {
        operation: 'updateNote',
        body: { title: 'x', colour: 'grey' },
        merged: expect.objectContaining({ title: 'x' }) as unknown,
        invalid: ['secret'],
      },
    ]);
  });
});
