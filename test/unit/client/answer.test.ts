// A response is what the document says of its status and media type, or unexpected; nothing throws, nothing is lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResponse } from '../../../src/runtime/client/parse-response.ts';
import { classifyMediaType as runtimeKind } from '../../../src/runtime/client/media-type.ts';
import type { StatusesByMediaType } from '../../../src/runtime/client/operation-descriptor.ts';
import { mediaTypeKind } from '../../../src/generator/model/media-type-kind.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const answers: StatusesByMediaType = {
  json: [200, 400, '5XX', 'default', 202],
  none: [204],
  'text/plain': [201],
  'application/pdf': [203],
  'text/event-stream': [202],
  'application/vnd.own+json': [207],
  'application/*+json': [208],
  'json application/*': [208],
  'text */*': [208],
};

/** The status, and what `data` or `error` hold. */
async function told(body: string | null, init: ResponseInit, said: StatusesByMediaType = answers): Promise<unknown> {
  const answer = await parseResponse(new Response(body, init), { id: 'a', method: 'GET', path: '/', responses: said });
  return answer.ok ? [answer.status, 'data', answer.data] : [answer.status, 'error', answer.error];
}

describe('an answer that is described', () => {
  it.each<[string, string | null, ResponseInit, unknown]>([
    ['JSON', '{"a":1}', { headers: json }, [200, 'data', { a: 1 }]],
    ['JSON that does not say so', '[1]', { headers: { 'content-type': '' } }, [200, 'data', [1]]],
    [
      'JSON of its own name',
      'null',
      { headers: { 'content-type': 'Application/VND.own+json;v=1' }, status: 207 },
      [207, 'data', null],
    ],
    [
      'JSON of a range of JSON',
      '[2]',
      { headers: { 'content-type': 'application/a.b+c+json' }, status: 208 },
      [208, 'data', [2]],
    ],
    ['JSON of a range of applications', '[3]', { headers: json, status: 208 }, [208, 'data', [3]]],
    [
      'text of the range of all',
      '[4]',
      { headers: { 'content-type': 'text/json' }, status: 208 },
      [208, 'data', '[4]'],
    ],
    ['a status of a range', '{}', { headers: json, status: 503 }, [503, 'error', {}]],
    ['a status of default', '{}', { headers: json, status: 418 }, [418, 'error', {}]],
    ['nothing', null, { status: 204 }, [204, 'data', undefined]],
    ['text', 'a', { status: 201, headers: { 'content-type': 'text/plain' } }, [201, 'data', 'a']],
    ['text that does not say so', '1', { status: 201, headers: { 'content-type': '' } }, [201, 'data', '1']],
    ['one kind of two', '{}', { status: 202, headers: json }, [202, 'data', {}]],
  ])('%s', async (_, body, init, want) => {
    expect(await told(body, init)).toEqual(want);
  });

  it('bytes, whatever they are', async () => {
    const answer = await parseResponse(
      new Response('{"a":1}', { status: 203, headers: { 'content-type': 'application/pdf' } }),
      { id: 'a', method: 'GET', path: '/', responses: answers },
    );
    expect(answer.ok && answer.data instanceof Blob && (await answer.data.text())).toBe('{"a":1}');
  });

  it('a stream, not yet read', async () => {
    const answer = await parseResponse(
      new Response('data: 1\n\n', { status: 202, headers: { 'content-type': 'text/event-stream' } }),
      { id: 'a', method: 'GET', path: '/', responses: answers },
    );
    expect(answer.ok && answer.data instanceof ReadableStream && answer.response.bodyUsed).toBe(false);
    expect(await answer.response.text()).toBe('data: 1\n\n');
  });

  it('of default is a success only where no success is described', async () => {
    expect(await told('{}', { headers: json, status: 206 })).toEqual(['unexpected', 'error', {}]);
    expect(await told('{}', { headers: json, status: 206 }, { json: ['default', 404] })).toEqual([206, 'data', {}]);
  });
});

