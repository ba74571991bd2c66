// Diagnostic codes for `ashlar scaffold`.

import type { CodeDefinition } from '../codes.ts';

export const scaffoldCodes = {
  'scaffold/missing-server': { severity: 'error' },
  'scaffold/invalid-state': { severity: 'error' },
  'scaffold/syntax-error': { severity: 'error' },
  'scaffold/concurrent-edit': { severity: 'error' },
  'scaffold/missing-handlers-object': { severity: 'error' },
  'scaffold/orphaned-handler': { severity: 'warning' },
  'scaffold/type-error': { severity: 'error' },
  'scaffold/server-not-generated': { severity: 'warning' },
  'scaffold/stale': { severity: 'error' },
} as const satisfies Record<string, CodeDefinition>;
