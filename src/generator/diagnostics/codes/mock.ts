// Diagnostic codes for the mock server.

import type { CodeDefinition } from '../codes.ts';

export const mockCodes = {
  'mock/cannot-listen': { severity: 'error' },
  'mock/invalid-state': { severity: 'error' },
  'mock/no-operations': { severity: 'error' },
} as const satisfies Record<string, CodeDefinition>;
