// Rules of schemas that list their values: guards and check functions agree.

import { expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const common = {
  type: 'object',
  required: ['a', 'b'],
  properties: { a: { type: 'integer' }, b: { type: 'integer' } },
  'x-rules': [{ id: 'order', rule: 'self.a < self.b', message: 'must be in order' }],
};
const listed = [
  { a: 1, b: 2 },
  { a: 3, b: 1 },
];

it.each([
  ['enum', { enum: listed }],
  ['const', { const: listed[1] }],
  ['a union of constants', { oneOf: listed.map((value) => ({ const: value })) }],
])('evaluates the rules of a schema with %s', async (_keyword, keywords) => {
  const schema = { ...common, ...keywords };
  const document = documentOf(
    { Named: schema, Outer: { type: 'object', properties: { inline: schema } } },
    { 'x-ashlar': { version: 1 } },
  );
  const validators = await loadValidators(await modelOf(document));
  const [valid, violating] = listed;
  const check = (name: string, value: unknown): readonly string[] => {
    const problems = validators
      .schema(name)
      .check(value)
      .map(({ pointer, message }) => `${pointer} ${message}`);
    expect(validators.schema(name).is(value)).toBe(problems.length === 0);
    return problems;
  };
  expect(check('Named', violating)).toEqual([' must be in order']);
  expect(check('Outer', { inline: violating })).toEqual(['/inline must be in order']);
  const isValid = !('const' in keywords);
  expect(check('Named', valid)).toHaveLength(isValid ? 0 : 1);
  // Other values violate only the list.
  expect(check('Named', { a: 5, b: 4 })).toHaveLength(1);
  expect(check('Named', { a: 5 })).not.toContain(' must be in order');
});