describe('an answer that is not described', () => {
  it.each<[string, string | null, ResponseInit, unknown]>([
    ['another status', '{"a":1}', { headers: json, status: 206 }, { a: 1 }],
    [
      'the page of a proxy',
      '<h1>Bad gateway</h1>',
      { headers: { 'content-type': 'text/html' }, status: 502 },
      '<h1>Bad gateway</h1>',
    ],
    [
      'a problem where it is no problem that is described',
      '{"status":400}',
      { headers: { 'content-type': 'application/problem+json' }, status: 400 },
      { status: 400 },
    ],
    ['JSON where text is described', '[1]', { headers: json, status: 201 }, [1]],
    ['other text', '<p>', { headers: { 'content-type': 'text/html' }, status: 201 }, '<p>'],
    ['text in a range of JSON', 'a: 1', { headers: { 'content-type': 'application/yaml' }, status: 208 }, 'a: 1'],
    ['half of a JSON', '{"a":', { headers: json }, '{"a":'],
    ['no JSON at all', '', { headers: json }, undefined],
    ['nothing', null, { status: 205 }, undefined],
    ['no media type', 'a', { status: 209, headers: { 'content-type': '' } }, 'a'],
  ])('%s', async (_, body, init, want) => {
    expect(await told(body, init)).toEqual(['unexpected', 'error', want]);
  });

  it('bytes', async () => {
    const answer = await parseResponse(new Response('a', { headers: { 'content-type': 'image/png' } }), {
      id: 'a',
      method: 'GET',
      path: '/',
      responses: answers,
    });
    expect(!answer.ok && answer.error instanceof Blob && answer.response.status).toBe(200);
  });
});

it('no response makes it throw, and only a described success is one', async () => {
  const statuses = fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(200, 202, 204, 400));
  const names = fc.oneof(statuses, fc.constantFrom('2XX', '4XX', '5XX', 'default'));
  const described = fc.record(
    {
      json: fc.array(names),
      'text/html': fc.array(names),
      'image/*': fc.array(names),
      'binary */*': fc.array(names),
      'text/event-stream': fc.array(names),
      none: fc.array(names),
    },
    { requiredKeys: [] },
  );
  const types = fc.constantFrom(
    '',
    'application/json',
    'text/html; charset=utf-8',
    'image/png',
    'text/event-stream',
    'nonsense;;',
  );
  await fc.assert(
    fc.asyncProperty(statuses, types, fc.oneof(fc.json(), fc.string()), described, async (status, type, text, said) => {
      const empty = [204, 205, 304].includes(status);
      const response = new Response(empty ? null : text, { status, headers: { 'content-type': type } });
      const answer = await parseResponse(response, { id: 'a', method: 'GET', path: '/', responses: said });
      expect(answer.response).toBe(response);
      expect(answer.ok && !response.ok).toBe(false);
      const listed = Object.values(said).flat().map(String);
      const known = [String(status), `${Math.floor(status / 100)}XX`, 'default'].some((name) => listed.includes(name));
      if (!known) expect(answer.status).toBe('unexpected');
      if (answer.status !== 'unexpected') expect(answer.status).toBe(status);
    }),
  );
});

it('the generator and the runtime read media types alike', () => {
  const all = {
    json: [
      'application/json',
      'APPLICATION/JSON ; charset=utf-8',
      'text/json',
      'application/vnd.api+json',
      'application/problem+json',
    ],
    stream: [
      'text/event-stream',
      'application/x-ndjson',
      'application/ndjson',
      'application/jsonl',
      'application/json-seq',
    ],
    text: [
      'text/plain',
      'text/html;a=b',
      'application/xml',
      'image/svg+xml',
      'application/yaml',
      'application/x-www-form-urlencoded',
    ],
    binary: ['application/octet-stream', 'image/*', 'application/zip', 'multipart/mixed', 'application/jsonp', ''],
  };
  for (const [kind, mediaTypes] of Object.entries(all)) {
    for (const mediaType of mediaTypes)
      expect([mediaType, mediaTypeKind(mediaType), runtimeKind(mediaType)]).toEqual([mediaType, kind, kind]);
  }
});
