// Diagnostic codes for `ashlar release`.

import type { CodeDefinition } from '../codes.ts';

export const releaseCodes = {
  'release/no-packages': { severity: 'error' },
  'release/missing-package': { severity: 'error' },
  'release/uncommitted-changes': { severity: 'error' },
  'release/registry-error': { severity: 'error' },
  'release/permission-denied': { severity: 'error' },
  'release/version-exists': { severity: 'error' },
  'release/build-failed': { severity: 'error' },
  'release/missing-tool': { severity: 'error' },
  'release/check-failed': { severity: 'error' },
  'release/document-not-published': { severity: 'warning' },
} as const satisfies Record<string, CodeDefinition>;
