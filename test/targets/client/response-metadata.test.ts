// Rate limits, scopes, and warnings in responses.

import { describe, expect, it } from 'vitest';
import { parseRateLimit, parseScopes, readWarnings } from '../../../src/runtime/client/response-metadata.ts';

const names = { limit: 'X-Limit', remaining: 'X-Remaining', reset: 'X-Reset' };
const createHeaders = (limit: string, remaining: string, reset: string): Headers =>
  new Headers({ 'X-Limit': limit, 'X-Remaining': remaining, 'X-Reset': reset });

describe('a rate limit', () => {
  it('is parsed from its headers', () => {
    expect(parseRateLimit(createHeaders('800', '0', '1900000000'), names)).toEqual({
      limit: 800,
      remaining: 0,
      reset: new Date(1_900_000_000_000),
    });
  });

  it.each([
    ['a header is missing', new Headers({ 'X-Limit': '800', 'X-Remaining': '0' })],
    ['a header is empty', createHeaders('800', '', '1900000000')],
    ['a header is not a number', createHeaders('800', 'many', '1900000000')],
  ])('is undefined if %s', (_, headers) => expect(parseRateLimit(headers, names)).toBeUndefined());
});

it.each([
  ['a:read b:read', ['a:read', 'b:read']],
  ['a:read, b:read', ['a:read', 'b:read']],
  ['', []],
])('parses the scopes in %j', (text, scopes) =>
  expect(parseScopes(new Headers({ 'X-Scopes': text }), 'x-scopes')).toEqual(scopes),
);

it('returns no scopes if the header is missing', () => expect(parseScopes(new Headers(), 'X-Scopes')).toBeUndefined());

it('reads warnings only from responses with the status of deprecated operations', () => {
  const deprecation = { status: 299, warnings: 'warnings' };
  expect(readWarnings({ status: 299, data: { warnings: [{ title: 'old' }] } }, deprecation)).toEqual([
    { title: 'old' },
  ]);
  expect(readWarnings({ status: 200, data: { warnings: [{ title: 'old' }] } }, deprecation)).toEqual([]);
  for (const data of [undefined, null, 'text', {}, { warnings: 'text' }])
    expect(readWarnings({ status: 299, data }, deprecation)).toEqual([]);
});
