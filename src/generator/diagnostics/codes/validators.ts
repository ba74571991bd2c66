// Diagnostic codes of the validators target.

import type { CodeEntry } from '../codes.ts';

export const validatorCodes = {
  'validators/rule-without-update': {
    severity: 'warning',
    meaning:
      'A rule compares a value with what was stored before, and stands where no update tells what that was: it is never judged.',
  },
  'validators/too-many-readers': {
    severity: 'warning',
    meaning:
      'Unions in a parameter of the style deepObject lead by the same names to so many sets of schemas that its texts are not read as numbers and booleans.',
  },
} as const satisfies Record<string, CodeEntry>;
