// Documents without operations: added, removed, and renamed schemas.

import { expect, it } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';

async function listSchemaChanges(before: object, after: object): Promise<readonly string[]> {
  const [base, head] = await Promise.all(
    [before, after].map((schemas) =>
      modelOf({ openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas } }),
    ),
  );
  if (!base || !head) throw new Error('a document is invalid');
  return listChanges(base, head).map(({ id, subject }) => `${id} ${'schema' in subject ? subject.schema : ''}`);
}

const user = (keywords: object = {}): object => ({
  type: 'object',
  properties: { name: { type: 'string', ...keywords } },
});

it.each<[string, object, object, readonly string[]]>([
  ['a renamed schema', { A: user() }, { B: user() }, []],
  ['an added schema', {}, { A: user() }, ['schema-added A']],
  ['a removed schema', { A: user() }, {}, ['schema-removed A']],
  ['a different schema', { A: user() }, { B: user({ maxLength: 2 }) }, ['schema-removed A', 'schema-added B']],
  [
    'a schema with other requests',
    { A: user({ writeOnly: true }) },
    { B: user({ writeOnly: true, maxLength: 2 }) },
    ['schema-removed A', 'schema-added B'],
  ],
  [
    'a schema with other responses',
    { A: user({ readOnly: true }) },
    { B: user({ readOnly: true, maxLength: 2 }) },
    ['schema-removed A', 'schema-added B'],
  ],
])('reports %s', async (_, before, after, changes) => {
  expect(await listSchemaChanges(before, after)).toEqual(changes);
});
