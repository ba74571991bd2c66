// Explanations of codes for `ashlar release`.

import { commandExamples, type ExampleExplanation, type CommandExplanation } from '../explanation.ts';

const command = 'ashlar release --dry-run';

/** Returns a configuration of packages, with the settings of their release. */
const configure = (release: string, targets = '"spec"'): Readonly<Record<string, string>> => ({
  'ashlar.config.json': `{
  "document": "openapi.yaml",
  "targets": [${targets}],
  "packages": { "scope": "@acme", "license": "MIT" },
  "release": ${release}
}
`,
});

/** Returns a configuration with a handwritten package, and the package. */
const additionalPackage = (build: string, file = 'index.js'): Readonly<Record<string, string>> => ({
  ...configure('{ "additionalPackages": ["tools"] }'),
  'tools/package.json': `{
  "name": "@acme/tools",
  "version": "1.0.0",
  "license": "MIT",
  "type": "module",
  "exports": "./${file}",
  "files": ["index.js"],
  "scripts": { "build": "${build}" }
}
`,
  'tools/index.js': 'export const limit = 10;\n',
});

export const releaseExplanations = {
  'release/no-packages': {
    cause: 'The configuration generates no packages.',
    consequence: 'There is nothing to release.',
    fix: 'Configure `packages` with a scope, and generate.',
    command,
    invalid: { 'ashlar.config.json': '{ "document": "openapi.yaml", "targets": ["types"] }\n' },
    valid: configure('{}'),
  },
  'release/missing-package': {
    cause: 'A directory to release contains no package.',
    consequence: 'Nothing is published.',
    fix: 'Generate the packages, or correct `release.additionalPackages` in the configuration.',
    command,
    invalid: configure('{ "additionalPackages": ["tools"] }'),
    valid: additionalPackage('node --version'),
  },
  'release/uncommitted-changes': {
    cause: 'The working tree has uncommitted changes, or is not a Git repository.',
    consequence: 'Nothing is published, because the release could not be traced to a commit.',
    fix: 'Commit or undo the changes.',
    ...commandExamples(
      'ashlar generate && ashlar release --publish',
      "ashlar generate && git add . && git commit --quiet --message 'Generate packages' && ashlar release --publish",
      configure('{}'),
    ),
  },
  'release/registry-error': {
    cause: 'The registry is unreachable, or returned an invalid response.',
    consequence: 'The release stops. Packages that are already published remain, and the next run continues.',
    fix: 'Check the connection and the configured registry, and run the release again.',
    command: 'npm ping',
  },
  'release/permission-denied': {
    cause: 'The registry denied permission for the operation.',
    consequence: 'The release stops. Packages that are already published remain, and the next run continues.',
    fix: 'Log in as a user who can publish under this scope, or set a token in `.npmrc`.',
    command: 'npm login',
  },
  'release/version-exists': {
    cause:
      'The version to publish is already in the registry, with other content. Published versions cannot be changed.',
    consequence: 'The package is not published.',
    fix: 'Set an unused version in `package.json`, or pass `--min-version`. If another release ran at the same time, run the release again.',
    command: 'ashlar release --dry-run --min-version 2.0.0',
  },
  'release/build-failed': {
    cause: 'A package cannot be built or packed. The message contains the output of the failed program.',
    consequence: 'Nothing is published.',
    fix: 'Generate again. If the error remains, build the package to see all errors.',
    command,
    invalid: additionalPackage('node missing.js'),
    valid: additionalPackage('node --version'),
  },
  'release/missing-tool': {
    cause: 'A program that builds or checks packages is not installed.',
    consequence: 'Nothing is published, because the packages cannot be checked.',
    fix: 'Install the program that the message names.',
    command,
    invalid: configure('{ "compiler": "typescrpt" }', '"types", "spec"'),
    valid: configure('{ "compiler": "typescript" }', '"types", "spec"'),
  },
  'release/check-failed': {
    cause: 'A package fails a required check: publint, Are the Types Wrong, or its size limit.',
    consequence: 'Nothing is published.',
    fix: 'Fix the problem that the message names, or raise `release.sizeLimits`.',
    command,
    invalid: additionalPackage('node --version', 'main.js'),
    valid: additionalPackage('node --version', 'index.js'),
  },
  'release/document-not-published': {
    cause: 'Earlier releases include packages, but no document.',
    consequence: 'Ashlar determines the next versions from the declarations of the packages alone.',
    fix: 'Add `spec` to the `targets` of the configuration, and generate.',
    command: 'ashlar generate',
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
