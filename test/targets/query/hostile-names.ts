// A document whose operations have the names of exports, imports, variables, and derived names of the query target.

const operations: readonly (readonly [method: string, path: string, id: string, tag?: string])[] = [
  ['get', '/create', 'create'],
  ['get', '/create-infinite', 'createInfinite'],
  ['get', '/api', 'api'],
  ['get', '/list', 'list'],
  ['get', '/list-infinite', 'listInfinite'],
  ['get', '/page', 'pageRequest'],
  ['get', '/fetch', 'fetchData'],
  ['post', '/key', 'createKey'],
  ['post', '/client', 'client'],
  ['post', '/request', 'request'],
  ['post', '/variables/{variables}', 'variables'],
  ['post', '/invalidate', 'invalidate'],
  ['get', '/unwrap', 'unwrap'],
  ['get', '/create-client', 'createClient'],
  ['delete', '/signal', 'signal'],
  ['post', '/bind', 'callBind', 'bind'],
  ['post', '/call-create', 'callCreate', 'create'],
  ['post', '/query', 'callQuery', 'Query'],
];

const paths = operations.map(([method, path, id, tag = 'options']) => {
  const parameters = [
    ...(path.includes('{') ? ['{ name: variables, in: path, required: true, schema: { type: string } }'] : []),
    ...(method === 'get' ? ['{ name: page, in: query, schema: { type: integer } }'] : []),
  ];
  return `  ${path}:
    ${method}:
      operationId: ${id}
      tags: [${tag}]
      parameters: [${parameters.join(', ')}]
      responses:
        '200': { description: Names, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/QueryKey' } } } } }
`;
});

export const hostileNames = `openapi: 3.1.0
info: { title: "Names: 'x' */", version: '1' }
servers: [{ url: 'http://localhost:1' }]
paths:
${paths.join('')}components:
  schemas:
    QueryKey: { type: object, properties: { id: { type: string } } }
    DataKey: { type: string }
`;
