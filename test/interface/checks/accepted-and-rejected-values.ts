// Checks that a schema accepts some values and rejects others.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import type { Locator } from '../locators.ts';
import { accepts } from '../schema/accepts.ts';
import { updateAt, getNode, type Node } from '../immutable-tree.ts';

/** Values that a schema must accept (`good`) or reject (`bad`). */
export interface Samples {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

/** Checks that the located schema, including its rules, accepts every good value and rejects every bad one. */
export function checkSamples(locate: Locator, name: string, { good, bad }: Samples): Check {
  return {
    verify: (document) => {
      const schema = getNode(document, locate(document));
      for (const value of good) assert(accepts(schema, value), `${name} must accept ${JSON.stringify(value)}`);
      for (const value of bad) assert(!accepts(schema, value), `${name} must reject ${JSON.stringify(value)}`);
    },
    mutations: [
      ...good.map((value) => ({
        description: `${name} rejects ${JSON.stringify(value)}`,
        change: (document: Node) =>
          updateAt(document, locate(document), (schema) => ({ allOf: [schema, { not: { const: value } }] })),
      })),
      ...bad.map((value) => ({
        description: `${name} accepts ${JSON.stringify(value)}`,
        change: (document: Node) =>
          updateAt(document, locate(document), (schema) => ({ anyOf: [schema, { const: value }] })),
      })),
    ],
  };
}
