// Mistakes in references.

import { api30, api31, operation31, schema31, type Mistake } from '../marked.ts';

export const referenceMistakes: readonly Mistake[] = [
  { code: 'document/unresolved-reference', when: 'a component is misspelt', text: `${operation31('parameters:\n  - $ref: ⟦"#/components/parameters/Pgae"⟧')}\ncomponents:\n  parameters:\n    Page: { name: page, in: query, schema: {} }`, says: 'Did you mean "Page"?' },
  { code: 'document/unresolved-reference', when: 'a schema is missing', text: schema31("properties:\n  a: { $ref: ⟦'#/components/schemas/T'⟧ }"), says: 'no "T"' },
  { code: 'document/unresolved-reference', when: 'a pointer leads through a scalar', text: schema31("type: string\nnot: { $ref: ⟦'#/info/title/x'⟧ }") },
  { code: 'document/unresolved-reference', when: 'an anchor is missing', text: schema31("$anchor: here\nproperties:\n  a: { $ref: ⟦'#her'⟧ }"), says: 'Did you mean "here"?' },
  { code: 'document/unresolved-reference', when: 'a dynamic anchor is missing', text: schema31("properties:\n  a: { $dynamicRef: ⟦'#node'⟧ }") },
  { code: 'document/unresolved-reference', when: 'a file has no such member', text: schema31("properties:\n  a: { $ref: ⟦other.yaml#/B⟧ }"), files: { 'other.yaml': 'A: {}' }, says: 'no "B"' },
  { code: 'document/reference-base', when: 'an $id stands around it', text: api31("components:\n  schemas:\n    S: { $id: 'https://e.com/s', items: { $ref: ⟦'#/components/schemas/T'⟧ } }\n    T: {}"), says: 'document.yaml#/components/schemas/T' },
  { code: 'document/reference-kind', when: 'a parameter is wanted and a schema named', text: `${operation31("parameters:\n  - $ref: ⟦'#/components/schemas/S'⟧")}\ncomponents:\n  schemas:\n    S: {}`, says: 'one of parameters belongs here' },
  { code: 'document/reference-kind', when: 'a schema is wanted and text named', text: schema31("properties:\n  a: { $ref: ⟦'#/info/title'⟧ }"), says: 'is "T"' },
  { code: 'document/cyclic-reference', when: 'two responses refer to each other', text: api31("components:\n  responses:\n    A: { $ref: ⟦'#/components/responses/B'⟧ }\n    B: { $ref: '#/components/responses/A' }") },
  { code: 'document/cyclic-reference', when: 'a schema is nothing but itself', text: schema31("$ref: ⟦'#/components/schemas/S'⟧") },
  { code: 'document/reference-siblings', when: 'a 3.0 reference has a description', text: api30("paths: {}\ncomponents:\n  schemas:\n    S: { $ref: '#/components/schemas/T', ⟦description⟧: d }\n    T: {}") },
  { code: 'document/reference-siblings', when: 'a 3.1 reference has more than words', text: `${operation31("parameters:\n  - $ref: '#/components/parameters/P'\n    description: fine\n    ⟦required⟧: true")}\ncomponents:\n  parameters:\n    P: { name: p, in: query, schema: {} }` },
];
