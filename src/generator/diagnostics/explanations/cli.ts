// Explanations of codes for the command line, the configuration, and the output directory.

import { commandExamples, operationExample, type ExampleExplanation, type CommandExplanation } from '../explanation.ts';

const notRun = 'The command does not run.';

/** Returns a document, and a configuration. */
const config = (text: string, file = 'ashlar.config.json'): Readonly<Record<string, string>> => ({
  'openapi.yaml': `info: { title: Pets, version: 1.0.0 }
`,
  [file]: `${text}
`,
});

const generate = 'ashlar generate';

const pets = { 'openapi.yaml': operationExample('operationId: listPets') };

const catsAndDogs = {
  'ashlar.config.json': `{
  "targets": ["types"],
  "documents": [
    { "document": "cats.yaml", "out": "cats" },
    { "document": "dogs.yaml", "out": "dogs" }
  ]
}
`,
  'cats.yaml': 'info: { title: Cats, version: 1.0.0 }\n',
  'dogs.yaml': 'info: { title: Dogs, version: 1.0.0 }\n',
};

const twoConfigs = {
  'ashlar.config.json': '{ "document": "openapi.yaml" }\n',
  'ashlar.config.mjs': "export default { document: 'openapi.yaml' };\n",
};

const oldRuntime = {
  'node_modules/@ashlar/runtime/package.json': '{ "name": "@ashlar/runtime", "version": "0.0.1" }\n',
};

/** Returns an output directory with a file that an earlier document required. The manifest has its original digest. */
const orphan = (text: string): Readonly<Record<string, string>> => ({
  'generated/types/owner.ts': text,
  'generated/.ashlar.json': `{
  "targets": {
    "types": {
      "ashlar": "0.0.0",
      "files": { "types/owner.ts": "05a70da6282abc9aa560fac61a0f2eaf115d1521e23deab9bb73fbc6b2b531bd" }
    }
  }
}
`,
});

