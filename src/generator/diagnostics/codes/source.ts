// Diagnostic codes for loading and parsing source files and overlays.

import type { CodeDefinition } from '../codes.ts';

export const sourceCodes = {
  'source/missing-file': {
    severity: 'error',
    explanation: 'A file that was named on the command line, in the configuration or by a reference does not exist.',
  },
  'source/not-a-file': { severity: 'error', explanation: 'A path names a directory where a file is needed.' },
  'source/unreadable-file': {
    severity: 'error',
    explanation:
      'A file exists, but the system does not allow to read it, or it is not a regular file: a named pipe, a socket or a device.',
  },
  'source/remote-reference': {
    severity: 'error',
    explanation:
      'A reference leads to the network. Ashlar reads files only, so that the same input gives the same output everywhere: keep a copy beside the document.',
  },
  'source/outside-reference': {
    severity: 'error',
    explanation:
      'A reference names a file that is not below the directory of its document, is hidden, or is a symbolic link to such a file. Ashlar does not read it, because a third-party document could otherwise read any file of this machine: copy the file, or allow its directory with --allow-refs or allowRefs.',
  },
  'source/invalid-encoding': { severity: 'error', explanation: 'The bytes of a file are not UTF-8 text.' },
  'source/empty-file': {
    severity: 'error',
    explanation: 'A file holds no value: it is empty or has nothing but comments.',
  },
  'source/json-syntax': {
    severity: 'error',
    explanation: 'A JSON file breaks the grammar of JSON, so what follows cannot be read.',
  },
  'source/json-extension': {
    severity: 'error',
    explanation:
      'A JSON file uses what JSON does not have: a comment or a comma after the last member. Other tools will refuse it.',
  },
  'source/yaml-syntax': { severity: 'error', explanation: 'A YAML file breaks the grammar of YAML 1.2.' },
  'source/unknown-yaml-tag': {
    severity: 'warning',
    explanation: 'A YAML tag is not of the core schema; it is ignored and the value read without it.',
  },
  'source/invalid-yaml-key': {
    severity: 'error',
    explanation: 'A key is a list or a map. Keys of a document are text.',
  },
  'source/multiple-documents': {
    severity: 'error',
    explanation: 'A YAML file holds more than one document; only the first would be read.',
  },
  'source/duplicate-key': {
    severity: 'error',
    explanation:
      'A key stands twice in one object. Readers disagree on which of the values counts, so the meaning is lost.',
  },
  'source/number-out-of-range': {
    severity: 'error',
    explanation: 'A number is not finite as a double (`1e999`, `.inf`, `.nan`); JSON has no such value.',
  },
  'source/nesting-too-deep': {
    severity: 'error',
    explanation: 'Values are nested deeper than any sensible document; reading stops there.',
  },
  'source/unknown-alias': {
    severity: 'error',
    explanation: 'A YAML alias names an anchor that does not stand before it.',
  },
  'source/alias-cycle': {
    severity: 'error',
    explanation: 'A YAML alias stands inside the value that it names, so the value would be endless.',
  },
  'source/alias-expansion': {
    severity: 'error',
    explanation: 'YAML aliases multiply a small text into an enormous value; the file is refused.',
  },
  'source/invalid-merge-key': {
    severity: 'error',
    explanation: 'The value of a merge key `<<` is not a map or a list of maps.',
  },
  'source/invalid-overlay': {
    severity: 'error',
    explanation: 'A file is not an OpenAPI Overlay of version 1.0, or one of its actions lacks what it needs.',
  },
  'source/unknown-overlay-field': {
    severity: 'warning',
    explanation: 'An overlay has a member that OpenAPI Overlay does not know; it has no effect.',
  },
  'source/invalid-overlay-target': {
    severity: 'error',
    explanation: 'The target of an overlay action is not a JSONPath after RFC 9535.',
  },
  'source/overlay-no-match': {
    severity: 'warning',
    explanation:
      'The target of an overlay action selects nothing, so the action does nothing; the document may have changed.',
  },
  'source/overlay-type-mismatch': {
    severity: 'error',
    explanation:
      'The target of an overlay action cannot take the change: objects merge with objects, lists take an entry.',
  },
} as const satisfies Record<string, CodeDefinition>;
