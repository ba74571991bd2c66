// Explanations of codes for paths, operations, and security requirements.

import { operationExample, type ExampleExplanation } from '../explanation.ts';

/** Returns a path item with an operation. */
const item = (path: string, method: string, parameter?: string): string => `  ${path}:
    ${method}:${parameter === undefined ? '' : `\n      parameters: [{ name: ${parameter}, in: path, required: true, schema: { type: string } }]`}
      responses:
        '200': { description: OK }
`;

/** Returns `GET /pets` and `GET /owners` with the given operation IDs. */
const operationIds = (pets: string, owners: string): string => `paths:
  /pets:
    get:
      operationId: ${pets}
      responses:
        '200': { description: All pets. }
  /owners:
    get:
      operationId: ${owners}
      responses:
        '200': { description: All owners. }
`;

/** Returns the operation `GET /pets/{id}`, and a link to an operation. */
const link = (operationId: string): string => `paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: The pet. }
components:
  links:
    Pet: { operationId: ${operationId}, parameters: { id: $response.body#/id } }
`;

const oauth = `components:
  securitySchemes:
    oauth:
      type: oauth2
      flows:
        clientCredentials:
          tokenUrl: https://example.com/token
          scopes: { pets:read: Read pets. }
`;

export const documentPathExplanations = {
  'document/invalid-path': {
    cause: 'A path does not start with a slash, has unmatched braces, or repeats a parameter.',
    consequence:
      '`ashlar generate` adds a missing slash. No request can match any other such path, so it excludes the operations of the path.',
    fix: 'Start the path with a slash, close each brace, and use each parameter once.',
    invalid: `paths:\n${item('pets', 'get')}`,
    valid: `paths:\n${item('/pets', 'get')}`,
  },
  'document/path-with-query': {
    cause: 'A path contains a query or a fragment, which are not part of a path.',
    consequence:
      'The client sends a query as is, but the generated server never matches it. `#` is sent as a character of the path.',
    fix: 'Remove the part after `?` or `#` from the path. Declare a query as parameters with `in: query`.',
    invalid: `paths:\n${item('/pets?kind=cat', 'get')}`,
    valid: `paths:
  /pets:
    get:
      parameters:
        - { name: kind, in: query, schema: { type: string } }
      responses:
        '200': { description: OK }
`,
  },
  'document/equivalent-paths': {
    cause: 'Two paths differ only in the names of their parameters, but declare different methods.',
    consequence: 'Ashlar uses both. Other tools may reject the document.',
    fix: 'Move the operations to one path, with the same parameter names.',
    invalid: `paths:\n${item('/pets/{id}', 'get', 'id')}${item('/pets/{petId}', 'delete', 'petId')}`,
    valid: `paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      responses:
        '200': { description: OK }
    delete:
      responses:
        '200': { description: OK }
`,
  },
  'document/duplicate-path': {
    cause: 'Two paths differ only in the names of their parameters, and declare the same method.',
    consequence:
      '`ashlar generate` adds both operations to types, docs, and client, but the server calls only the first, because a request matches both.',
    fix: 'Change one of the paths, such as to `/pets/by-name/{name}`, or remove one of the operations.',
    invalid: `paths:\n${item('/pets/{id}', 'get', 'id')}${item('/pets/{name}', 'get', 'name')}`,
    valid: `paths:\n${item('/pets/{id}', 'get', 'id')}${item('/pets/by-name/{name}', 'get', 'name')}`,
  },
  'document/ambiguous-paths': {
    cause: 'A request can match two paths, and neither is more specific.',
    consequence: 'Ashlar generates both. Servers disagree on which path takes precedence.',
    fix: 'Change one of the paths so that no request matches both, such as to `/kinds/{kind}/new`.',
    invalid: `paths:\n${item('/{kind}/new', 'get', 'kind')}${item('/cats/{id}', 'get', 'id')}`,
    valid: `paths:\n${item('/kinds/{kind}/new', 'get', 'kind')}${item('/cats/{id}', 'get', 'id')}`,
  },
  'document/undescribed-path-parameter': {
    cause: 'A path contains a parameter that its operations do not declare.',
    consequence: 'Ashlar assumes that the parameter is a string.',
    fix: 'Declare the parameter with `in: path` and `required: true`, or correct its name in the path.',
    invalid: `paths:\n${item('/pets/{id}', 'get')}`,
    valid: `paths:\n${item('/pets/{id}', 'get', 'id')}`,
  },
  'document/unused-path-parameter': {
    cause: 'A declared path parameter is not in the path.',
    consequence: 'The parameter has no effect, because it can never be sent.',
    fix: 'Add the parameter to the path, or remove its declaration.',
    invalid: `paths:\n${item('/pets', 'get', 'id')}`,
    valid: `paths:\n${item('/pets/{id}', 'get', 'id')}`,
  },
  'document/redundant-additional-operation': {
    cause: 'A key of `additionalOperations` is a method with its own field in the path item, such as `GET`.',
    consequence: 'Ashlar treats it as that field. If the field also exists, this is always an error.',
    fix: 'Move the operation to the field of its method, such as `get`.',
    invalid: `openapi: 3.2.0
paths:
  /pets:
    additionalOperations:
      GET:
        responses:
          '200': { description: All pets. }
`,
    valid: `openapi: 3.2.0
paths:
  /pets:
    get:
      responses:
        '200': { description: All pets. }
`,
  },
  'document/duplicate-operation-id': {
    cause: 'Two operations have the same `operationId`, which must be unique in the document.',
    consequence: 'Ashlar ignores the second one, and derives a name from its method and path.',
    fix: 'Give each operation a unique `operationId`.',
    invalid: operationIds('list', 'list'),
    valid: operationIds('listPets', 'listOwners'),
  },
  'document/unknown-operation': {
    cause:
      'A link or `x-affects` names an operation that does not exist, or `x-affects` one whose method is not GET or QUERY.',
    consequence: 'The link has no effect, and the name in `x-affects` is ignored.',
    fix: 'Correct the name of the operation. For `x-affects`, name operations with the method GET or QUERY.',
    invalid: link('getPets'),
    valid: link('getPet'),
  },
  'document/unknown-security-scheme': {
    cause: 'A security requirement names a scheme that `components.securitySchemes` does not define.',
    consequence:
      '`ashlar generate` requires authentication in the server, but the client has no credentials for the scheme.',
    fix: 'Correct the name of the scheme, or define it in `components.securitySchemes`.',
    invalid: `${operationExample('security:\n  - bearer: []')}components:
  securitySchemes:
    token: { type: http, scheme: bearer }
`,
    valid: `${operationExample('security:\n  - token: []')}components:
  securitySchemes:
    token: { type: http, scheme: bearer }
`,
  },
  'document/unknown-scope': {
    cause: 'A security requirement names a scope that no flow of the scheme defines.',
    consequence: 'The server requires the scope, but no token can have it.',
    fix: 'Correct the name of the scope, or define it in a flow of the scheme.',
    invalid: `${operationExample('security:\n  - oauth: [pets:raed]')}${oauth}`,
    valid: `${operationExample('security:\n  - oauth: [pets:read]')}${oauth}`,
  },
  'document/redundant-scope': {
    cause:
      'A security requirement lists scopes of a scheme without scopes. In OpenAPI 3.0, only OAuth and OpenID Connect schemes have scopes.',
    consequence: 'Ashlar ignores the scopes.',
    fix: 'Remove the scopes, or declare `openapi: 3.1.0`.',
    invalid: `openapi: 3.0.3
${operationExample('security:\n  - token: [pets:read]')}components:
  securitySchemes:
    token: { type: http, scheme: bearer }
`,
    valid: `openapi: 3.0.3
${operationExample('security:\n  - token: []')}components:
  securitySchemes:
    token: { type: http, scheme: bearer }
`,
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
