// Diagnostic codes for custom targets.

import type { CodeDefinition } from '../codes.ts';

export const targetCodes = {
  'targets/load-failed': { severity: 'error' },
  'targets/invalid-target': { severity: 'error' },
  'targets/invalid-options': { severity: 'error' },
  'targets/failed': { severity: 'error' },
  'targets/invalid-path': { severity: 'error' },
  'targets/invalid-code': { severity: 'error' },
  'targets/reported': { severity: 'warning' },
} as const satisfies Record<string, CodeDefinition>;
