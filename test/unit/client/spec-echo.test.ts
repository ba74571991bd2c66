// Every operation of spec/ through the generated client, against a plain server: requests and answers as the document has them.

import SwaggerParser from '@apidevtools/swagger-parser';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelAt } from '../targets/model-of.ts';
import { exampleOf, operationsOf, type DocumentOperation, type Root } from './document.ts';
import { loadClient, type LoadedClient, type LooseCall, type LooseClient } from './load.ts';

const entry = join(import.meta.dirname, '../../../spec/openapi.yaml');
// The parser's own type covers all versions of OpenAPI; these are the members that this test reads.
const root = (await SwaggerParser.dereference(entry)) as unknown as Root;
const operations = operationsOf(root);

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer<ArrayBuffer>;
}

let server: Server;
let seen: Seen;
let reply: { status: number; type?: string; body: string } = { status: 200, body: '' };
let loaded: LoadedClient;
let client: LooseClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen = {
        line: `${request.method ?? ''} ${request.url ?? ''}`,
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      response.writeHead(reply.status, reply.type === undefined ? {} : { 'content-type': reply.type });
      response.end(reply.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const here = `http://localhost:${(server.address() as AddressInfo).port}`;
  const api = await modelAt(entry);
  if (!api) throw new Error('spec/ has errors');
  loaded = await loadClient(api);
  client = loaded.createClient({
    baseUrl: `${here}/api`,
    servers: { 'https://login.example.com': `${here}/auth` },
    token: 'secret',
    retry: false,
  });
});

afterAll(() => server.close());

/** The operation as a member of its area, which is also a function of its own. */
function callOf({ id, tag }: DocumentOperation): LooseCall {
  const area = tag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const found = client[area]?.[id];
  if (!found) throw new Error(`${area} has no ${id}`);
  expect(typeof loaded.exports[id]).toBe('function');
  return found;
}

it('has every operation of the document, and nothing else', () => {
  const names = Object.entries(client).flatMap(([area, calls]) => (area === '$connection' ? [] : Object.keys(calls)));
  expect(names.sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const { method, path, parameters, bodies, filterable } = operation;
  const values = (place: string): Record<string, unknown> =>
    Object.fromEntries(parameters.filter((each) => each.in === place).map((each) => [each.name, exampleOf(each)]));
  const { 'X-Filter': filter, ...headers } = values('header');
  const request = {
    path: values('path'),
    query: values('query'),
    headers: filterable || filter === undefined ? headers : { ...headers, 'X-Filter': filter },
    ...(filterable && { filter }),
  };

  it.each(bodies.length === 0 ? [['no body', undefined] as const] : bodies)(
    'sends what the document says: %s',
    async (mediaType, body) => {
      await callOf(operation)({ ...request, ...(body !== undefined && { body, contentType: mediaType }) });

      const url = new URL(seen.line.slice(seen.line.indexOf(' ') + 1), 'http://localhost');
      expect(seen.line.split(' ', 1)).toEqual([method.toUpperCase()]);
      const segments = path
        .split('/')
        .map((segment) => segment.replace(/^\{(.*)\}$/, (__, name: string) => String(request.path[name])));
      expect(url.pathname.split('/').map(decodeURIComponent)).toEqual([
        '',
        operation.ownServer ? 'auth' : 'api',
        ...segments.slice(1),
      ]);
      expect([...url.searchParams]).toEqual(
        Object.entries(request.query).map(([name, value]) => [name, String(value)]),
      );
      expect(seen.headers.authorization).toBe(operation.secured ? 'Bearer secret' : undefined);
      expect(
        seen.headers['x-filter'] === undefined ? undefined : (JSON.parse(String(seen.headers['x-filter'])) as unknown),
      ).toEqual(filter);
      for (const [name, value] of Object.entries(headers)) expect(seen.headers[name.toLowerCase()]).toBe(String(value));
      expect(seen.headers.accept?.split(', ').sort()).toEqual(operation.accepted.sort());
      expect(seen.headers['content-type']?.replace(/; boundary=.*/, '')).toBe(
        body === undefined ? undefined : mediaType,
      );
      expect(body === undefined ? seen.body.length : await read(seen, mediaType)).toEqual(body ?? 0);
    },
  );

  it.each(operation.responses)('knows the answer %s', async (status, mediaType, example) => {
    reply = {
      status,
      body: mediaType === undefined ? '' : mediaType === 'application/json' ? JSON.stringify(example) : String(example),
      ...(mediaType !== undefined && { type: mediaType }),
    };
    const answer = await callOf(operation)({ ...request, ...(bodies[0] && { body: bodies[0][1] }) });
    expect({ ok: answer.ok, status: answer.status, said: answer.ok ? answer.data : answer.error }).toEqual({
      ok: status < 300,
      status,
      said: example,
    });
  });

  it('takes any other answer as unexpected', async () => {
    reply = { status: 418, type: 'text/html', body: '<h1>Teapot</h1>' };
    const answer = await callOf(operation)({ ...request });
    expect([answer.status, answer.error, answer.response.status]).toEqual(['unexpected', '<h1>Teapot</h1>', 418]);
  });
});

/** A body by its media type, judged by what Node has for it. */
async function read({ headers, body }: Seen, mediaType: string): Promise<unknown> {
  if (mediaType === 'application/json') return JSON.parse(body.toString()) as unknown;
  if (mediaType === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(body.toString()));
  const form: { formData(): Promise<FormData> } = new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  return Object.fromEntries(await form.formData());
}
