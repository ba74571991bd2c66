// Streams of the mock server: several items in the framing of their media type, over HTTP.

import { expect, it } from 'vitest';
import { readEvents, readRecords } from '../../../src/runtime/client/response-streams.ts';
import { startMockForFile } from './mock-server.ts';

const tick = '{ type: object, required: [count], properties: { count: { type: integer } } }';

const operation = (path: string, content: string): string => `  ${path}:
    get: { responses: { '200': { description: Items., content: { ${content} } } } }
`;

const document = `openapi: 3.2.0
info: { title: Streams, version: 1.0.0 }
paths:
${operation('/lines', `application/jsonl: { itemSchema: ${tick} }`)}
${operation('/sequence', `application/json-seq: { itemSchema: ${tick} }`)}
${operation('/data', `text/event-stream: { itemSchema: ${tick} }`)}
${operation(
  '/events',
  `text/event-stream: { itemSchema: { type: object, required: [data, event], additionalProperties: false,
      properties: { data: { const: "a\\nb" }, event: { enum: [added] }, retry: { const: 5 } } } }`,
)}
${operation(
  '/examples',
  `application/jsonl: { schema: ${tick}, examples: { one: { value: { count: 1 } }, invalid: { value: 1 },
      two: { value: { count: 2 } } } }`,
)}
`;

const url = startMockForFile({ 'openapi.yaml': document }, 'openapi.yaml');

/** Returns the items of a stream, as the generated client reads them. */
async function read(path: string, headers = {}): Promise<readonly unknown[]> {
  const response = await fetch(url() + path, { headers });
  const isEvents = response.headers.get('content-type') === 'text/event-stream';
  if (!response.body) throw new Error(`${path} has no body`);
  const items: unknown[] = [];
  for await (const item of isEvents ? readEvents(response.body) : readRecords(response.body)) items.push(item);
  return items;
}

it('JSON Lines and JSON text sequences contain three generated items.', async () => {
  for (const path of ['/lines', '/sequence']) {
    const items = await read(path);
    expect(items).toHaveLength(3);
    for (const item of items) expect(item).toMatchObject({ count: expect.any(Number) as number });
    expect(new Set(items.map((item) => JSON.stringify(item))).size).toBeGreaterThan(1);
  }
});

it('Server-sent events have items as their data, or the fields of the items.', async () => {
  const data = await read('/data');
  expect(data).toHaveLength(3);
  for (const event of data as readonly { readonly data: string }[])
    expect(JSON.parse(event.data)).toMatchObject({ count: expect.any(Number) as number });
  for (const event of await read('/events')) expect(event).toMatchObject({ event: 'added', data: 'a\nb' });
});

it('A stream contains the valid examples, or the one that the request prefers.', async () => {
  expect(await read('/examples')).toEqual([{ count: 1 }, { count: 2 }]);
  expect(await read('/examples', { Prefer: 'example=two' })).toEqual([{ count: 2 }]);
});
