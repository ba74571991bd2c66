// The diagnostics of the validators target.

import type { CodeEntry } from '../codes.ts';

export const validatorCodes = {
  'validators/rule-without-update': {
    severity: 'warning',
    meaning: 'A rule compares a value with what was stored before, and stands where no update tells what that was: it is never judged.',
  },
} as const satisfies Record<string, CodeEntry>;
