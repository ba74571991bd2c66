// Diagnostic codes of `ashlar diff`.

import type { CodeEntry } from '../codes.ts';

export const diffCodes = {
  'diff/breaking': {
    severity: 'error',
    meaning: 'With --fail-on: changes that nobody has approved break somebody, or may.',
  },
  'diff/broken-side': {
    severity: 'error',
    meaning:
      'One of the two documents has errors. What holds one is not compared; if an error concerns the document as a whole, nothing is.',
  },
  'diff/approval': { severity: 'error', meaning: 'An entry of the approvals cannot be read.' },
  'diff/unused-approval': {
    severity: 'warning',
    meaning: 'An approval meets no change: it has been undone, released, or is not the same any more.',
  },
  'diff/version-too-low': {
    severity: 'warning',
    meaning: 'The version that the head states is lower than its changes ask for, or than that of the base.',
  },
  'diff/expired-approval': { severity: 'warning', meaning: 'An approval has expired, and the change counts again.' },
} as const satisfies Record<string, CodeEntry>;
