// Diagnostic codes for targets and output.

import type { CodeDefinition } from '../codes.ts';

export const outputCodes = {
  'output/dynamic-reference': { severity: 'warning' },
  'output/format-failed': { severity: 'error' },
  'output/no-mock-value': { severity: 'warning' },
  'output/name-collision': { severity: 'note' },
  'output/ambiguous-format': { severity: 'note' },
} as const satisfies Record<string, CodeDefinition>;
