// Response parsing: documented results by status and media type, and unexpected ones.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseResponse } from '../../../src/runtime/client/parse-response.ts';
import { classifyMediaType } from '../../../src/runtime/client/classify-media-type.ts';
import type { StatusesByMediaType } from '../../../src/runtime/client/operation-descriptor.ts';
import { mediaTypeKind } from '../../../src/generator/model/media-types.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const responses: StatusesByMediaType = {
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

/** Returns the status, and `data` or `error`. */
async function parse(
  body: string | null,
  init: ResponseInit,
  statuses: StatusesByMediaType = responses,
  accept?: string,
): Promise<unknown> {
  const response = new Response(body, init);
  const result = await parseResponse(response, { id: 'a', method: 'GET', path: '/', responses: statuses }, accept);
  return result.ok ? [result.status, 'data', result.data] : [result.status, 'error', result.error];
}

describe('a documented response', () => {
  it.each<[string, string | null, ResponseInit, unknown]>([
    ['JSON', '{"a":1}', { headers: json }, [200, 'data', { a: 1 }]],
    ['JSON without a media type', '[1]', { headers: { 'content-type': '' } }, [200, 'data', [1]]],
    [
      'JSON with a vendor media type',
      'null',
      { headers: { 'content-type': 'Application/VND.own+json;v=1' }, status: 207 },
      [207, 'data', null],
    ],
    [
      'JSON that matches a range with a +json suffix',
      '[2]',
      { headers: { 'content-type': 'application/a.b+c+json' }, status: 208 },
      [208, 'data', [2]],
    ],
    ['JSON that matches the range of application types', '[3]', { headers: json, status: 208 }, [208, 'data', [3]]],
    ['a status in a range', '{}', { headers: json, status: 503 }, [503, 'error', {}]],
    ['a default status', '{}', { headers: json, status: 418 }, [418, 'error', {}]],
    ['an empty body', null, { status: 204 }, [204, 'data', undefined]],
    ['text', 'a', { status: 201, headers: { 'content-type': 'text/plain' } }, [201, 'data', 'a']],
    ['text without a media type', '1', { status: 201, headers: { 'content-type': '' } }, [201, 'data', '1']],
    ['one of two media types', '{}', { status: 202, headers: json }, [202, 'data', {}]],
  ])('is parsed: %s', async (_, body, init, expected) => {
    expect(await parse(body, init)).toEqual(expected);
  });

  it('is a blob if it is binary', async () => {
    const result = await parseResponse(
      new Response('{"a":1}', { status: 203, headers: { 'content-type': 'application/pdf' } }),
      { id: 'a', method: 'GET', path: '/', responses },
    );
    expect(result.ok && result.data instanceof Blob && (await result.data.text())).toBe('{"a":1}');
  });

  it('is an unread stream if it is a stream', async () => {
    const result = await parseResponse(
      new Response('data: 1\n\n', { status: 202, headers: { 'content-type': 'text/event-stream' } }),
      { id: 'a', method: 'GET', path: '/', responses },
      'text/event-stream',
    );
    expect(result.ok && result.data instanceof ReadableStream && result.response.bodyUsed).toBe(false);
    expect(await result.response.text()).toBe('data: 1\n\n');
  });

  test('with the default status is a success only if no success is documented', async () => {
    expect(await parse('{}', { headers: json, status: 206 })).toEqual(['unexpected', 'error', {}]);
    expect(await parse('{}', { headers: json, status: 206 }, { json: ['default', 404] })).toEqual([206, 'data', {}]);
  });
});

describe('a response with several media types', () => {
  const type = (mediaType: string, status = 208): ResponseInit => ({ headers: { 'content-type': mediaType }, status });

  it.each<[string, string, ResponseInit, unknown]>([
    ['the accepted range', '*/*', type('text/json'), [208, 'data', '[4]']],
    ['the accepted type, with parameters', 'Application/*+json; v=1', type('application/a+json'), [208, 'data', [4]]],
    ['JSON if the accepted type is not documented', 'text/html', type('application/json'), [208, 'data', [4]]],
    ['another JSON type than the accepted one', 'application/*', type('application/a+json'), [208, 'data', [4]]],
    ['text instead of JSON', 'application/*', type('text/csv'), ['unexpected', 'error', '[4]']],
    ['text instead of JSON, by default', 'application/json', type('text/csv'), ['unexpected', 'error', '[4]']],
    ['JSON instead of a stream', 'text/event-stream', type('application/json', 202), ['unexpected', 'error', [4]]],
  ])('is parsed as accepted: %s', async (_, accept, init, expected) => {
    expect(await parse('[4]', init, responses, accept)).toEqual(expected);
  });

  it.each<[string, string, ResponseInit, unknown]>([
    ['JSON', 'text/csv', type('application/problem+json', 400), [400, 'error', [4]]],
    ['text', 'application/json', type('text/csv', 400), [400, 'error', '[4]']],
    ['text of a default response', 'application/json', type('text/csv', 500), [500, 'error', '[4]']],
    ['JSON of a default response', 'text/csv', type('application/json', 500), [500, 'error', [4]]],
  ])('has any documented type if it is an error: %s', async (_, accept, init, expected) => {
    const statuses = {
      json: [200, 400, 'default'],
      'text/csv': [200, 400, 'default'],
      'application/problem+json': [400],
    };
    expect(await parse('[4]', init, statuses, accept)).toEqual(expected);
  });

  it('is the accepted type of a default response if it is a success and no other is documented', async () => {
    const statuses = { json: ['default'], 'text/csv': ['default'] };
    expect(await parse('a', type('text/csv', 200), statuses, 'text/csv')).toEqual([200, 'data', 'a']);
    expect(await parse('a', type('text/csv', 200), statuses)).toEqual(['unexpected', 'error', 'a']);
    expect(await parse('a', type('text/csv', 500), statuses)).toEqual([500, 'error', 'a']);
  });
});

