// Explanations of codes for the linter itself: configuration, baseline, and suppressions.

import { commandExamples, operationExample, type ExampleExplanation, type CommandExplanation } from '../explanation.ts';

/** Returns a schema with an undeclared required property, and an `x-lint-ignore`. */
const ignore = (suppression: string): string => `components:
  schemas:
    Pet:
      x-lint-ignore: { ${suppression} }
      type: object
      required: [name, chip]
      properties: { name: { type: string } }
`;

/** Returns a document, and a configuration that defines a rule. */
const customRule = (body: string): Readonly<Record<string, string>> => ({
  'openapi.yaml': `info: { title: Pets, version: 1.0.0 }
`,
  'ashlar.config.mjs': `export default {
  document: 'openapi.yaml',
  lint: {
    customRules: [
      {
        code: 'acme/title',
        severity: 'warning',
        cause: 'The title does not start with the name of the company.',
        help: 'Change the title.',
        create: ({ report }) => ({ api: (api) => ${body} }),
      },
    ],
  },
};
`,
});

/** Returns a document, and a configuration of a rule. */
const configured = (code: string): Readonly<Record<string, string>> => ({
  'openapi.yaml': `info: { title: Pets, version: 1.0.0 }
`,
  'ashlar.config.json': `{ "document": "openapi.yaml", "lint": { "rules": { "${code}": "off" } } }
`,
});

const lint = 'ashlar lint openapi.yaml';
const commit = 'git init --quiet && git add . && git commit --quiet --message Pets';

export const lintExplanations = {
  'lint/missing-suppression-reason': {
    cause: 'An `x-lint-ignore` entry has no reason.',
    consequence: 'The entry has no effect, so its finding is reported as well.',
    fix: 'State the reason as the value of the entry.',
    command: lint,
    invalid: ignore("correctness/undeclared-required: ''"),
    valid: ignore('correctness/undeclared-required: Clients of version 1 send it.'),
  },
  'lint/unused-suppression': {
    cause:
      'An `x-lint-ignore` entry matches no finding in its object. The finding was fixed, or the code is misspelled.',
    consequence: 'The entry has no effect.',
    fix: 'Remove the entry, or correct the code.',
    command: lint,
    invalid: ignore(
      'correctness/undeclared-required: Clients of version 1 send it., correctness/duplicate-branch: The branches will differ.',
    ),
    valid: ignore('correctness/undeclared-required: Clients of version 1 send it.'),
  },
  'lint/too-many-warnings': {
    cause: 'The number of warnings exceeds the limit of `--max-warnings` or `lint.maxWarnings`.',
    consequence: 'The command prints all findings, and fails.',
    fix: 'Fix some warnings, or list the current ones in a baseline with `--update-baseline`.',
    command: 'ashlar lint openapi.yaml --max-warnings 0',
    invalid: operationExample('operationId: listPets'),
    valid: `${operationExample('operationId: listPets\nsummary: List the pets')}        '401': { description: The token is missing. }\n`,
  },
  'lint/invalid-baseline': {
    cause: 'The baseline file is missing or invalid.',
    consequence: 'Nothing is linted, because it is unclear which findings are new.',
    fix: 'Restore the file from version control, or create it again with `--update-baseline`.',
    command: 'ashlar lint openapi.yaml --baseline lint-baseline.json',
    invalid: { 'lint-baseline.json': '<<<<<<< HEAD\n{ "findings": [] }\n' },
    valid: { 'lint-baseline.json': '{ "findings": [] }\n' },
  },
  'lint/stale-baseline': {
    cause: 'The baseline lists findings that no longer exist.',
    consequence: 'The entries have no effect. If the same finding occurs again, they suppress it.',
    fix: 'Update the baseline with `--update-baseline`, which removes the entries.',
    command: 'ashlar lint openapi.yaml --baseline lint-baseline.json',
    invalid: { 'lint-baseline.json': '{ "findings": [{ "fingerprint": "a9eb859cb7a4" }] }\n' },
    valid: { 'lint-baseline.json': '{ "findings": [] }\n' },
  },
  'lint/unknown-commit': {
    cause:
      'Git does not know the commit of `--since`, or cannot read the repository. CI often fetches only the last commit, which then has no common ancestor with the other one. Git does not read repositories of other users.',
    consequence: 'Nothing is linted, because it is unclear which findings are new.',
    fix: 'Fetch the full history with `git fetch --unshallow`; with GitHub Actions, set `fetch-depth: 0` for `actions/checkout`.',
    ...commandExamples(`${commit} && ${lint} --since origin/main`, `${commit} && ${lint} --since HEAD`),
  },
  'lint/fix-skipped': {
    cause:
      'A fix would change more of the document than its finding covers, for example because a YAML alias repeats the text elsewhere.',
    consequence: '`--fix` leaves this part as it is, and applies the other fixes.',
    fix: 'Fix this finding by hand.',
    command: `${lint} --fix --unsafe-fixes --yes`,
    invalid: `components:
  schemas:
    Age: &age { type: integer, maxLength: 3 }
    Pet: { example: *age }
`,
    valid: `components:
  schemas:
    Age: { type: integer, maxLength: 3 }
    Pet: { example: { type: integer, maxLength: 3 } }
`,
  },
  'lint/unknown-rule': {
    cause: 'The lint configuration contains a code that no rule or diagnostic has, or a glob that matches none.',
    consequence: 'Nothing is linted, because the severity of a misspelled rule would not change.',
    fix: 'Correct the code. `ashlar explain` lists all codes.',
    command: 'ashlar lint',
    invalid: configured('correctness/defualt-value'),
    valid: configured('correctness/default-value'),
  },
  'lint/redocly-failed': {
    cause:
      'The rules of `@redocly/openapi-core` cannot read the document, for example because of a reference to itself.',
    consequence: 'These rules report no findings. The rules of Ashlar run as usual.',
    fix: 'Correct the part that the message names, such as a reference to itself.',
    command: lint,
    invalid: `x-pet: { $ref: '#/x-pet' }
`,
    valid: `x-pet: { type: object }
`,
  },
  'lint/rule-failed': {
    cause: 'A custom rule threw an error, or returned an invalid result.',
    consequence: 'The rule stops at its first error. The other rules run as usual.',
    fix: 'Correct the rule, or remove it from `lint.customRules`.',
    command: 'ashlar lint',
    invalid: customRule('report({ message: `the title is ${api.info.title}` })'),
    valid: customRule(
      "api.info.title.startsWith('Acme') || report({ message: 'no company name', at: api.sourceLocation })",
    ),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
