// Diagnostic codes for CEL expressions: rules, preconditions, and conditions.

import type { CodeDefinition } from '../codes.ts';

export const celCodes = {
  'cel/syntax-error': { severity: 'error', explanation: 'The text of a rule breaks the grammar of CEL.' },
  'cel/unsupported-feature': {
    severity: 'error',
    explanation:
      'A rule uses a part of CEL that is not in the subset: bytes, unsigned integers, maps and messages written out, time zones.',
  },
  'cel/unknown-variable': {
    severity: 'error',
    explanation: 'A rule names a variable that does not exist where the rule stands.',
  },
  'cel/unknown-field': { severity: 'error', explanation: 'A rule reads a field that the schema does not have.' },
  'cel/unknown-function': { severity: 'error', explanation: 'A rule calls a function that is not in the subset.' },
  'cel/invalid-arguments': {
    severity: 'error',
    explanation: 'A function is called with more or fewer arguments than it takes, or in the other form.',
  },
  'cel/type-mismatch': {
    severity: 'error',
    explanation: 'An operator or a function is given values of types that it is not made for.',
  },
  'cel/unguarded-optional': {
    severity: 'error',
    explanation: 'A rule reads a field that may be absent, and nothing before it makes sure that it is there.',
  },
  'cel/unguarded-nullable': {
    severity: 'error',
    explanation: 'A rule uses a value that may be null, and nothing before it makes sure that it is not.',
  },
  'cel/possible-runtime-error': {
    severity: 'error',
    explanation:
      'An expression has no value for some inputs: a division by zero, an item beyond the end of a list, a text that is no timestamp.',
  },
  'cel/not-boolean': { severity: 'error', explanation: 'The result of a rule is neither true nor false.' },
  'cel/constant-rule': {
    severity: 'error',
    explanation: 'A rule gives the same answer for every value, so it judges nothing or refuses everything.',
  },
  'cel/constant-condition': {
    severity: 'error',
    explanation:
      'A part of a rule always gives the same answer: a value is compared with one that its schema does not have, or that was ruled out before.',
  },
  'cel/redundant-guard': {
    severity: 'warning',
    explanation: 'A rule asks whether a field is there that is always there, or whether a value is null that never is.',
  },
  'cel/unsafe-integer': {
    severity: 'error',
    explanation: 'An integer is beyond 2^53 - 1, the greatest that JavaScript and many JSON readers keep exactly.',
  },
  'cel/unsupported-pattern': {
    severity: 'error',
    explanation:
      'A pattern is not in the part of RE2 that JavaScript shares, so it would mean different things in different places.',
  },
  'cel/slow-pattern': {
    severity: 'warning',
    explanation:
      'A pattern of a rule can be matched in so many ways that a text which does not match keeps a service busy, because rules are compiled to JavaScript.',
  },
  'cel/shadowed-variable': {
    severity: 'error',
    explanation: 'The variable of a macro has the name of one that exists already.',
  },
} as const satisfies Record<string, CodeDefinition>;
