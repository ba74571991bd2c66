// Explanations of codes for references and identifiers in a document.

import { operationExample, schemaExample, type ExampleExplanation } from '../explanation.ts';

export const documentReferenceExplanations = {
  'document/unresolved-reference': {
    cause: 'A reference cannot be resolved, because its target does not exist. Often its name is misspelled.',
    consequence:
      '`ashlar generate` allows any value for a schema with such a reference, and ignores such an example, header, or link. It excludes operations and components that depend on any other unresolved reference.',
    fix: 'Correct the reference, or define its target.',
    invalid: `${operationExample('parameters:\n  - $ref: "#/components/parameters/Pgae"')}components:
  parameters:
    Page: { name: page, in: query, schema: { type: integer } }
`,
    valid: `${operationExample('parameters:\n  - $ref: "#/components/parameters/Page"')}components:
  parameters:
    Page: { name: page, in: query, schema: { type: integer } }
`,
  },
  'document/reference-base-mismatch': {
    cause:
      'A reference inside a schema with `$id` is relative to this schema, but its target exists only in the document.',
    consequence: 'Ashlar uses the target in the document. Other tools may not resolve the reference.',
    fix: 'Remove `$id` from the schema, or define the target inside the schema.',
    invalid: `components:
  schemas:
    Pet:
      $id: https://example.com/pet
      properties:
        owner: { $ref: '#/components/schemas/Owner' }
    Owner: { type: string }
`,
    valid: `components:
  schemas:
    Pet:
      properties:
        owner: { $ref: '#/components/schemas/Owner' }
    Owner: { type: string }
`,
  },
  'document/reference-type-mismatch': {
    cause: 'A reference points to an object of the wrong kind, such as a request body where a response is expected.',
    consequence:
      '`ashlar generate` uses the content if a response refers to a request body, or the reverse. Otherwise, it excludes the operations and components that depend on the reference.',
    fix: 'Refer to an object of the expected kind, or move the target to the section of its kind in `components`.',
    invalid: `paths:
  /pets:
    get:
      responses:
        '200': { $ref: '#/components/requestBodies/Pets' }
components:
  requestBodies:
    Pets: { content: { application/json: { schema: { type: array } } } }
`,
    valid: `paths:
  /pets:
    get:
      responses:
        '200': { $ref: '#/components/responses/Pets' }
components:
  responses:
    Pets: { description: All pets., content: { application/json: { schema: { type: array } } } }
`,
  },
  'document/cyclic-reference': {
    cause: 'References form a cycle that never reaches an object.',
    consequence:
      '`ashlar generate` allows any value for a schema with such a reference, and excludes the operations and components that depend on any other one.',
    fix: 'Replace one reference of the cycle with the object itself.',
    invalid: `components:
  responses:
    NotFound: { $ref: '#/components/responses/Missing' }
    Missing: { $ref: '#/components/responses/NotFound' }
`,
    valid: `components:
  responses:
    NotFound: { $ref: '#/components/responses/Missing' }
    Missing: { description: The pet does not exist. }
`,
  },
  'document/reference-siblings': {
    cause:
      'A field next to a `$ref` has no effect. In OpenAPI 3.0, this applies to all fields. Since 3.1, a schema may have keywords next to `$ref`, and other objects a `summary` and a `description`.',
    consequence: 'Ashlar ignores the field.',
    fix: 'Remove the field, or move it to the target of the reference. To keep a keyword next to a reference to a schema, move the reference to `allOf`.',
    invalid: `openapi: 3.0.3
components:
  schemas:
    Pet: { $ref: '#/components/schemas/Animal', description: A pet. }
    Animal: { type: object }
`,
    valid: `openapi: 3.0.3
components:
  schemas:
    Pet:
      description: A pet.
      allOf: [{ $ref: '#/components/schemas/Animal' }]
    Animal: { type: object }
`,
  },
  'document/duplicate-anchor': {
    cause: 'Two schemas of a document declare the same anchor, which JSON Schema leaves undefined.',
    consequence: 'References to the anchor resolve to the first schema.',
    fix: 'Rename one of the anchors, and correct the references to it.',
    invalid: schemaExample(`properties:
  name: { $anchor: text, type: string }
  note: { $anchor: text, type: string }`),
    valid: schemaExample(`properties:
  name: { $anchor: name, type: string }
  note: { $anchor: note, type: string }`),
  },
  'document/duplicate-id': {
    cause: 'Two schemas have the same `$id`, or an `$id` is the URI of another file.',
    consequence: 'References to this URI resolve to the first schema.',
    fix: 'Give each schema a unique `$id`, or remove one that no reference uses.',
    invalid: `components:
  schemas:
    Cat: { $id: https://example.com/pet, type: object }
    Dog: { $id: https://example.com/pet, type: object }
`,
    valid: `components:
  schemas:
    Cat: { $id: https://example.com/cat, type: object }
    Dog: { $id: https://example.com/dog, type: object }
`,
  },
  'document/path-item-conflict': {
    cause:
      'A path item and the target of its `$ref` declare the same method, parameter, or other field, which OpenAPI leaves undefined.',
    consequence: 'Ashlar uses the field next to the `$ref`, and ignores the one in the target.',
    fix: 'Remove the field from one of the two path items.',
    invalid: {
      'openapi.yaml': `paths:
  /pets:
    $ref: pets.yaml
    get:
      responses:
        '200': { description: All pets. }
`,
      'pets.yaml': `get:
  responses:
    '200': { description: Pets. }
`,
    },
    valid: {
      'openapi.yaml': `paths:
  /pets:
    $ref: pets.yaml
`,
      'pets.yaml': `get:
  responses:
    '200': { description: All pets. }
`,
    },
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
