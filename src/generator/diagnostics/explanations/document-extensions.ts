// Explanations of codes for the keywords of the vocabulary.

import { operationExample, schemaExample, type ExampleExplanation } from '../explanation.ts';

const vocabulary = 'x-ashlar: { version: 1 }\n';

export const documentExtensionExplanations = {
  'document/unknown-extension': {
    cause: 'The document uses the vocabulary, but this `x-` keyword is not part of it.',
    consequence:
      'Nothing is generated, because Ashlar would otherwise ignore a misspelled keyword silently. `x-ashlar.allow` lists the keywords of other tools.',
    fix: 'Correct the name of the keyword. For a keyword of another tool, add its name to `x-ashlar.allow`.',
    invalid: `${vocabulary}${operationExample('x-efect: action')}`,
    valid: `${vocabulary}${operationExample('x-effect: action')}`,
  },
  'document/misplaced-extension': {
    cause: 'A keyword of the vocabulary is on an object where it has no effect.',
    consequence: 'Nothing is generated.',
    fix: 'Move the keyword to an object to which it applies, or remove it.',
    invalid: `${vocabulary}${operationExample("x-rules:\n  - { id: page-limit, rule: 'page < 100', message: The page is too high. }")}`,
    valid: `${vocabulary}${schemaExample(`type: object
required: [age]
properties:
  age: { type: integer }
x-rules:
  - { id: age-limit, rule: self.age < 100, message: The age is too high. }`)}`,
  },
  'document/invalid-extension-value': {
    cause: 'The value of a keyword of the vocabulary is invalid. `docs/vocabulary.md` describes each keyword.',
    consequence: 'Nothing is generated.',
    fix: 'Use a value that `docs/vocabulary.md` allows for the keyword.',
    invalid: `${vocabulary}${operationExample('x-effect: lookup')}`,
    valid: `${vocabulary}${operationExample('x-effect: action')}`,
  },
  'document/unresolved-name': {
    cause: 'A keyword of the vocabulary names a schema, parameter, field, or state that does not exist.',
    consequence: 'Nothing is generated.',
    fix: 'Correct the name, or define what it names.',
    invalid: `${vocabulary}${schemaExample('type: string\nenum: [new, sold]\nx-lifecycle:\n  states: { new: null, solt: null }')}`,
    valid: `${vocabulary}${schemaExample('type: string\nenum: [new, sold]\nx-lifecycle:\n  states: { new: null, sold: null }')}`,
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
