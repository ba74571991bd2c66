// Explanations of codes for targets and their output.

import { schemaExample, type ExampleExplanation, type CommandExplanation } from '../explanation.ts';

const generate = 'ashlar generate openapi.yaml --out api --targets';

/** Returns a configuration with the option `dates`, and a schema with a date-time in one of two objects. */
const dates = (schema: string): Readonly<Record<string, string>> => ({
  'openapi.yaml': schemaExample(schema),
  'ashlar.config.json': `{ "document": "openapi.yaml", "out": "api", "targets": ["types"], "dates": "Date" }
`,
});

/** Returns a schema with a rule that compares with the stored value, and an operation. */
const stored = (operation: string): string => `x-ashlar: { version: 1 }
paths:
  /pets/{id}:
    x-resource: { schema: Pet, parameter: id }
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
${operation}
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
      responses:
        '200': { description: The pet. }
components:
  schemas:
    Pet:
      type: object
      required: [age]
      properties: { age: { type: integer } }
      x-rules: [{ id: grows, rule: self.age >= old.age, message: A pet cannot become younger. }]
`;

/** Returns an example with a `deepObject` parameter. */
const deepObject = (schemas: readonly string[]): string => `paths:
  /pets:
    get:
      parameters:
        - { name: filter, in: query, style: deepObject, schema: { $ref: '#/components/schemas/S0' } }
      responses:
        '200': { description: All pets. }
components:
  schemas:
${schemas.map((properties, index) => `    S${index}: { type: object, properties: { ${properties} } }\n`).join('')}`;

const refTo = (index: number): string => `{ $ref: '#/components/schemas/S${index}' }`;

/** Each level of nested schemas doubles the number of combinations in a union with the outermost schema. */
const levels = Array.from({ length: 11 }, (_, index) => `a: ${refTo(index + 2)}, b: ${refTo(index + 2)}`);

export const outputExplanations = {
  'output/dynamic-reference': {
    cause: 'Outer schemas can override the target of a `$dynamicRef`.',
    consequence:
      'Types and the canonical document use only its initial target, as for a `$ref`. Validators use the actual target.',
    fix: 'Replace `$dynamicRef` with `$ref`, and write out the schemas that override its target.',
    command: `${generate} spec`,
    invalid: `components:
  schemas:
    Tree:
      $id: https://example.com/tree
      $dynamicAnchor: node
      type: object
      properties:
        children: { type: array, items: { $dynamicRef: '#node' } }
    ClosedTree:
      $id: https://example.com/closed-tree
      $dynamicAnchor: node
      $ref: tree
      unevaluatedProperties: false
`,
    valid: `components:
  schemas:
    Tree:
      type: object
      properties:
        children: { type: array, items: { $ref: '#/components/schemas/Tree' } }
`,
  },
  'output/format-failed': {
    cause: 'A generated file is not valid TypeScript, and could not be formatted. This is a bug in Ashlar.',
    consequence: 'Nothing is written.',
    fix: 'Report the bug with the document and the message. Until it is fixed, exclude the affected target with `--targets`.',
    command: 'ashlar generate openapi.yaml --out api --targets types,client',
  },
  'output/no-mock-value': {
    cause:
      'The search found no value that satisfies a schema: its keywords contradict each other, or only rare values satisfy them. Headers cannot have strings with spaces at their ends, line breaks, or characters above Latin-1.',
    consequence:
      'The factory of the schema throws an error. Other factories create values without it, if their schemas allow that.',
    fix: 'Add a valid example to the schema, or correct contradictory keywords.',
    command: `${generate} mocks`,
    invalid: schemaExample(`type: string
pattern: ^[0-9]+$
enum: [small, large]`),
    valid: schemaExample(`type: string
pattern: ^[a-z]+$
enum: [small, large]`),
  },
  'output/name-collision': {
    cause:
      'A name derived from a schema or operation, such as the name of a request type, already belongs to another schema.',
    consequence: 'The derived type is exported with a number appended to its name.',
    fix: 'Rename the schema, or change the `operationId` of the operation. With the vocabulary, set `x-name`.',
    command: `${generate} types`,
    invalid: `components:
  schemas:
    Pet:
      type: object
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
    PetRequest: { type: object }
`,
    valid: `components:
  schemas:
    Pet:
      type: object
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string }
    PetOrder: { type: object }
`,
  },
  'output/ambiguous-format': {
    cause:
      'The parts of a schema disagree about a format by which `dates` or `integers64` converts values. A value that has the format in one part does not have it in another.',
    consequence: 'The values of the schema keep the form of JSON. A discriminator makes a union unambiguous.',
    fix: 'Add a `discriminator` to a union, or use the same format in each part.',
    command: 'ashlar generate',
    invalid: dates(`anyOf:
  - { type: object, properties: { born: { type: string, format: date-time } } }
  - { type: object, properties: { born: { type: string } } }`),
    valid: dates(`anyOf:
  - { type: object, properties: { born: { type: string, format: date-time } } }
  - { type: object, properties: { name: { type: string } } }`),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;

export const validatorExplanations = {
  'validators/old-value-unavailable': {
    cause: 'A rule compares a value with its stored value (`old`), but no update provides the stored value here.',
    consequence: 'The rule is never evaluated.',
    fix: 'Declare the rule in the resource or body schema of an update: a PATCH, or an operation with `x-effect: { kind: update }`.',
    command: `${generate} validators`,
    invalid: stored('    post:\n      x-effect: action'),
    valid: stored('    patch:'),
  },
  'validators/deep-object-too-complex': {
    cause: 'The unions in a `deepObject` parameter have too many combinations of schemas for the same names.',
    consequence: 'The validator does not convert the strings of the parameter to numbers and booleans.',
    fix: 'Distinguish the branches of the unions, so that each property has only one schema.',
    command: `${generate} validators,server`,
    invalid: deepObject([
      `a: ${refTo(0)}, b: { anyOf: [${refTo(0)}, ${refTo(1)}] }`,
      ...levels,
      'age: { type: integer }',
    ]),
    valid: deepObject([`a: ${refTo(0)}, b: ${refTo(1)}`, 'age: { type: integer }']),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
