// Diagnostic codes for building the model.

import type { CodeDefinition } from '../codes.ts';

export const modelCodes = {
  'model/name-collision': {
    severity: 'warning',
    explanation:
      'Two schemas, operations, or tags have the same name after conversion to code style. The second name gets a number, which changes if the first one is renamed.',
  },
  'model/infinite-recursion': {
    severity: 'error',
    explanation:
      'A schema applies itself to the same value, directly or through other schemas. Validation would never terminate, and the schema has no finite type.',
  },
  'model/reference-chain-too-long': {
    severity: 'error',
    explanation:
      'A schema applies a chain of more than 500 schemas to the same value, through `$ref`, `allOf`, and similar keywords. Code that follows the chain would overflow the stack.',
  },
  'model/recursive-union-base': {
    severity: 'note',
    explanation:
      'A schema extends a union that contains it, so literal validation would never terminate. Ashlar treats this as inheritance: the schema gets the properties of the union but not its branches.',
  },
  'model/conflicting-all-of': {
    severity: 'warning',
    explanation: 'A schema requires a value to have several types that have nothing in common, so no value is valid.',
  },
  'model/closed-all-of': {
    severity: 'warning',
    explanation:
      'A part of `allOf` has `additionalProperties: false`, which also rejects the properties of the other parts. The keyword considers only the properties declared next to it.',
  },
  'model/impossible-value': {
    severity: 'warning',
    explanation:
      'A value of `enum` or `const` does not match the `type` next to it, so it never occurs. In YAML, put strings that look like numbers in quotes.',
  },
  'model/invalid-default': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A default violates its own schema, so Ashlar ignores it. If a quoted number or boolean is valid without its quotes, Ashlar uses the unquoted value. The linter reports both as `correctness/default-value`.',
  },
  'model/nullable-enum-without-null': {
    severity: 'note',
    isStrictError: true,
    explanation:
      'A nullable schema has an `enum` without null. OpenAPI 3.0 rejects null in this case, but Ashlar accepts it, because that is almost always the intent.',
  },
  'model/unknown-discriminator-target': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'A discriminator mapping names a schema that does not exist. Ashlar ignores the mapping entry.',
  },
  'model/branch-without-discriminator-value': {
    severity: 'warning',
    explanation:
      'An inline branch of a discriminated union sets no `const` for the discriminating property. No discriminator value selects the branch.',
  },
  'model/read-and-write-only': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A schema is both `readOnly` and `writeOnly`, so it would appear in neither requests nor responses. Ashlar ignores both keywords.',
  },
} as const satisfies Record<string, CodeDefinition>;
