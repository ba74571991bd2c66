// The checks that an element of the document says something in words.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import type { Where } from '../find.ts';
import { meaningless, meaningOf, muted, proseOf } from '../schema/prose.ts';
import { changedAt, nodeAt } from '../tree.ts';

/** A pattern as people read it: what it escapes is written as it is. */
export function plain(pattern: RegExp): string {
  return pattern.source.replaceAll('\\', '');
}

/** That the text of an element says each of these. */
export function words(place: Where, name: string, patterns: readonly RegExp[]): Check {
  return {
    holds: (document) => {
      const text = proseOf(nodeAt(document, place(document)));
      for (const pattern of patterns) {
        assert(pattern.test(text), `${name} must say ${String(pattern)}, and says: ${text}`);
      }
    },
    breaks: patterns.map((pattern) => ({
      says: `${name} is described without ${plain(pattern)}`,
      change: (document) => changedAt(document, place(document), (element) => muted(element, pattern)),
    })),
  };
}

/** That an enumerated value or state is described, in words that match. */
export function meaning(place: Where, name: string, value: string, pattern: RegExp): Check {
  return {
    holds: (document) => {
      const text = meaningOf(nodeAt(document, place(document)), value);
      assert(text !== undefined, `${name}: ${value} is not explained`);
      assert(pattern.test(text), `${name}: ${value} must say ${String(pattern)}, and says: ${text}`);
    },
    breaks: [
      {
        says: `${name} does not explain ${value}`,
        change: (document) => changedAt(document, place(document), (element) => meaningless(element, value)),
      },
    ],
  };
}
