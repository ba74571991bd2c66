// Problems of properties with a type and a keyword, which one call reports.

import { expect, test } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const { exports } = await loadValidators(
  await modelOf(
    documentOf({
      Account: {
        type: 'object',
        required: ['email'],
        properties: {
          email: { type: ['string', 'null'], maxLength: 3 },
          initial: { type: 'string', minLength: 1, maxLength: 1 },
          nothing: { type: 'string', maxLength: 0 },
          code: { type: 'string', minLength: 2 },
          since: { type: 'string', format: 'date' },
          id: { type: ['integer', 'null'], format: 'int32' },
          port: { type: 'integer', minimum: 1, maximum: 9 },
          share: { type: 'number', minimum: 0.5 },
          most: { type: ['number', 'null'], maximum: 2 },
          never: { type: 'integer', minimum: 9, maximum: 1 },
        },
      },
    }),
  ),
);

function problemsOf(value: Record<string, unknown>): readonly unknown[] {
  const check = exports['checkAccount'] as (value: unknown) => readonly Record<string, string>[];
  const location = '#/components/schemas/Account/';
  return check({ email: null, ...value }).map(({ pointer, keyword, schema, message }) => {
    expect(schema?.startsWith(location)).toBe(true);
    return [pointer, schema?.slice(location.length), message, keyword];
  });
}

test.each([
  ['email', undefined, 'is required', 'required'],
  ['email', 1, 'must be a string or null', 'type'],
  ['email', 'long', 'must be at most 3 characters', 'maxLength'],
  ['initial', false, 'must be a string', 'type'],
  ['initial', '', 'must not be empty', 'minLength'],
  ['initial', 'ab', 'must be at most 1 character', 'maxLength'],
  ['nothing', 'a', 'must be empty', 'maxLength'],
  ['code', 'a', 'must be at least 2 characters', 'minLength'],
  ['since', null, 'must be a string', 'type'],
  ['since', '2030', 'must be a date such as 2030-01-15', 'format'],
  ['id', '1', 'must be an integer or null', 'type'],
  ['id', 2 ** 31, 'must be a 32-bit integer', 'format'],
  ['port', 1.5, 'must be an integer', 'type'],
  ['port', 0, 'must be at least 1', 'minimum'],
  ['port', 10, 'must be at most 9', 'maximum'],
  ['share', '1', 'must be a number', 'type'],
  ['share', 0.25, 'must be at least 0.5', 'minimum'],
  ['most', {}, 'must be a number or null', 'type'],
  ['most', 3, 'must be at most 2', 'maximum'],
  ['most', NaN, 'must be a number or null', 'type'],
])('%s: %j %s', (name, value, message, keyword) => {
  const location = keyword === 'required' ? keyword : `properties/${name}/${keyword}`;
  expect(problemsOf({ [name]: value })).toEqual([[`/${name}`, location, message, keyword]]);
});

test('valid values have no problems', () => {
  expect(problemsOf({ email: 'abc', initial: 'a', id: null, port: 9, share: 0.5, most: null })).toEqual([]);
});

test('a value that violates both bounds has two problems', () => {
  expect(problemsOf({ never: 5 })).toEqual([
    ['/never', 'properties/never/minimum', 'must be at least 9', 'minimum'],
    ['/never', 'properties/never/maximum', 'must be at most 1', 'maximum'],
  ]);
});
