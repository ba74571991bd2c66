// The claims about filtering and sorting (FLT), in the document.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim } from '../claim.ts';
import { parameter } from '../find.ts';
import { typesOf } from '../schema/types.ts';
import { at, changedAt, nodeAt } from '../tree.ts';

const filtered = [
  'GET /v4/longview/clients',
  'GET /v4/networking/firewalls/{firewallId}/devices',
  'GET /v4/account/oauth-clients',
];

const takesFilter = (call: string): Check => {
  const place = parameter(call, 'header', 'X-Filter');
  const json = ['content', 'application/json', 'schema'];
  return {
    holds: (document) => {
      const schema = at(nodeAt(document, place(document)), json);
      assert(schema !== undefined, `${call}: X-Filter holds JSON`);
      assert.deepEqual(typesOf(schema), ['object'], `${call}: X-Filter holds an object`);
    },
    breaks: [
      { says: `${call} takes no X-Filter`, change: (doc) => changedAt(doc, place(doc), () => undefined) },
      { says: `${call} filters by query`, change: (doc) => changedAt(doc, [...place(doc), 'in'], () => 'query') },
      {
        says: `${call}: X-Filter holds a list`,
        change: (doc) => changedAt(doc, [...place(doc), ...json], () => ({ type: 'array' })),
      },
      {
        says: `${call}: X-Filter holds text`,
        change: (doc) => changedAt(doc, [...place(doc), 'content'], () => ({ 'text/plain': { schema: {} } })),
      },
    ],
  };
};

export const claims: readonly Claim[] = [claim('FLT-01', ...filtered.map(takesFilter))];
