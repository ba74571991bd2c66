// Mistakes in the objects of a document that are not schemas.

import { api30, api31, operation31, operation32, swagger, type Mistake } from '../marked.ts';

export const objectMistakes: readonly Mistake[] = [
  { code: 'document/not-an-object', when: 'the root is a list', text: '⟦- a⟧' },
  { code: 'document/not-an-object', when: 'the root is text', text: '⟦hello⟧' },
  {
    code: 'document/unsupported-version',
    when: 'it is OpenAPI 4',
    text: 'openapi: ⟦4.0.0⟧\ninfo: { title: T, version: "1" }',
  },
  { code: 'document/unsupported-version', when: 'it is an older Swagger', text: 'swagger: ⟦"1.2"⟧', says: 'only 2.0' },
  {
    code: 'document/swagger-converted',
    when: 'it is Swagger 2.0',
    text: '⟦swagger⟧: "2.0"\ninfo: { title: T, version: "1" }\npaths: {}',
  },
  {
    code: 'document/swagger-default',
    when: 'a host has no schemes',
    text: 'swagger: "2.0"\ninfo: { title: T, version: "1" }\n⟦host⟧: a.example\npaths: {}',
    says: 'https is assumed',
  },
  {
    code: 'document/swagger-host',
    when: 'a base path begins without a slash',
    text: swagger('- { name: a, in: query, type: string }').replace('\npaths', '\nbasePath: ⟦api⟧\npaths'),
    says: 'read as /api',
  },
  {
    code: 'document/swagger-host',
    when: 'a host has a path',
    text: swagger('- { name: a, in: query, type: string }').replace(
      '\npaths',
      '\nhost: ⟦a.example/v1⟧\nschemes: [https]\npaths',
    ),
    says: '"basePath"',
  },
  {
    code: 'document/wrong-type',
    when: 'a host is no text',
    text: swagger('- { name: a, in: query, type: string }').replace('\npaths', '\nhost: ⟦[a]⟧\npaths'),
    says: 'a list',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a list is written with tabs',
    text: swagger('- { name: a, in: query, type: array, items: { type: string }, collectionFormat: ⟦tsv⟧ }'),
    says: '"tsv"',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a field of a form stands beside a body',
    text: swagger('- { name: a, in: body, schema: {} }\n- ⟦{ name: b, in: formData, type: string }⟧'),
    says: 'one body',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a list in a list has a style',
    text: swagger(
      '- { name: a, in: query, type: array, items: ⟦{ type: array, items: { type: integer }, collectionFormat: pipes }⟧ }',
    ),
    says: '"pipes"',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a list in a list of a form has none',
    text: swagger('- { name: a, in: formData, type: array, items: ⟦{ type: array, items: { type: integer } }⟧ }'),
    says: '"csv"',
  },
  {
    code: 'document/swagger-unsupported',
    when: 'a header of a response is a list with pipes',
    text: swagger('- { name: a, in: query, type: string }').replace(
      /"200": \{[^}]*\}/,
      '"200": { description: ok, headers: { A: { type: array, items: { type: string }, collectionFormat: ⟦pipes⟧ } } }',
    ),
    says: '"pipes"',
  },
  {
    code: 'document/swagger-default',
    when: 'a list of a multipart form is written with commas',
    text: swagger(
      '- { name: a, in: formData, type: file }\n- { name: b, in: formData, type: array, items: { type: string }, collectionFormat: ⟦csv⟧ }',
    ),
    says: 'a part of its own',
  },
  {
    code: 'document/swagger-default',
    when: 'a list of a multipart form says nothing',
    text: swagger(
      '- { name: a, in: formData, type: file }\n- ⟦{ name: b, in: formData, type: array, items: { type: string } }⟧',
    ),
    says: 'not "csv"',
  },
  {
    code: 'document/invalid-value',
    when: 'Swagger has a type that it does not know',
    text: swagger('- { name: a, in: ⟦qeury⟧, type: string }'),
    says: 'Did you mean "query"?',
  },
  {
    code: 'document/unexpected-item-schema',
    when: 'no sequence has a schema for items',
    text: operation32('requestBody:\n  content:\n    ⟦application/json⟧: { itemSchema: {} }'),
  },
  {
    code: 'document/unsupported-query-string',
    when: 'the query is JSON',
    text: operation32('parameters:\n  - { name: q, in: querystring, content: ⟦{ application/json: { schema: {} } }⟧ }'),
  },
  {
    code: 'document/newer-field',
    when: '3.1 has a query method',
    text: api31('paths:\n  /p:\n    ⟦query⟧:\n      responses: { "200": { description: ok } }'),
  },
  { code: 'document/unsupported-version', when: 'it says nothing', text: '⟦title: x⟧' },
  { code: 'document/inferred-field', when: 'info is missing', text: '⟦openapi: 3.1.0\npaths: {}⟧' },
  {
    code: 'document/missing-field',
    when: 'a parameter has no name',
    text: operation31('parameters:\n  - ⟦in: query\n    schema: {}⟧'),
    says: '"name"',
  },
  {
    code: 'document/missing-field',
    when: 'a security scheme has no type',
    text: api31('components:\n  securitySchemes:\n    s: ⟦{ scheme: basic }⟧'),
    says: '"type"',
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
    says: '"responses"',
  },
  {
    code: 'document/inferred-field',
    when: 'a document describes nothing',
    text: '⟦openapi: 3.1.0\ninfo: { title: T, version: "1" }⟧',
    says: 'nothing',
  },
  {
    code: 'document/unknown-field',
    severity: 'warning',
    when: 'a field is misspelt',
    text: operation31('⟦sumary⟧: s'),
    says: 'Did you mean "summary"?',
  },
  {
    code: 'document/unknown-field',
    severity: 'error',
    when: 'the document speaks the vocabulary',
    text: api31('x-ashlar: { version: 1 }\npaths: {}\n⟦pathes⟧: {}'),
    says: 'Did you mean "paths"?',
  },
  { code: 'document/newer-field', when: '3.0 has webhooks', text: api30('paths: {}\n⟦webhooks⟧: {}') },
  { code: 'document/null-field', when: 'a description is null', text: operation31('description: ⟦~⟧') },
  {
    code: 'document/wrong-type',
    when: 'a summary is a list',
    text: operation31('summary: ⟦[a]⟧'),
    says: 'expected text, found a list',
  },
  {
    code: 'document/wrong-type',
    severity: 'warning',
    when: 'the license is text',
    text: 'openapi: 3.1.0\ninfo: { title: T, version: "1", license: ⟦MIT⟧ }\npaths: {}',
    says: 'an object (license)',
  },
  {
    code: 'document/missing-field',
    severity: 'warning',
    when: 'a tag has no name',
    text: api31('paths: {}\ntags: [⟦{ description: x }⟧]'),
    says: '"name"',
  },
  {
    code: 'document/wrong-type',
    severity: 'warning',
    when: 'the tags of a document are text',
    text: api31('paths: {}\ntags: ⟦pets⟧'),
  },
  {
    code: 'document/missing-field',
    severity: 'warning',
    when: 'documentation elsewhere has no address',
    text: operation31('externalDocs: ⟦{ description: x }⟧'),
    says: '"url"',
  },
  {
    code: 'document/wrong-type',
    severity: 'error',
    when: "an owner's contact is text",
    text: 'openapi: 3.1.0\nx-ashlar: { version: 1 }\ninfo: { title: T, version: "1", contact: ⟦me⟧ }\npaths: {}',
  },
  { code: 'document/wrong-type', when: 'paths are a list', text: api31('paths: ⟦[]⟧') },
  {
    code: 'document/wrong-type',
    when: 'tags are text',
    text: operation31('tags: ⟦pets⟧'),
    says: 'expected a list, found "pets"',
  },
  {
    code: 'document/unquoted-string',
    when: 'a version looks like a number',
    text: 'openapi: 3.1.0\ninfo: { title: T, version: ⟦1.10⟧ }\npaths: {}',
    says: 'read as "1.10"',
  },
  { code: 'document/quoted-value', when: 'a flag is in quotes', text: operation31('deprecated: ⟦"true"⟧') },
  {
    code: 'document/invalid-value',
    when: 'a location is misspelt',
    text: operation31('parameters:\n  - { name: a, in: ⟦qeury⟧, schema: {} }'),
    says: 'Did you mean "query"?',
  },
  {
    code: 'document/invalid-value',
    when: 'a security scheme has an unknown type',
    text: api31('components:\n  securitySchemes:\n    s: { type: ⟦basic⟧ }'),
  },
  {
    code: 'document/invalid-style',
    when: 'a path parameter is a form',
    text: api31(
      'paths:\n  /p/{a}:\n    get:\n      parameters:\n        - { name: a, in: path, required: true, style: ⟦form⟧, schema: {} }\n      responses: { "200": { description: ok } }',
    ),
    says: 'simple, matrix, label',
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
    when: 'a name has a blank',
    text: api31('components:\n  schemas:\n    ⟦a b⟧: {}'),
  },
  {
    code: 'document/mutually-exclusive-fields',
    when: 'example and examples',
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
    when: 'schema and content',
    text: operation31('parameters:\n  - name: a\n    in: query\n    schema: {}\n    ⟦content⟧: { text/plain: {} }'),
  },
  {
    code: 'document/mutually-exclusive-fields',
    when: 'a link names no operation',
    text: api31('components:\n  links:\n    ⟦l⟧: {}'),
  },
  {
    code: 'document/single-media-type',
    when: 'a parameter has two media types',
    text: operation31('parameters:\n  - name: a\n    in: query\n    ⟦content⟧: { text/plain: {}, text/html: {} }'),
  },
  {
    code: 'document/missing-schema',
    when: 'a parameter says nothing of its value',
    text: operation31('parameters:\n  - ⟦{ name: a, in: query }⟧'),
  },
  {
    code: 'document/missing-responses',
    when: 'responses are empty',
    text: api31('paths:\n  /p:\n    get:\n      ⟦responses⟧: {}'),
  },
  {
    code: 'document/ignored-header',
    when: 'a parameter is Authorization',
    text: operation31('parameters:\n  - ⟦{ name: Authorization, in: header, schema: {} }⟧'),
  },
  {
    code: 'document/ignored-header',
    when: 'a response header is Content-Type',
    text: api31(
      'paths:\n  /p:\n    get:\n      responses:\n        "200":\n          description: ok\n          headers:\n            ⟦content-type⟧: { schema: {} }',
    ),
  },
  {
    code: 'document/duplicate-parameter',
    when: 'two query parameters have one name',
    text: operation31(
      'parameters:\n  - { name: a, in: query, schema: {} }\n  - { name: a, in: header, schema: {} }\n  - ⟦{ name: a, in: query, schema: {} }⟧',
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
    when: 'a variable is not described',
    text: api31('paths: {}\nservers:\n  - url: ⟦https://{host}/⟧'),
  },
  {
    code: 'document/server-variable-mismatch',
    when: 'a variable is not used',
    text: api31('paths: {}\nservers:\n  - url: https://e\n    variables:\n      host: ⟦{ default: e }⟧'),
  },
  {
    code: 'document/server-variable-mismatch',
    when: 'a default is not in the enum',
    text: api31(
      'paths: {}\nservers:\n  - url: https://{host}\n    variables:\n      host: { default: ⟦c⟧, enum: [a, b] }',
    ),
  },
  {
    code: 'document/duplicate-tag',
    when: 'a tag is described twice',
    text: api31('paths: {}\ntags:\n  - name: a\n  - name: ⟦a⟧'),
  },
];
