// Diagnostic codes for `ashlar diff`.

import type { CodeDefinition } from '../codes.ts';

export const diffCodes = {
  'diff/breaking-change': {
    severity: 'error',
    explanation: 'With `--fail-on`, a change without approval is breaking or may be breaking.',
  },
  'diff/invalid-document': {
    severity: 'error',
    explanation:
      'One of the two documents has errors. Parts with errors are not compared; an error that affects the whole document prevents the comparison.',
  },
  'diff/invalid-approval': { severity: 'error', explanation: 'An entry in the approvals file is invalid.' },
  'diff/unused-approval': {
    severity: 'warning',
    explanation:
      'An approval matches no change. The change was reverted, was released, or has been modified since the approval.',
  },
  'diff/current-content': {
    severity: 'warning',
    explanation:
      'A document from a commit or a package refers to a URL. Its earlier content is not available, so the comparison uses the current content for this document, too.',
  },
  'diff/version-too-low': {
    severity: 'warning',
    explanation:
      'The version of the new document is lower than its changes require, or lower than the version of the old document.',
  },
  'diff/expired-approval': {
    severity: 'warning',
    explanation: 'An approval has expired, so its change is reported again.',
  },
} as const satisfies Record<string, CodeDefinition>;
