// Explanations of codes for reading files and URLs.

import type { ExampleExplanation, CommandExplanation } from '../explanation.ts';

const excluded =
  'For a reference, `ashlar generate` excludes the operations that depend on it; otherwise, nothing is generated.';

const remoteReference = `components:
  schemas:
    Pet: { $ref: https://example.com/schemas/pet.yaml }
`;

/** Valid example with a saved copy of a remote source. */
const savedCopy = {
  'openapi.yaml': `components:
  schemas:
    Pet: { $ref: schemas/pet.yaml }
`,
  'schemas/pet.yaml': `type: object
`,
};

const offline = 'ashlar generate openapi.yaml --allow https://example.com --offline --out api --targets types';

const configuredHeader = {
  'ashlar.config.json': `{
  "document": "openapi.yaml",
  "out": "api",
  "targets": ["types"],
  "input": {
    "allow": ["https://example.com"],
    "headers": { "https://example.com": { "Authorization": "Bearer \${API_TOKEN}" } }
  }
}
`,
};

export const sourceAccessExplanations = {
  'source/missing-file': {
    cause:
      'A file does not exist that the command line, the configuration, or a reference names. References are relative to the file that contains them.',
    consequence: excluded,
    fix: 'Correct the path, or create the file.',
    invalid: {
      'openapi.yaml': `components:
  schemas:
    Pet: { $ref: schema/pet.yaml }
`,
      'schemas/pet.yaml': `type: object
`,
    },
    valid: {
      'openapi.yaml': `components:
  schemas:
    Pet: { $ref: schemas/pet.yaml }
`,
      'schemas/pet.yaml': `type: object
`,
    },
  },
  'source/not-a-file': {
    cause: 'A path names a directory, but a file is required.',
    consequence: excluded,
    fix: 'Specify a file in the directory.',
    invalid: {
      'openapi.yaml': `components:
  schemas:
    Pet: { $ref: schemas }
`,
      'schemas/pet.yaml': `type: object
`,
    },
    valid: {
      'openapi.yaml': `components:
  schemas:
    Pet: { $ref: schemas/pet.yaml }
`,
      'schemas/pet.yaml': `type: object
`,
    },
  },
  'source/unreadable-file': {
    cause:
      'An input cannot be read. The file lacks read permission, is larger than 64 MB, or is not a regular file but a named pipe, socket, or device. Standard input is a terminal, or does not end within 8 seconds.',
    consequence: excluded,
    fix: 'Make the file readable, or pass the output of the slow program as a file.',
    command: 'chmod u+r openapi.yaml',
  },
  'source/unreadable-url': {
    cause:
      'A URL cannot be read. The server cannot be reached, or responds with an error, a web page, or more than 64 MB. The time limit for all downloads is 8 seconds.',
    consequence: 'Nothing is generated, and the earlier output remains as it is.',
    fix: 'Check that the URL opens without Ashlar. For a private document, configure `input.headers`; for a slow server, download the document first.',
    command: 'curl --fail --output openapi.yaml https://example.com/openapi.yaml',
  },
  'source/remote-reference': {
    cause:
      'A reference or a redirect has a target URL that the document may not read, or the URL of a reference contains a credential. By default, a remote document may read its own origin, and a local document may read no URL.',
    consequence: `Ashlar sends no request, because an untrusted document could otherwise send requests from this machine to any server. ${excluded}`,
    fix: 'Allow the origin with `--allow` or `input.allow`, or refer to a saved copy. Declare credentials in `input.headers`, not in the URL.',
    invalid: remoteReference,
    valid: savedCopy,
  },
  'source/missing-variable': {
    cause:
      'A request header in `input.headers` uses an environment variable that is not set, or whose value is not valid in a header.',
    consequence: 'Ashlar sends no request. Nothing is generated, and the earlier output remains as it is.',
    fix: 'Set the variable to a value that is valid in a header, in CI as a secret. Alternatively, refer to a saved copy.',
    command: 'ashlar generate',
    invalid: { 'openapi.yaml': remoteReference, ...configuredHeader },
    valid: { ...savedCopy, ...configuredHeader },
  },
  'source/not-locked': {
    cause:
      'With `--check`, a remote source is not in `ashlar.lock.json`, so the result would depend on when it is downloaded.',
    consequence: 'The check fails.',
    fix: 'Generate without `--check`, which adds the source, and commit the lock file.',
    command: 'ashlar generate',
  },
  'source/not-cached': {
    cause:
      'With `--offline`, the content of a remote source is not in the cache, or a package with an earlier version is not installed.',
    consequence: 'Nothing is generated, and the earlier output remains as it is.',
    fix: 'Run once without `--offline`, which downloads the content, and keep the cache directory. Alternatively, refer to a saved copy.',
    command: offline,
    invalid: remoteReference,
    valid: savedCopy,
  },
  'source/digest-mismatch': {
    cause: 'The content of a remote source differs from the digest in `ashlar.lock.json`.',
    consequence: 'Nothing is generated, because the output would not be the same as before.',
    fix: 'Accept the new content, and review the changes of the output.',
    command: 'ashlar generate --update',
  },
  'source/invalid-lock-file': {
    cause: '`ashlar.lock.json` is damaged, or was written by another version of Ashlar. It maps each URL to a digest.',
    consequence: 'Ashlar cannot verify remote sources, and generates nothing.',
    fix: 'Restore the file from version control, or delete it and lock the current content.',
    command: offline,
    invalid: { 'openapi.yaml': remoteReference, 'ashlar.lock.json': '{ "version": 1 }\n' },
    valid: { ...savedCopy, 'ashlar.lock.json': '{ "version": 1, "sources": {} }\n' },
  },
  'source/outside-reference': {
    cause:
      'A reference names a file that is outside the Git repository of its document, is hidden, or is a symbolic link to such a file. Outside of a repository, the limit is the directory of the document. A remote document may not refer to local files at all.',
    consequence: `Ashlar does not read the file, because an untrusted document could otherwise copy any file of this machine to the output. ${excluded}`,
    fix: 'Copy the file to the directory of the document, or allow its directory with `--allow` or `input.allow`.',
    invalid: `components:
  schemas:
    Pet: { $ref: ../../pet.yaml }
`,
    valid: {
      'openapi.yaml': `components:
  schemas:
    Pet: { $ref: pet.yaml }
`,
      'pet.yaml': `type: object
`,
    },
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
