// The diagnostics of the validators target.

import type { CodeEntry } from '../codes.ts';

export const validatorCodes = {
  'validators/pattern-without-unicode': {
    severity: 'warning',
    meaning: 'A pattern is a regular expression only outside of Unicode mode; characters beyond the basic plane count as two in it.',
  },
  'validators/rule-without-update': {
    severity: 'warning',
    meaning: 'A rule compares a value with what was stored before, and stands where no update tells what that was: it is never judged.',
  },
} as const satisfies Record<string, CodeEntry>;
