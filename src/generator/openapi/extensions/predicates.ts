// Parsers for the values of `x-rules`, `x-preconditions`, and `x-limits`.

import type { Limit, Precondition, Rule } from './types.ts';
import {
  either,
  fieldPath,
  has,
  identified,
  integer,
  kebab,
  made,
  may,
  must,
  oneOf,
  rule,
  shape,
  words,
  type ReadValue,
} from './value-parsers.ts';

export const readRules: ReadValue<readonly Rule[]> = identified(
  shape({ id: must(kebab), rule: must(rule), message: must(words), field: may(fieldPath) }),
);

export const readPreconditions: ReadValue<readonly Precondition[]> = identified(
  made(
    shape({
      id: must(kebab),
      rule: must(rule),
      message: must(words),
      status: may(integer(400, 599)),
      field: may(fieldPath),
    }),
    (value): Precondition => ({ ...value, status: value.status ?? 400 }),
  ),
);

const readCount: ReadValue<Limit> = made(
  shape({
    id: must(kebab),
    of: must(words),
    per: must(words),
    max: must(integer(0)),
    where: may(rule),
    within: may(oneOf(['day'])),
    message: may(words),
  }),
  (value): Limit => ({ kind: 'count', ...value }),
);

const readRate: ReadValue<Limit> = made(
  shape({ id: must(kebab), requests: must(integer(1)), seconds: must(integer(1)), message: may(words) }),
  (value): Limit => ({ kind: 'rate', ...value }),
);

export const readLimits: ReadValue<readonly Limit[]> = identified(
  either((node) => has(node, 'requests') || has(node, 'seconds'), readRate, readCount),
);
