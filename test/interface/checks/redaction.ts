// The check that a response hides a value: the literal it shows, and when it shows the value in clear.

import assert from 'node:assert/strict';

import type { Check } from '../claim.ts';
import type { Where } from '../find.ts';
import { evaluated } from '../schema/rules.ts';
import { changedAt, isNode, nodeAt } from '../tree.ts';

/** One situation: which operation answers, and what its caller may do. */
export interface Situation {
  readonly operation: string;
  readonly level: 'none' | 'read_only' | 'read_write';
}

/** That a field shows a literal but in the situations of `clear`; those of `hidden` are judged too. */
export function redacted(place: Where, as: string, clear: readonly Situation[], hidden: readonly Situation[]): Check {
  const path: Where = (document) => [...place(document), 'x-redacted'];
  const shown = (unless: unknown, { operation, level }: Situation): boolean =>
    typeof unless === 'string' && evaluated(unless, { operation, caller: { level } }) === true;
  return {
    holds: (document) => {
      const redaction = nodeAt(document, place(document))['x-redacted'];
      assert(isNode(redaction), 'the value is not hidden');
      assert.equal(redaction['as'], as, 'the literal that stands for the value');
      for (const situation of clear)
        assert(shown(redaction['unless'], situation), `hidden in ${JSON.stringify(situation)}`);
      for (const situation of hidden)
        assert(!shown(redaction['unless'], situation), `shown in ${JSON.stringify(situation)}`);
    },
    breaks: [
      { says: `the value is not hidden by ${as}`, change: (doc) => changedAt(doc, path(doc), () => undefined) },
      {
        says: `another literal than ${as} is shown`,
        change: (doc) => changedAt(doc, [...path(doc), 'as'], () => '***'),
      },
      ...(clear.length === 0
        ? []
        : [
            {
              says: 'the value is always hidden',
              change: (doc: Parameters<Check['holds']>[0]) => changedAt(doc, [...path(doc), 'unless'], () => 'false'),
            },
          ]),
      { says: 'the value is always shown', change: (doc) => changedAt(doc, [...path(doc), 'unless'], () => 'true') },
    ],
  };
}
