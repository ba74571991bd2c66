// Diagnostic codes for the CLI: command line, configuration, and output directory.

import type { CodeDefinition } from '../codes.ts';

export const cliCodes = {
  'cli/unknown-option': { severity: 'error', explanation: 'A flag is not one that the command has.' },
  'cli/unknown-command': { severity: 'error', explanation: 'The first word is not one of the commands.' },
  'cli/unknown-code': { severity: 'error', explanation: 'No diagnostic has the code that is to be explained.' },
  'cli/invalid-arguments': {
    severity: 'error',
    explanation: 'A flag lacks its value, or there are more words than the command takes.',
  },
  'cli/unknown-target': { severity: 'error', explanation: 'A target that is asked for does not exist.' },
  'cli/missing-document': {
    severity: 'error',
    explanation: 'Neither the command line nor a configuration names the document.',
  },
  'cli/ambiguous-document': {
    severity: 'error',
    explanation: 'The configuration has several documents, and the command is about one, which nothing names.',
  },
  'cli/unknown-document': {
    severity: 'error',
    explanation:
      'The document that is named is none that the configuration has, so that nothing says where to write what it yields.',
  },
  'cli/config-not-found': {
    severity: 'error',
    explanation: 'The configuration that --config names does not exist, or is not a file.',
  },
  'cli/multiple-configs': {
    severity: 'error',
    explanation: 'The folder holds several configurations, and none is said to be the one that counts.',
  },
  'cli/config-load-failed': {
    severity: 'error',
    explanation: 'The configuration cannot be loaded: its syntax is broken, or it throws, or it exports nothing.',
  },
  'cli/invalid-config-option': {
    severity: 'error',
    explanation: 'A member of the configuration is unknown, missing or of the wrong type.',
  },
  'cli/output-conflict': {
    severity: 'error',
    explanation:
      'Something that Ashlar did not make, or a link that leads elsewhere, stands where a file is to be written. Ashlar overwrites nothing but its own files.',
  },
  'cli/modified-orphan': {
    severity: 'warning',
    explanation:
      'A file that Ashlar once made is no longer generated, but someone has changed it since. It is left, and is theirs from now on.',
  },
  'cli/invalid-manifest': {
    severity: 'error',
    explanation: 'The manifest in the output folder cannot be read, so Ashlar cannot tell its own files from others.',
  },
  'cli/write-failed': { severity: 'error', explanation: 'The system refuses to write to the output folder.' },
  'cli/install-failed': {
    severity: 'error',
    explanation: 'With --install: the package manager could not install what package.json names.',
  },
  'cli/stale': {
    severity: 'error',
    explanation: 'With --check: the output folder does not hold what the document yields today.',
  },
} as const satisfies Record<string, CodeDefinition>;
