// Diagnostic codes for the CLI: command line, configuration, and output directory.

import type { CodeDefinition } from '../codes.ts';

export const cliCodes = {
  'cli/unknown-option': { severity: 'error', explanation: 'The command has no such option.' },
  'cli/unknown-command': { severity: 'error', explanation: 'The first argument is not a command of Ashlar.' },
  'cli/unknown-code': { severity: 'error', explanation: 'No diagnostic or lint rule has this code.' },
  'cli/invalid-arguments': {
    severity: 'error',
    explanation: 'An option has a missing or invalid value, or the command received too many arguments.',
  },
  'cli/unknown-target': { severity: 'error', explanation: 'A requested target does not exist.' },
  'cli/unmatched-filter': {
    severity: 'error',
    explanation:
      'A filter matches nothing in the document, leaves out every operation, or leaves out a schema that an operation uses. Often a name is misspelled.',
  },
  'cli/missing-document': {
    severity: 'error',
    explanation: 'Neither the command line nor the configuration names a document.',
  },
  'cli/ambiguous-document': {
    severity: 'error',
    explanation: 'The configuration has several documents, but the command accepts only one and none is named.',
  },
  'cli/unknown-document': {
    severity: 'error',
    explanation:
      'The named document is not in the configuration. Ashlar therefore does not know where to write its output.',
  },
  'cli/config-not-found': {
    severity: 'error',
    explanation: 'The file that `--config` names does not exist or is not a file.',
  },
  'cli/multiple-configs': {
    severity: 'error',
    explanation: 'The directory contains several configuration files, and no option selects one of them.',
  },
  'cli/config-load-failed': {
    severity: 'error',
    explanation: 'The configuration cannot be loaded. It has a syntax error, throws an error, or exports nothing.',
  },
  'cli/invalid-config-option': {
    severity: 'error',
    explanation: 'A configuration option is unknown, is missing, or has a value of the wrong type.',
  },
  'cli/missing-runtime': {
    severity: 'warning',
    explanation:
      'With `client.runtime: "package"`, client and validators import `@ashlar/runtime`, but it is not installed in the project of the output directory. The output does not compile until the package is a dependency of the project. Ashlar does not change `package.json`.',
  },
  'cli/runtime-version': {
    severity: 'warning',
    explanation:
      'With `client.runtime: "package"`, client and validators import `@ashlar/runtime` in the version of Ashlar, but the project of the output directory has another version. If the runtime differs between these versions, the output does not compile.',
  },
  'cli/output-conflict': {
    severity: 'error',
    explanation:
      'A file or symlink that Ashlar did not create occupies an output path. Ashlar overwrites only its own files.',
  },
  'cli/modified-orphan': {
    severity: 'warning',
    explanation:
      'A file that Ashlar no longer generates was changed by hand. Ashlar keeps the file and no longer manages it.',
  },
  'cli/invalid-manifest': {
    severity: 'error',
    explanation:
      'The manifest in the output directory cannot be read. Without it, Ashlar cannot distinguish its own files from others.',
  },
  'cli/write-failed': {
    severity: 'error',
    explanation: 'The operating system rejected a write to the output directory.',
  },
  'cli/install-failed': {
    severity: 'error',
    explanation: 'With `--install`, the package manager failed to install the dependencies in `package.json`.',
  },
  'cli/stale': {
    severity: 'error',
    explanation: 'With `--check`, the output directory differs from the output that Ashlar would generate now.',
  },
} as const satisfies Record<string, CodeDefinition>;
