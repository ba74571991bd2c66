// Rules and lifecycles are told once, and only where what they say differs.

import { expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { sharedSchema } from './harness/documents.ts';

async function idsOf(base: unknown, head: unknown): Promise<readonly string[]> {
  return compareModels(await modelOf(sharedSchema(base)), await modelOf(sharedSchema(head))).map(({ id }) => id);
}

const ruled = (id: string, rule: string): object => ({
  type: 'object',
  required: ['a', 'b'],
  properties: { a: { type: 'integer' }, b: { type: 'string' } },
  'x-rules': [{ id, rule, message: 'No.' }],
});

it.each([
  ['another id', ruled('one', 'self.a > 5'), ruled('two', 'self.a > 5'), []],
  ['other spaces', ruled('one', 'self.a > 5'), ruled('one', 'self.a   >\n 5'), []],
  ['another id and other spaces', ruled('one', 'self.a > 5'), ruled('two', 'self.a  > 5'), []],
  ['other spaces in a literal', ruled('one', 'self.b != "x y"'), ruled('one', 'self.b != "x  y"'), ['rule-changed']],
  [
    'another id and another number',
    ruled('one', 'self.a > 5'),
    ruled('two', 'self.a > 6'),
    ['rule-added', 'rule-removed'],
  ],
])('a rule by %s', async (_, base, head, wanted) => {
  expect([...(await idsOf(base, head))].sort()).toEqual(wanted);
});

it('a state that the schema lists as a value is told as a value alone', async () => {
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
  expect(await idsOf(status(['on', 'off']), status(['on', 'off', 'gone']))).toEqual(['enum-value-added']);
});
