// Claims about tags and the list of tagged objects (TAG) in the document.

import assert from 'node:assert/strict';

import { checkField } from '../checks/resource-field.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { responseBody, findFields, unionVariant, type Locator } from '../locators.ts';
import { updateAt, asArray, type Node } from '../immutable-tree.ts';

const list = 'GET /v4/tags/{label}';
const remove = 'DELETE /v4/tags/{label}';

/** Creates a locator for one kind of list entry: the object whose `data` has these fields. */
const taggedEntry = (names: readonly string[]): Locator => {
  const data = unionVariant(responseBody(list), 'data[].data', names);
  return (document) => {
    const path = data(document);
    return path.slice(0, path.lastIndexOf('data') - 1);
  };
};

const kinds = ['compute', 'domain', 'volume', 'nodeBalancer'] as const;
const entryLocators = kinds.map((kind) => taggedEntry(fields[kind]));

const entryKindsCheck: Check = {
  verify: (document) => {
    const expectedPaths = entryLocators.map((locate) => locate(document).join('/'));
    assert.equal(new Set(expectedPaths).size, kinds.length, 'each kind has a separate entry');
    const page = responseBody(list)(document);
    const actualPaths = findFields(document, page, 'data[].data').map((path) =>
      path.slice(0, path.lastIndexOf('data') - 1).join('/'),
    );
    assert.deepEqual([...new Set(actualPaths)].sort(), expectedPaths.sort(), 'the kinds of tagged objects');
  },
  mutations: [
    ...kinds.map((kind) => ({
      description: `${kind} is missing`,
      change: (document: Node) => updateAt(document, taggedEntry(fields[kind])(document), () => undefined),
    })),
    {
      description: 'data has an additional kind of object',
      change: (document) => {
        const [first] = entryLocators;
        const path = first?.(document) ?? [];
        return updateAt(document, path.slice(0, -1), (list) => [...asArray(list), { properties: { data: {} } }]);
      },
    },
  ],
};

export const claims: readonly Claim[] = [
  claimOperation('TAG-01', list, { label: 'string' }),
  claimPaginated('TAG-02', list),
  claimScope('TAG-03', list, 'account:read_only'),
  claimOperation('TAG-05', remove, { label: 'string' }, { empty: true }),
  claimScope('TAG-06', remove, 'account:read_write'),
  claim(
    'TAG-08',
    ...entryLocators.flatMap((locate) => checkField(locate, 'type', { types: 'string', required: true })),
  ),
  claim(
    'TAG-09',
    ...entryLocators.flatMap((locate) => checkField(locate, 'data', { types: 'object', required: true })),
  ),
  claim('TAG-10', entryKindsCheck),
  claim('TAG-11', ...checkField(taggedEntry(fields.compute), 'type', { types: 'string', values: ['compute'] })),
];
