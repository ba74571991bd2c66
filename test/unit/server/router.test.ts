// Paths lead to operations: literal segments first, text decoded, and nothing else by accident.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRouter, parameterNames } from '../../../src/runtime/server/router.ts';
import { get, type NotesOperation } from './notes.ts';

const at = (method: string, path: string): NotesOperation => ({ ...get, id: `${method} ${path}`, method, path });

describe('a router', () => {
  const router = createRouter([
    at('GET', '/users/{id}'),
    at('GET', '/users/me'),
    at('DELETE', '/users/{name}'),
    at('GET', '/users/{id}/keys/{key}'),
    at('GET', '/files/{name}.json'),
    at('GET', '/files/{name}'),
    at('GET', '/repos/{from}...{to}'),
    at('POST', '/users/{id}:lock'),
    at('GET', '/a b/é'),
    at('GET', '/slash/'),
    at('GET', '/music/c#'),
    at('GET', '/asked?kind=a'),
    at('GET', '/{any}/fixed/{other}'),
  ]);
  const found = (path: string, method = 'GET'): string | undefined => router.find(path)?.operations.get(method)?.id;
  const values = (path: string): readonly string[] | undefined => router.find(path)?.values;

  it('prefers literal segments to parameters, whatever the order', () => {
    expect(found('/users/me')).toBe('GET /users/me');
    expect(found('/users/you')).toBe('GET /users/{id}');
    expect(found('/users/me', 'DELETE')).toBeUndefined();
  });

  it('keeps operations with different names of one parameter apart by method', () => {
    expect(found('/users/7', 'DELETE')).toBe('DELETE /users/{name}');
    expect(values('/users/7')).toEqual(['7']);
  });

  it('finds what looks like a fragment as the client sends it, and never what looks like a query', () => {
    expect(found('/music/c%23')).toBe('GET /music/c#');
    expect(found('/asked')).toBeUndefined();
  });

  it('finds parameters inside segments, the longest literal text first', () => {
    expect(found('/files/a.json')).toBe('GET /files/{name}.json');
    expect(values('/files/a.json')).toEqual(['a']);
    expect(found('/files/a.txt')).toBe('GET /files/{name}');
    expect(values('/repos/v1...v2')).toEqual(['v1', 'v2']);
    expect(found('/users/7:lock', 'POST')).toBe('POST /users/{id}:lock');
  });

  it('goes back where a literal segment leads nowhere', () => {
    expect(found('/users/fixed/7')).toBe('GET /{any}/fixed/{other}');
  });

  it('compares decoded text, and leaves values encoded', () => {
    expect(found('/a%20b/%C3%A9')).toBe('GET /a b/é');
    expect(values('/users/a%2Fb')).toEqual(['a%2Fb']);
  });

  it('takes a slash at the end as another path', () => {
    expect(found('/users/me/')).toBeUndefined();
    expect(found('/slash')).toBeUndefined();
    expect(found('/slash/')).toBe('GET /slash/');
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
  ])('finds nothing at %j', (path) => {
    expect(found(path)).toBeUndefined();
  });

  it('finds any value of a parameter again', () => {
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

it('names the parameters of a template in its order', () => {
  expect(parameterNames('/a/{b}/c{d}.{e}')).toEqual(['b', 'd', 'e']);
});
