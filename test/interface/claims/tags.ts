// The claims about tags and the listing of tagged objects (TAG), in the document.

import assert from 'node:assert/strict';

import { fieldChecks } from '../checks/field.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { answer, found, kind, type Where } from '../find.ts';
import { changedAt, listOf, type Node } from '../tree.ts';

const list = 'GET /v4/tags/{label}';
const remove = 'DELETE /v4/tags/{label}';

/** Where the entry of one kind stands: the object whose `data` has these fields. */
const entryOf = (names: readonly string[]): Where => {
  const data = kind(answer(list), 'data[].data', names);
  return (document) => {
    const path = data(document);
    return path.slice(0, path.lastIndexOf('data') - 1);
  };
};

const kinds = [fields.compute, fields.domain, fields.volume, fields.nodeBalancer].map(entryOf);

const exactKinds: Check = {
  holds: (document) => {
    const stated = kinds.map((where) => where(document).join('/'));
    assert.equal(new Set(stated).size, 4, 'each kind has an entry of its own');
    const page = answer(list)(document);
    const all = found(document, page, 'data[].data').map((path) =>
      path.slice(0, path.lastIndexOf('data') - 1).join('/'),
    );
    assert.deepEqual([...new Set(all)].sort(), stated.sort(), 'the kinds of tagged objects');
  },
  breaks: [
    ...kinds.map((where, index) => ({
      says: `kind ${index + 1} of 4 is left out`,
      change: (document: Node) => changedAt(document, where(document), () => undefined),
    })),
    {
      says: 'there is a fifth kind of data',
      change: (document) => {
        const [first] = kinds;
        const path = first?.(document) ?? [];
        return changedAt(document, path.slice(0, -1), (list) => [...listOf(list), { properties: { data: {} } }]);
      },
    },
  ],
};

export const claims: readonly Claim[] = [
  operationExists('TAG-01', list, { label: 'string' }),
  paginated('TAG-02', list),
  scopeNeeded('TAG-03', list, 'account:read_only'),
  operationExists('TAG-05', remove, { label: 'string' }, { empty: true }),
  scopeNeeded('TAG-06', remove, 'account:read_write'),
  claim('TAG-08', ...kinds.flatMap((kind) => fieldChecks(kind, 'type', { types: 'string', required: true }))),
  claim('TAG-09', ...kinds.flatMap((kind) => fieldChecks(kind, 'data', { types: 'object', required: true }))),
  claim('TAG-10', exactKinds),
  claim('TAG-11', ...fieldChecks(entryOf(fields.compute), 'type', { types: 'string', values: ['compute'] })),
];
