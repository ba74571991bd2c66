// Diagnostic codes for the validators target.

import type { CodeDefinition } from '../codes.ts';

export const validatorCodes = {
  'validators/old-value-unavailable': {
    severity: 'warning',
    explanation:
      'A rule compares a value with its stored value, but no update provides the stored value here. The rule is never evaluated.',
  },
  'validators/deep-object-too-complex': {
    severity: 'warning',
    explanation:
      'The unions in a `deepObject` parameter have too many combinations of schemas for the same names. The validator does not convert the strings of the parameter to numbers and booleans.',
  },
} as const satisfies Record<string, CodeDefinition>;
