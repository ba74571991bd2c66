// Checks for status fields that allow undocumented values.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import type { Locator } from '../locators.ts';
import { listValues } from '../schema/types.ts';
import { updateAt, isNode, getNode } from '../immutable-tree.ts';

/** Checks that a status field documents at least these states and that its schema allows others. */
export function checkOpenStates(locate: Locator, states: readonly string[]): Check {
  const locateLifecycle: Locator = (document) => [...locate(document), 'x-lifecycle'];
  return {
    verify: (document) => {
      const schema = getNode(document, locate(document));
      assert.equal(listValues(schema), undefined, 'the set of values is closed');
      const lifecycle = schema['x-lifecycle'];
      assert(isNode(lifecycle) && isNode(lifecycle['states']), 'no states are documented');
      assert.equal(lifecycle['open'], true, 'the set of states is closed');
      for (const state of states) assert(Object.hasOwn(lifecycle['states'], state), `${state} is not documented`);
    },
    mutations: [
      {
        description: 'the schema closes the set',
        change: (document) => updateAt(document, [...locate(document), 'enum'], () => [...states]),
      },
      {
        description: 'the states are closed',
        change: (doc) => updateAt(doc, [...locateLifecycle(doc), 'open'], () => false),
      },
      ...states.map((state): Check['mutations'][number] => ({
        description: `${state} is not documented`,
        change: (document) => updateAt(document, [...locateLifecycle(document), 'states', state], () => undefined),
      })),
    ],
  };
}
