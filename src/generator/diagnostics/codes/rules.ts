// Diagnostic codes of CEL expressions: rules, preconditions, and conditions.

import type { CodeEntry } from '../codes.ts';

export const rulesCodes = {
  'rules/syntax': { severity: 'error', meaning: 'The text of a rule breaks the grammar of CEL.' },
  'rules/outside-subset': {
    severity: 'error',
    meaning:
      'A rule uses a part of CEL that is not in the subset: bytes, unsigned integers, maps and messages written out, time zones.',
  },
  'rules/unknown-variable': {
    severity: 'error',
    meaning: 'A rule names a variable that does not exist where the rule stands.',
  },
  'rules/unknown-field': { severity: 'error', meaning: 'A rule reads a field that the schema does not have.' },
  'rules/unknown-function': { severity: 'error', meaning: 'A rule calls a function that is not in the subset.' },
  'rules/wrong-arguments': {
    severity: 'error',
    meaning: 'A function is called with more or fewer arguments than it takes, or in the other form.',
  },
  'rules/wrong-type': {
    severity: 'error',
    meaning: 'An operator or a function is given values of types that it is not made for.',
  },
  'rules/unguarded-optional': {
    severity: 'error',
    meaning: 'A rule reads a field that may be absent, and nothing before it makes sure that it is there.',
  },
  'rules/unguarded-nullable': {
    severity: 'error',
    meaning: 'A rule uses a value that may be null, and nothing before it makes sure that it is not.',
  },
  'rules/may-fail': {
    severity: 'error',
    meaning:
      'An expression has no value for some inputs: a division by zero, an item beyond the end of a list, a text that is no timestamp.',
  },
  'rules/not-bool': { severity: 'error', meaning: 'The result of a rule is neither true nor false.' },
  'rules/constant': {
    severity: 'error',
    meaning: 'A rule gives the same answer for every value, so it judges nothing or refuses everything.',
  },
  'rules/dead-part': {
    severity: 'error',
    meaning:
      'A part of a rule always gives the same answer: a value is compared with one that its schema does not have, or that was ruled out before.',
  },
  'rules/needless-guard': {
    severity: 'warning',
    meaning: 'A rule asks whether a field is there that is always there, or whether a value is null that never is.',
  },
  'rules/unsafe-integer': {
    severity: 'error',
    meaning: 'An integer is beyond 2^53 - 1, the greatest that JavaScript and many JSON readers keep exactly.',
  },
  'rules/pattern': {
    severity: 'error',
    meaning:
      'A pattern is not in the part of RE2 that JavaScript shares, so it would mean different things in different places.',
  },
  'rules/slow-pattern': {
    severity: 'warning',
    meaning:
      'A pattern of a rule can be matched in so many ways that a text which does not match keeps a service busy, because rules are compiled to JavaScript.',
  },
  'rules/shadowed-variable': {
    severity: 'error',
    meaning: 'The variable of a macro has the name of one that exists already.',
  },
} as const satisfies Record<string, CodeEntry>;
