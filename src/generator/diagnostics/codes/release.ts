// Diagnostic codes for `ashlar release`.

import type { CodeDefinition } from '../codes.ts';

export const releaseCodes = {
  'release/no-packages': {
    severity: 'error',
    explanation: 'The configuration generates no packages, so there is nothing to release.',
  },
  'release/missing-package': { severity: 'error', explanation: 'A directory to release contains no package.' },
  'release/uncommitted-changes': {
    severity: 'error',
    explanation: 'The working tree has uncommitted changes. A release from it could not be traced to a commit.',
  },
  'release/registry-error': {
    severity: 'error',
    explanation: 'The registry is unreachable or returned an invalid response.',
  },
  'release/permission-denied': { severity: 'error', explanation: 'The registry denied permission for the operation.' },
  'release/version-exists': {
    severity: 'error',
    explanation: 'The version to publish already exists in the registry. Published versions cannot be changed.',
  },
  'release/build-failed': { severity: 'error', explanation: 'A package cannot be built or packed.' },
  'release/missing-tool': {
    severity: 'error',
    explanation: 'A required build or validation tool is not installed.',
  },
  'release/check-failed': {
    severity: 'error',
    explanation: 'A package fails a required check: publint, Are the Types Wrong, or its size limit.',
  },
  'release/document-not-published': {
    severity: 'warning',
    explanation:
      'Earlier releases include packages but no document. Ashlar determines the next versions from the package declarations alone.',
  },
} as const satisfies Record<string, CodeDefinition>;
