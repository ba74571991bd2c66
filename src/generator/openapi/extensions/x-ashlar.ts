// Parser for the value of `x-ashlar`: the conventions of the whole API.

import type { Vocabulary } from './types.ts';
import {
  uniqueArray,
  stringMatching,
  integer,
  array,
  transform,
  optional,
  required,
  object,
  nonBlankString,
  type ValueParser,
} from './value-parsers.ts';

const versionOne = required(integer(1, 1));
const requiredName = required(nonBlankString);

const conventions = object({
  errors: optional(object({ schema: requiredName, items: requiredName, message: requiredName, field: requiredName })),
  pagination: optional(
    object({ page: requiredName, size: requiredName, items: requiredName, pages: requiredName, total: requiredName }),
  ),
  filter: optional(object({ header: requiredName })),
  rateLimit: optional(object({ limit: requiredName, remaining: requiredName, reset: requiredName })),
  deprecation: optional(object({ status: required(integer(200, 299)), warnings: requiredName })),
  scopes: optional(object({ granted: requiredName, accepted: requiredName })),
  version: optional(object({ header: requiredName })),
});

export const readVocabulary: ValueParser<Vocabulary> = transform(
  object({
    version: versionOne,
    caller: optional(nonBlankString),
    conventions: optional(conventions),
    allow: optional(uniqueArray(array(stringMatching(/^x-./, 'a keyword such as x-codeSamples')))),
  }),
  ({ caller, conventions: declaredConventions = {}, allow = [] }) => ({
    version: 1 as const,
    ...(caller !== undefined && { caller }),
    conventions: declaredConventions,
    allow,
  }),
);
