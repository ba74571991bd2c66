// Parsers for the values of `x-round` and `x-redacted`.

import type { Redaction, Rounding } from './types.ts';
import {
  string,
  transform,
  optional,
  required,
  number,
  stringEnum,
  celExpression,
  object,
  nonEmptyArray,
  type ValueParser,
} from './value-parsers.ts';

export const readRound: ValueParser<Rounding> = transform(
  object({ to: required(nonEmptyArray(number)), mode: required(stringEnum(['up', 'nearest'])) }),
  (round, node, report) => {
    const list = node.kind === 'map' ? node.entries.get('to')?.value : undefined;
    const items = list?.kind === 'list' ? list.items : [];
    round.to.forEach((value, index) => {
      const previous = round.to[index - 1];
      if (previous !== undefined && value <= previous)
        report(items[index] ?? node, `the values of "to" ascend, and ${value} follows ${previous}`);
    });
    return round;
  },
);

export const readRedaction: ValueParser<Redaction> = object({ as: required(string), unless: optional(celExpression) });
