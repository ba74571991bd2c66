// Calls to every operation of spec/ with the generated client, against a handwritten HTTP server.

import SwaggerParser from '@apidevtools/swagger-parser';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelAt } from '../model-of.ts';
import { exampleOf, operationsOf, type DocumentObject, type DocumentOperation } from './document-operations.ts';
import { loadClient, type LoadedClient, type LooseCall, type LooseClient } from './load-client.ts';

const entry = join(import.meta.dirname, '../../../spec/openapi.yaml');
// The parser's type covers all versions of OpenAPI; `DocumentObject` has only the properties that this test reads.
const document = (await SwaggerParser.dereference(entry)) as unknown as DocumentObject;
const operations = operationsOf(document);

interface ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer<ArrayBuffer>;
}

let server: Server;
let receivedRequest: ReceivedRequest;
let reply: { status: number; type?: string; body: string } = { status: 200, body: '' };
let loadedClient: LoadedClient;
let client: LooseClient;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receivedRequest = {
        method: request.method ?? '',
        target: request.url ?? '',
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
  loadedClient = await loadClient(api);
  client = loadedClient.createClient({
    baseUrl: `${origin}/api`,
    servers: { 'https://login.example.com': `${origin}/auth` },
    token: 'secret',
    retry: false,
  });
});

afterAll(() => server.close());

/** Returns the function that calls an operation, and checks that the package also exports it directly. */
function findCall({ id, tag }: DocumentOperation): LooseCall {
  const group = tag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const operationCall = client[group]?.[id];
  if (!operationCall) throw new Error(`${group} has no ${id}`);
  expect(typeof loadedClient.exports[id]).toBe('function');
  return operationCall;
}

it('has exactly the operations of the document', () => {
  const names = Object.entries(client).flatMap(([group, calls]) => (group === '$connection' ? [] : Object.keys(calls)));
  expect(names.sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const { method, path, parameters, bodies, isFilterable } = operation;
  const exampleValues = (location: string): Record<string, unknown> =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => [parameter.name, exampleOf(parameter)]),
    );
  const { 'X-Filter': filter, ...headers } = exampleValues('header');
  const request = {
    path: exampleValues('path'),
    query: exampleValues('query'),
    headers: isFilterable || filter === undefined ? headers : { ...headers, 'X-Filter': filter },
    ...(isFilterable && { filter }),
  };

  it.each(bodies.length === 0 ? [['no body', undefined] as const] : bodies)(
    'sends the documented request: %s',
    async (mediaType, body) => {
      await findCall(operation)({ ...request, ...(body !== undefined && { body, contentType: mediaType }) });

      expect(receivedRequest.method).toBe(method.toUpperCase());
      const url = new URL(receivedRequest.target, 'http://localhost');
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
      const { headers: receivedHeaders } = receivedRequest;
      expect(receivedHeaders.authorization).toBe(operation.isSecured ? 'Bearer secret' : undefined);
      const filterHeader = receivedHeaders['x-filter'];
      expect(filterHeader === undefined ? undefined : (JSON.parse(String(filterHeader)) as unknown)).toEqual(filter);
      for (const [name, value] of Object.entries(headers))
        expect(receivedHeaders[name.toLowerCase()]).toBe(String(value));
      expect(receivedHeaders.accept?.split(', ').sort()).toEqual(operation.acceptedMediaTypes.sort());
      const contentType = receivedHeaders['content-type']?.replace(/; boundary=.*/, '');
      expect(contentType).toBe(body === undefined ? undefined : mediaType);
      if (body === undefined) expect(receivedRequest.body).toHaveLength(0);
      else expect(await parseBody(receivedRequest, mediaType)).toEqual(body);
    },
  );

  it.each(operation.responses)('parses the documented response %s', async (status, mediaType, example) => {
    reply =
      mediaType === undefined
        ? { status, body: '' }
        : { status, type: mediaType, body: serializeBody(example, mediaType) };
    const result = await findCall(operation)({ ...request, ...(bodies[0] && { body: bodies[0][1] }) });
    expect({ ok: result.ok, status: result.status, content: result.ok ? result.data : result.error }).toEqual({
      ok: status < 300,
      status,
      content: example,
    });
  });

  it('returns any other response as unexpected', async () => {
    reply = { status: 418, type: 'text/html', body: '<h1>Teapot</h1>' };
    const result = await findCall(operation)({ ...request });
    expect([result.status, result.error, result.response.status]).toEqual(['unexpected', '<h1>Teapot</h1>', 418]);
  });
});

function serializeBody(value: unknown, mediaType: string): string {
  return mediaType === 'application/json' ? JSON.stringify(value) : String(value);
}

/** Parses a body according to its media type with the built-in parsers of Node.js. */
async function parseBody({ headers, body }: ReceivedRequest, mediaType: string): Promise<unknown> {
  if (mediaType === 'application/json') return JSON.parse(body.toString()) as unknown;
  if (mediaType === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(body.toString()));
  const form: { formData(): Promise<FormData> } = new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  return Object.fromEntries(await form.formData());
}
