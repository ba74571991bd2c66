// Diagnostic codes for `ashlar scaffold`.

import type { CodeDefinition } from '../codes.ts';

export const scaffoldCodes = {
  'scaffold/missing-server': {
    severity: 'error',
    explanation:
      'Handlers require the generated server, but the configuration excludes it or the document has no operations.',
  },
  'scaffold/invalid-state': {
    severity: 'error',
    explanation:
      'The state file of the last run cannot be read. Without it, Ashlar cannot distinguish a renamed operation from a new one.',
  },
  'scaffold/syntax-error': {
    severity: 'error',
    explanation: 'A handler module is not valid TypeScript. Ashlar cannot add handlers to it safely.',
  },
  'scaffold/concurrent-edit': {
    severity: 'error',
    explanation:
      'A file changed after Ashlar read it. Ashlar did not write the file, because that would discard the change.',
  },
  'scaffold/missing-handlers-object': {
    severity: 'error',
    explanation:
      'The file of a tag declares no value with the handlers type of the tag. Ashlar cannot add handlers to the file.',
  },
  'scaffold/orphaned-handler': {
    severity: 'warning',
    explanation:
      'The operation of a handler was removed from the document or moved to another tag. Ashlar keeps the handler and adds a comment above it.',
  },
  'scaffold/type-error': {
    severity: 'error',
    explanation: 'The handlers, or a module that imports them, do not compile against the generated server.',
  },
  'scaffold/server-not-generated': {
    severity: 'warning',
    explanation: 'The server has not been generated yet, so Ashlar did not type-check the handlers.',
  },
  'scaffold/stale': {
    severity: 'error',
    explanation: 'With `--check`, the handlers differ from those that the document requires.',
  },
} as const satisfies Record<string, CodeDefinition>;
