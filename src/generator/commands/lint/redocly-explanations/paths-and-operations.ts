// Explanations of Redocly rules for paths, operations, and tags.

import { operationExample, type ExampleExplanation } from '../../../diagnostics/explanation.ts';
import type { RedoclyRule } from '../redocly.ts';

/** Returns a path with an operation for each method. */
const path = (name: string, ...methods: readonly string[]): string =>
  `paths:\n  ${name}:\n${methods.map((method) => `    ${method}: { responses: { '200': { description: OK } } }\n`).join('')}`;

/** Returns `GET /pets` with a 404 response. */
const notFound = (mediaType: string): string => `paths:
  /pets:
    get:
      responses:
        '404':
          description: No pets exist.
          content:
            ${mediaType}:
              schema:
                type: object
                properties: { type: { type: string }, title: { type: string } }
`;

export const pathAndOperationExplanations = {
  'operation-operationId-url-safe': {
    cause: 'An `operationId` contains characters that a URL allows only percent-encoded, such as a space.',
    consequence: 'Documentation that uses the ID as the address of an operation has broken or unreadable links.',
    fix: 'Use letters, digits, hyphens, and underscores.',
    invalid: operationExample('operationId: list pets'),
    valid: operationExample('operationId: list-pets'),
  },
  'path-not-include-query': {
    cause: 'A path contains a query string.',
    consequence:
      'Servers compare paths without the query, so no request matches the operation. The parameter is neither documented nor validated.',
    fix: 'Remove the query string from the path, and declare its parameters with `in: query`.',
    invalid: path('/pets?sold=true', 'get'),
    valid: operationExample('parameters: [{ name: sold, in: query, schema: { type: boolean } }]'),
  },
  'security-defined': {
    cause:
      'Neither the operation nor the document declares `security`. An empty array declares that an operation is public.',
    consequence:
      'Readers do not know whether the operation is public. The generated server calls its handler without authentication, which can expose data.',
    fix: 'Add `security` to the operation or the document, or `security: []` if the operation is public.',
    invalid: operationExample('summary: List the pets'),
    valid: operationExample('summary: List the pets\nsecurity: []'),
  },
  'no-http-verbs-in-paths': {
    cause: 'A path contains the name of an HTTP method, also as part of a word, such as `/budgets`.',
    consequence:
      'The path repeats the method or contradicts it: readers do not know whether `POST /delete-pets` creates pets or deletes them.',
    fix: 'Name the resource in the path, and leave the action to the HTTP method.',
    invalid: path('/delete-pets', 'post'),
    valid: path('/pets', 'delete'),
  },
  'operation-4xx-problem-details-rfc7807': {
    cause: 'A 4XX response has no `application/problem+json` content, or its schema lacks `type` or `title`.',
    consequence:
      'Libraries that read problem details (RFC 9457) cannot read the error, so clients need code for this API, or show no reason.',
    fix: 'Describe the error as `application/problem+json`, with the properties `type` and `title`.',
    invalid: notFound('application/json'),
    valid: notFound('application/problem+json'),
  },
  'operation-singular-tag': {
    cause: 'An operation has several tags.',
    consequence:
      'Documentation lists the operation several times. Ashlar generates its function for the first tag, so callers who look under another tag do not find it.',
    fix: 'Keep the tag to which the operation belongs, and remove the others.',
    invalid: operationExample('tags: [pets, store]'),
    valid: operationExample('tags: [pets]'),
  },
  'path-http-verbs-order': {
    cause: 'The methods of a path are not in the order GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, TRACE.',
    consequence:
      'Documentation that keeps the order of the document lists the operations of each path differently, so readers find them more slowly.',
    fix: 'Order the methods as GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, TRACE.',
    invalid: path('/pets', 'post', 'get'),
    valid: path('/pets', 'get', 'post'),
  },
  'path-segment-plural': {
    cause: 'A path segment is in the singular, such as `/pet`.',
    consequence: 'Callers who know other paths of the API, such as `/owners`, request `/pets` and get a 404.',
    fix: 'Use the plural, such as `/pets`, unless clients already depend on the path.',
    invalid: path('/pet', 'get'),
    valid: path('/pets', 'get'),
  },
  'tags-alphabetical': {
    cause: 'The `tags` of the document are not in alphabetical order.',
    consequence:
      'Documentation lists tags in the order of the document, so readers have to search a long list from its beginning.',
    fix: 'Order the `tags` of the document by name.',
    invalid: 'tags: [{ name: pets }, { name: owners }]\n',
    valid: 'tags: [{ name: owners }, { name: pets }]\n',
  },
} as const satisfies Partial<Readonly<Record<RedoclyRule, ExampleExplanation>>>;
