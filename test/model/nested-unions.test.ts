// Validation of values of recursive unions: a part is validated a few times, not once for each branch at each level.

import { expect, test } from 'vitest';
import { createValidator } from '../../src/generator/model/validate/validate.ts';
import { apiOfSchemas } from './build-test-api.ts';

const kinds = Array.from({ length: 10 }, (_, index) => `k${index}`);
const levels = Array.from({ length: 4 });

/** A union of ten branches, each of which contains the union again. */
const schemasWith = (kindOf: (kind: string) => object): object => ({
  Node: { oneOf: kinds.map((kind) => ({ $ref: `#/components/schemas/${kind}` })) },
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        type: 'object',
        required: [`p${kind}`],
        properties: { child: { $ref: '#/components/schemas/Node' }, kind: kindOf(kind), [`p${kind}`]: {} },
      },
    ]),
  ),
});

/** Returns a value with nested objects, and the number of times that the innermost object is enumerated. */
function createValue(innermost: object): { readonly value: unknown; readonly count: () => number } {
  let count = 0;
  const leaf = new Proxy(innermost, {
    ownKeys(target) {
      count++;
      return Reflect.ownKeys(target);
    },
  });
  const value = levels.reduce((child: unknown) => ({ child, kind: 'k7', pk7: 1 }), leaf);
  return { value, count: () => count };
}

test.each([
  ['constants', (kind: string) => ({ const: kind })],
  ['required properties', () => ({ type: 'string' })],
])('%s select the branch of a valid value', async (_, kindOf) => {
  const api = await apiOfSchemas(schemasWith(kindOf));
  const { value, count } = createValue({ kind: 'k7', pk7: 1 });
  expect(createValidator(api).isValid(api.schema('Node')?.jsonSchema ?? false, value, 'response')).toBe(true);
  expect(count()).toBeLessThan(50);
});

test('constants select the branch whose errors are reported', async () => {
  const api = await apiOfSchemas(schemasWith((kind) => ({ const: kind })));
  const { value, count } = createValue({ kind: 'k7' });
  const errors = createValidator(api).validate(api.schema('Node')?.jsonSchema ?? false, value, 'response');
  expect(errors).toMatchObject([{ path: levels.map(() => 'child'), keyword: 'oneOf' }]);
  expect(count()).toBeLessThan(200);
});
