// Mistakes in references.

import { api30, api31, operation31, schema31, swagger, type Mistake } from '../marked.ts';

export const referenceMistakes: readonly Mistake[] = [
  {
    code: 'document/unresolved-reference',
    when: 'Swagger has no such definition',
    text: `${swagger("- { name: a, in: body, schema: { $ref: ⟦'#/definitions/Missing'⟧ } }")}\ndefinitions: { A: {} }`,
    says: '"#/definitions/Missing" leads nowhere: there is no "Missing"',
  },
  {
    code: 'document/unresolved-reference',
    when: 'Swagger has no such group',
    text: `${swagger("- { $ref: ⟦'#/parameters/Missing'⟧ }")}\ndefinitions: { A: {} }`,
    says: '"#/parameters/Missing" leads nowhere: there is no "parameters"',
  },
  {
    code: 'document/unresolved-reference',
    when: 'Swagger has no definitions',
    text: swagger("- { name: a, in: body, schema: { $ref: ⟦'#/definitions/Missing'⟧ } }"),
    says: '"#/definitions/Missing" leads nowhere: there is no "definitions"',
  },
  {
    code: 'document/cyclic-reference',
    when: 'a definition of Swagger is itself',
    text: `${swagger('- { name: a, in: query, type: string }')}\ndefinitions: { A: { $ref: ⟦'#/definitions/A'⟧ } }`,
    says: '"#/definitions/A"',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a component is misspelt',
    text: `${operation31('parameters:\n  - $ref: ⟦"#/components/parameters/Pgae"⟧')}\ncomponents:\n  parameters:\n    Page: { name: page, in: query, schema: {} }`,
    says: 'Did you mean "Page"?',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a schema is missing',
    text: schema31("properties:\n  a: { $ref: ⟦'#/components/schemas/T'⟧ }"),
    says: 'no "T"',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a pointer leads through a scalar',
    text: schema31("type: string\nnot: { $ref: ⟦'#/info/title/x'⟧ }"),
  },
  {
    code: 'document/unresolved-reference',
    when: 'an anchor is missing',
    text: schema31("$anchor: here\nproperties:\n  a: { $ref: ⟦'#her'⟧ }"),
    says: 'Did you mean "here"?',
  },
  {
    code: 'document/unresolved-reference',
    when: 'a dynamic anchor is missing',
    text: schema31("properties:\n  a: { $dynamicRef: ⟦'#node'⟧ }"),
  },
  {
    code: 'document/unresolved-reference',
    when: 'a file has no such member',
    text: schema31('properties:\n  a: { $ref: ⟦other.yaml#/B⟧ }'),
    files: { 'other.yaml': 'A: {}' },
    says: 'no "B"',
  },
  {
    code: 'document/reference-base-mismatch',
    when: 'an $id stands around it',
    text: api31(
      "components:\n  schemas:\n    S: { $id: 'https://e.com/s', items: { $ref: ⟦'#/components/schemas/T'⟧ } }\n    T: {}",
    ),
    says: 'document.yaml#/components/schemas/T',
  },
  {
    code: 'document/duplicate-anchor',
    when: 'two schemas of one resource have it',
    text: schema31('properties:\n  a: { $anchor: here }\n  b: { $anchor: ⟦here⟧ }'),
    says: 'the name leads there',
  },
  {
    code: 'document/duplicate-anchor',
    when: 'two schemas of one resource have it as a dynamic one',
    text: schema31("$id: https://e.com/s\n$dynamicAnchor: node\nitems: { $dynamicAnchor: ⟦'node'⟧ }"),
    says: 'another schema of this resource is called "node"',
  },
  {
    code: 'document/duplicate-anchor',
    when: 'a dynamic one is another',
    text: schema31('items: { $anchor: node }\nnot: { $dynamicAnchor: ⟦node⟧ }'),
  },
  {
    code: 'document/duplicate-anchor',
    when: 'one is dynamic elsewhere',
    text: schema31('items: { $dynamicAnchor: node }\nnot: { $anchor: ⟦node⟧ }'),
  },
  {
    code: 'document/duplicate-anchor',
    when: 'one schema has it by both keywords',
    text: schema31('$dynamicAnchor: node\n$anchor: ⟦node⟧'),
    says: 'it is a dynamic anchor',
  },
  {
    code: 'document/duplicate-anchor',
    severity: 'error',
    when: 'the document is its owner’s to mend',
    text: api31(
      'x-ashlar: { version: 1 }\ncomponents:\n  schemas:\n    A: { $anchor: here }\n    B: { $anchor: ⟦here⟧ }',
    ),
  },
  {
    code: 'document/duplicate-id',
    when: 'two schemas have it',
    text: api31("components:\n  schemas:\n    A: { $id: https://e.com/a }\n    B: { $id: ⟦'https://e.com/x/../a'⟧ }"),
    says: 'identified by https://e.com/a too',
  },
  {
    code: 'document/duplicate-id',
    when: 'a schema in another has the same',
    text: schema31('$id: schemas/a\nitems: { $id: ⟦a⟧ }'),
    says: 'schemas/a too',
  },
  { code: 'document/duplicate-id', when: 'it is the name of the file', text: schema31('$id: ⟦document.yaml⟧') },
  {
    code: 'document/reference-type-mismatch',
    when: 'a parameter is wanted and a schema named',
    text: `${operation31("parameters:\n  - $ref: ⟦'#/components/schemas/S'⟧")}\ncomponents:\n  schemas:\n    S: {}`,
    says: 'one of parameters belongs here',
  },
  {
    code: 'document/reference-type-mismatch',
    when: 'a schema is wanted and text named',
    text: schema31("properties:\n  a: { $ref: ⟦'#/info/title'⟧ }"),
    says: 'is "T"',
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
    when: 'a schema is nothing but itself',
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
    when: 'a 3.1 reference has more than words',
    text: `${operation31("parameters:\n  - $ref: '#/components/parameters/P'\n    description: fine\n    ⟦required⟧: true")}\ncomponents:\n  parameters:\n    P: { name: p, in: query, schema: {} }`,
  },
];
