// Benchmark server: Fastify with Ajv, and the schemas of the same document.

import { fastify } from 'fastify';
import document from './orders.json' with { type: 'json' };
import { printUrl } from './listen.ts';
import { createReceipt, storedOrder, type Order } from './orders.ts';

// As in the generated server, unknown properties are removed, and values are not converted.
const app = fastify({ ajv: { customOptions: { removeAdditional: 'all', coerceTypes: false } } });
const schemas = JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/definitions/');
app.addSchema({ $id: 'document', definitions: JSON.parse(schemas) as object });
const schema = (name: string): object => ({ $ref: `document#/definitions/${name}` });
app.post<{ Body: Order }>(
  '/orders',
  { schema: { body: schema('NewOrder'), response: { 201: schema('Receipt') } } },
  ({ body }, reply) => reply.code(201).send(createReceipt(body)),
);
app.get(
  '/orders/:id',
  {
    schema: {
      querystring: { type: 'object', properties: { currency: { type: 'string', enum: ['EUR', 'USD'] } } },
      params: { type: 'object', properties: { id: { type: 'string', pattern: '^[1-9][0-9]*$' } } },
      response: { 200: schema('NewOrder') },
    },
  },
  () => storedOrder,
);
printUrl(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port));
