// Validators of very large schemas.

import { expect, test } from 'vitest';
import { loadValidators } from '../targets/validators/load.ts';
import { documentOf, modelOf } from '../targets/validators/model.ts';
import { checkDocument } from './check-document-validators.ts';
import { createProperties, largeDocument, names } from './large-schemas.ts';

test('validators agree with Ajv on objects with more properties than the compiler can analyze in one function', async () => {
  const { errors, failures } = await checkDocument(largeDocument, 1, 20, 'code');
  expect({ errors, failures }).toEqual({ errors: [], failures: [] });
});

test('validators report the location of each invalid property if several functions validate the object', async () => {
  const [first = '', last = ''] = [names[0], names[249]];
  const schema = { type: 'object', properties: createProperties(names.slice(0, 249)), required: [first, last] };
  const validators = await loadValidators(
    await modelOf(
      documentOf({
        Pet: schema,
        PetWithMessage: { ...schema, 'x-message': 'must be complete' },
        SmallPetWithMessage: { type: 'object', required: [first, last], 'x-message': 'must be complete' },
      }),
    ),
  );
  const problems = (name: string, value: unknown): readonly string[] =>
    validators
      .schema(name)
      .check(value)
      .map(({ pointer, keyword, message, schema: schemaPath }) => `${pointer} ${keyword} ${schemaPath}: ${message}`);
  expect(problems('Pet', { [first]: 1, p247: 'x' })).toEqual([
    '/p0 type #/components/schemas/Pet/properties/p0/type: must be a string',
    '/p247 type #/components/schemas/Pet/properties/p247/type: must be an array',
    '/p249 required #/components/schemas/Pet/required: is required',
  ]);
  expect(problems('Pet', { [first]: 'a', [last]: 1 })).toEqual([]);
  expect(problems('PetWithMessage', { [first]: 'a' })).toEqual(
    problems('SmallPetWithMessage', { [first]: 'a' }).map((problem) =>
      problem.replace('/SmallPetWithMessage/', '/PetWithMessage/'),
    ),
  );
});
