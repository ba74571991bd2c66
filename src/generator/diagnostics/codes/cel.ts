// Diagnostic codes for CEL expressions: rules, preconditions, and conditions.

import type { CodeDefinition } from '../codes.ts';

export const celCodes = {
  'cel/syntax-error': { severity: 'error' },
  'cel/unsupported-feature': { severity: 'error' },
  'cel/unknown-variable': { severity: 'error' },
  'cel/unknown-field': { severity: 'error' },
  'cel/unknown-function': { severity: 'error' },
  'cel/invalid-arguments': { severity: 'error' },
  'cel/type-mismatch': { severity: 'error' },
  'cel/unguarded-optional': { severity: 'error' },
  'cel/unguarded-nullable': { severity: 'error' },
  'cel/possible-runtime-error': { severity: 'error' },
  'cel/not-boolean': { severity: 'error' },
  'cel/constant-rule': { severity: 'error' },
  'cel/constant-condition': { severity: 'error' },
  'cel/redundant-guard': { severity: 'warning' },
  'cel/unsafe-integer': { severity: 'error' },
  'cel/unsupported-pattern': { severity: 'error' },
  'cel/slow-pattern': { severity: 'warning' },
  'cel/shadowed-variable': { severity: 'error' },
} as const satisfies Record<string, CodeDefinition>;
