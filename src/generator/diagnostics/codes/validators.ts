// Diagnostic codes for the validators target.

import type { CodeDefinition } from '../codes.ts';

export const validatorCodes = {
  'validators/old-value-unavailable': { severity: 'warning' },
  'validators/deep-object-too-complex': { severity: 'warning' },
} as const satisfies Record<string, CodeDefinition>;
