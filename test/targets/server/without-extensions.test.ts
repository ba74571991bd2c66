// A generated service for a document without extension keywords, with 40 lines of handlers.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../../src/runtime/server/service.ts';
import { generateServer, write } from './generate-server.ts';
import { loadModel } from '../../models.ts';
import { send } from './notes-service.ts';

const sample = readFileSync(new URL('./handlers.txt', import.meta.url), 'utf8');
let service: Service;

beforeAll(async () => {
  const { directory } = await generateServer('plain', await loadModel('test/targets/server/plain.yaml'));
  const file = write(directory, 'app.ts', sample);
  ({ service } = (await import(file)) as { service: Service });
});

const trace = { 'x-trace': 't' };
const basic = { 'x-key': 'secret', authorization: 'Basic YTpi' };

describe('a service with 40 lines of handlers', () => {
  it('has at most 40 lines', () => expect(sample.trimEnd().split('\n').length).toBeLessThanOrEqual(40));

  it('serves paths relative to the server of the document or the operation', async () => {
    expect(await send(service, 'GET /things', { headers: trace })).toMatchObject({
      status: 404,
      body: { type: 'about:blank', title: 'Not Found', status: 404 },
    });
    expect(await send(service, 'GET /base/v1/things', { headers: trace })).toMatchObject({
      status: 200,
      body: [],
      headers: { 'x-total': '0' },
    });
    expect(await send(service, 'GET /files/moved')).toMatchObject({
      status: 302,
      headers: { location: '/elsewhere', 'content-length': '0' },
    });
    const bytes = await service.handle({ method: 'GET', target: '/files/a', headers: {} });
    expect(bytes.body).toEqual(new Uint8Array([1, 2, 255]));
  });

  it('parses parameters by type and reports all invalid ones', async () => {
    expect(await send(service, 'GET /base/v1/things?limit=x&kind=c')).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
    });
    const { body } = await send(service, 'GET /base/v1/things?limit=x&kind=c');
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'limit',
      'kind.0',
      'X-Trace',
    ]);
    expect(await send(service, 'PATCH /base/v1/things/none', { body: {} })).toMatchObject({ status: 404 });
  });

  it('requires the credentials of one security alternative', async () => {
    const create = (headers: Readonly<Record<string, string>>): ReturnType<typeof send> =>
      send(service, 'POST /base/v1/things', { body: 'x', headers: { 'content-type': 'text/plain', ...headers } });
    expect((await create(basic)).status).toBe(201);
    expect((await create({ cookie: 'a=b; sid=sid1' })).status).toBe(201);
    for (const headers of [{}, { 'x-key': 'secret' }, { ...basic, 'x-key': 'wrong' }, { cookie: 'sid=other' }]) {
      expect(await create(headers)).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Basic realm="api"' },
        body: {
          detail:
            'Missing or invalid API key in the header X-Key and username and password (Basic authentication), or API key in the cookie sid',
        },
      });
    }
  });

  it('reads bodies of all documented media types', async () => {
    const create = (body: unknown, contentType: string): ReturnType<typeof send> =>
      send(service, 'POST /base/v1/things', { body, headers: { ...basic, 'content-type': contentType } });
    expect((await create('é', 'text/plain')).body).toEqual({ name: 'text/plain "é"' });
    expect((await create('AB', 'image/png')).body).toEqual({ name: 'image/* [65,66]' });
    const form = [
      '--b',
      'content-disposition: form-data; name="note"',
      '',
      'hello',
      '--b',
      'content-disposition: form-data; name="file"; filename="f"',
      'content-type: application/octet-stream',
      '',
      'x',
      '--b--',
      '',
    ].join('\r\n');
    expect((await create(form, 'multipart/form-data; boundary=b')).body).toEqual({
      name: 'multipart/form-data {"note":"hello","file":{"0":120}}',
    });
    const otherForm = form
      .replace('name="note"', 'name=note')
      .replace('filename="f"', "filename=f; filename*=utf-8''f")
      .replace('--b\r\n', 'preamble\r\n--b \r\n');
    expect((await create(`${otherForm}epilogue`, 'multipart/form-data; boundary="b"')).body).toEqual({
      name: 'multipart/form-data {"note":"hello","file":{"0":120}}',
    });
    expect(await create(form.replace('--b--', ''), 'multipart/form-data; boundary=b')).toMatchObject({
      status: 400,
      body: { detail: 'The request body is not a well-formed form.' },
    });
    expect((await create('x', 'audio/ogg')).status).toBe(415);
    expect((await send(service, 'POST /base/v1/things', { headers: basic })).body).toEqual({
      name: 'nothing undefined',
    });
  });

  it('applies defaults, rejects unknown properties of closed objects only, and omits write-only ones', async () => {
    const create = (body: unknown): ReturnType<typeof send> =>
      send(service, 'POST /base/v1/things', { body, headers: basic });
    const thing = {
      id: 'x',
      name: 'a',
      other: 1,
      secret: 's',
      free: { any: 1 },
      strict: { a: 1 },
      shape: { edge: 2 },
      parts: [{ name: 'b', more: 1 }],
    };
    expect(await create(thing)).toMatchObject({
      status: 201,
      body: {
        id: '1',
        name: 'a',
        size: 1,
        free: { any: 1 },
        strict: { a: 1 },
        shape: { edge: 2 },
        parts: [{ name: 'b', size: 1 }],
      },
    });
    expect(Object.keys((await create({ name: 'c', secret: 's', other: 1 })).body as object).sort()).toEqual([
      'id',
      'name',
      'size',
    ]);
    expect(await create({ name: 'd', strict: { b: 1 } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'strict.b' }] },
    });
    expect(await create({ name: 'a' })).toMatchObject({
      status: 409,
      body: { title: 'Conflict', errors: [{ detail: 'The name is taken.', field: 'name' }] },
    });
  });

  it('does not change the status of a deprecated operation without a convention', async () => {
    expect((await send(service, 'DELETE /base/v1/things/2f1b6a4e-4c7d-4b8f-9a57-0a3c1d2e4f50')).status).toBe(204);
  });
});
