// Explanations of codes for building the model.

import { schemaExample, type ExampleExplanation, type CommandExplanation } from '../explanation.ts';

/** Returns the schema `Animal`, and `Pet`, which is a union of `Cat` and `Dog`. */
const union = (mapping: string): string => `components:
  schemas:
    Pet:
      oneOf:
        - $ref: '#/components/schemas/Cat'
        - $ref: '#/components/schemas/Dog'
      discriminator:
        propertyName: kind
        mapping: ${mapping}
    Cat:
      type: object
      required: [kind]
      properties: { kind: { const: cat } }
    Dog:
      type: object
      required: [kind]
      properties: { kind: { const: dog } }
`;

/** Returns a path whose operation with this method affects the list of pets. */
const affects = (method: string): string => `x-ashlar: { version: 1 }
paths:
  /pets:
    get: { operationId: listPets, responses: { '200': { description: Pets } } }
  /pets/count:
    ${method}:
      operationId: countPets
      x-affects: [listPets]
      responses: { '200': { description: The number } }
`;

export const modelExplanations = {
  'model/name-collision': {
    cause: 'Two schemas, operations, or tags have the same name after conversion to the style of code.',
    consequence: 'The second name gets a number, which changes if the first one is renamed.',
    fix: 'Rename one of the schemas or tags, or change one `operationId`. With the vocabulary, set `x-name` for one of them.',
    invalid: `components:
  schemas:
    pet_owner: { type: object }
    PetOwner: { type: object }
`,
    valid: `components:
  schemas:
    pet_owner: { type: object }
    ShopOwner: { type: object }
`,
  },
  'model/infinite-recursion': {
    cause:
      'A schema applies itself to the same value, directly or through other schemas, so validation would never terminate.',
    consequence: 'The schema has no finite type. `ashlar generate` excludes the operations and components that use it.',
    fix: 'Refer to the schema in a property or item, not in `allOf`, `anyOf`, `oneOf`, or `not`.',
    invalid: schemaExample("type: object\nallOf: [{ $ref: '#/components/schemas/Pet' }]"),
    valid: schemaExample("type: object\nproperties:\n  mother: { $ref: '#/components/schemas/Pet' }"),
  },
  'model/reference-chain-too-long': {
    cause:
      'A schema applies a chain of more than 500 schemas to the same value, through `$ref`, `allOf`, and similar keywords.',
    consequence:
      'Code that follows the chain would overflow the stack. `ashlar generate` excludes the operations and components that use the schema.',
    fix: 'Refer to the schema at the end of the chain.',
    command: 'ashlar lint openapi.yaml',
  },
  'model/recursive-union-base': {
    cause: 'A schema extends a union that contains it, so literal validation would never terminate.',
    consequence:
      'Ashlar treats this as inheritance: the schema gets the properties of the union, but not its branches.',
    fix: 'Move the common properties to a schema outside the union, and refer to it in `allOf`.',
    invalid: `components:
  schemas:
    Pet:
      type: object
      properties: { name: { type: string } }
      oneOf: [{ $ref: '#/components/schemas/Cat' }]
    Cat:
      allOf: [{ $ref: '#/components/schemas/Pet' }]
      properties: { claws: { type: integer } }
`,
    valid: `components:
  schemas:
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }]
    PetBase:
      type: object
      properties: { name: { type: string } }
    Cat:
      allOf: [{ $ref: '#/components/schemas/PetBase' }]
      properties: { claws: { type: integer } }
`,
  },
  'model/conflicting-all-of': {
    cause: 'A schema requires a value to have several types that have nothing in common.',
    consequence: 'Validators reject every value.',
    fix: 'Give the parts a common type. If only one part must match, use `anyOf` or `oneOf`.',
    invalid: schemaExample('allOf:\n  - { type: string }\n  - { type: object }'),
    valid: schemaExample('anyOf:\n  - { type: string }\n  - { type: object }'),
  },
  'model/closed-all-of': {
    cause:
      'A part of `allOf` has `additionalProperties: false`, which also rejects the properties of the other parts. The keyword considers only the properties declared next to it.',
    consequence: 'Validators reject a value with properties of both parts.',
    fix: 'Remove `additionalProperties: false`, and set `unevaluatedProperties: false` next to `allOf`, which requires `openapi: 3.1.0`.',
    invalid: `components:
  schemas:
    Pet:
      allOf:
        - type: object
          properties: { name: { type: string } }
          additionalProperties: false
        - type: object
          properties: { age: { type: integer } }
          required: [age]
`,
    valid: `components:
  schemas:
    Pet:
      allOf:
        - type: object
          properties: { name: { type: string } }
        - type: object
          properties: { age: { type: integer } }
          required: [age]
      unevaluatedProperties: false
`,
  },
  'model/impossible-value': {
    cause:
      'Some values of `enum` do not match the `type` next to it. In YAML, strings that look like numbers or booleans need quotes.',
    consequence: 'These values never occur, and are not part of the type.',
    fix: 'Enclose strings in quotes, remove the value from `enum`, or correct `type`.',
    invalid: schemaExample('type: string\nenum: [small, 10]'),
    valid: schemaExample("type: string\nenum: [small, '10']"),
  },
  'model/no-possible-value': {
    cause:
      'No value of `enum` or `const` matches the `type` next to it. In YAML, strings that look like numbers or booleans need quotes.',
    consequence: 'Validators reject every value.',
    fix: 'Enclose strings in quotes, or correct `type` or the values.',
    invalid: schemaExample('type: string\nenum: [1, 2]'),
    valid: schemaExample("type: string\nenum: ['1', '2']"),
  },
  'model/invalid-default': {
    cause: 'A default violates its own schema.',
    consequence: 'Ashlar ignores the default. The linter reports it as `correctness/default-value`.',
    fix: 'Set a default that the schema allows, or correct the schema.',
    command: 'ashlar generate openapi.yaml --out api --targets types',
    invalid: schemaExample('type: object\nproperties:\n  age: { type: integer, minimum: 0, default: -1 }'),
    valid: schemaExample('type: object\nproperties:\n  age: { type: integer, minimum: 0, default: 0 }'),
  },
  'model/nullable-enum-without-null': {
    cause: 'A nullable schema has an `enum` without null, for which OpenAPI 3.0 rejects null.',
    consequence: 'Ashlar accepts null, because that is almost always the intent. Other tools may reject it.',
    fix: 'Add null to `enum`, or remove `nullable: true`.',
    invalid: `openapi: 3.0.3
${schemaExample('type: string\nnullable: true\nenum: [cat, dog]')}`,
    valid: `openapi: 3.0.3
${schemaExample('type: string\nnullable: true\nenum: [cat, dog, null]')}`,
  },
  'model/unknown-discriminator-target': {
    cause: 'The `mapping` of a discriminator names a schema that does not exist.',
    consequence: 'Ashlar ignores the entry of the mapping.',
    fix: 'Correct the name of the schema, or remove the entry.',
    invalid: union("{ cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dgo' }"),
    valid: union("{ cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' }"),
  },
  'model/branch-without-discriminator-value': {
    cause: 'An inline branch of a discriminated union sets no `const` for the discriminating property.',
    consequence: 'No value of the discriminator selects the branch. Validators check it like any branch of `oneOf`.',
    fix: 'Set a `const` for the property in the branch, or move the branch to `components`.',
    invalid: schemaExample(`oneOf:
  - type: object
    required: [kind]
    properties: { kind: { const: cat } }
  - type: object
    required: [kind]
    properties: { kind: { type: string } }
discriminator: { propertyName: kind }`),
    valid: schemaExample(`oneOf:
  - type: object
    required: [kind]
    properties: { kind: { const: cat } }
  - type: object
    required: [kind]
    properties: { kind: { const: dog } }
discriminator: { propertyName: kind }`),
  },
  'model/ineffective-extension': {
    cause:
      'An extension for queries has no effect on this operation. `x-affects` applies to mutations in `paths`, which change data and do not return a stream. `x-pagination` applies to GET and QUERY without a stream. Its value `false` also requires query parameters or a JSON response. A stream that `x-affects` lists has no effect either.',
    consequence: 'The target `query` ignores it.',
    fix: 'Move the extension to an operation to which it applies, or remove it.',
    invalid: affects('get'),
    valid: affects('post'),
  },
  'model/read-and-write-only': {
    cause: 'A schema is both `readOnly` and `writeOnly`, so it would appear in neither requests nor responses.',
    consequence: 'Ashlar ignores both keywords.',
    fix: 'Remove `readOnly` or `writeOnly`.',
    invalid: schemaExample('type: object\nproperties:\n  id: { type: integer, readOnly: true, writeOnly: true }'),
    valid: schemaExample('type: object\nproperties:\n  id: { type: integer, readOnly: true }'),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
