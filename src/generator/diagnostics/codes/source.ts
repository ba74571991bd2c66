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
      'An input cannot be read. A file lacks read permission, is larger than 64 MB, or is not a regular file but a named pipe, socket, or device. Standard input is a terminal, or does not end within 8 seconds.',
  },
  'source/unreadable-url': {
    severity: 'error',
    explanation:
      'A URL cannot be read. The server cannot be reached, responds with an error or a web page, takes longer than the 8 seconds for all downloads, or sends more than 64 MB. Private documents require `input.headers` in the configuration.',
  },
  'source/remote-reference': {
    severity: 'error',
    explanation:
      'A reference or a redirect has a target URL that the document may not read, or the URL of a reference contains a credential. By default, a remote document may read its own origin, and a local document may read no URL. Otherwise, an untrusted document could send requests from this machine to any server. Allow the URL with `--allow` or `input.allow`.',
  },
  'source/missing-variable': {
    severity: 'error',
    explanation:
      'A request header in `input.headers` uses an environment variable that is not set, or whose value is not valid in a header. Ashlar does not send the request.',
  },
  'source/not-locked': {
    severity: 'error',
    explanation:
      'With `--check`, a remote source is not in `ashlar.lock.json`, so the result would depend on when it is downloaded. `ashlar generate` adds it.',
  },
  'source/not-cached': {
    severity: 'error',
    explanation:
      'With `--offline`, the content of a remote source is not in the cache, or an earlier version of the document is in a package that is not installed. A run without `--offline` downloads it.',
  },
  'source/digest-mismatch': {
    severity: 'error',
    explanation:
      'The content of a remote source differs from the digest in `ashlar.lock.json`, so the output would not be the same as before. `ashlar generate --update` accepts the new content.',
  },
  'source/invalid-lock-file': {
    severity: 'error',
    explanation: '`ashlar.lock.json` is damaged, or was written by another version. It maps each URL to a digest.',
  },
  'source/outside-reference': {
    severity: 'error',
    explanation:
      'A reference names a file that is outside the Git repository of its document, is hidden, or is a symbolic link to such a file. Outside of a repository, the limit is the directory of the document. A remote document may not refer to local files at all. Otherwise, an untrusted document could read any file on this machine. Copy the file, or allow its directory with `--allow` or `input.allow`.',
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
    isStrictError: true,
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
    isStrictError: true,
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
