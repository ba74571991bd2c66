// `propertyNames` validates names, about which nothing is known from the type of the object.

import { describe, expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const schemas = {
  Objects: { type: 'object', propertyNames: { type: ['object'] } },
  Strings: { type: 'object', propertyNames: { type: 'string' } },
  Nested: { patternProperties: { '^a$': { propertyNames: { type: ['object', 'null'] } } } },
};
const validators = await loadValidators(await modelOf(documentOf(schemas)));

describe('propertyNames', () => {
  it.each([
    ['Objects', {}, true],
    ['Objects', { a: 1 }, false],
    ['Strings', { a: 1 }, true],
    ['Nested', { a: { b: 1 } }, false],
    ['Nested', { a: [1] }, true],
    ['Nested', { b: { b: 1 } }, true],
  ])('%s with %j: %s', (name, value, isValid) => {
    expect(validators.schema(name).check(value).length === 0).toBe(isValid);
  });
});
