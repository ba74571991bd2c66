// Diagnostic codes for `ashlar release`.

import type { CodeDefinition } from '../codes.ts';

export const releaseCodes = {
  'release/no-packages': {
    severity: 'error',
    explanation: 'The configuration makes no packages, so that there is nothing to release.',
  },
  'release/missing-package': { severity: 'error', explanation: 'A folder that is to be released holds no package.' },
  'release/uncommitted-changes': {
    severity: 'error',
    explanation: 'There are changes that are not committed, so that nobody could tell afterwards what was published.',
  },
  'release/registry-error': {
    severity: 'error',
    explanation: 'The registry cannot be asked, or gives no answer that can be used.',
  },
  'release/permission-denied': { severity: 'error', explanation: 'The registry does not let this user do it.' },
  'release/version-exists': {
    severity: 'error',
    explanation: 'The version that a package was to have is published already; published versions never change.',
  },
  'release/build-failed': { severity: 'error', explanation: 'A package cannot be built or packed.' },
  'release/missing-tool': {
    severity: 'error',
    explanation: 'A program that builds or judges packages is not installed.',
  },
  'release/check-failed': {
    severity: 'error',
    explanation:
      'A package does not pass a check that every published one has to: publint, Are The Types Wrong, or its size limit.',
  },
  'release/document-not-published': {
    severity: 'warning',
    explanation:
      'No document has been published, although other packages have: versions follow from their declarations alone.',
  },
} as const satisfies Record<string, CodeDefinition>;
