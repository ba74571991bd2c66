// Explanations of codes for documents in Swagger 2.0.

import type { ExampleExplanation } from '../explanation.ts';

/** Returns a Swagger 2.0 document with an operation. */
const swagger = (fields: string, parameter = ''): string => `swagger: '2.0'
${fields}paths:
  /pets:
    get:${parameter === '' ? '' : `\n      parameters:\n        - ${parameter}`}
      responses:
        '200': { description: All pets. }
`;

export const documentSwaggerExplanations = {
  'document/swagger-converted': {
    cause: 'The document is Swagger 2.0.',
    consequence:
      'Ashlar converts it to an equivalent OpenAPI 3.0 document, and generates everything. Locations refer to the original file.',
    fix: 'To avoid the note, convert the document to OpenAPI 3. No change is required.',
    invalid: swagger(''),
    valid: `openapi: 3.0.3
paths:
  /pets:
    get:
      responses:
        '200': { description: All pets. }
`,
  },
  'document/swagger-default': {
    cause: 'The Swagger 2.0 document omits information that OpenAPI 3 requires, or that has no effect in OpenAPI 3.',
    consequence: 'Ashlar assumes the usual value, such as `https` for a `host` without `schemes`.',
    fix: 'State the value that the message names, such as `schemes: [https]`, or remove what has no effect.',
    invalid: swagger('host: api.example.com\n'),
    valid: swagger('host: api.example.com\nschemes: [https]\n'),
  },
  'document/swagger-host': {
    cause:
      'The `host` of a Swagger 2.0 document contains a scheme or a path, or its `basePath` does not start with a slash.',
    consequence: 'Ashlar uses the evident intent, and generates everything.',
    fix: 'Write only the host in `host`, the scheme in `schemes`, and a path with a leading slash in `basePath`.',
    invalid: swagger('host: api.example.com\nbasePath: v1\nschemes: [https]\n'),
    valid: swagger('host: api.example.com\nbasePath: /v1\nschemes: [https]\n'),
  },
  'document/swagger-unsupported': {
    cause:
      'The document uses a Swagger 2.0 feature without an equivalent in OpenAPI 3, such as `collectionFormat: tsv`.',
    consequence: 'Ashlar cannot convert this part. `ashlar generate` excludes the operations that use it.',
    fix: 'Use a feature with an equivalent in OpenAPI 3, such as `collectionFormat: csv`.',
    invalid: swagger('', '{ name: ids, in: query, type: array, items: { type: string }, collectionFormat: tsv }'),
    valid: swagger('', '{ name: ids, in: query, type: array, items: { type: string }, collectionFormat: csv }'),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
