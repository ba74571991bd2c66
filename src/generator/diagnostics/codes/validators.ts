// Diagnostic codes for the validators target.

import type { CodeDefinition } from '../codes.ts';

export const validatorCodes = {
  'validators/old-value-unavailable': {
    severity: 'warning',
    explanation:
      'A rule compares a value with what was stored before, and stands where no update tells what that was: it is never judged.',
  },
  'validators/deep-object-too-complex': {
    severity: 'warning',
    explanation:
      'Unions in a parameter of the style deepObject lead by the same names to so many sets of schemas that its texts are not read as numbers and booleans.',
  },
} as const satisfies Record<string, CodeDefinition>;
