// Diagnostic codes for the linter itself: configuration, baseline, and suppressions.

import type { CodeDefinition } from '../codes.ts';

export const lintCodes = {
  'lint/missing-suppression-reason': {
    severity: 'error',
    explanation: 'An x-lint-ignore entry has no reason.',
  },
  'lint/unused-suppression': {
    severity: 'warning',
    explanation: 'An x-lint-ignore entry matches no finding.',
  },
  'lint/too-many-warnings': {
    severity: 'error',
    explanation: 'With --max-warnings: there are more warnings than that.',
  },
  'lint/invalid-baseline': { severity: 'error', explanation: 'The baseline is not there, or is none.' },
  'lint/stale-baseline': {
    severity: 'note',
    explanation: 'The baseline lists findings that are no more; --update-baseline takes them out.',
  },
  'lint/unknown-commit': {
    severity: 'error',
    explanation: 'Git knows no such commit here, or none that both it and this one come from.',
  },
  'lint/fix-skipped': {
    severity: 'warning',
    explanation:
      'A fix is left out: it would change more of the document than the finding names, which --fix checks before it writes.',
  },
  'lint/unknown-rule': { severity: 'error', explanation: 'The configuration of lint names a code that no rule has.' },
  'lint/redocly-failed': {
    severity: 'warning',
    explanation: 'The rules of @redocly/openapi-core cannot read the document, and say nothing of it.',
  },
  'lint/rule-failed': {
    severity: 'error',
    explanation: 'A rule of the configuration throws, or does what no rule can.',
  },
} as const satisfies Record<string, CodeDefinition>;
