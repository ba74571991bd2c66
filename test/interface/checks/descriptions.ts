// Checks for descriptions in the document.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import type { Locator } from '../locators.ts';
import {
  removeValueDescription,
  getValueDescription,
  removeFromDescription,
  getDescription,
} from '../schema/descriptions.ts';
import { updateAt, getNode } from '../immutable-tree.ts';

/** Returns the source of a pattern without backslashes, for messages. */
export function formatPattern(pattern: RegExp): string {
  return pattern.source.replaceAll('\\', '');
}

/** Checks that the description of an element matches each pattern. */
export function checkDescription(locate: Locator, name: string, patterns: readonly RegExp[]): Check {
  if (patterns.length === 0) throw new Error(`no pattern for the description of ${name}`);
  return {
    verify: (document) => {
      const description = getDescription(getNode(document, locate(document)));
      for (const pattern of patterns) {
        assert(pattern.test(description), `the description of ${name} must match ${String(pattern)}: ${description}`);
      }
    },
    mutations: patterns.map((pattern) => ({
      description: `${name} is described without ${formatPattern(pattern)}`,
      change: (document) => updateAt(document, locate(document), (element) => removeFromDescription(element, pattern)),
    })),
  };
}

/** Checks that an enum value or state has a description that matches the pattern. */
export function checkValueDescription(locate: Locator, name: string, value: string, pattern: RegExp): Check {
  return {
    verify: (document) => {
      const description = getValueDescription(getNode(document, locate(document)), value);
      assert(description !== undefined, `${name}: ${value} has no description`);
      assert(
        pattern.test(description),
        `${name}: the description of ${value} must match ${String(pattern)}: ${description}`,
      );
    },
    mutations: [
      {
        description: `${name} does not describe ${value}`,
        change: (document) => updateAt(document, locate(document), (element) => removeValueDescription(element, value)),
      },
    ],
  };
}
