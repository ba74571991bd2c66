// Explanations of codes for the command line, the configuration, and the output directory.

import type { ExampleExplanation, CommandExplanation } from '../explanation.ts';

const notRun = 'The command does not run.';

/** Returns a document, and a configuration. */
const config = (text: string, file = 'ashlar.config.json'): Readonly<Record<string, string>> => ({
  'openapi.yaml': `info: { title: Pets, version: 1.0.0 }
`,
  [file]: `${text}
`,
});

export const cliExplanations = {
  'cli/unknown-option': {
    cause: 'The command has no such option. Often it is misspelled, or belongs to another command.',
    consequence: notRun,
    fix: 'List the options of the command.',
    command: 'ashlar generate --help',
  },
  'cli/unknown-command': {
    cause: 'The first argument is not a command of Ashlar.',
    consequence: notRun,
    fix: 'List the commands.',
    command: 'ashlar --help',
  },
  'cli/unknown-code': {
    cause: 'No diagnostic or lint rule has this code.',
    consequence: 'Nothing is explained.',
    fix: 'List all codes.',
    command: 'ashlar explain',
  },
  'cli/invalid-arguments': {
    cause:
      'An option has a missing or invalid value, two options conflict, or the command received too many arguments. The message names them.',
    consequence: notRun,
    fix: 'Correct the arguments as the message states.',
    command: 'ashlar generate --help',
  },
  'cli/unknown-target': {
    cause: 'A requested target does not exist.',
    consequence: 'Nothing is generated.',
    fix: 'Use names of targets, separated by commas: types, validators, client, server, docs, and spec.',
    command: 'ashlar generate openapi.yaml --out api --targets types,client',
  },
  'cli/unmatched-filter': {
    cause:
      'A filter matches nothing in the document, excludes every operation, or excludes a schema that an operation uses. Often a name is misspelled.',
    consequence: 'Nothing is generated, because the output would not be what the filter selects.',
    fix: 'Use a name that the message lists. An operation must match each kind of filter.',
    command: "ashlar generate openapi.yaml --out api --include-tag pets --exclude-path '/internal/**'",
  },
  'cli/missing-document': {
    cause: 'Neither the command line nor the configuration names a document.',
    consequence: notRun,
    fix: 'Pass the document, or create a configuration that names it.',
    command: 'ashlar init --document openapi.yaml',
  },
  'cli/ambiguous-document': {
    cause: 'The configuration has several documents, but the command accepts only one.',
    consequence: notRun,
    fix: 'Pass one of the documents in the configuration.',
    command: 'ashlar model services/orders/openapi.yaml',
  },
  'cli/unknown-document': {
    cause: 'The document on the command line is not in the configuration.',
    consequence: 'The command does not run, because it is unclear where to write the output.',
    fix: 'Pass a document in the configuration, add this one to it, or pass `--out`.',
    command: 'ashlar generate other.yaml --out other',
  },
  'cli/config-not-found': {
    cause: 'The file that `--config` names does not exist, or is not a file.',
    consequence: notRun,
    fix: 'Correct the path, which is relative to the working directory, or create a configuration.',
    command: 'ashlar init',
  },
  'cli/multiple-configs': {
    cause: 'The directory contains several configuration files, such as `ashlar.config.ts` and `ashlar.config.json`.',
    consequence: 'The command does not run, because it is unclear which one applies.',
    fix: 'Delete all but one, or select one.',
    command: 'ashlar generate --config ashlar.config.ts',
  },
  'cli/config-load-failed': {
    cause: 'The configuration cannot be loaded. It has a syntax error, throws an error, or exports nothing.',
    consequence: notRun,
    fix: 'Correct the syntax or the error in the configuration, and export it as the default.',
    command: 'ashlar model',
    invalid: config("export default { document: 'openapi.yaml' out: 'api' };", 'ashlar.config.mjs'),
    valid: config("export default { document: 'openapi.yaml', out: 'api' };", 'ashlar.config.mjs'),
  },
  'cli/invalid-config-option': {
    cause:
      'An option in the configuration is unknown, is missing, has an invalid value, or conflicts with another one.',
    consequence: notRun,
    fix: 'Correct the option that the message names, or remove it.',
    command: 'ashlar model',
    invalid: config('{ "document": "openapi.yaml", "output": "api" }'),
    valid: config('{ "document": "openapi.yaml", "out": "api" }'),
  },
  'cli/missing-runtime': {
    cause:
      'The package `@ashlar/runtime` is not installed in the project of the output directory. With `client.runtime: "package"`, client and validators import it.',
    consequence:
      'Everything is generated, but does not compile until the package is a dependency of the project. Ashlar does not change `package.json`.',
    fix: 'Install the package, or remove `client.runtime`. While Ashlar is not on npm, pack it in a checkout: `npm pack --workspace @ashlar/runtime`.',
    command: 'npm install @ashlar/runtime',
  },
  'cli/runtime-version': {
    cause:
      'The project of the output directory has another version of `@ashlar/runtime` than that of Ashlar. With `client.runtime: "package"`, client and validators import the package in the version of Ashlar.',
    consequence: 'Everything is generated. If the runtime differs between these versions, it does not compile.',
    fix: 'Install the same version of both packages. While Ashlar is not on npm, pack both in the same checkout.',
    command: 'npm install @ashlar/runtime@latest ashlar@latest',
  },
  'cli/output-conflict': {
    cause: 'A file or symbolic link that Ashlar did not create occupies an output path.',
    consequence: 'Nothing is written, because Ashlar overwrites only its own files.',
    fix: 'Move the file, or choose another output directory.',
    command: 'ashlar generate openapi.yaml --out api',
  },
  'cli/modified-orphan': {
    cause: 'A file that Ashlar no longer generates was changed by hand.',
    consequence: 'Ashlar keeps the file, and no longer manages it. Other files are written as usual.',
    fix: 'Delete the file if you do not need the changes.',
    command: 'git rm api/client/tags/pets.ts',
  },
  'cli/invalid-manifest': {
    cause: 'The manifest in the output directory cannot be read.',
    consequence: 'Nothing is written, because Ashlar cannot distinguish its own files from others.',
    fix: 'Restore the manifest from version control, or delete it together with the generated files.',
    command: 'git checkout api',
  },
  'cli/write-failed': {
    cause:
      'The operating system rejected a write. The message states the reason, such as a missing permission or a full disk.',
    consequence: 'Files that were not written keep their earlier content.',
    fix: 'Make the directory writable, or choose another one.',
    command: 'ashlar generate openapi.yaml --out api',
  },
  'cli/install-failed': {
    cause: 'With `--install`, the package manager failed to install the dependencies in `package.json`.',
    consequence: 'All files of `ashlar init` are written.',
    fix: 'Fix the problem that the package manager reports, and install again.',
    command: 'npm install',
  },
  'cli/stale': {
    cause: 'With `--check`, the output directory differs from the output that Ashlar would generate now.',
    consequence: 'The check fails, and lists the files. Nothing is written.',
    fix: 'Generate, and commit the result.',
    command: 'ashlar generate',
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
