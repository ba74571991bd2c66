// A document whose schemas and operations are called like the client's own things.

const words = [
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
const schemas = words.map((word) => `    ${word}: { type: object, properties: { a: { type: string } } }`).join('\n');
const paths = words
  .map((word) => {
    const name = word.charAt(0).toLowerCase() + word.slice(1);
    const contents = `{ application/json: { schema: { $ref: '#/components/schemas/${word}' } }, image/png: {} }`;
    return `  /${word}:\n    post: { operationId: ${name}, tags: [${name}], requestBody: { content: ${contents} }, responses: { '200': { description: a, content: ${contents} } } }\n    get: { operationId: aOf${word}, tags: [${name}], responses: { '200': { description: a, content: ${contents} } } }`;
  })
  .join('\n');

export const ownNames = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths}\ncomponents:\n  schemas:\n${schemas}\n`;
