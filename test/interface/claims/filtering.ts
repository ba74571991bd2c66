// Claims about filtering and sorting (FLT) in the document.

import assert from 'node:assert/strict';

import { claim, type Check, type Claim } from '../claim.ts';
import { parameter } from '../locators.ts';
import { listTypes } from '../schema/types.ts';
import { getAt, updateAt, getNode } from '../immutable-tree.ts';

const filterableLists = [
  'GET /v4/longview/clients',
  'GET /v4/networking/firewalls/{firewallId}/devices',
  'GET /v4/account/oauth-clients',
];

const checkFilterHeader = (call: string): Check => {
  const locate = parameter(call, 'header', 'X-Filter');
  const schemaKeys = ['content', 'application/json', 'schema'];
  return {
    verify: (document) => {
      const schema = getAt(getNode(document, locate(document)), schemaKeys);
      assert(schema !== undefined, `${call}: X-Filter holds JSON`);
      assert.deepEqual(listTypes(schema), ['object'], `${call}: X-Filter holds an object`);
    },
    mutations: [
      { description: `${call} does not accept X-Filter`, change: (doc) => updateAt(doc, locate(doc), () => undefined) },
      {
        description: `${call} filters by query`,
        change: (doc) => updateAt(doc, [...locate(doc), 'in'], () => 'query'),
      },
      {
        description: `${call}: X-Filter holds an array`,
        change: (doc) => updateAt(doc, [...locate(doc), ...schemaKeys], () => ({ type: 'array' })),
      },
      {
        description: `${call}: X-Filter holds plain text`,
        change: (doc) => updateAt(doc, [...locate(doc), 'content'], () => ({ 'text/plain': { schema: {} } })),
      },
    ],
  };
};

export const claims: readonly Claim[] = [claim('FLT-01', ...filterableLists.map(checkFilterHeader))];
