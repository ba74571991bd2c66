// Explanations of codes for schemas in a document.

import { schemaExample, type ExampleExplanation } from '../explanation.ts';

export const documentSchemaExplanations = {
  'document/unsupported-dialect': {
    cause: 'The document or a schema declares a JSON Schema dialect that Ashlar does not support.',
    consequence: 'Ashlar interprets the schemas as JSON Schema 2020-12.',
    fix: 'Declare the dialect `https://json-schema.org/draft/2020-12/schema`, and convert the schemas to it.',
    invalid: `jsonSchemaDialect: http://json-schema.org/draft-07/schema#
components:
  schemas:
    Pet: { type: object }
`,
    valid: `jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
components:
  schemas:
    Pet: { type: object }
`,
  },
  'document/invalid-keyword-value': {
    cause: 'The value of a schema keyword is invalid, such as a negative `minLength`.',
    consequence: '`ashlar generate` uses the evident intent if there is one, or ignores the keyword.',
    fix: 'Use a value that the keyword allows, or remove the keyword.',
    invalid: schemaExample('type: string\nminLength: -1'),
    valid: schemaExample('type: string\nminLength: 1'),
  },
  'document/unknown-type': {
    cause: 'The value of `type` is not a JSON Schema type.',
    consequence:
      '`ashlar generate` uses the type that it usually means, such as `integer` for `int`. For any other name, it allows any value.',
    fix: 'Use a JSON Schema type, such as `integer`, with a `format` if necessary.',
    invalid: schemaExample('type: int'),
    valid: schemaExample('type: integer'),
  },
  'document/keyword-version-mismatch': {
    cause: 'A schema keyword is used as in another version of OpenAPI, such as `nullable` in OpenAPI 3.1.',
    consequence: 'Ashlar accepts the keyword, because its meaning is clear. Other tools may ignore it.',
    fix: "Use the form of the declared version, such as `type: [string, 'null']` since OpenAPI 3.1.",
    invalid: schemaExample('type: string\nnullable: true'),
    valid: schemaExample("type: [string, 'null']"),
  },
  'document/boolean-required': {
    cause: 'A property has a boolean `required`, as in old drafts of JSON Schema.',
    consequence: 'Ashlar treats the property as listed in the `required` of its object.',
    fix: 'List the property in `required` of the object that contains it.',
    invalid: schemaExample('type: object\nproperties:\n  name: { type: string, required: true }'),
    valid: schemaExample('type: object\nrequired: [name]\nproperties:\n  name: { type: string }'),
  },
  'document/unsafe-integer': {
    cause: 'A schema or an example contains an integer beyond 2^53, which JavaScript cannot represent exactly.',
    consequence: 'Ashlar uses the nearest number, as JSON parsers in JavaScript do.',
    fix: 'Use an integer from -9007199254740991 to 9007199254740991, or a string if the value must be exact.',
    invalid: schemaExample('type: integer\nmaximum: 9223372036854775807'),
    valid: schemaExample('type: integer\nmaximum: 9007199254740991'),
  },
  'document/duplicate-item': {
    cause: 'An array whose items must be unique contains a value twice.',
    consequence: 'Ashlar ignores the duplicate.',
    fix: 'Remove the duplicate.',
    invalid: schemaExample('type: string\nenum: [cat, dog, cat]'),
    valid: schemaExample('type: string\nenum: [cat, dog]'),
  },
  'document/empty-enum': {
    cause: 'An `enum` without values allows no values.',
    consequence: 'The type is `never`, and validators reject every value.',
    fix: 'Add the allowed values, or remove `enum`.',
    invalid: schemaExample('type: string\nenum: []'),
    valid: schemaExample('type: string\nenum: [cat, dog]'),
  },
  'document/non-unicode-pattern': {
    cause:
      'A pattern is not valid with the `u` flag, which JSON Schema requires. Often it escapes a character that needs no escape.',
    consequence: 'Ashlar uses the pattern without the flag.',
    fix: 'Remove the unnecessary escape, or correct the syntax that the message names.',
    invalid: schemaExample("type: string\npattern: '^[a-z]+\\_[a-z]+$'"),
    valid: schemaExample("type: string\npattern: '^[a-z]+_[a-z]+$'"),
  },
  'document/invalid-pattern': {
    cause: 'A pattern is not a valid JavaScript regular expression.',
    consequence:
      '`ashlar generate` uses an equivalent pattern if there is one, such as for `(?i)` or a possessive quantifier. Otherwise, it ignores the keyword.',
    fix: 'Rewrite the pattern as a JavaScript regular expression.',
    invalid: schemaExample("type: string\npattern: '^(?i)rex$'"),
    valid: schemaExample("type: string\npattern: '^[Rr][Ee][Xx]$'"),
  },
  'document/slow-pattern': {
    cause: 'A pattern can backtrack catastrophically (ReDoS): matching a crafted string takes exponential time.',
    consequence:
      'Validators use an equivalent pattern that does not backtrack if there is one. Otherwise, they use the pattern as it is, and a crafted string can hang a service. With `validators.slowPatterns: "error"` in the configuration, this is an error.',
    fix: 'Avoid adjacent or nested repetitions that match the same text, or set `maxLength`. If the diagnostic states an equivalent pattern, use it.',
    invalid: schemaExample("type: string\npattern: '^(a+)+$'"),
    valid: schemaExample("type: string\npattern: '^a+$'"),
  },
  'document/contradictory-bounds': {
    cause:
      'A lower bound exceeds its upper bound, or `minItems` exceeds the number of items that `items: false` allows.',
    consequence: 'Ashlar generates both bounds, so validators reject every value.',
    fix: 'Raise the upper bound, lower the lower bound, or remove one of them.',
    invalid: schemaExample('type: string\nminLength: 9\nmaxLength: 3'),
    valid: schemaExample('type: string\nminLength: 3\nmaxLength: 9'),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
