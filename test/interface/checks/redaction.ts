// Checks for redacted fields (`x-redacted`): the placeholder, and the conditions under which the value is visible.

import assert from 'node:assert/strict';

import type { Check, Mutation } from '../claim.ts';
import type { Locator } from '../locators.ts';
import { evaluateRule } from '../schema/evaluate-rules.ts';
import { updateAt, isNode, getNode } from '../immutable-tree.ts';

/** Operation that returns the field, and the access level of its caller. */
export interface RedactionCase {
  readonly operation: string;
  readonly level: 'none' | 'read_only' | 'read_write';
}

/** Checks that a field is redacted in the `hidden` cases, and shows its value in the `visible` cases. */
export function checkRedaction(
  locate: Locator,
  placeholder: string,
  visible: readonly RedactionCase[],
  hidden: readonly RedactionCase[],
): Check {
  const locateRedaction: Locator = (document) => [...locate(document), 'x-redacted'];
  const isShown = (unless: unknown, { operation, level }: RedactionCase): boolean =>
    typeof unless === 'string' && evaluateRule(unless, { operation, caller: { level } }) === true;
  const alwaysHidden: Mutation = {
    description: 'the value is always hidden',
    change: (document) => updateAt(document, [...locateRedaction(document), 'unless'], () => 'false'),
  };
  return {
    verify: (document) => {
      const redaction = getNode(document, locate(document))['x-redacted'];
      assert(isNode(redaction), 'the field is not redacted');
      assert.equal(redaction['as'], placeholder, 'the placeholder');
      for (const redactionCase of visible)
        assert(isShown(redaction['unless'], redactionCase), `hidden in ${JSON.stringify(redactionCase)}`);
      for (const redactionCase of hidden)
        assert(!isShown(redaction['unless'], redactionCase), `shown in ${JSON.stringify(redactionCase)}`);
    },
    mutations: [
      {
        description: `the value is not replaced by ${placeholder}`,
        change: (doc) => updateAt(doc, locateRedaction(doc), () => undefined),
      },
      {
        description: `the placeholder is not ${placeholder}`,
        change: (doc) => updateAt(doc, [...locateRedaction(doc), 'as'], () => '***'),
      },
      ...(visible.length > 0 ? [alwaysHidden] : []),
      {
        description: 'the value is always shown',
        change: (doc) => updateAt(doc, [...locateRedaction(doc), 'unless'], () => 'true'),
      },
    ],
  };
}
