// The affected queries of a mutation: derived from paths, and as the document declares them (`x-affects`).

import { describe, expect, it } from 'vitest';
import { modelOf } from '../model-of.ts';
import { loadQueries } from './load-queries.ts';

/** Returns the keys that the mutation affects in a document with this declaration. */
async function affected(declaration: string): Promise<readonly unknown[]> {
  const api = await modelOf(`openapi: 3.1.0
info: { title: Shop, version: '1' }
x-ashlar: { version: 1 }
servers: [{ url: 'http://localhost:1' }]
paths:
  /carts/{cartId}/checkout:
    post:
      operationId: checkOut
      parameters: [{ name: cartId, in: path, required: true, schema: { type: string } }]
      ${declaration}
      responses: { '204': { description: Done } }
  /carts/{cartId}:
    get:
      operationId: getCart
      parameters: [{ name: cartId, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: The cart, content: { application/json: {} } } }
  /orders:
    get:
      operationId: listOrders
      responses: { '200': { description: Orders, content: { application/json: {} } } }
  /reports/{cartId}:
    get:
      operationId: getReport
      parameters: [{ name: cartId, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: The report, content: { application/json: {} } } }
`);
  const { mutation } = await loadQueries(api);
  return mutation('checkOut', {}).affects({ path: { cartId: 'a' } });
}

describe('x-affects', () => {
  const cart = { path: { cartId: 'a' } };

  it('replaces the derived queries', async () => {
    expect(await affected('')).toEqual([['shop', 'carts', 'getCart', cart]]);
    expect(await affected('x-affects: [listOrders]')).toEqual([['shop', 'orders', 'listOrders']]);
    expect(await affected('x-affects: []')).toEqual([]);
  });

  it('uses the path parameters of the same name', async () => {
    expect(await affected('x-affects: [getReport, getCart]')).toEqual([
      ['shop', 'carts', 'getCart', cart],
      ['shop', 'reports', 'getReport', cart],
    ]);
  });
});

describe('the queries above a mutation', () => {
  /** Returns the operations that mutations affect in a document with these operations, each with its own tag. */
  async function affectedBy(...operations: readonly string[]): Promise<(method: string) => readonly unknown[]> {
    const paths: Record<string, Record<string, unknown>> = {};
    for (const [method = '', path = '', operationId = ''] of operations.map((each) => each.split(' '))) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
      const responses = { 200: { description: 'A', content: { 'application/json': {} } } };
      paths[path] = { ...paths[path], [method]: { operationId, tags: [operationId], parameters, responses } };
    }
    const document = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'http://a.test' }],
      paths,
    };
    const { mutation } = await loadQueries(await modelOf(JSON.stringify(document)));
    return (name) =>
      mutation(name, {})
        .affects({ path: { id: '1', tenant: '1' } })
        .map((key) => key.at(typeof key.at(-1) === 'string' ? -1 : -2));
  }

  it('exclude the root and a prefix of all paths, which describe the API', async () => {
    const operations = ['post PREFIX/login logIn', 'get PREFIX/status getStatus', 'get PREFIX/pets listPets'];
    const root = await affectedBy('get / getIndex', ...operations.map((each) => each.replace('PREFIX', '')));
    expect(root('logIn')).toEqual(['logIn']);
    const prefix = await affectedBy('get /api getIndex', ...operations.map((each) => each.replace('PREFIX', '/api')));
    expect(prefix('logIn')).toEqual(['logIn']);
    const tenants = await affectedBy(
      'get /{tenant} getTenant',
      ...operations.map((each) => each.replace('PREFIX', '/{tenant}')),
    );
    expect(tenants('logIn')).toEqual(['logIn']);
  });

  it('include a list at a prefix of all paths, and at the path of the mutation', async () => {
    const affected = await affectedBy(
      ...['get /pets listPets', 'post /pets createPet', 'get /pets/{id} getPet', 'put /pets/{id} replacePet'],
      ...['get /pets/search searchPets', 'post /pets/bulk changePets'],
    );
    expect(affected('createPet')).toEqual(['listPets', 'searchPets']);
    expect(affected('replacePet')).toEqual(['listPets', 'searchPets', 'getPet']);
    expect(affected('changePets')).toEqual(['listPets', 'searchPets', 'getPet']);
  });

  it('include no views of a list that is far above', async () => {
    const affected = await affectedBy(
      ...['get /v1 getVersion', 'get /v1/status getStatus', 'post /v1/sessions/renew renew', 'get /health getHealth'],
    );
    expect(affected('renew')).toEqual(['getVersion']);
  });
});
