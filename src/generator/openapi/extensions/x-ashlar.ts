// Parser for the value of `x-ashlar`: the conventions of the whole API.

import type { Vocabulary } from './types.ts';
import { distinct, formed, integer, listOf, made, may, must, shape, words, type ReadValue } from './value-parsers.ts';

const one = must(integer(1, 1));
const name = must(words);

const conventions = shape({
  errors: may(shape({ schema: name, items: name, message: name, field: name })),
  pagination: may(shape({ page: name, size: name, items: name, pages: name, total: name })),
  filter: may(shape({ header: name })),
  rateLimit: may(shape({ limit: name, remaining: name, reset: name })),
  deprecation: may(shape({ status: must(integer(200, 299)), warnings: name })),
  scopes: may(shape({ granted: name, accepted: name })),
  version: may(shape({ header: name })),
});

export const readVocabulary: ReadValue<Vocabulary> = made(
  shape({
    version: one,
    caller: may(words),
    conventions: may(conventions),
    allow: may(distinct(listOf(formed(/^x-./, 'a keyword such as x-codeSamples')))),
  }),
  ({ caller, conventions: stated = {}, allow = [] }) => ({
    version: 1 as const,
    ...(caller !== undefined && { caller }),
    conventions: stated,
    allow,
  }),
);
