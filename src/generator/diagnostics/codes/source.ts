// Diagnostic codes for loading and parsing source files and overlays.

import type { CodeDefinition } from '../codes.ts';

export const sourceCodes = {
  'source/missing-file': {
    severity: 'error',
    explanation: 'A file named on the command line, in the configuration, or by a reference does not exist.',
  },
  'source/not-a-file': { severity: 'error', explanation: 'A path names a directory, but a file is required.' },
  'source/unreadable-file': {
    severity: 'error',
    explanation:
      'A file exists but cannot be read. It lacks read permission, or it is not a regular file but a named pipe, socket, or device.',
  },
  'source/remote-reference': {
    severity: 'error',
    explanation:
      'A reference points to a URL. Ashlar reads only local files, so that the same input always produces the same output.',
  },
  'source/outside-reference': {
    severity: 'error',
    explanation:
      'A reference names a file that is outside the directory of its document, is hidden, or is a symbolic link to such a file. Ashlar does not read it, because an untrusted document could otherwise read any file on this machine. Copy the file, or allow its directory with `--allow-refs` or `allowRefs`.',
  },
  'source/invalid-encoding': { severity: 'error', explanation: 'A file is not valid UTF-8.' },
  'source/empty-file': {
    severity: 'error',
    explanation: 'A file contains no value. It is empty or contains only comments.',
  },
  'source/json-syntax': {
    severity: 'error',
    explanation: 'A file is not valid JSON. Ashlar cannot read the rest of the file.',
  },
  'source/json-extension': {
    severity: 'error',
    explanation:
      'A JSON file contains a comment or a trailing comma. `ashlar generate` accepts it; other tools will reject it.',
  },
  'source/yaml-syntax': { severity: 'error', explanation: 'A file is not valid YAML 1.2.' },
  'source/yaml-indentation': {
    severity: 'error',
    explanation:
      'A quoted value, array, or object continues on a line that is indented no more than its key. `ashlar generate` accepts it; other tools may reject it.',
  },
  'source/unknown-yaml-tag': {
    severity: 'warning',
    explanation: 'A YAML tag is not part of the core schema. Ashlar ignores the tag and reads the value without it.',
  },
  'source/invalid-yaml-key': {
    severity: 'error',
    explanation: 'A key in a YAML file is an array or object. Keys must be strings.',
  },
  'source/multiple-documents': {
    severity: 'error',
    explanation: 'A YAML file contains more than one document. `ashlar generate` reads the first.',
  },
  'source/duplicate-key': {
    severity: 'error',
    explanation:
      'An object contains the same key twice. Parsers disagree on which value takes precedence; `ashlar generate` uses the first.',
  },
  'source/number-out-of-range': {
    severity: 'error',
    explanation: 'A number is not finite, such as `1e999`, `.inf`, or `.nan`. JSON has no such values.',
  },
  'source/nesting-too-deep': {
    severity: 'error',
    explanation: 'The file is nested more than 500 levels deep. Ashlar stops reading it there.',
  },
  'source/unknown-alias': {
    severity: 'error',
    explanation: 'A YAML alias names an anchor that is not defined before it.',
  },
  'source/alias-cycle': {
    severity: 'error',
    explanation: 'A YAML alias is inside the value that it names, so the value would be infinite.',
  },
  'source/alias-expansion': {
    severity: 'error',
    explanation: 'YAML aliases expand the file to an enormous number of values. Ashlar rejects the file.',
  },
  'source/invalid-merge-key': {
    severity: 'error',
    explanation: 'The value of a merge key `<<` is neither an object nor an array of objects.',
  },
  'source/invalid-overlay': {
    severity: 'error',
    explanation: 'A file is not a valid OpenAPI Overlay 1.0 document, or one of its actions is incomplete.',
  },
  'source/unknown-overlay-field': {
    severity: 'warning',
    explanation: 'An overlay contains a field that the Overlay Specification does not define. The field has no effect.',
  },
  'source/invalid-overlay-target': {
    severity: 'error',
    explanation: 'The target of an overlay action is not a valid JSONPath (RFC 9535).',
  },
  'source/overlay-no-match': {
    severity: 'warning',
    explanation:
      'The target of an overlay action matches nothing, so the action has no effect. The document may have changed.',
  },
  'source/overlay-type-mismatch': {
    severity: 'error',
    explanation:
      'An overlay action is not applicable to its target. An object can be merged only into an object, the target of an added item must be an array, and the root cannot be removed.',
  },
} as const satisfies Record<string, CodeDefinition>;
