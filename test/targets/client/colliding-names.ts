// Document whose schemas and operations have the same names as the client's own declarations.

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
  'GetClientRequest',
  'GetClientResult',
];

function pathItemOf(schema: string): object {
  const name = schema.charAt(0).toLowerCase() + schema.slice(1);
  const content = {
    'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
    'image/png': {},
  };
  const responses = { 200: { description: 'Done.', content } };
  return {
    post: { operationId: name, tags: [name], requestBody: { content }, responses },
    get: { operationId: `get${schema}`, tags: [name], responses },
  };
}

export const collidingNames = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Colliding names', version: '1' },
  paths: Object.fromEntries(names.map((schema) => [`/${schema}`, pathItemOf(schema)])),
  components: {
    schemas: Object.fromEntries(
      names.map((schema) => [schema, { type: 'object', properties: { a: { type: 'string' } } }]),
    ),
  },
});
