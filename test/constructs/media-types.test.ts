// Tests how media type ranges and parameters determine the media type of a body and the schema that validates it.

import { describe, expect, it } from 'vitest';
import type { HandlerResponse } from '../../src/runtime/server/handler-types.ts';
import { createExchange, readBytes, transports } from './exchange.ts';

const exchange = createExchange('media-types', 'test/constructs/documents/requests.yaml');

describe.each(transports)('%s', (transport) => {
  const versions: readonly (readonly [string, object, object])[] = [
    ['application/json; version=1', { one: 1 }, { one: 'x' }],
    ['application/json;version="2"', { two: 2 }, { one: 1 }],
    ['application/vnd.own+json', { a: 1 }, { a: 'x' }],
  ];

  it.each(versions)(
    'validates a body against the schema of its media type parameter or range: %s',
    async (contentType, valid, invalid) => {
      exchange.response = { status: 200, contentType, body: valid };
      const accept = contentType;
      expect(await exchange.call(transport, 'documents', { body: valid, contentType, accept })).toMatchObject({
        ok: true,
        data: valid,
      });
      expect(exchange.request.body).toEqual(valid);
      expect(await exchange.calls[transport]?.['documents']?.({ body: invalid, contentType })).toMatchObject({
        status: 'unexpected',
        error: { status: 400 },
      });
      exchange.response = { status: 200, contentType, body: invalid };
      expect(await exchange.calls[transport]?.['documents']?.({ body: valid, contentType })).toMatchObject({
        ok: false,
        response: { status: 500 },
      });
      expect(exchange.errors.splice(0)).toHaveLength(1);
    },
  );

  it.each<readonly [string, string, object, object]>([
    ['suffixes', 'application/vnd.acme+json', { own: 1 }, { own: 'x' }],
    ['suffixes', 'application/merge-patch+json; charset=utf-8', { own: 1 }, { own: 'x' }],
    ['merge', 'application/merge-patch+json', { own: 1 }, { own: 'x' }],
  ])('prefers a range with a suffix to a wider range: %s, %s', async (name, contentType, valid, invalid) => {
    exchange.response = { status: 200, contentType, body: valid };
    const result = await exchange.call(transport, name, { body: valid, contentType });
    expect({ ok: result.ok, data: result.data, type: result.response.headers.get('content-type') }).toEqual({
      ok: true,
      data: valid,
      type: contentType,
    });
    expect(exchange.request.request.headers['content-type']).toBe(contentType);
    expect(await exchange.calls[transport]?.[name]?.({ body: invalid, contentType })).toMatchObject({
      status: 'unexpected',
      error: { status: 400 },
    });
    exchange.response = { status: 200, contentType, body: invalid };
    expect(await exchange.calls[transport]?.[name]?.({ body: valid, contentType })).toMatchObject({
      ok: false,
      response: { status: 500 },
    });
    expect(exchange.errors.splice(0)).toHaveLength(1);
  });

  it('sends application/json, never a range with a suffix, if the caller sets no content type', async () => {
    exchange.response = { status: 200, contentType: 'application/json', body: { any: 1 } };
    expect(await exchange.call(transport, 'suffixes', { body: { plain: 1 } })).toMatchObject({
      ok: true,
      data: { any: 1 },
    });
    expect(exchange.request.request.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/*',
    });
    expect(await exchange.call(transport, 'merge', { body: {} })).toMatchObject({
      status: 'unexpected',
      error: { status: 415, detail: 'Content-Type must be application/*+json.' },
    });
    exchange.response = { status: 200, body: { own: 1 } };
    expect(await exchange.calls[transport]?.['merge']?.({ body: {}, contentType: 'application/a+json' })).toMatchObject(
      {
        ok: false,
        response: { status: 500 },
      },
    );
    expect(String(exchange.errors.splice(0))).toContain('must be of the media type application/*+json');
  });

  it('reports an error response of the service as unexpected if its media type is not documented', async () => {
    expect(await exchange.call(transport, 'documentedErrors', { body: {} })).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: { title: 'Bad Request', status: 400 },
    });
    expect(await exchange.call(transport, 'documentedErrors', { body: 'x', contentType: 'text/plain' })).toMatchObject({
      ok: false,
      status: 415,
      error: { title: 'Unsupported Media Type' },
    });
    exchange.response = { status: 400, contentType: 'application/json', body: { code: 7 } };
    expect(await exchange.call(transport, 'documentedErrors', { body: { n: 1 } })).toMatchObject({
      ok: false,
      status: 400,
      error: { code: 7 },
    });
  });

  it('validates only JSON bodies of a media type range', async () => {
    const bytes = new TextEncoder().encode('{"a":"x"}');
    exchange.response = { status: 200, contentType: 'application/pdf', body: bytes };
    const result = await exchange.call(transport, 'documents', { body: bytes, contentType: 'application/pdf' });
    expect({
      bytes: await readBytes(exchange.request.body),
      type: result.response.headers.get('content-type'),
    }).toEqual({
      bytes: [...bytes],
      type: 'application/pdf',
    });
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 503, body: 'text' }, 'text/plain; charset=utf-8'],
    [{ status: 503, contentType: 'text/html', body: '<b>' }, 'text/html'],
    [{ status: 503, headers: { 'Content-Type': 'text/html' }, body: '<b>' }, 'text/html'],
  ])('never sends a range as the media type of a response: %j', async (response, type) => {
    exchange.response = response;
    expect((await exchange.call(transport, 'reports')).response.headers.get('content-type')).toBe(type);
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 200, contentType: 'image/png', body: new Uint8Array([1]) }, 'image/png'],
    [{ status: 200, contentType: 'image/svg+xml; charset=utf-8', body: '<svg/>' }, 'image/svg+xml; charset=utf-8'],
    [{ status: 200, headers: { 'Content-Type': 'image/gif' }, body: new Uint8Array([1]) }, 'image/gif'],
    [{ status: 201, contentType: 'audio/ogg', headers: { 'X-Count': 1 }, body: new Uint8Array([1]) }, 'audio/ogg'],
    [{ status: 201, headers: { 'X-Count': 1 }, body: new Uint8Array([1]) }, 'application/octet-stream'],
    [{ status: 202, contentType: 'text/markdown', body: '# é' }, 'text/markdown'],
    [{ status: 202, body: 'é' }, 'text/plain; charset=utf-8'],
    [{ status: 203, contentType: 'application/vnd.own+json', body: { a: 1 } }, 'application/vnd.own+json'],
  ])('sends the media type that the handler chooses from a range: %j', async (response, type) => {
    exchange.response = response;
    const result = await exchange.call(transport, 'ranges');
    expect({ status: result.status, type: result.response.headers.get('content-type') }).toEqual({
      status: response.status,
      type,
    });
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 200, contentType: 'audio/ogg', body: new Uint8Array([1]) }, 'must be of the media type image/*'],
    [{ status: 200, body: new Uint8Array([1]) }, 'must be of the media type image/*'],
    [{ status: 200, headers: { 'Content-Type': 'text/html' }, body: '<b>' }, 'must be of the media type image/*'],
    [{ status: 202, contentType: 'image/png', body: 'x' }, 'must be of the media type text/*'],
    [{ status: 203, contentType: 'text/html', body: '<b>' }, 'must be of the media type application/*'],
  ])('reports a response whose media type is outside its range as a server error: %j', async (response, message) => {
    exchange.response = response;
    expect(await exchange.calls[transport]?.['ranges']?.()).toMatchObject({ ok: false, response: { status: 500 } });
    expect(String(exchange.errors.splice(0))).toContain(message);
  });
});
