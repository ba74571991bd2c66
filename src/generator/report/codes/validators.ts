// The diagnostics of the validators target.

import type { CodeEntry } from '../codes.ts';

export const validatorCodes = {
  'validators/pattern-without-unicode': {
    severity: 'warning',
    meaning: 'A pattern is a regular expression only outside of Unicode mode; characters beyond the basic plane count as two in it.',
  },
} as const satisfies Record<string, CodeEntry>;
