// Every operation of spec/ through the generated client, against a server without Ashlar.

import SwaggerParser from '@apidevtools/swagger-parser';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelAt } from '../model-of.ts';
import { exampleOf, operationsOf, type DocumentOperation, type Root } from './document.ts';
import { loadClient, type LoadedClient, type LooseCall, type LooseClient } from './load-client.ts';

const entry = join(import.meta.dirname, '../../../spec/openapi.yaml');
// The type of the parser covers all versions of OpenAPI; `Root` has the properties that this test reads.
const root = (await SwaggerParser.dereference(entry)) as unknown as Root;
const operations = operationsOf(root);

interface ReceivedRequest {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer<ArrayBuffer>;
}

let server: Server;
let received: ReceivedRequest;
let reply: { status: number; type?: string; body: string } = { status: 200, body: '' };
let loaded: LoadedClient;
let client: LooseClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received = {
        line: `${request.method ?? ''} ${request.url ?? ''}`,
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      response.writeHead(reply.status, reply.type === undefined ? {} : { 'content-type': reply.type });
      response.end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const api = await modelAt(entry);
  if (!api) throw new Error('spec/ has errors');
  loaded = await loadClient(api);
  client = loaded.createClient({
    baseUrl: `${origin}/api`,
    servers: { 'https://login.example.com': `${origin}/auth` },
    token: 'secret',
    retry: false,
  });
});

afterAll(() => server.close());

/** Returns the call of an operation from its tag group, and checks that it is also exported as a function. */
function callOf({ id, tag }: DocumentOperation): LooseCall {
  const group = tag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const operationCall = client[group]?.[id];
  if (!operationCall) throw new Error(`${group} has no ${id}`);
  expect(typeof loaded.exports[id]).toBe('function');
  return operationCall;
}

it('has exactly the operations of the document', () => {
  const names = Object.entries(client).flatMap(([group, calls]) => (group === '$connection' ? [] : Object.keys(calls)));
  expect(names.sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const { method, path, parameters, bodies, isFilterable } = operation;
  const values = (location: string): Record<string, unknown> =>
    Object.fromEntries(parameters.filter((each) => each.in === location).map((each) => [each.name, exampleOf(each)]));
  const { 'X-Filter': filter, ...headers } = values('header');
  const request = {
    path: values('path'),
    query: values('query'),
    headers: isFilterable || filter === undefined ? headers : { ...headers, 'X-Filter': filter },
    ...(isFilterable && { filter }),
  };

  it.each(bodies.length === 0 ? [['no body', undefined] as const] : bodies)(
    'sends the documented request: %s',
    async (mediaType, body) => {
      await callOf(operation)({ ...request, ...(body !== undefined && { body, contentType: mediaType }) });

      const url = new URL(received.line.slice(received.line.indexOf(' ') + 1), 'http://localhost');
      expect(received.line.split(' ', 1)).toEqual([method.toUpperCase()]);
      const segments = path
        .split('/')
        .map((segment) => segment.replace(/^\{(.*)\}$/, (__, name: string) => String(request.path[name])));
      expect(url.pathname.split('/').map(decodeURIComponent)).toEqual([
        '',
        operation.hasOwnServer ? 'auth' : 'api',
        ...segments.slice(1),
      ]);
      expect([...url.searchParams]).toEqual(
        Object.entries(request.query).map(([name, value]) => [name, String(value)]),
      );
      expect(received.headers.authorization).toBe(operation.isSecured ? 'Bearer secret' : undefined);
      expect(
        received.headers['x-filter'] === undefined
          ? undefined
          : (JSON.parse(String(received.headers['x-filter'])) as unknown),
      ).toEqual(filter);
      for (const [name, value] of Object.entries(headers))
        expect(received.headers[name.toLowerCase()]).toBe(String(value));
      expect(received.headers.accept?.split(', ').sort()).toEqual(operation.acceptedMediaTypes.sort());
      expect(received.headers['content-type']?.replace(/; boundary=.*/, '')).toBe(
        body === undefined ? undefined : mediaType,
      );
      expect(body === undefined ? received.body.length : await parseBody(received, mediaType)).toEqual(body ?? 0);
    },
  );

  it.each(operation.responses)('parses the documented response %s', async (status, mediaType, example) => {
    reply = {
      status,
      body: mediaType === undefined ? '' : mediaType === 'application/json' ? JSON.stringify(example) : String(example),
      ...(mediaType !== undefined && { type: mediaType }),
    };
    const result = await callOf(operation)({ ...request, ...(bodies[0] && { body: bodies[0][1] }) });
    expect({ ok: result.ok, status: result.status, content: result.ok ? result.data : result.error }).toEqual({
      ok: status < 300,
      status,
      content: example,
    });
  });

  it('returns any other response as unexpected', async () => {
    reply = { status: 418, type: 'text/html', body: '<h1>Teapot</h1>' };
    const result = await callOf(operation)({ ...request });
    expect([result.status, result.error, result.response.status]).toEqual(['unexpected', '<h1>Teapot</h1>', 418]);
  });
});

/** Parses a body by its media type with the built-in parsers of Node. */
async function parseBody({ headers, body }: ReceivedRequest, mediaType: string): Promise<unknown> {
  if (mediaType === 'application/json') return JSON.parse(body.toString()) as unknown;
  if (mediaType === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(body.toString()));
  const form: { formData(): Promise<FormData> } = new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  return Object.fromEntries(await form.formData());
}
