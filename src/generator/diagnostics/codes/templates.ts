// Diagnostic codes for custom templates.

import type { CodeDefinition } from '../codes.ts';

export const templateCodes = {
  'templates/missing-directory': { severity: 'error' },
  'templates/unknown-template': { severity: 'error' },
  'templates/invalid-template': { severity: 'error' },
  'templates/type-error': { severity: 'error' },
  'templates/file-exists': { severity: 'error' },
} as const satisfies Record<string, CodeDefinition>;
