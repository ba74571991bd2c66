// Diagnostic codes for `ashlar scaffold`.

import type { CodeDefinition } from '../codes.ts';

export const scaffoldCodes = {
  'scaffold/missing-server': {
    severity: 'error',
    explanation:
      'Handlers belong to the generated server, which the configuration leaves out, or for which the document has no operation.',
  },
  'scaffold/invalid-state': {
    severity: 'error',
    explanation: 'The record of the last run cannot be read, so that a renamed operation would look like a new one.',
  },
  'scaffold/syntax-error': {
    severity: 'error',
    explanation: 'A module of handlers is no sound TypeScript, so nothing can be added to it without harm.',
  },
  'scaffold/concurrent-edit': {
    severity: 'error',
    explanation: 'A file was changed after it was read, so that writing it would lose the change.',
  },
  'scaffold/missing-handlers-object': {
    severity: 'error',
    explanation:
      'The file of a tag is there, but nothing in it is typed as the handlers of the tag, so there is no place to add any.',
  },
  'scaffold/orphaned-handler': {
    severity: 'warning',
    explanation:
      'The operation of a handler has gone from the document, or to another tag. The handler is left, with a mark above it.',
  },
  'scaffold/type-error': {
    severity: 'error',
    explanation:
      'A place in the handlers, or in what imports them, does not compile with the generated server as it is.',
  },
  'scaffold/server-not-generated': {
    severity: 'warning',
    explanation: 'The generated server is not there yet, so it was not tried whether the handlers compile.',
  },
  'scaffold/stale': {
    severity: 'error',
    explanation: 'With --check: the handlers are not those that the document asks for.',
  },
} as const satisfies Record<string, CodeDefinition>;
