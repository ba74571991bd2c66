// Diagnostic codes for `ashlar diff`.

import type { CodeDefinition } from '../codes.ts';

export const diffCodes = {
  'diff/breaking-change': { severity: 'error' },
  'diff/invalid-document': { severity: 'error' },
  'diff/invalid-approval': { severity: 'error' },
  'diff/unused-approval': { severity: 'warning' },
  'diff/current-content': { severity: 'warning' },
  'diff/version-too-low': { severity: 'warning' },
  'diff/expired-approval': { severity: 'warning' },
} as const satisfies Record<string, CodeDefinition>;
