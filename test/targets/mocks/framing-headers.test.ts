// Headers that describe the encoding or framing of a message: handlers do not create them, and replies can give them.

import { setupServer } from 'msw/node';
import { expect, it, onTestFinished } from 'vitest';
import { modelOf } from '../model-of.ts';
import { loadHandlers, type LooseHandler } from './load-handlers.ts';

const files = modelOf(`
openapi: 3.1.0
info: { title: Files, version: '1' }
servers: [{ url: https://api.files.test }]
components:
  headers:
    Text: { required: true, schema: { type: string, enum: [gzip, chunked, upgrade] } }
    Length: { required: true, schema: { type: integer, minimum: 1000 } }
paths:
  /files:
    get:
      operationId: listFiles
      responses:
        '200':
          description: ok
          headers:
            Content-Encoding: { $ref: '#/components/headers/Text' }
            transfer-encoding: { $ref: '#/components/headers/Text' }
            Connection: { $ref: '#/components/headers/Text' }
            Keep-Alive: { $ref: '#/components/headers/Text' }
            Trailer: { $ref: '#/components/headers/Text' }
            Upgrade: { $ref: '#/components/headers/Text' }
            Content-Length: { $ref: '#/components/headers/Length' }
            X-Total: { $ref: '#/components/headers/Length' }
          content: { application/json: { schema: { type: array, items: { type: string } } } }
    delete:
      operationId: deleteFiles
      responses: { '204': { description: deleted, headers: { Content-Length: { $ref: '#/components/headers/Length' }, X-Total: { $ref: '#/components/headers/Length' } } } }
  /raw:
    get:
      operationId: getFile
      responses: { '200': { description: ok, headers: { Content-Length: { $ref: '#/components/headers/Length' } }, content: { image/png: {} } } }
`);

/** Returns the response to a request that `fetch` sends. */
async function send(handlers: readonly LooseHandler[], path: string, method = 'GET'): Promise<Response> {
  const server = setupServer(...(handlers as Parameters<typeof setupServer>));
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  return fetch(`https://api.files.test${path}`, { method });
}

it('does not create them, so that `fetch` can read the body', async () => {
  const { createHandlers } = await loadHandlers(await files, 'msw');
  const response = await send(createHandlers({ seed: 1 }), '/files');
  expect([...response.headers.keys()]).toEqual(['content-type', 'x-total']);
  expect(await response.json()).toBeInstanceOf(Array);
});

it('does not create them for replies without content, or with other bodies', async () => {
  const { createHandlers, handler } = await loadHandlers(await files, 'msw');
  const deleted = await send(createHandlers(), '/files', 'DELETE');
  expect([deleted.status, ...deleted.headers.keys()]).toEqual([204, 'x-total']);
  const raw = await send([handler('getFile', { status: 200, contentType: 'image/png', body: 'PNG' })], '/raw');
  expect([...raw.headers.keys()]).toEqual(['content-type']);
  expect(await raw.text()).toBe('PNG');
});

it('sends those that a reply gives', async () => {
  const { handler } = await loadHandlers(await files, 'msw');
  const response = await send([handler('listFiles', { status: 200, headers: { 'Content-Length': 7 } })], '/files');
  expect(response.headers.get('content-length')).toBe('7');
});
