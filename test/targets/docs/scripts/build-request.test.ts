// Requests built from the request form, and errors for invalid input.

import { describe, expect, it } from 'vitest';
import type { OperationData } from '../../../../src/runtime/docs/request-form/operation-data.ts';
import { buildRequest, type FormInput } from '../../../../src/runtime/docs/request-form/build-request.ts';

const operation: OperationData = {
  method: 'PUT',
  path: '/users/{id}/tags',
  servers: ['https://a.b/v1'],
  parameters: [
    { name: 'id', in: 'path', required: true, kind: 'text' },
    { name: 'tags', in: 'query', required: false, kind: 'list' },
    { name: 'page', in: 'query', required: false, kind: 'text' },
    { name: 'deep', in: 'query', required: false, kind: 'json', style: { style: 'deepObject', explode: true } },
    { name: 'X-Filter', in: 'header', required: false, kind: 'json' },
    { name: 'X-Note', in: 'header', required: false, kind: 'text' },
  ],
  body: {
    required: true,
    contents: [
      { type: 'application/json', example: '{}' },
      { type: 'application/x-www-form-urlencoded', example: '{}' },
      { type: 'text/plain', example: '' },
    ],
  },
  credentials: [
    { kind: 'bearer', label: 'Token' },
    { kind: 'key', in: 'query', name: 'key', label: 'Key' },
    { kind: 'key', in: 'header', name: 'X-Key', label: 'Header' },
    { kind: 'basic', label: 'Name' },
  ],
};

const validInput: FormInput = {
  server: 'https://a.b/v1',
  parameters: { 'path.id': '1' },
  body: { type: 'application/json', text: '{"a":1}' },
  credentials: [],
};
const build = (changes: Partial<FormInput>) => buildRequest(operation, { ...validInput, ...changes });

describe('a request', () => {
  it('contains only the completed fields', () => {
    expect(build({})).toEqual({
      url: 'https://a.b/v1/users/1/tags',
      init: { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' },
    });
  });

  it('serializes parameters in their styles', () => {
    const { url } = build({
      parameters: { 'path.id': 'a/b c', 'query.tags': 'x, y&z', 'query.page': '007', 'query.deep': '{"a":{"b":1}}' },
    });
    expect(url).toBe('https://a.b/v1/users/a%2Fb%20c/tags?tags=x&tags=y%26z&page=007&deep%5Ba%5D%5Bb%5D=1');
  });

  it('escapes characters that headers cannot contain', () => {
    expect(
      build({ parameters: { 'path.id': '1', 'header.X-Filter': ' {"label": "größer"} ', 'header.X-Note': 'ü日' } }).init
        .headers,
    ).toMatchObject({ 'X-Filter': '{"label":"gr\\u00f6\\u00dfer"}', 'X-Note': 'ü%E6%97%A5' });
  });

  it('has credentials in the query and in headers', () => {
    const { url, init } = build({ credentials: [' abc ', 'k&y', 'h', 'user:secret'] });
    expect(url).toContain('?key=k%26y');
    expect(init.headers).toMatchObject({ 'X-Key': 'h' });
    expect(build({ credentials: ['abc'] }).init.headers).toMatchObject({ Authorization: 'Bearer abc' });
    expect(build({ credentials: ['', '', '', 'user:secret'] }).init.headers).toMatchObject({
      Authorization: `Basic ${btoa('user:secret')}`,
    });
  });

  it('converts JSON to a form body, and sends other bodies unchanged', () => {
    expect(
      build({ body: { type: 'application/x-www-form-urlencoded', text: '{"a":[1,2],"b":"c d","o":{"x":1}}' } }).init
        .body,
    ).toBe('a=1&a=2&b=c%20d&o=%7B%22x%22%3A1%7D');
    expect(build({ body: { type: 'text/plain', text: 'no {json' } }).init.body).toBe('no {json');
  });

  it.each([
    ['a required parameter that is missing', { parameters: {} }, 'id is required.'],
    ['a required body that is missing', { body: { type: 'application/json', text: ' ' } }, 'A body is required.'],
    ['a body that is not valid JSON', { body: { type: 'application/json', text: '{a}' } }, 'The body is no JSON'],
    [
      'a form body that is not an object',
      { body: { type: 'application/x-www-form-urlencoded', text: '1' } },
      'must be an object',
    ],
    ['a parameter that is not valid JSON', { parameters: { 'path.id': '1', 'query.deep': 'x' } }, 'deep is no JSON'],
    ['a dot segment in the path', { parameters: { 'path.id': '..' } }, '"." or ".."'],
    ['a server that is not a URL', { server: 'not-a-url' }, 'not-a-url is no address of a server.'],
  ] as const)('is rejected with %s', (_, changes, message) => {
    expect(() => build(changes)).toThrow(message);
  });
});
