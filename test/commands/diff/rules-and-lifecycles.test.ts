// Changes to rules and lifecycles.

import { expect, it, test } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithSharedSchema } from './harness/documents.ts';

async function findChangeIds(base: unknown, head: unknown): Promise<readonly string[]> {
  const before = await modelOf(documentWithSharedSchema(base));
  const after = await modelOf(documentWithSharedSchema(head));
  return listChanges(before, after).map(({ id }) => id);
}

const schemaWithRule = (id: string, rule: string): object => ({
  type: 'object',
  required: ['a', 'b'],
  properties: { a: { type: 'integer' }, b: { type: 'string' } },
  'x-rules': [{ id, rule, message: 'No.' }],
});

test.each([
  ['reports no change for a new ID', schemaWithRule('one', 'self.a > 5'), schemaWithRule('two', 'self.a > 5'), []],
  [
    'reports no change for different whitespace',
    schemaWithRule('one', 'self.a > 5'),
    schemaWithRule('one', 'self.a   >\n 5'),
    [],
  ],
  [
    'reports no change for a new ID and different whitespace',
    schemaWithRule('one', 'self.a > 5'),
    schemaWithRule('two', 'self.a  > 5'),
    [],
  ],
  [
    'reports a change for different whitespace in a string literal',
    schemaWithRule('one', 'self.b != "x y"'),
    schemaWithRule('one', 'self.b != "x  y"'),
    ['rule-changed'],
  ],
  [
    'reports a removed and an added rule if both the ID and the expression change',
    schemaWithRule('one', 'self.a > 5'),
    schemaWithRule('two', 'self.a > 6'),
    ['rule-added', 'rule-removed'],
  ],
])('%s', async (_, base, head, expected) => {
  expect([...(await findChangeIds(base, head))].sort()).toEqual(expected);
});

it('reports a new lifecycle state that is also an enum value only once, as an enum value', async () => {
  const status = (states: readonly string[]): object => ({
    type: 'object',
    properties: {
      status: {
        type: 'string',
        enum: states,
        'x-lifecycle': { states: Object.fromEntries(states.map((state) => [state, 'A state.'])) },
      },
    },
  });
  expect(await findChangeIds(status(['on', 'off']), status(['on', 'off', 'gone']))).toEqual(['enum-value-added']);
});
