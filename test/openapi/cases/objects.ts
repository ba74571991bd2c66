// Documents with invalid objects other than schemas.

import { api30, api31, operation31, operation32, swagger, type DiagnosticCase } from '../marked-document.ts';

export const objectCases: readonly DiagnosticCase[] = [
  { code: 'document/not-an-object', when: 'the root is a list', text: '⟦- a⟧' },
  { code: 'document/not-an-object', when: 'the root is a string', text: '⟦text⟧' },
  {
    code: 'document/unsupported-version',
    when: 'the version is OpenAPI 4',
    text: 'openapi: ⟦4.0.0⟧\ninfo: { title: T, version: "1" }',
  },
  {
    code: 'document/unsupported-version',
    when: 'the version is Swagger 1.2',
    text: 'swagger: ⟦"1.2"⟧',
    mentions: 'expected 2.0',
  },
  {
    code: 'document/swagger-converted',
    when: 'a document uses Swagger 2.0',
    text: '⟦swagger⟧: "2.0"\ninfo: { title: T, version: "1" }\npaths: {}',
  },
  {
    code: 'document/swagger-default',
    when: 'a host has no schemes',
    text: 'swagger: "2.0"\ninfo: { title: T, version: "1" }\n⟦host⟧: a.example\npaths: {}',
    mentions: 'using `https`',
  },
  {
    code: 'document/swagger-host',
    when: 'a base path does not begin with a slash',
    text: swagger('- { name: a, in: query, type: string }').replace('\npaths', '\nbasePath: ⟦api⟧\npaths'),
    mentions: 'using `/api`',
  },
  {
    code: 'document/swagger-host',
    when: 'a host has a path',
    text: swagger('- { name: a, in: query, type: string }').replace(
      '\npaths',
      '\nhost: ⟦a.example/v1⟧\nschemes: [https]\npaths',
    ),
    mentions: '`basePath`',
  },
  {
    code: 'document/wrong-type',
    when: 'a host is not a string',
    text: swagger('- { name: a, in: query, type: string }').replace('\npaths', '\nhost: ⟦[a]⟧\npaths'),
    mentions: 'an array',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'an array parameter is separated by tabs',
    text: swagger('- { name: a, in: query, type: array, items: { type: string }, collectionFormat: ⟦tsv⟧ }'),
    mentions: '`collectionFormat: tsv`',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a form field is next to a body parameter',
    text: swagger('- { name: a, in: body, schema: {} }\n- ⟦{ name: b, in: formData, type: string }⟧'),
    mentions: 'one body',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a nested array has a collection format',
    text: swagger(
      '- { name: a, in: query, type: array, items: ⟦{ type: array, items: { type: integer }, collectionFormat: pipes }⟧ }',
    ),
    mentions: '`collectionFormat: pipes`',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a nested array in a form has no collection format',
    text: swagger('- { name: a, in: formData, type: array, items: ⟦{ type: array, items: { type: integer } }⟧ }'),
    mentions: '`collectionFormat: csv`',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a response header is separated by pipes',
    text: swagger('- { name: a, in: query, type: string }').replace(
      /"200": \{[^}]*\}/,
      '"200": { description: ok, headers: { A: { type: array, items: { type: string }, collectionFormat: ⟦pipes⟧ } } }',
    ),
    mentions: '`collectionFormat: pipes`',
  },
  {
    code: 'document/swagger-default',
    when: 'an array in a multipart form is separated by commas',
    text: swagger(
      '- { name: a, in: formData, type: file }\n- { name: b, in: formData, type: array, items: { type: string }, collectionFormat: ⟦csv⟧ }',
    ),
    mentions: 'one part for each item',
  },
  {
    code: 'document/swagger-default',
    when: 'an array in a multipart form has no collection format',
    text: swagger(
      '- { name: a, in: formData, type: file }\n- ⟦{ name: b, in: formData, type: array, items: { type: string } }⟧',
    ),
    mentions: '`collectionFormat: csv` is ignored',
  },
  {
    code: 'document/invalid-value',
    when: 'a Swagger parameter location is misspelled',
    text: swagger('- { name: a, in: ⟦qeury⟧, type: string }'),
    mentions: 'did you mean `query`?',
  },
  {
    code: 'document/unexpected-item-schema',
    when: 'a non-sequential media type has an item schema',
    text: operation32('requestBody:\n  content:\n    ⟦application/json⟧: { itemSchema: {} }'),
  },
  {
    code: 'document/unsupported-query-string',
    when: 'a query string is JSON',
    text: operation32('parameters:\n  - { name: q, in: querystring, content: ⟦{ application/json: { schema: {} } }⟧ }'),
  },
  {
    code: 'document/newer-field',
    when: 'a 3.1 document has a query method',
    text: api31('paths:\n  /p:\n    ⟦query⟧:\n      responses: { "200": { description: ok } }'),
  },
  { code: 'document/unsupported-version', when: 'a version is missing', text: '⟦title: x⟧' },
  { code: 'document/inferred-field', when: 'info is missing', text: '⟦openapi: 3.1.0\npaths: {}⟧' },
  {
    code: 'document/missing-field',
    when: 'a parameter has no name',
    text: operation31('parameters:\n  - ⟦in: query\n    schema: {}⟧'),
    mentions: 'missing `name`',
  },
  {
    code: 'document/missing-field',
    when: 'a security scheme has no type',
    text: api31('components:\n  securitySchemes:\n    s: ⟦{ scheme: basic }⟧'),
    mentions: 'missing `type`',
  },
  {
    code: 'document/inferred-field',
    severity: 'warning',
    when: 'a response has no description',
    text: api31('paths:\n  /p:\n    get:\n      responses:\n        "200": ⟦{}⟧'),
  },
  {
    code: 'document/inferred-field',
    when: 'a 3.0 operation has no responses',
    text: api30('paths:\n  /p:\n    get: ⟦{ summary: s }⟧'),
    mentions: 'missing `responses`',
  },
  {
    code: 'document/inferred-field',
    when: 'a document has no paths',
    text: '⟦openapi: 3.1.0\ninfo: { title: T, version: "1" }⟧',
    mentions: 'missing `paths`, `webhooks`, or `components`',
  },
  {
    code: 'document/unknown-field',
    severity: 'warning',
    when: 'a field is misspelled',
    text: operation31('⟦sumary⟧: s'),
    mentions: 'did you mean `summary`?',
  },
  { code: 'document/newer-field', when: 'a 3.0 document has webhooks', text: api30('paths: {}\n⟦webhooks⟧: {}') },
  { code: 'document/null-field', when: 'a description is null', text: operation31('description: ⟦~⟧') },
  {
    code: 'document/wrong-type',
    when: 'a summary is a list',
    text: operation31('summary: ⟦[a]⟧'),
    mentions: 'expected a string, found an array',
  },
  {
    code: 'document/wrong-type',
    severity: 'warning',
    when: 'the license is a string',
    text: 'openapi: 3.1.0\ninfo: { title: T, version: "1", license: ⟦MIT⟧ }\npaths: {}',
    mentions: 'an object (license)',
  },
  {
    code: 'document/missing-field',
    severity: 'warning',
    when: 'a tag has no name',
    text: api31('paths: {}\ntags: [⟦{ description: x }⟧]'),
    mentions: 'missing `name`',
  },
  {
    code: 'document/wrong-type',
    severity: 'warning',
    when: 'the root tags are a string',
    text: api31('paths: {}\ntags: ⟦pets⟧'),
  },
  {
    code: 'document/missing-field',
    severity: 'warning',
    when: 'external documentation has no URL',
    text: operation31('externalDocs: ⟦{ description: x }⟧'),
    mentions: 'missing `url`',
  },
  { code: 'document/wrong-type', when: 'paths are a list', text: api31('paths: ⟦[]⟧') },
  {
    code: 'document/wrong-type',
    when: 'tags are a string',
    text: operation31('tags: ⟦pets⟧'),
    mentions: 'expected an array, found `pets`',
  },
  {
    code: 'document/unquoted-string',
    when: 'a version looks like a number',
    text: 'openapi: 3.1.0\ninfo: { title: T, version: ⟦1.10⟧ }\npaths: {}',
    mentions: 'found the number `1.10`; using `"1.10"`',
  },
  { code: 'document/quoted-value', when: 'a boolean is in quotes', text: operation31('deprecated: ⟦"true"⟧') },
  {
    code: 'document/invalid-value',
    when: 'a parameter location is misspelled',
    text: operation31('parameters:\n  - { name: a, in: ⟦qeury⟧, schema: {} }'),
    mentions: 'did you mean `query`?',
  },
  {
    code: 'document/invalid-value',
    when: 'a security scheme has an unknown type',
    text: api31('components:\n  securitySchemes:\n    s: { type: ⟦basic⟧ }'),
  },
  {
    code: 'document/invalid-style',
    when: 'a path parameter has the style form',
    text: api31(
      'paths:\n  /p/{a}:\n    get:\n      parameters:\n        - { name: a, in: path, required: true, style: ⟦form⟧, schema: {} }\n      responses: { "200": { description: ok } }',
    ),
    mentions: 'expected one of `simple`, `matrix`, `label`',
  },
  {
    code: 'document/invalid-status',
    when: 'a status has four digits',
    text: api31(
      'paths:\n  /p:\n    get:\n      responses:\n        200: { description: ok }\n        ⟦2000⟧: { description: ok }',
    ),
  },
  {
    code: 'document/invalid-media-type',
    when: 'a media type has no subtype',
    text: operation31('requestBody:\n  content:\n    ⟦json⟧: {}'),
  },
  {
    code: 'document/invalid-component-name',
    when: 'a component name has a space',
    text: api31('components:\n  schemas:\n    ⟦a b⟧: {}'),
  },
  {
    code: 'document/mutually-exclusive-fields',
    when: 'a parameter has example and examples',
    text: operation31(
      'parameters:\n  - name: a\n    in: query\n    schema: {}\n    ⟦example⟧: 1\n    examples: { x: { value: 2 } }',
    ),
  },
  {
    code: 'document/mutually-exclusive-fields',
    when: 'an example has two values',
    text: api31('components:\n  examples:\n    ⟦e⟧: { value: 1, externalValue: "http://e" }'),
  },
  {
    code: 'document/mutually-exclusive-fields',
    when: 'a parameter has schema and content',
    text: operation31('parameters:\n  - name: a\n    in: query\n    schema: {}\n    ⟦content⟧: { text/plain: {} }'),
  },
  {
    code: 'document/mutually-exclusive-fields',
    when: 'a link has no operation',
    text: api31('components:\n  links:\n    ⟦l⟧: {}'),
  },
  {
    code: 'document/single-media-type',
    when: 'a parameter has two media types',
    text: operation31('parameters:\n  - name: a\n    in: query\n    ⟦content⟧: { text/plain: {}, text/html: {} }'),
  },
  {
    code: 'document/missing-schema',
    when: 'a parameter has neither schema nor content',
    text: operation31('parameters:\n  - ⟦{ name: a, in: query }⟧'),
  },
  {
    code: 'document/missing-responses',
    when: 'responses are empty',
    text: api31('paths:\n  /p:\n    get:\n      ⟦responses⟧: {}'),
  },
  {
    code: 'document/ignored-header',
    when: 'a parameter is named Authorization',
    text: operation31('parameters:\n  - ⟦{ name: Authorization, in: header, schema: {} }⟧'),
  },
  {
    code: 'document/ignored-header',
    when: 'a response header is named Content-Type',
    text: api31(
      'paths:\n  /p:\n    get:\n      responses:\n        "200":\n          description: ok\n          headers:\n            ⟦content-type⟧: { schema: {} }',
    ),
  },
  {
    code: 'document/duplicate-parameter',
    when: 'two query parameters have the same name',
    text: operation31(
      'parameters:\n  - { name: a, in: query, schema: {} }\n  - { name: a, in: header, schema: {} }\n  - ⟦{ name: a, in: query, schema: {} }⟧',
    ),
  },
  {
    code: 'document/duplicate-parameter',
    when: 'the names of two response headers differ only in case',
    text: api31(
      'paths:\n  /p:\n    get:\n      responses:\n        "200":\n          description: ok\n          headers:\n            X-A: { schema: {} }\n            ⟦x-a⟧: { schema: {} }',
    ),
  },
  {
    code: 'document/optional-path-parameter',
    when: 'a path parameter is optional',
    text: api31(
      'paths:\n  /p/{a}:\n    get:\n      parameters:\n        - { name: a, in: path, required: ⟦false⟧, schema: {} }\n      responses: { "200": { description: ok } }',
    ),
  },
  {
    code: 'document/server-variable-mismatch',
    when: 'a server variable is not defined',
    text: api31('paths: {}\nservers:\n  - url: ⟦https://{host}/⟧'),
  },
  {
    code: 'document/server-variable-mismatch',
    when: 'a server variable is not used',
    text: api31('paths: {}\nservers:\n  - url: https://e\n    variables:\n      host: ⟦{ default: e }⟧'),
  },
  {
    code: 'document/server-variable-mismatch',
    when: 'the default of a server variable is not in the enum',
    text: api31(
      'paths: {}\nservers:\n  - url: https://{host}\n    variables:\n      host: { default: ⟦c⟧, enum: [a, b] }',
    ),
  },
  {
    code: 'document/duplicate-tag',
    when: 'a tag is defined twice',
    text: api31('paths: {}\ntags:\n  - name: a\n  - name: ⟦a⟧'),
  },
];
