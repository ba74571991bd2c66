// Problems of properties with constants, which one call reports with the message.

import { expect, test } from 'vitest';
import { loadValidators, renderValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const many = Array.from({ length: 14 }, (_, index) => `v${index}`);
const model = await modelOf(
  documentOf({
    Light: {
      type: 'object',
      required: ['kind', 'color'],
      properties: {
        kind: { const: 'light' },
        color: { enum: ['red', 'green', 'blue'] },
        mode: { type: 'string', enum: ['on'] },
        pair: { enum: ['a', 'b'] },
        quoted: { enum: ['say "a"', 'back\\slash'] },
        mixed: { enum: ['a', 1, null] },
        level: { const: 1 },
        many: { enum: many },
      },
    },
  }),
);
const { exports } = await loadValidators(model);

function problemsOf(value: Record<string, unknown>): readonly unknown[] {
  const check = exports['checkLight'] as (value: unknown) => readonly Record<string, string>[];
  return check({ kind: 'light', color: 'red', ...value }).map(({ pointer, keyword, schema, message }) => [
    pointer,
    schema,
    message,
    keyword,
  ]);
}

test.each([
  ['kind', undefined, 'is required', 'required'],
  ['kind', 'lamp', 'must be "light"', 'const'],
  ['color', undefined, 'is required', 'required'],
  ['color', 'gray', 'must be one of "red", "green" or "blue"', 'enum'],
  ['mode', 'off', 'must be "on"', 'enum'],
  ['pair', null, 'must be one of "a" or "b"', 'enum'],
  ['quoted', 'a', String.raw`must be one of "say \"a\"" or "back\\slash"`, 'enum'],
  ['mixed', 2, 'must be one of "a", 1 or null', 'enum'],
  ['level', 2, 'must be 1', 'const'],
  [
    'many',
    'a',
    `must be one of ${many
      .slice(0, 11)
      .map((each) => `"${each}"`)
      .join(', ')} or 3 others`,
    'enum',
  ],
])('%s: %j %s', (name, value, message, keyword) => {
  const location = keyword === 'required' ? 'required' : `properties/${name}/${keyword}`;
  expect(problemsOf({ [name]: value })).toEqual([
    [`/${name}`, `#/components/schemas/Light/${location}`, message, keyword],
  ]);
});

test('the message of the document replaces that of the constants', async () => {
  const api = await modelOf({
    ...documentOf({ Light: { type: 'object', properties: { color: { enum: ['red'], 'x-message': 'is no color' } } } }),
    'x-ashlar': { version: 1 },
  });
  const validators = await loadValidators(api);
  expect(validators.schema('Light').check({ color: 'x' })).toMatchObject([{ message: 'is no color' }]);
});

test('the calls contain a single constant instead of the message', () => {
  const code = renderValidators(model).get('schemas/light.ts') ?? '';
  expect(code).toContain("reportConst(problems, 'kind', kind, schema, 'light')");
  expect(code).toContain("reportEnum(problems, 'mode', mode, schema, 'on')");
  expect(code).toContain('must be one of "red", "green" or "blue"');
});
