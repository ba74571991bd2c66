// Parsers for the values of `x-round` and `x-redacted`.

import type { Redaction, Round } from './types.ts';
import { literal, made, may, must, number, oneOf, rule, shape, someOf, type ReadValue } from './value-parsers.ts';

export const readRound: ReadValue<Round> = made(
  shape({ to: must(someOf(number)), mode: must(oneOf(['up', 'nearest'])) }),
  (round, node, fault) => {
    const list = node.kind === 'map' ? node.entries.get('to')?.value : undefined;
    const items = list?.kind === 'list' ? list.items : [];
    round.to.forEach((value, index) => {
      const before = round.to[index - 1];
      if (before !== undefined && value <= before)
        fault(items[index] ?? node, `the values of "to" ascend, and ${value} follows ${before}`);
    });
    return round;
  },
);

export const readRedaction: ReadValue<Redaction> = shape({ as: must(literal), unless: may(rule) });
