// A document of many operations in many areas, each with schemas of its own, and some that an area or all of them share.

/** The methods of each path, in the model's order: the first operation of an area by number is the first on its pages, too. */
const methods = ['delete', 'get', 'patch', 'post', 'put'] as const;

const pad = (number: number): string => String(number).padStart(2, '0');

/** The id of one operation of an area, both counted from 0. */
export function operationId(area: number, number: number): string {
  return `${methods[number % methods.length] ?? ''}Area${pad(area)}Thing${pad(Math.floor(number / methods.length))}`;
}

/**
 * The document as JSON: `areas` tags with `each` operations, but without those whose ids are in `without`. An operation
 * that goes takes nothing else with it: its schemas stay, as they do where a person forgets them.
 */
export function manyOperations(areas: number, each: number, without: ReadonlySet<string> = new Set()): string {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas: Record<string, unknown> = {
    Problem: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
  };
  for (let area = 0; area < areas; area++) {
    schemas[`Owner${pad(area)}`] = {
      type: 'object',
      properties: { id: { type: 'integer' }, name: { type: 'string', maxLength: 40 } },
    };
    for (let number = 0; number < each; number++) {
      const id = operationId(area, number);
      const thing = `Area${pad(area)}Thing${pad(Math.floor(number / methods.length))}`;
      schemas[thing] ??= {
        type: 'object',
        properties: {
          label: { type: 'string', minLength: 1 },
          owner: { $ref: `#/components/schemas/Owner${pad(area)}` },
        },
        required: ['label'],
      };
      if (!without.has(id))
        (paths[`/area-${pad(area)}/${thing.toLowerCase()}/{id}`] ??= {})[methods[number % methods.length] ?? ''] =
          operation(id, area, thing);
    }
  }
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Many', version: '1.0.0' },
    servers: [{ url: 'https://many.example.test' }],
    tags: Array.from({ length: areas }, (_, area) => ({
      name: `Area ${pad(area)}`,
      description: `The operations of area ${area}.`,
    })),
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{ token: [] }],
  });
}

function operation(id: string, area: number, thing: string): object {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${thing}` } } };
  const hasBody = /^(?:post|put|patch)/.test(id);
  return {
    operationId: id,
    summary: `Does ${id}`,
    tags: [`Area ${pad(area)}`],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      { name: 'verbose', in: 'query', schema: { type: 'boolean' } },
    ],
    ...(hasBody && { requestBody: { required: true, content } }),
    responses: {
      '200': { description: `What ${id} answers`, content },
      '4XX': {
        description: 'A problem',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}
