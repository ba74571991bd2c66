// Diagnostic codes for reading schemas and extensions in an OpenAPI document.

import type { CodeDefinition } from '../codes.ts';

export const documentSchemaCodes = {
  'document/unsupported-dialect': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'The document declares a JSON Schema dialect that Ashlar does not support. Ashlar interprets its schemas as JSON Schema 2020-12.',
  },
  'document/invalid-keyword-value': {
    severity: 'error',
    explanation:
      'The value of a schema keyword is invalid. `ashlar generate` uses the value that it means, or ignores the keyword.',
  },
  'document/unknown-type': {
    severity: 'error',
    explanation:
      'The value of `type` is not a JSON Schema type. `ashlar generate` uses the type that it usually means, such as `integer` for `int`, or allows any type.',
  },
  'document/keyword-version-mismatch': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A schema keyword is used as in another version of OpenAPI. Its meaning is clear, so Ashlar accepts it.',
  },
  'document/boolean-required': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A property has a boolean `required`, as in old JSON Schema drafts. Ashlar uses it as if the object listed the property in its `required`.',
  },
  'document/unsafe-integer': {
    severity: 'note',
    explanation:
      'A schema or example contains an integer beyond 2^53 that JavaScript cannot represent exactly. Ashlar uses the nearest number, as JSON parsers in JavaScript do.',
  },
  'document/duplicate-item': {
    severity: 'warning',
    isStrictError: true,
    explanation: 'An array that must have unique items contains a duplicate. Ashlar ignores the duplicate.',
  },
  'document/empty-enum': {
    severity: 'warning',
    explanation: 'An `enum` without values allows no values.',
  },
  'document/non-unicode-pattern': {
    severity: 'warning',
    isStrictError: true,
    explanation:
      'A pattern is invalid with the `u` flag, which JSON Schema requires. Ashlar uses the pattern without the flag.',
  },
  'document/invalid-pattern': {
    severity: 'error',
    explanation:
      'A pattern is not a valid JavaScript regular expression. `ashlar generate` uses an equivalent pattern, or ignores the keyword.',
  },
  'document/slow-pattern': {
    severity: 'warning',
    explanation: 'A pattern can backtrack catastrophically (ReDoS): a crafted string can hang a service.',
  },
  'document/contradictory-bounds': {
    severity: 'warning',
    explanation: 'A lower bound exceeds its upper bound, so no value is valid.',
  },
  'document/unknown-extension': {
    severity: 'error',
    explanation:
      'The document uses the vocabulary of Ashlar, but this `x-` keyword is not part of it. Ashlar reports it, because a misspelled rule would otherwise be silently ignored.',
  },
  'document/misplaced-extension': {
    severity: 'error',
    explanation: 'A vocabulary keyword is on an object where it has no effect.',
  },
  'document/invalid-extension-value': {
    severity: 'error',
    explanation: 'The value of a vocabulary keyword is invalid. The format of each keyword is in `docs/vocabulary.md`.',
  },
  'document/unresolved-name': {
    severity: 'error',
    explanation: 'A vocabulary keyword names a schema, parameter, field, or state that does not exist.',
  },
} as const satisfies Record<string, CodeDefinition>;
