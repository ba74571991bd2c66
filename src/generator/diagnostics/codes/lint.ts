// Diagnostic codes for the linter itself: configuration, baseline, and suppressions.

import type { CodeDefinition } from '../codes.ts';

export const lintCodes = {
  'lint/missing-suppression-reason': { severity: 'error' },
  'lint/unused-suppression': { severity: 'warning' },
  'lint/too-many-warnings': { severity: 'error' },
  'lint/invalid-baseline': { severity: 'error' },
  'lint/stale-baseline': { severity: 'note' },
  'lint/unknown-commit': { severity: 'error' },
  'lint/fix-skipped': { severity: 'warning' },
  'lint/unknown-rule': { severity: 'error' },
  'lint/redocly-failed': { severity: 'warning' },
  'lint/rule-failed': { severity: 'error' },
} as const satisfies Record<string, CodeDefinition>;