export const cliExplanations = {
  'cli/unknown-option': {
    cause: 'The command has no such option. Often it is misspelled, or belongs to another command.',
    consequence: notRun,
    fix: 'List the options of the command, for example with `ashlar generate --help`.',
    ...commandExamples('ashlar generate openapi.yaml --output api', 'ashlar generate openapi.yaml --out api'),
  },
  'cli/unknown-command': {
    cause: 'The first argument is not a command of Ashlar.',
    consequence: notRun,
    fix: 'List the commands with `ashlar --help`.',
    ...commandExamples('ashlar modle openapi.yaml', 'ashlar model openapi.yaml'),
  },
  'cli/unknown-code': {
    cause: 'No diagnostic or lint rule has this code.',
    consequence: 'Nothing is explained.',
    fix: 'List all codes with `ashlar explain`.',
    ...commandExamples('ashlar explain lint/unused-suppresion', 'ashlar explain lint/unused-suppression'),
  },
  'cli/invalid-arguments': {
    cause:
      'An option has a missing or invalid value, two options conflict, or the command received too many arguments. The message names them.',
    consequence: notRun,
    fix: 'Correct the arguments as the message states.',
    ...commandExamples('ashlar generate openapi.yaml --check --watch', 'ashlar generate openapi.yaml --watch'),
  },
  'cli/unknown-target': {
    cause: 'A requested target does not exist.',
    consequence: 'Nothing is generated.',
    fix: 'Use names of targets, separated by commas. `ashlar generate --help` lists them.',
    ...commandExamples('ashlar generate openapi.yaml --targets type', 'ashlar generate openapi.yaml --targets types'),
  },
  'cli/unmatched-filter': {
    cause:
      'A filter matches nothing in the document, excludes every operation, or excludes a schema that an operation uses. Often a name is misspelled.',
    consequence: 'Nothing is generated, because the output would not be what the filter selects.',
    fix: 'Use a name that the message lists. An operation must match each kind of filter.',
    ...commandExamples(
      'ashlar generate openapi.yaml --targets types --include-path /pet',
      'ashlar generate openapi.yaml --targets types --include-path /pets',
      pets,
    ),
  },
  'cli/missing-document': {
    cause: 'Neither the command line nor the configuration names a document.',
    consequence: notRun,
    fix: 'Pass the document, or create a configuration that names it, for example with `ashlar init`.',
    ...commandExamples('ashlar model', 'ashlar model openapi.yaml'),
  },
  'cli/ambiguous-document': {
    cause: 'The configuration has several documents, but the command accepts only one.',
    consequence: notRun,
    fix: 'Pass one of the documents in the configuration.',
    ...commandExamples('ashlar model', 'ashlar model cats.yaml', catsAndDogs),
  },
  'cli/unknown-document': {
    cause: 'The document on the command line is not in the configuration.',
    consequence: 'The command does not run, because it is unclear where to write the output.',
    fix: 'Pass a document in the configuration, add this one to it, or pass `--out`.',
    ...commandExamples('ashlar generate birds.yaml', 'ashlar generate cats.yaml', catsAndDogs),
  },
  'cli/config-not-found': {
    cause: 'The file that `--config` names does not exist, or is not a file.',
    consequence: notRun,
    fix: 'Correct the path, which is relative to the working directory, or create a configuration with `ashlar init`.',
    ...commandExamples(
      'ashlar model --config ashlar.config.ts',
      'ashlar model --config ashlar.config.json',
      config(`{ "document": "openapi.yaml" }`),
    ),
  },
  'cli/multiple-configs': {
    cause: 'The directory contains several configuration files, such as `ashlar.config.ts` and `ashlar.config.json`.',
    consequence: 'The command does not run, because it is unclear which one applies.',
    fix: 'Delete all but one, or select one with `--config`.',
    ...commandExamples('ashlar model', 'ashlar model --config ashlar.config.json', twoConfigs),
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
    command: generate,
    invalid: config(
      '{ "document": "openapi.yaml", "targets": ["types", "client"], "client": { "runtime": "package" } }',
    ),
    valid: config('{ "document": "openapi.yaml", "targets": ["types", "client"] }'),
  },
  'cli/runtime-version': {
    cause:
      'The project of the output directory has another version of `@ashlar/runtime` than that of Ashlar. With `client.runtime: "package"`, client and validators import the package in the version of Ashlar.',
    consequence: 'Everything is generated. If the runtime differs between these versions, it does not compile.',
    fix: 'Install the same version of both packages: `npm install @ashlar/runtime@latest ashlar@latest`. While Ashlar is not on npm, pack both in the same checkout.',
    command: generate,
    invalid: {
      ...config('{ "document": "openapi.yaml", "targets": ["types", "client"], "client": { "runtime": "package" } }'),
      ...oldRuntime,
    },
    valid: {
      ...config('{ "document": "openapi.yaml", "targets": ["types", "client"] }'),
      ...oldRuntime,
    },
  },
  'cli/output-conflict': {
    cause: 'A file or symbolic link that Ashlar did not create occupies an output path.',
    consequence: 'Nothing is written, because Ashlar overwrites only its own files.',
    fix: 'Move the file, or choose another output directory.',
    ...commandExamples(
      'ashlar generate openapi.yaml --targets types --out src',
      'ashlar generate openapi.yaml --targets types --out src/api',
      { 'src/types/index.ts': '// Types of the application.\n' },
    ),
  },
  'cli/modified-orphan': {
    cause: 'A file that Ashlar no longer generates was changed by hand.',
    consequence: 'Ashlar keeps the file, and no longer manages it. Other files are written as usual.',
    fix: 'Delete the file if you do not need the changes.',
    command: 'ashlar generate openapi.yaml --targets types',
    invalid: orphan('export type Owner = string;\n\n// Checked by hand.\n'),
    valid: orphan('export type Owner = string;\n'),
  },
  'cli/invalid-manifest': {
    cause: 'The manifest in the output directory cannot be read.',
    consequence: 'Nothing is written, because Ashlar cannot distinguish its own files from others.',
    fix: 'Restore the manifest from version control, or delete it together with the generated files.',
    command: 'ashlar generate openapi.yaml --targets types',
    invalid: { 'generated/.ashlar.json': '<<<<<<< HEAD\n{ "targets": {} }\n' },
    valid: { 'generated/.ashlar.json': '{ "targets": {} }\n' },
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
    ...commandExamples(
      'ashlar generate openapi.yaml --targets types --check',
      'ashlar generate openapi.yaml --targets types && ashlar generate openapi.yaml --targets types --check',
    ),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
