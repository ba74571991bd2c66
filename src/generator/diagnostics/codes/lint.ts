// Diagnostic codes for the linter itself: configuration, baseline, and suppressions.

import type { CodeDefinition } from '../codes.ts';

export const lintCodes = {
  'lint/missing-suppression-reason': {
    severity: 'error',
    explanation: 'An `x-lint-ignore` entry has no reason.',
  },
  'lint/unused-suppression': {
    severity: 'warning',
    explanation: 'An `x-lint-ignore` entry matches no finding.',
  },
  'lint/too-many-warnings': {
    severity: 'error',
    explanation: 'The number of warnings exceeds the limit of `--max-warnings`.',
  },
  'lint/invalid-baseline': { severity: 'error', explanation: 'The baseline file is missing or invalid.' },
  'lint/stale-baseline': {
    severity: 'note',
    explanation: 'The baseline lists findings that no longer exist. `--update-baseline` removes them.',
  },
  'lint/unknown-commit': {
    severity: 'error',
    explanation: 'Git does not know the commit, or the commit has no common ancestor with the current one.',
  },
  'lint/fix-skipped': {
    severity: 'warning',
    explanation: 'A fix would change more of the document than its finding covers, so `--fix` skipped it.',
  },
  'lint/unknown-rule': { severity: 'error', explanation: 'The lint configuration contains an unknown rule code.' },
  'lint/redocly-failed': {
    severity: 'warning',
    explanation: 'The rules of `@redocly/openapi-core` cannot read the document, so they report no findings.',
  },
  'lint/rule-failed': {
    severity: 'error',
    explanation: 'A custom rule threw an error or returned an invalid result.',
  },
} as const satisfies Record<string, CodeDefinition>;
