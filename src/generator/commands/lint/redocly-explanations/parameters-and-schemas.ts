// Explanations of Redocly rules for parameters, schemas, and references.

import { operationExample, schemaExample, type ExampleExplanation } from '../../../diagnostics/explanation.ts';
import type { RedoclyRule } from '../redocly.ts';

const parameter = (fields: string): string => operationExample(`parameters:\n  - { ${fields} }`);

/** Returns a document with a schema, and a reference to a schema in another file. */
const twoFiles = (name: string): Readonly<Record<string, string>> => ({
  'openapi.yaml': `components:
  schemas:
    Pet: { type: string }
    Sale:
      type: object
      properties:
        pet: { $ref: store.yaml#/${name} }
`,
  'store.yaml': `${name}: { type: integer }
`,
});

/** Returns `GET /pets`, with more fields of its response. */
const pets = (fields: string): string => `paths:
  /pets:
    get:
      responses:
        '200':
          description: All pets.${fields}`;

/** Returns an object with a required name. */
const name = (keywords: string): string =>
  schemaExample(`type: object\nrequired: [name]\nproperties:\n  name: { type: string${keywords} }`);

export const parameterAndSchemaExplanations = {
  'array-parameter-serialization': {
    cause: 'A parameter with an array has no `style` or no `explode`.',
    consequence:
      'The defaults apply. A client that assumes others sends `tag=cat,dog` instead of `tag=cat&tag=dog`, and the server reads one value.',
    fix: 'Set `style` and `explode`, such as `style: form` and `explode: true` for a query parameter.',
    invalid: parameter('name: tag, in: query, schema: { type: array, items: { type: string } }'),
    valid: parameter(
      'name: tag, in: query, style: form, explode: true, schema: { type: array, items: { type: string } }',
    ),
  },
  'boolean-parameter-prefixes': {
    cause: 'The name of a boolean parameter does not begin with `is` or `has` and a capital letter, `-`, or `_`.',
    consequence:
      'Callers can mistake `sold` for a date or a number of items, and send a value that the server rejects.',
    fix: 'Begin the name with `is` or `has`, such as `isSold`, unless clients already depend on it.',
    invalid: parameter('name: sold, in: query, schema: { type: boolean }'),
    valid: parameter('name: isSold, in: query, schema: { type: boolean }'),
  },
  'component-name-unique': {
    cause:
      'Two components of the same kind have the same name: the last part of their references, or the name of the file.',
    consequence:
      'Generated code cannot use the name for both. One type gets another name, such as `Pet2`, which does not show what it represents.',
    fix: 'Rename one of the components, and the references to it.',
    invalid: twoFiles('Pet'),
    valid: twoFiles('StorePet'),
  },
  'required-string-property-missing-min-length': {
    cause: 'A required string property has no `minLength`.',
    consequence:
      'Validators accept an empty string, so the server stores a pet without a name although one is required.',
    fix: 'Set `minLength` to 1 or more.',
    invalid: name(''),
    valid: name(', minLength: 1'),
  },
  'scalar-property-missing-example': {
    cause: 'A scalar property has no `example` or `examples`.',
    consequence:
      'Readers see the type but not the form of a value. Mocks return values without meaning, such as random words for a name.',
    fix: 'Add `examples` to the property, or in OpenAPI 3.0 an `example`.',
    invalid: name(''),
    valid: name(', examples: [Rex]'),
  },
  'spec-strict-refs': {
    cause: 'A `$ref` is in an object that OpenAPI does not allow to be a reference.',
    consequence:
      'Tools ignore the reference, or resolve it in their own way, so the part can be missing. Ashlar resolves references to media types, as in OpenAPI 3.2.',
    fix: 'Replace the reference with its target, or refer to a component from an object that can be a reference.',
    invalid: pets(`
          content:
            application/json: { $ref: '#/x-pets' }
x-pets: { schema: { type: string } }
`),
    valid: pets(`
          content:
            application/json: { schema: { $ref: '#/components/schemas/Pets' } }
components:
  schemas:
    Pets: { type: string }
`),
  },
} as const satisfies Partial<Readonly<Record<RedoclyRule, ExampleExplanation>>>;
