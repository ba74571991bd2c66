// Explanations of codes for `ashlar diff`.

import type { ExampleExplanation, CommandExplanation } from '../explanation.ts';

/** Returns a document with a version and the operations of a path. */
const document = (version: string, ...methods: readonly string[]): string => `info: { title: Pets, version: ${version} }
paths:
  /pets:
${methods.map((method) => `    ${method}:\n      responses:\n        '200': { description: OK }\n`).join('')}`;

/** Returns two versions of a document, the later of which lacks an operation, and the approvals of their changes. */
const approvals = (text: string): Readonly<Record<string, string>> => ({
  'old.yaml': document('1.0.0', 'get', 'post'),
  'openapi.yaml': document('2.0.0', 'get'),
  'ashlar.approvals.yaml': text,
});

const removal = 'a9eb859cb7a4';
const command = 'ashlar diff old.yaml openapi.yaml';

export const diffExplanations = {
  'diff/breaking-change': {
    cause: 'A change without approval is breaking, or may be breaking with `--fail-on possibly-breaking`.',
    consequence:
      'The command prints all changes, and fails. `ashlar.approvals.yaml` can approve a change by its fingerprint.',
    fix: 'Undo the change, or approve it in `ashlar.approvals.yaml`.',
    command: `${command} --fail-on breaking`,
    invalid: { 'old.yaml': document('1.0.0', 'get', 'post'), 'openapi.yaml': document('2.0.0', 'get') },
    valid: { 'old.yaml': document('1.0.0', 'get'), 'openapi.yaml': document('1.1.0', 'get', 'post') },
  },
  'diff/invalid-document': {
    cause: 'One of the two documents has errors, which are reported separately.',
    consequence:
      'Parts with errors are not compared. An error that affects the whole document prevents the comparison.',
    fix: 'Fix the errors that are reported separately.',
    command,
    invalid: {
      'old.yaml': document('1.0.0', 'get'),
      'openapi.yaml': `${document('1.0.0', 'get')}    post:
      responses:
        '200': { $ref: '#/components/responses/Pet' }
`,
    },
    valid: { 'old.yaml': document('1.0.0', 'get'), 'openapi.yaml': document('1.1.0', 'get', 'post') },
  },
  'diff/invalid-approval': {
    cause: 'An entry in the approvals file is invalid. It requires `change`, `reason`, and `expires`.',
    consequence: 'Nothing is compared, because it is unclear which changes are approved.',
    fix: 'Write the entry with `change`, `reason`, and `expires`.',
    command,
    invalid: approvals(`- change: ${removal}\n  expires: '2099-12-31'\n`),
    valid: approvals(`- change: ${removal}\n  reason: The operation never worked.\n  expires: '2099-12-31'\n`),
  },
  'diff/unused-approval': {
    cause:
      'An approval matches no change. The change was reverted, was released, or has been modified since the approval.',
    consequence: 'The approval has no effect.',
    fix: 'Remove the approval.',
    command,
    invalid: {
      ...approvals(`- change: ${removal}\n  reason: The operation never worked.\n  expires: '2099-12-31'\n`),
      'openapi.yaml': document('1.0.0', 'get', 'post'),
    },
    valid: approvals(`- change: ${removal}\n  reason: The operation never worked.\n  expires: '2099-12-31'\n`),
  },
  'diff/current-content': {
    cause: 'A document from a commit or a package refers to a URL, whose earlier content is not available.',
    consequence: 'The comparison uses the current content of the URL for this document, too.',
    fix: 'Commit a copy of the file, and refer to the copy.',
    command: 'curl --fail --output pet.yaml https://example.com/pet.yaml && git add pet.yaml',
  },
  'diff/version-too-low': {
    cause:
      'The version of the new document is lower than its changes require, or lower than the version of the old document.',
    consequence: 'The changes are printed as usual. Clients may take a breaking version for a compatible one.',
    fix: 'Change the version to the one that the message names, or higher, before the release.',
    command,
    invalid: { 'old.yaml': document('1.0.0', 'get', 'post'), 'openapi.yaml': document('1.0.1', 'get') },
    valid: { 'old.yaml': document('1.0.0', 'get', 'post'), 'openapi.yaml': document('2.0.0', 'get') },
  },
  'diff/expired-approval': {
    cause: 'The date in `expires` of an approval has passed.',
    consequence: 'The approval has no effect, so its change is reported again.',
    fix: 'Undo the change, or approve it again with a later date.',
    command,
    invalid: approvals(`- change: ${removal}\n  reason: The operation never worked.\n  expires: '2020-01-31'\n`),
    valid: approvals(`- change: ${removal}\n  reason: The operation never worked.\n  expires: '2099-12-31'\n`),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
