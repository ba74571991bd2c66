// A value that may be a text or something else arrives at the generated server as what the generated client was given.

import { describe, expect, it } from 'vitest';
import { compile, write } from '../unit/server/generated.ts';
import { exchangeOf, ways } from './exchange.ts';

const there = exchangeOf('unions', 'test/constructs/documents/unions.yaml');

describe.each(ways)('%s', (way) => {
  it.each<[string, { path: object; query: object; headers: object; cookies: object }]>([
    [
      'numbers and booleans',
      {
        path: { version: 3, ids: 4, on: true },
        query: { id: 5, mixed: true, ids: 6, commas: 7, any: false, versions: [1, 2], of: { version: 8, mixed: [1.5, true] } },
        headers: { 'X-Version': 9, 'X-Ids': 10 },
        cookies: { version: 11 },
      },
    ],
    [
      'texts and lists',
      {
        path: { version: 'latest', ids: [3, 4], on: [true, false] },
        query: { id: '01234567-89ab-4def-8123-456789abcdef', mixed: '1', ids: [6, 7], commas: [8, 9007199254740993n], any: [false, 1], versions: ['latest', 2], of: { version: 'latest', mixed: ['1', 1.5] } },
        headers: { 'X-Version': 'latest', 'X-Ids': [10, 11] },
        cookies: { version: 'latest' },
      },
    ],
  ])('parameters that are %s', async (_, given) => {
    there.response = { status: 204, headers: { 'X-Version': 3 } };
    expect(await there.ask(way, 'parameters', given)).toMatchObject({ ok: true });
    const { path, query, headers, cookies } = there.request;
    expect({ path, query, headers, cookies }).toEqual(given);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data'].flatMap((contentType) => [
    { contentType, body: { version: 3, versions: ['latest', 4], ids: 5, mixed: 1.5, big: 9007199254740993n, long: 9223372036854775807n, bigs: [1, 9007199254740993n] } },
    { contentType, body: { version: 'latest', ids: [5, 9007199254740993n], mixed: '1', big: 6 } },
  ]))('members of a form: $contentType', async (given) => {
    there.response = { status: 204 };
    expect(await there.ask(way, 'forms', given)).toMatchObject({ status: 204 });
    expect(there.request.body).toEqual(given.body);
  });

  it('conditions are asked of a form as of JSON', async () => {
    there.response = { status: 204 };
    const answers = ['application/json', 'application/x-www-form-urlencoded'].map(async (contentType) => [
      (await there.ask(way, 'conditions', { contentType, body: { small: 1, big: 2 } })).status,
      (await there.ask(way, 'conditions', { contentType, body: { small: 1, big: 3 } })).status,
    ]);
    expect(await Promise.all(answers)).toEqual([[204, 'unexpected'], [204, 'unexpected']]);
  });
});

it.each([
  ['version', "number | bigint | 'latest' | undefined"],
  ['versions', "readonly (number | bigint | 'latest')[] | undefined"],
  ['ids', 'number | bigint | readonly (number | bigint)[] | undefined'],
  ['mixed', "1 | '1' | true | 1.5 | undefined"],
  ['long', 'number | bigint | undefined'],
  ['small', 'number | undefined'],
])('the type of a form says which of its members are exact: %s', (name, type) => {
  const text = `import type { FormsRequest } from './server/index.ts';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const same: Same<FormsRequest<unknown>['body']['${name}'], ${type}> = true;
`;
  write(there.folder, 'form.ts', text);
  expect(compile(there.folder, ['form.ts'])).toBe('');
});
