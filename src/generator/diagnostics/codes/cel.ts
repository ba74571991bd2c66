// Diagnostic codes for CEL expressions: rules, preconditions, and conditions.

import type { CodeDefinition } from '../codes.ts';

export const celCodes = {
  'cel/syntax-error': { severity: 'error', explanation: 'The text of a rule is not valid CEL.' },
  'cel/unsupported-feature': {
    severity: 'error',
    explanation:
      'A rule uses a CEL feature that Ashlar does not support, such as bytes, unsigned integers, map and message literals, or time zones.',
  },
  'cel/unknown-variable': {
    severity: 'error',
    explanation: 'A rule uses a variable that is not available in this rule.',
  },
  'cel/unknown-field': { severity: 'error', explanation: 'A rule reads a field that the schema does not have.' },
  'cel/unknown-function': { severity: 'error', explanation: 'A rule calls a function that Ashlar does not support.' },
  'cel/invalid-arguments': {
    severity: 'error',
    explanation:
      'A function is called with the wrong number of arguments, or as a method instead of a function, or vice versa.',
  },
  'cel/type-mismatch': {
    severity: 'error',
    explanation: 'An operator or function is applied to operand types that it does not support.',
  },
  'cel/unguarded-optional': {
    severity: 'error',
    explanation: 'A rule reads an optional field without first checking that it is present.',
  },
  'cel/unguarded-nullable': {
    severity: 'error',
    explanation: 'A rule uses a nullable value without first checking that it is not null.',
  },
  'cel/possible-runtime-error': {
    severity: 'error',
    explanation:
      'An expression fails for some inputs, such as a division by zero, an index beyond the end of a list, or a string that is not a valid timestamp.',
  },
  'cel/not-boolean': { severity: 'error', explanation: 'The result of a rule is not a boolean.' },
  'cel/constant-rule': {
    severity: 'error',
    explanation: 'The rule is always true or always false. It therefore either has no effect or rejects everything.',
  },
  'cel/constant-condition': {
    severity: 'error',
    explanation:
      'A part of a rule always has the same result. It compares a value with one that its schema does not allow or that an earlier condition excludes.',
  },
  'cel/redundant-guard': {
    severity: 'warning',
    explanation: 'A rule checks for a field that is always present, or for null although the value is never null.',
  },
  'cel/unsafe-integer': {
    severity: 'error',
    explanation:
      'An integer exceeds 2^53 - 1, the largest integer that JavaScript and many JSON parsers can represent exactly.',
  },
  'cel/unsupported-pattern': {
    severity: 'error',
    explanation: 'A pattern uses RE2 syntax that JavaScript does not support or interprets differently.',
  },
  'cel/slow-pattern': {
    severity: 'warning',
    explanation:
      'A pattern in a rule can backtrack catastrophically (ReDoS): a crafted string can hang a service. Ashlar compiles rules to JavaScript, whose regular expressions backtrack.',
  },
  'cel/shadowed-variable': {
    severity: 'error',
    explanation: 'The variable of a macro has the same name as an existing variable.',
  },
} as const satisfies Record<string, CodeDefinition>;
