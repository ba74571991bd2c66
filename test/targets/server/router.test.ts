// Router: literal segments before parameters, and matching of decoded text.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouter, parameterNames } from '../../../src/runtime/server/router.ts';
import { get, type NotesOperation } from './notes-service.ts';

const operationAt = (method: string, path: string): NotesOperation => ({
  ...get,
  id: `${method} ${path}`,
  method,
  path,
});

describe('a router', () => {
  const router = createRouter([
    operationAt('GET', '/users/{id}'),
    operationAt('GET', '/users/me'),
    operationAt('DELETE', '/users/{name}'),
    operationAt('GET', '/users/{id}/keys/{key}'),
    operationAt('GET', '/files/{name}.json'),
    operationAt('GET', '/files/{name}'),
    operationAt('GET', '/repos/{from}...{to}'),
    operationAt('POST', '/users/{id}:lock'),
    operationAt('GET', '/a b/é'),
    operationAt('GET', '/slash/'),
    operationAt('GET', '/music/c#'),
    operationAt('GET', '/search?kind=a'),
    operationAt('GET', '/{any}/fixed/{other}'),
  ]);
  const matchedId = (path: string, method = 'GET'): string | undefined => router.find(path)?.operations.get(method)?.id;
  const values = (path: string): readonly string[] | undefined => router.find(path)?.values;

  it('prefers literal segments to parameters in any order of definition', () => {
    expect(matchedId('/users/me')).toBe('GET /users/me');
    expect(matchedId('/users/you')).toBe('GET /users/{id}');
    expect(matchedId('/users/me', 'DELETE')).toBeUndefined();
  });

  it('matches the method if operations name the same parameter differently', () => {
    expect(matchedId('/users/7', 'DELETE')).toBe('DELETE /users/{name}');
    expect(values('/users/7')).toEqual(['7']);
  });

  it('matches an encoded # in a path, but not a path template with a query', () => {
    expect(matchedId('/music/c%23')).toBe('GET /music/c#');
    expect(matchedId('/search')).toBeUndefined();
  });

  it('matches parameters within segments, the longest literal text first', () => {
    expect(matchedId('/files/a.json')).toBe('GET /files/{name}.json');
    expect(values('/files/a.json')).toEqual(['a']);
    expect(matchedId('/files/a.txt')).toBe('GET /files/{name}');
    expect(values('/repos/v1...v2')).toEqual(['v1', 'v2']);
    expect(matchedId('/users/7:lock', 'POST')).toBe('POST /users/{id}:lock');
  });

  it('backtracks if a literal segment has no match below it', () => {
    expect(matchedId('/users/fixed/7')).toBe('GET /{any}/fixed/{other}');
  });

  it('compares decoded text and returns encoded values', () => {
    expect(matchedId('/a%20b/%C3%A9')).toBe('GET /a b/é');
    expect(values('/users/a%2Fb')).toEqual(['a%2Fb']);
  });

  it('treats a path with a trailing slash as a different path', () => {
    expect(matchedId('/users/me/')).toBeUndefined();
    expect(matchedId('/slash')).toBeUndefined();
    expect(matchedId('/slash/')).toBe('GET /slash/');
  });

  it.each([
    '/',
    '',
    '//',
    '/users',
    '/users/',
    '/users//keys/1',
    '/users/%zz',
    '/users/%ff',
    '/files/.json/x',
    '/repos/...',
  ])('does not match %j', (path) => {
    expect(matchedId(path)).toBeUndefined();
  });

  it('returns any value of a parameter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1 }), (id, key) => {
        const path = `/users/${encodeURIComponent(id)}/keys/${encodeURIComponent(key)}`;
        expect(values(path)?.map(decodeURIComponent)).toEqual([id, key]);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (path) => void router.find(path)));
  });
});

it('returns the parameter names of a path template in order', () => {
  expect(parameterNames('/a/{b}/c{d}.{e}')).toEqual(['b', 'd', 'e']);
});
