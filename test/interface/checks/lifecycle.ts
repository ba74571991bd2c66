// The check of a status whose complete set of values is not stated.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import type { Where } from '../find.ts';
import { valuesOf } from '../schema/types.ts';
import { changedAt, isNode, nodeAt } from '../tree.ts';

/** That a status names at least these states, and that its schema does not close the set. */
export function openStates(place: Where, states: readonly string[]): Check {
  const path: Where = (document) => [...place(document), 'x-lifecycle'];
  return {
    holds: (document) => {
      const schema = nodeAt(document, place(document));
      assert.equal(valuesOf(schema), undefined, 'the set of values is closed');
      const lifecycle = schema['x-lifecycle'];
      assert(isNode(lifecycle) && isNode(lifecycle['states']), 'no states are named');
      assert.equal(lifecycle['open'], true, 'the set of states is closed');
      for (const state of states) assert(Object.hasOwn(lifecycle['states'], state), `${state} is not named`);
    },
    breaks: [
      {
        says: 'the schema closes the set',
        change: (document) => changedAt(document, [...place(document), 'enum'], () => [...states]),
      },
      { says: 'the states are closed', change: (doc) => changedAt(doc, [...path(doc), 'open'], () => false) },
      ...states.map((state): Check['breaks'][number] => ({
        says: `${state} is not named`,
        change: (document) => changedAt(document, [...path(document), 'states', state], () => undefined),
      })),
    ],
  };
}
