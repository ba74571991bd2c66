// Validators of very large schemas.

import { expect, it } from 'vitest';
import { loadValidators } from '../targets/validators/load.ts';
import { documentOf, modelOf } from '../targets/validators/model.ts';
import { checkDocument } from './check-document.ts';
import { createProperties, large, names } from './large.ts';

it('validates objects with more properties than the compiler can analyze in one function as Ajv does', async () => {
  const { errors, failures } = await checkDocument(large, 1, 20, 'code');
  expect({ errors, failures }).toEqual({ errors: [], failures: [] });
});

it('reports the location of each invalid property if several functions validate the object', async () => {
  const [first = '', last = ''] = [names[0], names[249]];
  const schema = { type: 'object', properties: createProperties(names.slice(0, 249)), required: [first, last] };
  const validators = await loadValidators(
    await modelOf(
      documentOf({
        Thing: schema,
        Told: { ...schema, 'x-message': 'must be complete' },
        Few: { type: 'object', required: [first, last], 'x-message': 'must be complete' },
      }),
    ),
  );
  const problems = (name: string, value: unknown): readonly string[] =>
    validators
      .schema(name)
      .check(value)
      .map(({ pointer, keyword, message, schema: from }) => `${pointer} ${keyword} ${from}: ${message}`);
  expect(problems('Thing', { [first]: 1, p247: 'x' })).toEqual([
    `/p0 type #/components/schemas/Thing/properties/p0/type: must be a string`,
    `/p247 type #/components/schemas/Thing/properties/p247/type: must be a list`,
    `/p249 required #/components/schemas/Thing/required: is required`,
  ]);
  expect(problems('Thing', { [first]: 'a', [last]: 1 })).toEqual([]);
  expect(problems('Told', { [first]: 'a' })).toEqual(
    problems('Few', { [first]: 'a' }).map((problem) => problem.replace('/Few/', '/Told/')),
  );
});
