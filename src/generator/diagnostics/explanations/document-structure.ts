// Explanations of codes for the structure of a document: version, fields, and types of values.

import { operationExample, type ExampleExplanation } from '../explanation.ts';

export const documentStructureExplanations = {
  'document/not-an-object': {
    cause: 'The root of the file is an array or a scalar, so it is not an OpenAPI document.',
    consequence: 'Nothing is generated.',
    fix: 'Make the root of the file an object with `openapi`, `info`, and `paths`.',
    invalid: `- openapi: 3.1.0
- info: { title: Pets, version: 1.0.0 }
`,
    valid: `openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths: {}
`,
  },
  'document/unsupported-version': {
    cause: 'The document is neither OpenAPI 3.0, 3.1, or 3.2 nor Swagger 2.0.',
    consequence: 'Ashlar cannot interpret the fields of the document, and generates nothing.',
    fix: 'Set `openapi` to a supported version, such as `3.1.0`, or `swagger` to `2.0`.',
    invalid: `openapi: 4.0.0
info: { title: Pets, version: 1.0.0 }
paths: {}
`,
    valid: `openapi: 3.2.0
info: { title: Pets, version: 1.0.0 }
paths: {}
`,
  },
  'document/missing-field': {
    cause: 'An object lacks a required field, and its meaning is unclear without it.',
    consequence:
      '`ashlar generate` ignores a server, a tag, or a link to documentation without the field, and the credentials of such a security scheme. It excludes the operations and components that depend on any other such object.',
    fix: 'Add the field that the message names.',
    invalid: operationExample('parameters:\n  - { in: query, schema: { type: integer } }'),
    valid: operationExample('parameters:\n  - { name: page, in: query, schema: { type: integer } }'),
  },
  'document/inferred-field': {
    cause: 'An object lacks a required field, but its meaning is clear without it.',
    consequence: 'Ashlar treats the field as empty, and generates everything.',
    fix: 'Add the field that the message names.',
    invalid: `paths:
  /pets:
    get:
      responses:
        '200': {}
`,
    valid: `paths:
  /pets:
    get:
      responses:
        '200': { description: All pets. }
`,
  },
  'document/unknown-field': {
    cause:
      'The specification does not define the field. Often it is misspelled, indented incorrectly, or an extension without the prefix `x-`.',
    consequence: 'The field has no effect.',
    fix: 'Correct the name or the indentation, add the prefix `x-`, or remove the field. In a document with `x-ashlar`, a field with the prefix `x-` is an error unless `allow` of `x-ashlar` lists it.',
    invalid: operationExample('sumary: List the pets'),
    valid: operationExample('summary: List the pets'),
  },
  'document/newer-field': {
    cause: 'The field requires a later version of OpenAPI than the document declares.',
    consequence: 'Ashlar interprets the field as in that version. Other tools may ignore it.',
    fix: 'Set `openapi` to the version that the message names, or remove the field.',
    invalid: `openapi: 3.0.3
webhooks:
  petAdded:
    post:
      responses:
        '204': { description: Received. }
`,
    valid: `openapi: 3.1.0
webhooks:
  petAdded:
    post:
      responses:
        '204': { description: Received. }
`,
  },
  'document/null-field': {
    cause: 'The value of a field is null, which has no meaning there. In YAML, a key without a value is null.',
    consequence: 'Ashlar treats the field as absent.',
    fix: 'Set a value, or remove the field.',
    invalid: operationExample('description:'),
    valid: operationExample('description: Lists the pets of the store.'),
  },
  'document/wrong-type': {
    cause: 'A value has the wrong type, such as a string instead of an array.',
    consequence:
      '`ashlar generate` uses the value if its meaning is clear, such as one item instead of an array of items. Otherwise, it ignores the value, or excludes the affected operations.',
    fix: 'Change the value to the type that the message names.',
    invalid: operationExample('tags: pets'),
    valid: operationExample('tags: [pets]'),
  },
  'document/unquoted-string': {
    cause: 'A value must be a string, but YAML parses it as a number or a boolean because it has no quotes.',
    consequence: 'Ashlar uses the characters as written. Other tools may read `1.10` as `1.1`.',
    fix: 'Enclose the value in quotes.',
    invalid: `info:
  title: Pets
  version: 1.10
`,
    valid: `info:
  title: Pets
  version: '1.10'
`,
  },
  'document/quoted-value': {
    cause: 'A number or a boolean is in quotes, which makes it a string.',
    consequence: 'Ashlar uses the value without the quotes.',
    fix: 'Remove the quotes.',
    invalid: operationExample("deprecated: 'true'"),
    valid: operationExample('deprecated: true'),
  },
  'document/invalid-value': {
    cause: 'A value is not one of those that the specification allows.',
    consequence:
      '`ashlar generate` uses the evident intent if there is one, such as `query` for `Query`. Otherwise, it excludes the affected operations, or ignores the credentials of a security scheme.',
    fix: 'Use a value that the message names.',
    invalid: operationExample('parameters:\n  - { name: page, in: qeury, schema: { type: integer } }'),
    valid: operationExample('parameters:\n  - { name: page, in: query, schema: { type: integer } }'),
  },
  'document/mutually-exclusive-fields': {
    cause: 'An object has two fields that exclude each other, or lacks both.',
    consequence: 'Ashlar uses the field that the message names.',
    fix: 'Remove one of the two fields. If both are missing, add one.',
    invalid: operationExample(`parameters:
  - name: page
    in: query
    schema: { type: integer }
    example: 1
    examples: { second: { value: 2 } }`),
    valid: operationExample(`parameters:
  - name: page
    in: query
    schema: { type: integer }
    examples: { first: { value: 1 }, second: { value: 2 } }`),
  },
  'document/invalid-component-name': {
    cause: 'A component name contains a character other than letters, digits, `.`, `-`, and `_`.',
    consequence: 'Ashlar derives a type name from it. Other tools may reject the document.',
    fix: 'Use only letters, digits, `.`, `-`, and `_` in the name, and correct the references to it.',
    invalid: `components:
  schemas:
    New Pet: { type: object }
`,
    valid: `components:
  schemas:
    NewPet: { type: object }
`,
  },
  'document/excluded': {
    cause:
      'An operation or component has an error that cannot be repaired, or refers to a component with such an error. The error is reported separately.',
    consequence: 'Ashlar generates everything else. With --strict, it writes nothing until the error is fixed.',
    fix: 'Fix the error that is reported separately.',
    command: 'ashlar generate openapi.yaml --out api --targets types',
    invalid: `paths:
  /pets:
    get:
      responses:
        '200': { $ref: '#/components/responses/Pets' }
  /owners:
    get:
      responses:
        '200': { description: All owners. }
`,
    valid: `paths:
  /pets:
    get:
      responses:
        '200': { description: All pets. }
  /owners:
    get:
      responses:
        '200': { description: All owners. }
`,
  },
  'document/server-variable-mismatch': {
    cause:
      'The URL of a server and its variables do not match: a variable is undeclared or unused, or its default is not in its `enum`.',
    consequence: 'Ashlar leaves an undeclared variable in the URL as it is, and ignores an unused one.',
    fix: 'Declare each variable of the URL in `variables`, with a default from its `enum`. Remove unused variables.',
    invalid: `servers:
  - url: https://{region}.example.com
`,
    valid: `servers:
  - url: https://{region}.example.com
    variables:
      region: { default: eu, enum: [eu, us] }
`,
  },
  'document/duplicate-tag': {
    cause: 'The `tags` of the document declare the same tag twice.',
    consequence: 'Ashlar uses the first declaration.',
    fix: 'Remove or rename one of the tags.',
    invalid: `tags:
  - { name: pets, description: Pets in the store. }
  - { name: pets, description: Pets of a customer. }
`,
    valid: `tags:
  - { name: pets, description: Pets in the store. }
  - { name: customer pets, description: Pets of a customer. }
`,
  },
  'document/invalid-tag-parent': {
    cause: 'The `parent` of a tag does not exist, or is the tag itself or one of its descendants.',
    consequence: 'Ashlar treats the tag as a top-level tag.',
    fix: 'Set `parent` to the name of another tag that is not a descendant of this tag.',
    invalid: `openapi: 3.2.0
tags:
  - { name: pets }
  - { name: cats, parent: pet }
`,
    valid: `openapi: 3.2.0
tags:
  - { name: pets }
  - { name: cats, parent: pets }
`,
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
