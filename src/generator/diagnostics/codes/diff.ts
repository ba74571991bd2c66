// Diagnostic codes for `ashlar diff`.

import type { CodeDefinition } from '../codes.ts';

export const diffCodes = {
  'diff/breaking-change': {
    severity: 'error',
    explanation: 'With --fail-on: changes that nobody has approved break somebody, or may.',
  },
  'diff/invalid-document': {
    severity: 'error',
    explanation:
      'One of the two documents has errors. What holds one is not compared; if an error concerns the document as a whole, nothing is.',
  },
  'diff/invalid-approval': { severity: 'error', explanation: 'An entry of the approvals cannot be read.' },
  'diff/unused-approval': {
    severity: 'warning',
    explanation: 'An approval meets no change: it has been undone, released, or is not the same any more.',
  },
  'diff/version-too-low': {
    severity: 'warning',
    explanation: 'The version that the head states is lower than its changes ask for, or than that of the base.',
  },
  'diff/expired-approval': {
    severity: 'warning',
    explanation: 'An approval has expired, and the change counts again.',
  },
} as const satisfies Record<string, CodeDefinition>;
