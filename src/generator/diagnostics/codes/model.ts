// Diagnostic codes for building the model.

import type { CodeDefinition } from '../codes.ts';

export const modelCodes = {
  'model/name-collision': {
    severity: 'warning',
    explanation:
      'Two schemas, operations or tags have the same name once it is cased for code. The second gets a number, which changes when the first is renamed.',
  },
  'model/infinite-recursion': {
    severity: 'error',
    explanation:
      'A schema applies itself to the very value it judges, directly or through others. No validator could end, and no type could be written.',
  },
  'model/reference-chain-too-long': {
    severity: 'error',
    explanation:
      'A schema applies a chain of more than 500 schemas to the same value, through `$ref`, `allOf`, and similar keywords. Code that follows it would exhaust the stack.',
  },
  'model/recursive-union-base': {
    severity: 'note',
    explanation:
      "A schema extends a union that it is a branch of. Read to the letter, judging would never end; it is read as inheritance is meant: with the members of the union's own schema.",
  },
  'model/conflicting-all-of': {
    severity: 'warning',
    explanation:
      'A schema wants a value to be of several types that have nothing in common, so no value is ever valid.',
  },
  'model/closed-all-of': {
    severity: 'warning',
    explanation:
      'One part of an allOf has additionalProperties: false, which refuses the properties of the other parts: it sees only those beside it.',
  },
  'model/impossible-value': {
    severity: 'warning',
    explanation:
      'A value of an enum or const is not of the type that stands beside it, so it never occurs. In YAML, text that looks like a number needs quotes.',
  },
  'model/invalid-default': {
    severity: 'warning',
    explanation:
      'A default is refused by its own schema and does not apply. A number or a flag in quotes is read without them instead. The linter tells both as correctness/default-value.',
  },
  'model/nullable-enum-without-null': {
    severity: 'note',
    explanation:
      'A nullable schema has an enum without null. Strictly, OpenAPI 3.0 would refuse null then; Ashlar takes the author at their word and accepts it.',
  },
  'model/unknown-discriminator-target': {
    severity: 'warning',
    explanation: 'The mapping of a discriminator names a schema that does not exist; the line is left out.',
  },
  'model/branch-without-discriminator-value': {
    severity: 'warning',
    explanation:
      'A branch of a discriminated union is an inline schema that does not pin the property, so nothing says which value means it.',
  },
  'model/read-and-write-only': {
    severity: 'warning',
    explanation:
      'A schema is both readOnly and writeOnly, so it would belong to no request and no response; it is read as neither.',
  },
} as const satisfies Record<string, CodeDefinition>;
