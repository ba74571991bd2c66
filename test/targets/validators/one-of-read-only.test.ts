// `oneOf` in a request: a read-only property is not required, but still distinguishes branches that both match.

import { expect, it } from 'vitest';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const readOnlyBranch = { type: 'object', required: ['id'], properties: { id: { type: 'integer', readOnly: true } } };
const namedBranch = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const validators = await loadValidators(await modelOf(documentOf({ Pet: { oneOf: [readOnlyBranch, namedBranch] } })));

it.each([
  ['PetRequest', { name: 'x' }, true],
  ['PetRequest', { id: 1, name: 'x' }, false],
  ['PetRequest', { id: 1 }, true],
  ['Pet', { name: 'x' }, true],
  ['Pet', {}, false],
  ['Pet', { id: 1, name: 'x' }, false],
])('validates %s %j: %s', (type, value, isValid) => {
  expect(validators.schema(type).is(value)).toBe(isValid);
  expect(validators.schema(type).check(value).length === 0).toBe(isValid);
});
