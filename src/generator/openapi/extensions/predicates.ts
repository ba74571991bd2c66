// Parsers for the values of `x-rules`, `x-preconditions`, and `x-limits`.

import type { Limit, Precondition, Rule } from './types.ts';
import {
  union,
  fieldPath,
  hasProperty,
  arrayWithUniqueIds,
  integer,
  kebabCase,
  transform,
  optional,
  required,
  stringEnum,
  celExpression,
  object,
  nonBlankString,
  type ValueParser,
} from './value-parsers.ts';

export const readRules: ValueParser<readonly Rule[]> = arrayWithUniqueIds(
  object({
    id: required(kebabCase),
    rule: required(celExpression),
    message: required(nonBlankString),
    field: optional(fieldPath),
  }),
);

export const readPreconditions: ValueParser<readonly Precondition[]> = arrayWithUniqueIds(
  transform(
    object({
      id: required(kebabCase),
      rule: required(celExpression),
      message: required(nonBlankString),
      status: optional(integer(400, 599)),
      field: optional(fieldPath),
    }),
    (value): Precondition => ({ ...value, status: value.status ?? 400 }),
  ),
);

const readCount: ValueParser<Limit> = transform(
  object({
    id: required(kebabCase),
    of: required(nonBlankString),
    per: required(nonBlankString),
    max: required(integer(0)),
    where: optional(celExpression),
    within: optional(stringEnum(['day'])),
    message: optional(nonBlankString),
  }),
  (value): Limit => ({ kind: 'count', ...value }),
);

const readRate: ValueParser<Limit> = transform(
  object({
    id: required(kebabCase),
    requests: required(integer(1)),
    seconds: required(integer(1)),
    message: optional(nonBlankString),
  }),
  (value): Limit => ({ kind: 'rate', ...value }),
);

export const readLimits: ValueParser<readonly Limit[]> = arrayWithUniqueIds(
  union((node) => hasProperty(node, 'requests') || hasProperty(node, 'seconds'), readRate, readCount),
);
