// Documents with invalid paths, operations, and security requirements.

import { api30, api31, api32, operation31, type DiagnosticCase } from '../marked-document.ts';

const ok = 'responses: { "200": { description: ok } }';
const parameters = (name: string): string => `parameters: [{ name: ${name}, in: path, required: true, schema: {} }]`;

export const pathCases: readonly DiagnosticCase[] = [
  { code: 'document/invalid-path', when: 'a path does not begin with a slash', text: api31('paths:\n  ⟦p⟧: {}') },
  { code: 'document/invalid-path', when: 'a brace is not closed', text: api31('paths:\n  ⟦/p/{a⟧: {}') },
  {
    code: 'document/invalid-path',
    when: 'a parameter is in a path twice',
    text: api31(`paths:\n  ⟦/p/{a}/{a}⟧:\n    ${parameters('a')}`),
    mentions: 'duplicate parameter `{a}`',
  },
  {
    code: 'document/path-with-query',
    severity: 'warning',
    when: 'a path has a query',
    text: api31(`paths:\n  ⟦/p?kind=a⟧:\n    get: { ${ok} }`),
    mentions: 'path `/p?kind=a` contains a query',
  },
  {
    code: 'document/path-with-query',
    severity: 'warning',
    when: 'a path has a fragment',
    text: api31(`paths:\n  ⟦/p#a⟧:\n    get: { ${ok} }`),
    mentions: 'sent as `%23`',
  },
  {
    code: 'document/redundant-additional-operation',
    when: 'an additional method has its own field',
    text: api32(`paths:\n  /p:\n    additionalOperations:\n      ⟦GET⟧: { ${ok} }`),
    mentions: 'using `get`',
  },
  {
    code: 'document/redundant-additional-operation',
    severity: 'error',
    when: 'an additional method is also defined in its own field',
    text: api32(`paths:\n  /p:\n    get: { ${ok} }\n    additionalOperations:\n      ⟦GET⟧: { ${ok} }`),
    mentions: 'conflicts with `get`',
  },
  {
    code: 'document/invalid-tag-parent',
    when: 'the parent of a tag does not exist',
    text: api32('tags: [{ name: pets }, { name: cats, parent: ⟦pet⟧ }]\npaths: {}'),
    mentions: 'did you mean `pets`?',
  },
  {
    code: 'document/invalid-tag-parent',
    when: 'a tag is its own parent',
    text: api32('tags: [{ name: pets, parent: ⟦pets⟧ }]\npaths: {}'),
    mentions: 'its own ancestor',
  },
  {
    code: 'document/invalid-tag-parent',
    when: 'the parents of tags form a cycle',
    text: api32('tags: [{ name: a, parent: b }, { name: b, parent: ⟦c⟧ }, { name: c, parent: b }]\npaths: {}'),
    mentions: 'its own ancestor',
  },
  {
    code: 'document/undescribed-path-parameter',
    when: 'a path parameter is not defined',
    text: api31(`paths:\n  /p/⟦{pet_id}⟧:\n    get: { ${ok} }`),
    mentions: 'not declared; using a string',
  },
  {
    code: 'document/undescribed-path-parameter',
    when: 'one method does not define a path parameter',
    text: api31(`paths:\n  /p/⟦{a}⟧:\n    get: { ${parameters('a')}, ${ok} }\n    put: { ${ok} }`),
    mentions: 'not declared for `put`',
  },
  {
    code: 'document/unused-path-parameter',
    when: 'a path parameter is not in the path',
    text: api31(
      `paths:\n  /p:\n    get:\n      parameters:\n        - { name: ⟦a⟧, in: path, required: true, schema: {} }\n      ${ok}`,
    ),
  },
  {
    code: 'document/unused-path-parameter',
    when: 'a referenced path parameter is not in the path',
    text: api31(
      `paths:\n  /p:\n    get:\n      parameters:\n        - $ref: ⟦"#/components/parameters/A"⟧\n      ${ok}\ncomponents:\n  parameters:\n    A: { name: a, in: path, required: true, schema: {} }`,
    ),
  },
  {
    code: 'document/duplicate-path',
    severity: 'error',
    when: 'paths with a shared method differ only in parameter names',
    text: api31(
      `paths:\n  /p/{a}:\n    get: { ${parameters('a')}, ${ok} }\n  ⟦/p/{b}⟧:\n    get: { ${parameters('b')}, ${ok} }`,
    ),
    mentions: 'also declares `get`',
  },
  {
    code: 'document/equivalent-paths',
    severity: 'warning',
    when: 'paths without a shared method differ only in parameter names',
    text: api31(
      `paths:\n  /p/{a}:\n    get: { ${parameters('a')}, ${ok} }\n  ⟦/p/{b}⟧:\n    put: { ${parameters('b')}, ${ok} }`,
    ),
  },
  {
    code: 'document/ambiguous-paths',
    when: 'each path has a literal segment at a parameter of the other',
    text: api31(
      `paths:\n  /{a}/x:\n    get: { ${parameters('a')}, ${ok} }\n  ⟦/y/{b}⟧:\n    get: { ${parameters('b')}, ${ok} }`,
    ),
  },
  {
    code: 'document/path-item-conflict',
    when: 'a method is next to a $ref whose target has the same method',
    text: api31(`paths:\n  /p:\n    $ref: item.yaml\n    ⟦get⟧: { ${ok} }`),
    files: { 'item.yaml': `get: { ${ok} }` },
    mentions: 'using the one next to `$ref`',
  },
  {
    code: 'document/duplicate-operation-id',
    when: 'two operations have the same ID',
    text: api31(`paths:\n  /p:\n    get: { operationId: list, ${ok} }\n    put: { operationId: ⟦list⟧, ${ok} }`),
  },
  {
    code: 'document/unknown-operation',
    when: 'the operation ID of a link is misspelled',
    text: api31(
      `paths:\n  /p:\n    get: { operationId: getPet, ${ok} }\ncomponents:\n  links:\n    l: { operationId: ⟦getPt⟧ }`,
    ),
    mentions: 'did you mean `getPet`?',
  },
  {
    code: 'document/unknown-operation',
    when: 'a link refers to a path that does not exist',
    text: api31(
      `paths:\n  /pets:\n    get: { operationId: getPet, ${ok} }\ncomponents:\n  links:\n    l: { operationRef: ⟦"#/paths/~1pet/get"⟧ }\n    r: { operationRef: "#/paths/~1pets/get" }\n    o: { operationRef: "https://other.example/api.yaml#/paths/~1pets/get" }`,
    ),
    mentions: 'did you mean `/pets`?',
  },
  {
    code: 'document/unknown-security-scheme',
    when: 'a security scheme is misspelled',
    text: api31(
      'paths: {}\nsecurity:\n  - ⟦bearr⟧: []\ncomponents:\n  securitySchemes:\n    bearer: { type: http, scheme: bearer }',
    ),
    mentions: 'did you mean `bearer`?',
  },
  {
    code: 'document/unknown-scope',
    when: 'a scope is not defined by any flow',
    text: `${operation31('security:\n  - oauth: [pets:read, ⟦pets:wirte⟧]')}\ncomponents:\n  securitySchemes:\n    oauth:\n      type: oauth2\n      flows:\n        clientCredentials: { tokenUrl: https://t, scopes: { "pets:read": r, "pets:write": w } }`,
    mentions: 'did you mean `pets:write`?',
  },
  {
    code: 'document/redundant-scope',
    severity: 'note',
    when: 'a 3.0 API key requirement has scopes',
    text: api30(
      'paths: {}\nsecurity:\n  - key: [⟦a⟧, b]\ncomponents:\n  securitySchemes:\n    key: { type: apiKey, in: header, name: X-Key }',
    ),
  },
];
