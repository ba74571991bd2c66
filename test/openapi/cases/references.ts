// Documents with invalid references.

import { api30, api31, operation31, schema31, swagger, type DiagnosticCase } from '../marked-document.ts';

export const referenceCases: readonly DiagnosticCase[] = [
  {
    code: 'document/unresolved-reference',
    when: 'a Swagger definition does not exist',
    text: `${swagger("- { name: a, in: body, schema: { $ref: ⟦'#/definitions/Missing'⟧ } }")}\ndefinitions: { A: {} }`,
    mentions: 'cannot resolve `#/definitions/Missing`: `Missing` is not defined',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a Swagger document has no section of that name',
    text: `${swagger("- { $ref: ⟦'#/parameters/Missing'⟧ }")}\ndefinitions: { A: {} }`,
    mentions: 'cannot resolve `#/parameters/Missing`: `parameters` is not defined',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a Swagger document has no definitions',
    text: swagger("- { name: a, in: body, schema: { $ref: ⟦'#/definitions/Missing'⟧ } }"),
    mentions: 'cannot resolve `#/definitions/Missing`: `definitions` is not defined',
  },
  {
    code: 'document/cyclic-reference',
    when: 'a Swagger definition refers to itself',
    text: `${swagger('- { name: a, in: query, type: string }')}\ndefinitions: { A: { $ref: ⟦'#/definitions/A'⟧ } }`,
    mentions: '`#/definitions/A`',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a reference is misspelled',
    text: `${operation31('parameters:\n  - $ref: ⟦"#/components/parameters/Pgae"⟧')}\ncomponents:\n  parameters:\n    Page: { name: page, in: query, schema: {} }`,
    mentions: 'did you mean `Page`?',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a referenced schema is missing',
    text: schema31("properties:\n  a: { $ref: ⟦'#/components/schemas/T'⟧ }"),
    mentions: '`T` is not defined',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a pointer passes through a scalar',
    text: schema31("type: string\nnot: { $ref: ⟦'#/info/title/x'⟧ }"),
  },
  {
    code: 'document/unresolved-reference',
    when: 'an anchor is missing',
    text: schema31("$anchor: here\nproperties:\n  a: { $ref: ⟦'#her'⟧ }"),
    mentions: 'did you mean `here`?',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a dynamic anchor is missing',
    text: schema31("properties:\n  a: { $dynamicRef: ⟦'#node'⟧ }"),
  },
  {
    code: 'document/unresolved-reference',
    when: 'a pointer into another file does not resolve',
    text: schema31('properties:\n  a: { $ref: ⟦other.yaml#/B⟧ }'),
    files: { 'other.yaml': 'A: {}' },
    mentions: '`B` is not defined',
  },
  {
    code: 'document/reference-base-mismatch',
    when: 'a reference is inside a schema with $id',
    text: api31(
      "components:\n  schemas:\n    S: { $id: 'https://e.com/s', items: { $ref: ⟦'#/components/schemas/T'⟧ } }\n    T: {}",
    ),
    mentions: 'document.yaml#/components/schemas/T',
  },
  {
    code: 'document/duplicate-anchor',
    when: 'two schemas of a resource have the same $anchor',
    text: schema31('properties:\n  a: { $anchor: here }\n  b: { $anchor: ⟦here⟧ }'),
    mentions: 'references resolve to the first',
  },
  {
    code: 'document/duplicate-anchor',
    when: 'two schemas of a resource have the same $dynamicAnchor',
    text: schema31("$id: https://e.com/s\n$dynamicAnchor: node\nitems: { $dynamicAnchor: ⟦'node'⟧ }"),
    mentions: 'duplicate anchor `node`',
  },
  {
    code: 'document/duplicate-anchor',
    when: 'a $dynamicAnchor repeats an $anchor',
    text: schema31('items: { $anchor: node }\nnot: { $dynamicAnchor: ⟦node⟧ }'),
  },
  {
    code: 'document/duplicate-anchor',
    when: 'an $anchor repeats a $dynamicAnchor',
    text: schema31('items: { $dynamicAnchor: node }\nnot: { $anchor: ⟦node⟧ }'),
  },
  {
    code: 'document/duplicate-anchor',
    when: 'one schema has the same $anchor and $dynamicAnchor',
    text: schema31('$dynamicAnchor: node\n$anchor: ⟦node⟧'),
    mentions: 'using `$dynamicAnchor`',
  },
  {
    code: 'document/duplicate-id',
    when: 'two schemas have the same $id',
    text: api31("components:\n  schemas:\n    A: { $id: https://e.com/a }\n    B: { $id: ⟦'https://e.com/x/../a'⟧ }"),
    mentions: 'duplicate `$id` `https://e.com/a`',
  },
  {
    code: 'document/duplicate-id',
    when: 'a nested schema has the same $id',
    text: schema31('$id: schemas/a\nitems: { $id: ⟦a⟧ }'),
    mentions: 'schemas/a`',
  },
  { code: 'document/duplicate-id', when: 'an $id is the name of the file', text: schema31('$id: ⟦document.yaml⟧') },
  {
    code: 'document/reference-type-mismatch',
    when: 'a reference to a schema is used as a parameter',
    text: `${operation31("parameters:\n  - $ref: ⟦'#/components/schemas/S'⟧")}\ncomponents:\n  schemas:\n    S: {}`,
    mentions: 'expected a parameter, found a schema',
  },
  {
    code: 'document/reference-type-mismatch',
    when: 'a reference to a string is used as a schema',
    text: schema31("properties:\n  a: { $ref: ⟦'#/info/title'⟧ }"),
    mentions: 'found `T`',
  },
  {
    code: 'document/cyclic-reference',
    when: 'two responses refer to each other',
    text: api31(
      "components:\n  responses:\n    A: { $ref: ⟦'#/components/responses/B'⟧ }\n    B: { $ref: '#/components/responses/A' }",
    ),
  },
  {
    code: 'document/cyclic-reference',
    when: 'a schema is only a reference to itself',
    text: schema31("$ref: ⟦'#/components/schemas/S'⟧"),
  },
  {
    code: 'document/reference-siblings',
    when: 'a 3.0 reference has a description',
    text: api30(
      "paths: {}\ncomponents:\n  schemas:\n    S: { $ref: '#/components/schemas/T', ⟦description⟧: d }\n    T: {}",
    ),
  },
  {
    code: 'document/reference-siblings',
    when: 'a 3.1 reference has fields other than summary and description',
    text: `${operation31("parameters:\n  - $ref: '#/components/parameters/P'\n    description: fine\n    ⟦required⟧: true")}\ncomponents:\n  parameters:\n    P: { name: p, in: query, schema: {} }`,
  },
];
