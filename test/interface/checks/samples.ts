// The check that a schema accepts some values and refuses others.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import type { Where } from '../find.ts';
import { accepts } from '../schema/accepts.ts';
import { changedAt, nodeAt } from '../tree.ts';

/** Values that a schema must accept and values that it must refuse. */
export interface Samples {
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

/** That the schema at a place accepts every good value and refuses every bad one, its rules included. */
export function samples(place: Where, name: string, { good, bad }: Samples): Check {
  return {
    holds: (document) => {
      const schema = nodeAt(document, place(document));
      for (const value of good) assert(accepts(schema, value), `${name} must accept ${JSON.stringify(value)}`);
      for (const value of bad) assert(!accepts(schema, value), `${name} must refuse ${JSON.stringify(value)}`);
    },
    breaks: [
      ...good.map((value) => ({
        says: `${name} refuses ${JSON.stringify(value)}`,
        change: (document: Parameters<Check['holds']>[0]) =>
          changedAt(document, place(document), (schema) => ({ allOf: [schema, { not: { const: value } }] })),
      })),
      ...bad.map((value) => ({
        says: `${name} accepts ${JSON.stringify(value)}`,
        change: (document: Parameters<Check['holds']>[0]) =>
          changedAt(document, place(document), (schema) => ({ anyOf: [schema, { const: value }] })),
      })),
    ],
  };
}
