// Diagnostic codes for reading schemas and extensions in an OpenAPI document.

import type { CodeDefinition } from '../codes.ts';

export const documentSchemaCodes = {
  'document/unsupported-dialect': { severity: 'warning', isStrictError: true },
  'document/invalid-keyword-value': { severity: 'error', isRepairable: true },
  'document/unknown-type': { severity: 'error', isRepairable: true },
  'document/keyword-version-mismatch': { severity: 'warning', isStrictError: true },
  'document/boolean-required': { severity: 'warning', isStrictError: true },
  'document/unsafe-integer': { severity: 'note' },
  'document/duplicate-item': { severity: 'warning', isStrictError: true },
  'document/empty-enum': { severity: 'warning', isLintError: true },
  'document/non-unicode-pattern': { severity: 'warning', isStrictError: true },
  'document/invalid-pattern': { severity: 'error', isRepairable: true },
  'document/slow-pattern': { severity: 'warning' },
  'document/contradictory-bounds': { severity: 'warning', isLintError: true },
  'document/unknown-extension': { severity: 'error' },
  'document/misplaced-extension': { severity: 'error' },
  'document/invalid-extension-value': { severity: 'error' },
  'document/unresolved-name': { severity: 'error' },
} as const satisfies Record<string, CodeDefinition>;
