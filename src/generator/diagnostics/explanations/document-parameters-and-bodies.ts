// Explanations of codes for parameters, headers, request bodies, and responses.

import { operationExample, type ExampleExplanation } from '../explanation.ts';

export const documentParameterAndBodyExplanations = {
  'document/invalid-style': {
    cause: 'A parameter has a `style` that its location does not allow, such as `form` in a path.',
    consequence: '`ashlar generate` uses the default style of the location.',
    fix: 'Use a style that the location allows, such as `simple` in a header, or remove `style`.',
    invalid: operationExample(
      'parameters:\n  - { name: X-Tags, in: header, style: form, schema: { type: array, items: { type: string } } }',
    ),
    valid: operationExample(
      'parameters:\n  - { name: X-Tags, in: header, style: simple, schema: { type: array, items: { type: string } } }',
    ),
  },
  'document/unsupported-query-string': {
    cause: 'A `querystring` parameter has a media type other than `application/x-www-form-urlencoded`.',
    consequence: 'Client and server cannot read or write it, so `ashlar generate` excludes the operation.',
    fix: 'Use the media type `application/x-www-form-urlencoded`, or declare separate parameters with `in: query`.',
    invalid: `openapi: 3.2.0
${operationExample(`parameters:
  - name: filter
    in: querystring
    content: { application/json: { schema: { type: object } } }`)}`,
    valid: `openapi: 3.2.0
${operationExample(`parameters:
  - name: filter
    in: querystring
    content: { application/x-www-form-urlencoded: { schema: { type: object } } }`)}`,
  },
  'document/invalid-status': {
    cause: 'A key of `responses` is neither a status code, such as `404`, nor a range, such as `4XX`, nor `default`.',
    consequence:
      '`ashlar generate` uses the status that it means, such as `200` for `200 OK`, or ignores the response.',
    fix: "Use a status code in quotes, such as `'200'`, a range, such as `4XX`, or `default`.",
    invalid: `paths:
  /pets:
    get:
      responses:
        200 OK: { description: All pets. }
`,
    valid: `paths:
  /pets:
    get:
      responses:
        '200': { description: All pets. }
`,
  },
  'document/invalid-media-type': {
    cause: 'A key of `content` is not a media type with a type and a subtype.',
    consequence: 'Ashlar keeps the key unchanged, but no request or response can match it.',
    fix: 'Use a media type with a type and a subtype, such as `application/json`.',
    invalid: operationExample('requestBody:\n  content:\n    json: { schema: { type: object } }'),
    valid: operationExample('requestBody:\n  content:\n    application/json: { schema: { type: object } }'),
  },
  'document/unexpected-item-schema': {
    cause:
      'A media type has an `itemSchema`, but is not sequential, such as `application/jsonl` or `text/event-stream`.',
    consequence: 'Ashlar uses `itemSchema` as the schema of the whole content.',
    fix: 'Use a sequential media type, such as `application/jsonl`, or rename `itemSchema` to `schema`.',
    invalid: `openapi: 3.2.0
${operationExample('requestBody:\n  content:\n    application/json: { itemSchema: { type: object } }')}`,
    valid: `openapi: 3.2.0
${operationExample('requestBody:\n  content:\n    application/jsonl: { itemSchema: { type: object } }')}`,
  },
  'document/single-media-type': {
    cause: 'The `content` of a parameter or header has no media type, or more than one.',
    consequence: 'It is unclear how to write the value, so `ashlar generate` excludes the operations that use it.',
    fix: 'Keep exactly one media type in `content`.',
    invalid: operationExample(`parameters:
  - name: filter
    in: query
    content:
      application/json: { schema: { type: object } }
      text/plain: { schema: { type: string } }`),
    valid: operationExample(`parameters:
  - name: filter
    in: query
    content:
      application/json: { schema: { type: object } }`),
  },
  'document/missing-schema': {
    cause: 'A parameter or header has neither `schema` nor `content`.',
    consequence: 'Ashlar allows any value.',
    fix: 'Add a `schema`, or `content` with one media type.',
    invalid: operationExample('parameters:\n  - { name: page, in: query }'),
    valid: operationExample('parameters:\n  - { name: page, in: query, schema: { type: integer } }'),
  },
  'document/missing-responses': {
    cause: 'An operation declares no responses, so its result is unknown.',
    consequence: 'Types and client do not know the result.',
    fix: 'Add at least one response to `responses`.',
    invalid: `paths:
  /pets:
    get:
      responses: {}
`,
    valid: `paths:
  /pets:
    get:
      responses:
        '200': { description: All pets. }
`,
  },
  'document/ignored-header': {
    cause:
      'A header parameter or response header has a name that OpenAPI ignores. Other fields define the headers `Accept`, `Content-Type`, and `Authorization` of requests, and `Content-Type` of responses: `content` and `security`.',
    consequence: 'Ashlar ignores the header.',
    fix: 'Remove the header. Declare media types in `content` and credentials in `security`.',
    invalid: operationExample('parameters:\n  - { name: Authorization, in: header, schema: { type: string } }'),
    valid: `${operationExample('security:\n  - token: []')}components:
  securitySchemes:
    token: { type: http, scheme: bearer }
`,
  },
  'document/duplicate-parameter': {
    cause:
      'Two parameters have the same name and location, or two headers of a response have the same name. Names of headers are case-insensitive.',
    consequence: 'Ashlar uses the first.',
    fix: 'Remove or rename one of them.',
    invalid: operationExample(`parameters:
  - { name: page, in: query, schema: { type: integer } }
  - { name: page, in: query, schema: { type: string } }`),
    valid: operationExample(`parameters:
  - { name: page, in: query, schema: { type: integer } }
  - { name: after, in: query, schema: { type: string } }`),
  },
  'document/optional-path-parameter': {
    cause: 'A path parameter does not have `required: true`.',
    consequence: 'Ashlar treats the parameter as required, because a path without it is another path.',
    fix: 'Add `required: true` to the parameter.',
    invalid: `paths:
  /pets/{id}:
    get:
      parameters:
        - { name: id, in: path, schema: { type: integer } }
      responses:
        '200': { description: The pet. }
`,
    valid: `paths:
  /pets/{id}:
    get:
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
      responses:
        '200': { description: The pet. }
`,
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
