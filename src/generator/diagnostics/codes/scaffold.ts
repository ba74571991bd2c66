// Diagnostic codes of `ashlar scaffold`.

import type { CodeDefinition } from '../codes.ts';

export const scaffoldCodes = {
  'scaffold/no-server': {
    severity: 'error',
    explanation:
      'Handlers belong to the generated server, which the configuration leaves out, or for which the document has no operation.',
  },
  'scaffold/broken-record': {
    severity: 'error',
    explanation: 'The record of the last run cannot be read, so that a renamed operation would look like a new one.',
  },
  'scaffold/broken-module': {
    severity: 'error',
    explanation: 'A module of handlers is no sound TypeScript, so nothing can be added to it without harm.',
  },
  'scaffold/edited': {
    severity: 'error',
    explanation: 'A file was changed after it was read, so that writing it would lose the change.',
  },
  'scaffold/no-holder': {
    severity: 'error',
    explanation:
      'The file of an area is there, but nothing in it is typed as the handlers of the area, so there is no place to add any.',
  },
  'scaffold/gone': {
    severity: 'warning',
    explanation:
      'The operation of a handler has gone from the document, or to another area. The handler is left, with a mark above it.',
  },
  'scaffold/does-not-compile': {
    severity: 'error',
    explanation: 'A place in the handlers, or in what imports them, does not compile with the generated server as it is.',
  },
  'scaffold/not-generated': {
    severity: 'warning',
    explanation: 'The generated server is not there yet, so it was not tried whether the handlers compile.',
  },
  'scaffold/stale': {
    severity: 'error',
    explanation: 'With --check: the handlers are not those that the document asks for.',
  },
} as const satisfies Record<string, CodeDefinition>;
