// A document whose schemas and operations have the names of the client's own declarations.

const names = [
  'Client',
  'CallOptions',
  'Result',
  'BinaryBody',
  'ReplaceBodies',
  'Promise',
  'Blob',
  'BoundCalls',
  'ApiClient',
  'ClientOptions',
  'Operation',
  'UnexpectedResult',
  'AOfClientRequest',
  'AOfClientResult',
];
const schemas = names.map((name) => `    ${name}: { type: object, properties: { a: { type: string } } }`).join('\n');
const paths = names
  .map((schema) => {
    const operation = schema.charAt(0).toLowerCase() + schema.slice(1);
    const contents = `{ application/json: { schema: { $ref: '#/components/schemas/${schema}' } }, image/png: {} }`;
    return `  /${schema}:\n    post: { operationId: ${operation}, tags: [${operation}], requestBody: { content: ${contents} }, responses: { '200': { description: a, content: ${contents} } } }\n    get: { operationId: aOf${schema}, tags: [${operation}], responses: { '200': { description: a, content: ${contents} } } }`;
  })
  .join('\n');

export const collidingNames = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths}\ncomponents:\n  schemas:\n${schemas}\n`;
