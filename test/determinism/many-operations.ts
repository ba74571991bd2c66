// A large document with many tags and operations, and with schemas used by one operation, one tag, or all operations.

/** The methods of each path, in the order of the model, so that operation 0 of a tag is the first on its pages. */
const methods = ['delete', 'get', 'patch', 'post', 'put'] as const;

const pad = (number: number): string => String(number).padStart(2, '0');

/** Returns the ID of an operation of a tag; both numbers are zero-based. */
export function operationId(tag: number, number: number): string {
  return `${methods[number % methods.length] ?? ''}Group${pad(tag)}Thing${pad(Math.floor(number / methods.length))}`;
}

/**
 * Creates the document as JSON, without the operations whose IDs are in `excludedIds`. The schemas of these operations
 * remain.
 */
export function createLargeDocument(
  tagCount: number,
  operationsPerTag: number,
  excludedIds: ReadonlySet<string> = new Set(),
): string {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = {
    Problem: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
  };
  for (let tag = 0; tag < tagCount; tag++) {
    schemas[`Owner${pad(tag)}`] = {
      type: 'object',
      properties: { id: { type: 'integer' }, name: { type: 'string', maxLength: 40 } },
    };
    for (let number = 0; number < operationsPerTag; number++) {
      const id = operationId(tag, number);
      const thing = `Group${pad(tag)}Thing${pad(Math.floor(number / methods.length))}`;
      schemas[thing] ??= {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1 },
          owner: { $ref: `#/components/schemas/Owner${pad(tag)}` },
        },
        required: ['label'],
      };
      if (!excludedIds.has(id))
        (paths[`/group-${pad(tag)}/${thing.toLowerCase()}/{id}`] ??= {})[methods[number % methods.length] ?? ''] =
          operation(id, tag, thing);
    }
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Many', version: '1.0.0' },
    servers: [{ url: 'https://many.example.test' }],
    tags: Array.from({ length: tagCount }, (_, tag) => ({
      name: `Group ${pad(tag)}`,
      description: `The operations of group ${tag}.`,
    })),
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{ token: [] }],
  });
}

function operation(id: string, tag: number, thing: string): object {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${thing}` } } };
  const hasBody = /^(?:post|put|patch)/.test(id);
  return {
    operationId: id,
    summary: `Does ${id}`,
    tags: [`Group ${pad(tag)}`],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      { name: 'verbose', in: 'query', schema: { type: 'boolean' } },
    ],
    ...(hasBody && { requestBody: { required: true, content } }),
    responses: {
      '200': { description: `Result of ${id}`, content },
      '4XX': {
        description: 'A problem',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}
