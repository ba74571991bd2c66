// Schemas that are larger than anybody means them to be: their validators judge as Ajv does.

import { expect, it } from 'vitest';
import { loadValidators } from '../unit/validators/load.ts';
import { documentOf, modelOf } from '../unit/validators/model.ts';
import { judge } from './judge.ts';
import { large, members, names } from './large.ts';

it('an object of more members than the compiler follows is judged in parts', async () => {
  const { refused, wrong } = await judge(large, 1, 20, 'code');
  expect({ refused, wrong }).toEqual({ refused: [], wrong: [] });
});

it('what is wrong with a member is told where it is, whichever part judges it', async () => {
  const [first = '', last = ''] = [names[0], names[249]];
  const schema = { type: 'object', properties: members(names.slice(0, 249)), required: [first, last] };
  const validators = await loadValidators(
    await modelOf(
      documentOf({
        Thing: schema,
        Told: { ...schema, 'x-message': 'must be complete' },
        Few: { type: 'object', required: [first, last], 'x-message': 'must be complete' },
      }),
    ),
  );
  const places = (name: string, value: unknown): readonly string[] =>
    validators
      .schema(name)
      .check(value)
      .map(({ pointer, keyword, message, schema: from }) => `${pointer} ${keyword} ${from}: ${message}`);
  expect(places('Thing', { [first]: 1, p247: 'x' })).toEqual([
    `/p0 type #/components/schemas/Thing/properties/p0/type: must be a string`,
    `/p247 type #/components/schemas/Thing/properties/p247/type: must be a list`,
    `/p249 required #/components/schemas/Thing/required: is required`,
  ]);
  expect(places('Thing', { [first]: 'a', [last]: 1 })).toEqual([]);
  expect(places('Told', { [first]: 'a' })).toEqual(
    places('Few', { [first]: 'a' }).map((place) => place.replace('/Few/', '/Told/')),
  );
});
