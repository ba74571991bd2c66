// Diagnostic codes for the CLI: command line, configuration, and output directory.

import type { CodeDefinition } from '../codes.ts';

export const cliCodes = {
  'cli/unknown-option': { severity: 'error' },
  'cli/unknown-command': { severity: 'error' },
  'cli/unknown-code': { severity: 'error' },
  'cli/invalid-arguments': { severity: 'error' },
  'cli/unknown-target': { severity: 'error' },
  'cli/unmatched-filter': { severity: 'error' },
  'cli/missing-document': { severity: 'error' },
  'cli/ambiguous-document': { severity: 'error' },
  'cli/unknown-document': { severity: 'error' },
  'cli/config-not-found': { severity: 'error' },
  'cli/multiple-configs': { severity: 'error' },
  'cli/config-load-failed': { severity: 'error' },
  'cli/invalid-config-option': { severity: 'error' },
  'cli/missing-runtime': { severity: 'warning' },
  'cli/runtime-version': { severity: 'warning' },
  'cli/output-conflict': { severity: 'error' },
  'cli/modified-orphan': { severity: 'warning' },
  'cli/invalid-manifest': { severity: 'error' },
  'cli/write-failed': { severity: 'error' },
  'cli/install-failed': { severity: 'error' },
  'cli/stale': { severity: 'error' },
} as const satisfies Record<string, CodeDefinition>;