describe('an undocumented response', () => {
  it.each<[string, string | null, ResponseInit, unknown]>([
    ['an undocumented status', '{"a":1}', { headers: json, status: 206 }, { a: 1 }],
    [
      'an error page from a proxy',
      '<h1>Bad gateway</h1>',
      { headers: { 'content-type': 'text/html' }, status: 502 },
      '<h1>Bad gateway</h1>',
    ],
    [
      'problem+json if JSON is documented',
      '{"status":400}',
      { headers: { 'content-type': 'application/problem+json' }, status: 400 },
      { status: 400 },
    ],
    ['JSON if text is documented', '[1]', { headers: json, status: 201 }, [1]],
    ['other text', '<p>', { headers: { 'content-type': 'text/html' }, status: 201 }, '<p>'],
    [
      'text that matches a range documented as JSON',
      'a: 1',
      { headers: { 'content-type': 'application/yaml' }, status: 208 },
      'a: 1',
    ],
    ['truncated JSON', '{"a":', { headers: json }, '{"a":'],
    ['an empty body instead of JSON', '', { headers: json }, undefined],
    ['an empty body', null, { status: 205 }, undefined],
    ['no media type', 'a', { status: 209, headers: { 'content-type': '' } }, 'a'],
  ])('is unexpected: %s', async (_, body, init, expected) => {
    expect(await parse(body, init)).toEqual(['unexpected', 'error', expected]);
  });

  it('has a blob as its error if it is binary', async () => {
    const result = await parseResponse(new Response('a', { headers: { 'content-type': 'image/png' } }), {
      id: 'a',
      method: 'GET',
      path: '/',
      responses,
    });
    expect(!result.ok && result.error instanceof Blob && result.response.status).toBe(200);
  });
});

it('never throws, and returns a success only if it is documented', async () => {
  const statuses = fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(200, 202, 204, 400));
  const statusNames = fc.oneof(statuses, fc.constantFrom('2XX', '4XX', '5XX', 'default'));
  const anyStatuses = fc.record(
    {
      json: fc.array(statusNames),
      'text/html': fc.array(statusNames),
      'image/*': fc.array(statusNames),
      'binary */*': fc.array(statusNames),
      'text/event-stream': fc.array(statusNames),
      none: fc.array(statusNames),
    },
    { requiredKeys: [] },
  );
  const mediaTypes = fc.constantFrom(
    '',
    'application/json',
    'text/html; charset=utf-8',
    'image/png',
    'text/event-stream',
    'nonsense;;',
  );
  const bodies = fc.oneof(fc.json(), fc.string());
  await fc.assert(
    fc.asyncProperty(statuses, mediaTypes, bodies, anyStatuses, async (status, type, text, statusesByType) => {
      const isEmpty = [204, 205, 304].includes(status);
      const response = new Response(isEmpty ? null : text, { status, headers: { 'content-type': type } });
      const result = await parseResponse(response, { id: 'a', method: 'GET', path: '/', responses: statusesByType });
      expect(result.response).toBe(response);
      expect(result.ok && !response.ok).toBe(false);
      const documented = Object.values(statusesByType).flat().map(String);
      const matching = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
      const isDocumented = matching.some((name) => documented.includes(name));
      if (!isDocumented) expect(result.status).toBe('unexpected');
      if (result.status !== 'unexpected') expect(result.status).toBe(status);
    }),
  );
});

it('classifies media types the same way in the generator and at runtime', () => {
  const byKind = {
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
    binary: [
      'application/octet-stream',
      'image/*',
      'application/zip',
      'multipart/mixed',
      'application/jsonp',
      'application/xml-dtd',
      'x-text/plain',
      '',
    ],
  };
  for (const [kind, mediaTypes] of Object.entries(byKind)) {
    for (const mediaType of mediaTypes)
      expect([mediaType, mediaTypeKind(mediaType), classifyMediaType(mediaType)]).toEqual([mediaType, kind, kind]);
  }
});
