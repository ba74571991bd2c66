// Mistakes in paths, operations and security.

import { api30, api31, api32, operation31, type Mistake } from '../marked.ts';

const ok = 'responses: { "200": { description: ok } }';
const id = (name: string): string => `parameters: [{ name: ${name}, in: path, required: true, schema: {} }]`;

export const pathMistakes: readonly Mistake[] = [
  { code: 'document/invalid-path', when: 'a path begins without a slash', text: api31('paths:\n  ⟦p⟧: {}') },
  { code: 'document/invalid-path', when: 'a brace is left open', text: api31('paths:\n  ⟦/p/{a⟧: {}') },
  {
    code: 'document/invalid-path',
    when: 'a parameter stands twice',
    text: api31(`paths:\n  ⟦/p/{a}/{a}⟧:\n    ${id('a')}`),
    says: 'twice',
  },
  {
    code: 'document/path-with-query',
    severity: 'warning',
    when: 'a path has a query',
    text: api31(`paths:\n  ⟦/p?kind=a⟧:\n    get: { ${ok} }`),
    says: 'the client asks for "/p?kind=a" as it is written',
  },
  {
    code: 'document/path-with-query',
    severity: 'warning',
    when: 'a path has a fragment',
    text: api31(`paths:\n  ⟦/p#a⟧:\n    get: { ${ok} }`),
    says: 'sent as %23',
  },
  {
    code: 'document/path-with-query',
    severity: 'error',
    when: 'a path has a query, and the document speaks the vocabulary',
    text: api31(`x-ashlar: { version: 1 }\npaths:\n  ⟦/p?kind=a⟧:\n    get: { x-access: { public: true }, ${ok} }`),
    says: 'as parameters',
  },
  {
    code: 'document/redundant-additional-operation',
    when: 'a path item has a member for it',
    text: api32(`paths:\n  /p:\n    additionalOperations:\n      ⟦GET⟧: { ${ok} }`),
    says: 'member "get"',
  },
  {
    code: 'document/redundant-additional-operation',
    severity: 'error',
    when: 'the member stands there too',
    text: api32(`paths:\n  /p:\n    get: { ${ok} }\n    additionalOperations:\n      ⟦GET⟧: { ${ok} }`),
    says: 'described already',
  },
  {
    code: 'document/invalid-tag-parent',
    when: 'no tag is called so',
    text: api32('tags: [{ name: pets }, { name: cats, parent: ⟦pet⟧ }]\npaths: {}'),
    says: 'Did you mean "pets"?',
  },
  {
    code: 'document/invalid-tag-parent',
    when: 'a tag is its own',
    text: api32('tags: [{ name: pets, parent: ⟦pets⟧ }]\npaths: {}'),
    says: 'beneath itself',
  },
  {
    code: 'document/invalid-tag-parent',
    when: 'tags go round',
    text: api32('tags: [{ name: a, parent: b }, { name: b, parent: ⟦c⟧ }, { name: c, parent: b }]\npaths: {}'),
    says: 'beneath itself',
  },
  {
    code: 'document/undescribed-path-parameter',
    when: 'nobody describes a parameter',
    text: api31(`paths:\n  /p/⟦{pet_id}⟧:\n    get: { ${ok} }`),
    says: 'the path describes it',
  },
  {
    code: 'document/undescribed-path-parameter',
    when: 'one method does not describe it',
    text: api31(`paths:\n  /p/⟦{a}⟧:\n    get: { ${id('a')}, ${ok} }\n    put: { ${ok} }`),
    says: 'put describes it',
  },
  {
    code: 'document/unused-path-parameter',
    when: 'the path has no such parameter',
    text: api31(
      `paths:\n  /p:\n    get:\n      parameters:\n        - { name: ⟦a⟧, in: path, required: true, schema: {} }\n      ${ok}`,
    ),
  },
  {
    code: 'document/unused-path-parameter',
    when: 'it is shown where the reference stands',
    text: api31(
      `paths:\n  /p:\n    get:\n      parameters:\n        - $ref: ⟦"#/components/parameters/A"⟧\n      ${ok}\ncomponents:\n  parameters:\n    A: { name: a, in: path, required: true, schema: {} }`,
    ),
  },
  {
    code: 'document/duplicate-path',
    severity: 'error',
    when: 'names alone differ, and a method is shared',
    text: api31(`paths:\n  /p/{a}:\n    get: { ${id('a')}, ${ok} }\n  ⟦/p/{b}⟧:\n    get: { ${id('b')}, ${ok} }`),
    says: 'get',
  },
  {
    code: 'document/equivalent-paths',
    severity: 'warning',
    when: 'names alone differ, and no method is shared',
    text: api31(`paths:\n  /p/{a}:\n    get: { ${id('a')}, ${ok} }\n  ⟦/p/{b}⟧:\n    put: { ${id('b')}, ${ok} }`),
  },
  {
    code: 'document/ambiguous-paths',
    when: 'each path is concrete where the other is not',
    text: api31(`paths:\n  /{a}/x:\n    get: { ${id('a')}, ${ok} }\n  ⟦/y/{b}⟧:\n    get: { ${id('b')}, ${ok} }`),
  },
  {
    code: 'document/path-item-conflict',
    when: 'a method stands beside a reference that leads to it too',
    text: api31(`paths:\n  /p:\n    $ref: item.yaml\n    ⟦get⟧: { ${ok} }`),
    files: { 'item.yaml': `get: { ${ok} }` },
    says: 'the one here counts',
  },
  {
    code: 'document/duplicate-operation-id',
    when: 'two operations have one id',
    text: api31(`paths:\n  /p:\n    get: { operationId: list, ${ok} }\n    put: { operationId: ⟦list⟧, ${ok} }`),
  },
  {
    code: 'document/unknown-operation',
    when: 'a link is misspelt',
    text: api31(
      `paths:\n  /p:\n    get: { operationId: getPet, ${ok} }\ncomponents:\n  links:\n    l: { operationId: ⟦getPt⟧ }`,
    ),
    says: 'Did you mean "getPet"?',
  },
  {
    code: 'document/unknown-operation',
    when: 'a link refers to a path that is not there',
    text: api31(
      `paths:\n  /pets:\n    get: { operationId: getPet, ${ok} }\ncomponents:\n  links:\n    l: { operationRef: ⟦"#/paths/~1pet/get"⟧ }\n    r: { operationRef: "#/paths/~1pets/get" }\n    o: { operationRef: "https://other.example/api.yaml#/paths/~1pets/get" }`,
    ),
    says: 'Did you mean "/pets"?',
  },
  {
    code: 'document/unknown-security-scheme',
    when: 'a scheme is misspelt',
    text: api31(
      'paths: {}\nsecurity:\n  - ⟦bearr⟧: []\ncomponents:\n  securitySchemes:\n    bearer: { type: http, scheme: bearer }',
    ),
    says: 'Did you mean "bearer"?',
  },
  {
    code: 'document/unknown-scope',
    when: 'no flow offers a scope',
    text: `${operation31('security:\n  - oauth: [pets:read, ⟦pets:wirte⟧]')}\ncomponents:\n  securitySchemes:\n    oauth:\n      type: oauth2\n      flows:\n        clientCredentials: { tokenUrl: https://t, scopes: { "pets:read": r, "pets:write": w } }`,
    says: 'Did you mean "pets:write"?',
  },
  {
    code: 'document/redundant-scope',
    severity: 'note',
    when: 'a 3.0 key has scopes',
    text: api30(
      'paths: {}\nsecurity:\n  - key: [⟦a⟧, b]\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, in: header, name: X-Key }',
    ),
  },
];
