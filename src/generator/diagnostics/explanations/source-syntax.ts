// Explanations of codes for the syntax of JSON and YAML files, and for overlays.

import type { ExampleExplanation, CommandExplanation } from '../explanation.ts';

const document = `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths: {}
`;

/** Returns examples of an action of an overlay. */
const overlayExamples = (
  invalidAction: string,
): Required<Pick<ExampleExplanation, 'command' | 'invalid' | 'valid'>> => ({
  command: 'ashlar generate openapi.yaml --overlay overlay.yaml --out api --targets types',
  invalid: overlay(invalidAction),
  valid: overlay('{ target: $.info, update: { title: Internal pets } }'),
});

/** Returns a document, and an overlay with an action. */
const overlay = (action: string): Readonly<Record<string, string>> => ({
  'openapi.yaml': document,
  'overlay.yaml': `overlay: 1.0.0
info: { title: Internal, version: 1.0.0 }
actions:
  - ${action}
`,
});

const excluded =
  'Ashlar cannot read the file. In a referenced file, `ashlar generate` excludes the operations that depend on it; otherwise, nothing is generated.';

const inPart =
  '`ashlar generate` excludes the operations and components that contain it. Elsewhere in the document, nothing is generated.';

export const sourceSyntaxExplanations = {
  'source/invalid-encoding': {
    cause: 'The file is not valid UTF-8. Often it was saved in another encoding, such as UTF-16 or Latin-1.',
    consequence: excluded,
    fix: 'Convert the file to UTF-8.',
    command: 'iconv -f latin1 -t utf-8 openapi.yaml > openapi.utf8.yaml',
  },
  'source/empty-file': {
    cause: 'The file contains no value. It is empty, or contains only comments.',
    consequence: excluded,
    fix: 'Write an OpenAPI document in the file, or correct the path.',
    invalid: { 'openapi.yaml': '# The document is not written yet.\n' },
    valid: { 'openapi.yaml': document },
  },
  'source/json-syntax': {
    cause: 'The file is not valid JSON.',
    consequence: excluded,
    fix: 'Correct the syntax at the reported location.',
    invalid: {
      'openapi.json': `{
  "openapi": "3.1.0"
  "info": { "title": "Pets", "version": "1.0.0" },
  "paths": {}
}
`,
    },
    valid: {
      'openapi.json': `{
  "openapi": "3.1.0",
  "info": { "title": "Pets", "version": "1.0.0" },
  "paths": {}
}
`,
    },
  },
  'source/json-extension': {
    cause: 'A JSON file contains a comment or a trailing comma.',
    consequence: '`ashlar generate` accepts it. Other tools will reject the file.',
    fix: 'Remove the comment or the trailing comma.',
    invalid: {
      'openapi.json': `{
  "openapi": "3.1.0",
  "info": { "title": "Pets", "version": "1.0.0" },
  "paths": {},
}
`,
    },
    valid: {
      'openapi.json': `{
  "openapi": "3.1.0",
  "info": { "title": "Pets", "version": "1.0.0" },
  "paths": {}
}
`,
    },
  },
  'source/yaml-syntax': {
    cause: 'The file is not valid YAML 1.2.',
    consequence: excluded,
    fix: 'Correct the syntax at the reported location. Enclose a value that contains `: ` or ` #` in quotes.',
    invalid: `info:
  title: Pets: a store
  version: 1.0.0
`,
    valid: `info:
  title: 'Pets: a store'
  version: 1.0.0
`,
  },
  'source/yaml-indentation': {
    cause: 'A quoted value, array, or object continues on a line that is indented no more than its key.',
    consequence: '`ashlar generate` accepts it. Other tools may reject the file.',
    fix: 'Indent the line more than its key.',
    invalid: `info:
  title: Pets
  version: 1.0.0
  description: 'Pets in the store,
  and their owners.'
`,
    valid: `info:
  title: Pets
  version: 1.0.0
  description: 'Pets in the store,
    and their owners.'
`,
  },
  'source/unknown-yaml-tag': {
    cause: 'A YAML tag is not part of the core schema.',
    consequence: 'Ashlar ignores the tag, and reads the value without it.',
    fix: 'Remove the tag.',
    invalid: `info:
  title: !text Pets
  version: 1.0.0
`,
    valid: `info:
  title: Pets
  version: 1.0.0
`,
  },
  'source/invalid-yaml-key': {
    cause: 'A key in a YAML file is an array or an object. Keys must be strings.',
    consequence: inPart,
    fix: 'Use a string as the key.',
    invalid: `x-owners:
  ? [cat, dog]
  : Ann
`,
    valid: `x-owners:
  cat, dog: Ann
`,
  },
  'source/multiple-documents': {
    cause: 'A YAML file contains more than one document.',
    consequence: '`ashlar generate` reads the first.',
    fix: 'Keep one document in the file, and move the others to their own files.',
    invalid: `info: { title: Pets, version: 1.0.0 }
---
info: { title: Owners, version: 1.0.0 }
`,
    valid: `info: { title: Pets, version: 1.0.0 }
`,
  },
  'source/duplicate-key': {
    cause: 'An object contains the same key twice. Parsers disagree on which value takes precedence.',
    consequence:
      '`ashlar generate` uses the first value. A duplicate path, method, or `security` is always an error, because operations or authentication would be lost.',
    fix: 'Remove or rename one of the keys.',
    invalid: `info:
  title: Pets
  title: Pet store
  version: 1.0.0
`,
    valid: `info:
  title: Pets
  version: 1.0.0
`,
  },
  'source/number-out-of-range': {
    cause: 'A number is not finite, such as `1e999`, `.inf`, or `.nan`. JSON has no such values.',
    consequence: inPart,
    fix: 'Use a finite number, or remove the field.',
    invalid: `components:
  schemas:
    Age: { type: number, maximum: .inf }
`,
    valid: `components:
  schemas:
    Age: { type: number }
`,
  },
  'source/nesting-too-deep': {
    cause: 'The file is nested more than 500 levels deep.',
    consequence: `Most programs cannot process such a value. ${excluded}`,
    fix: 'Move nested schemas to `components.schemas`, and refer to them.',
    command: 'ashlar lint openapi.yaml',
  },
  'source/unknown-alias': {
    cause: 'A YAML alias names an anchor that is not defined before it.',
    consequence: inPart,
    fix: 'Correct the name of the alias, or define its anchor earlier in the file.',
    invalid: `x-defaults:
  limit: &limit { type: integer }
  page: *limits
`,
    valid: `x-defaults:
  limit: &limit { type: integer }
  page: *limit
`,
  },
  'source/alias-cycle': {
    cause: 'A YAML alias is inside the value that it names, so the value would be infinite.',
    consequence: inPart,
    fix: 'Move the alias out of the value that it names, or replace it.',
    invalid: `x-pets:
  cat: &cat
    name: Tom
    mother: *cat
`,
    valid: `x-pets:
  cat: &cat
    name: Tom
  dog:
    friend: *cat
`,
  },
  'source/alias-expansion': {
    cause: 'YAML aliases expand the file to an enormous number of values.',
    consequence: 'Ashlar rejects the file, because it would need all memory ("billion laughs"). Nothing is generated.',
    fix: 'Use fewer nested aliases. To share schemas, use `$ref`.',
    invalid: `x-a: &a [pet, pet, pet, pet, pet, pet, pet, pet, pet, pet]
x-b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
x-c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
x-d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
x-e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
x-f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]
x-g: &g [*f, *f, *f, *f, *f, *f, *f, *f, *f, *f]
paths: {}
`,
    valid: `x-a: &a [pet, pet, pet, pet, pet, pet, pet, pet, pet, pet]
x-b: [*a, *a]
paths: {}
`,
  },
  'source/invalid-merge-key': {
    cause: 'The value of a YAML merge key `<<` is neither an object nor an array of objects.',
    consequence: inPart,
    fix: 'Set `<<` to an alias of an object, or to an array of such aliases.',
    invalid: `components:
  schemas:
    Pet:
      <<: Animal
      type: object
`,
    valid: `x-animal: &animal
  description: An animal.
components:
  schemas:
    Pet:
      <<: *animal
      type: object
`,
  },
  'source/invalid-overlay': {
    cause: 'The file is not a valid OpenAPI Overlay 1.0 document, or one of its actions is incomplete.',
    consequence: 'Nothing is generated, because the overlay could change every part of the document.',
    fix: 'Correct the part that the message names. An action requires `target`, and `update` or `remove`.',
    ...overlayExamples('target: $.info'),
  },
  'source/unknown-overlay-field': {
    cause: 'An overlay contains a field that the Overlay Specification does not define.',
    consequence: 'The field has no effect.',
    fix: 'Correct the name of the field, or remove the field.',
    ...overlayExamples('{ target: $.info, updates: {}, update: { title: Internal pets } }'),
  },
  'source/invalid-overlay-target': {
    cause: 'The target of an overlay action is not a valid JSONPath (RFC 9535).',
    consequence: 'Nothing is generated, because it is unclear what the overlay changes.',
    fix: 'Use a JSONPath that starts with `$`, such as `$.info`.',
    ...overlayExamples('{ target: info.title, update: { title: Internal pets } }'),
  },
  'source/overlay-no-match': {
    cause: 'The target of an overlay action matches nothing. Often the document has changed.',
    consequence: 'The action has no effect.',
    fix: 'Correct the target, or remove the action.',
    ...overlayExamples('{ target: $.servers, remove: true }'),
  },
  'source/overlay-type-mismatch': {
    cause:
      'An overlay action is not applicable to its target. An object can be merged only into an object, the target of an added item must be an array, and the root cannot be removed.',
    consequence: 'Nothing is generated.',
    fix: 'Change the target to a value of the type that the action requires.',
    ...overlayExamples('{ target: $.info.title, update: { title: Internal pets } }'),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
