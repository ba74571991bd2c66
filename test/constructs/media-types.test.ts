// Which media type a body has where ranges and parameters of media types are declared, and by which schema it is judged.

import { describe, expect, it } from 'vitest';
import type { HandlerResponse } from '../../src/runtime/server/handler.ts';
import { bytesOf, exchangeOf, ways } from './exchange.ts';

const there = exchangeOf('media-types', 'test/constructs/documents/requests.yaml');

describe.each(ways)('%s', (way) => {
  const versions: readonly (readonly [string, object, object])[] = [
    ['application/json; version=1', { one: 1 }, { one: 'x' }],
    ['application/json;version="2"', { two: 2 }, { one: 1 }],
    ['application/vnd.own+json', { a: 1 }, { a: 'x' }],
  ];

  it.each(versions)(
    'what is judged is of its own media type, by parameter or in a range: %s',
    async (contentType, sound, wrong) => {
      there.response = { status: 200, contentType, body: sound };
      expect(await there.ask(way, 'documents', { body: sound, contentType })).toMatchObject({ ok: true, data: sound });
      expect(there.request.body).toEqual(sound);
      expect(await there.calls[way]?.['documents']?.({ body: wrong, contentType })).toMatchObject({
        status: 'unexpected',
        error: { status: 400 },
      });
      there.response = { status: 200, contentType, body: wrong };
      expect(await there.calls[way]?.['documents']?.({ body: sound, contentType })).toMatchObject({
        ok: false,
        response: { status: 500 },
      });
      expect(there.errors.splice(0)).toHaveLength(1);
    },
  );

  it.each<readonly [string, string, object, object]>([
    ['suffixes', 'application/vnd.acme+json', { own: 1 }, { own: 'x' }],
    ['suffixes', 'application/merge-patch+json; charset=utf-8', { own: 1 }, { own: 'x' }],
    ['merge', 'application/merge-patch+json', { own: 1 }, { own: 'x' }],
  ])('what has the suffix of a range is of it, before a wider one: %s, %s', async (name, contentType, sound, wrong) => {
    there.response = { status: 200, contentType, body: sound };
    const answer = await there.ask(way, name, { body: sound, contentType });
    expect({ ok: answer.ok, data: answer.data, type: answer.response.headers.get('content-type') }).toEqual({
      ok: true,
      data: sound,
      type: contentType,
    });
    expect(there.request.request.headers['content-type']).toBe(contentType);
    expect(await there.calls[way]?.[name]?.({ body: wrong, contentType })).toMatchObject({
      status: 'unexpected',
      error: { status: 400 },
    });
    there.response = { status: 200, contentType, body: wrong };
    expect(await there.calls[way]?.[name]?.({ body: sound, contentType })).toMatchObject({
      ok: false,
      response: { status: 500 },
    });
    expect(there.errors.splice(0)).toHaveLength(1);
  });

  it('a range by suffix is never sent: where nothing is said, JSON is JSON', async () => {
    there.response = { status: 200, contentType: 'application/json', body: { any: 1 } };
    expect(await there.ask(way, 'suffixes', { body: { plain: 1 } })).toMatchObject({ ok: true, data: { any: 1 } });
    expect(there.request.request.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/*',
    });
    expect(await there.ask(way, 'merge', { body: {} })).toMatchObject({
      status: 'unexpected',
      error: { status: 415, detail: 'Content-Type must be application/*+json.' },
    });
    there.response = { status: 200, body: { own: 1 } };
    expect(await there.calls[way]?.['merge']?.({ body: {}, contentType: 'application/a+json' })).toMatchObject({
      ok: false,
      response: { status: 500 },
    });
    expect(String(there.errors.splice(0))).toContain('must be of the media type application/*+json');
  });

  it('an answer of the service itself is of another media type than the document may have, and then unexpected', async () => {
    expect(await there.ask(way, 'refusals', { body: {} })).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: { title: 'Bad Request', status: 400 },
    });
    expect(await there.ask(way, 'refusals', { body: 'x', contentType: 'text/plain' })).toMatchObject({
      ok: false,
      status: 415,
      error: { title: 'Unsupported Media Type' },
    });
    there.response = { status: 400, contentType: 'application/json', body: { code: 7 } };
    expect(await there.ask(way, 'refusals', { body: { n: 1 } })).toMatchObject({
      ok: false,
      status: 400,
      error: { code: 7 },
    });
  });

  it('of what is in a range, JSON alone is judged', async () => {
    const bytes = new TextEncoder().encode('{"a":"x"}');
    there.response = { status: 200, contentType: 'application/pdf', body: bytes };
    const answer = await there.ask(way, 'documents', { body: bytes, contentType: 'application/pdf' });
    expect({ read: await bytesOf(there.request.body), type: answer.response.headers.get('content-type') }).toEqual({
      read: [...bytes],
      type: 'application/pdf',
    });
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 503, body: 'text' }, 'text/plain; charset=utf-8'],
    [{ status: 503, contentType: 'text/html', body: '<b>' }, 'text/html'],
    [{ status: 503, headers: { 'Content-Type': 'text/html' }, body: '<b>' }, 'text/html'],
  ])('a range is never sent as the type of an answer: %j', async (given, type) => {
    there.response = given;
    expect((await there.ask(way, 'answers')).response.headers.get('content-type')).toBe(type);
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
  ])('an answer is sent as the type of a range that its handler says: %j', async (given, type) => {
    there.response = given;
    const answer = await there.ask(way, 'ranges');
    expect({ status: answer.status, type: answer.response.headers.get('content-type') }).toEqual({
      status: given.status,
      type,
    });
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 200, contentType: 'audio/ogg', body: new Uint8Array([1]) }, 'must be of the media type image/*'],
    [{ status: 200, body: new Uint8Array([1]) }, 'must be of the media type image/*'],
    [{ status: 200, headers: { 'Content-Type': 'text/html' }, body: '<b>' }, 'must be of the media type image/*'],
    [{ status: 202, contentType: 'image/png', body: 'x' }, 'must be of the media type text/*'],
    [{ status: 203, contentType: 'text/html', body: '<b>' }, 'must be of the media type application/*'],
  ])('an answer of a type out of its range is the service’s mistake: %j', async (given, complaint) => {
    there.response = given;
    expect(await there.calls[way]?.['ranges']?.()).toMatchObject({ ok: false, response: { status: 500 } });
    expect(String(there.errors.splice(0))).toContain(complaint);
  });
});
