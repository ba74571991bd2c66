// Smoke test of a generated server: unknown paths, invalid JSON, and unsupported media types.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Host } from '../../src/runtime/server/host.ts';
import type { Service } from '../../src/runtime/server/service.ts';
import type { OperationDescriptor } from '../../src/runtime/server/operation-table.ts';
import { asObject, parseRawDocument } from './raw-document.ts';

export interface ServerTestResult {
  readonly requests: number;
  /** Unexpected responses, one sentence each. */
  readonly unexpectedResponses: readonly string[];
}

interface ServerModule {
  readonly createService: (host: Host<undefined>, handlers: unknown, options: object) => Service;
}

/** Host that authenticates everyone, grants everything, and finds every resource. */
const host: Host<undefined> = {
  now: () => new Date(),
  transact: (_mode, work) => work(undefined),
  authenticate: () =>
    Promise.resolve({ restricted: false, scopes: ['*'], key: 'anyone', has: () => true, grant: () => 'read_write' }),
  load: () => Promise.resolve({ value: {}, grant: 'read_write' }),
  caller: () => ({}),
  count: () => Promise.resolve(0),
  rateLimit: () => Promise.resolve({ allowed: true, limit: 1, remaining: 1, reset: 0 }),
  emit: () => Promise.resolve(),
};

/** Handlers for all tags and operations, which return an empty response. */
const handlers: unknown = new Proxy({}, { get: () => new Proxy({}, { get: () => () => ({ status: 200 }) }) });

/** Credentials of a request, which the host accepts. */
interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** Returns a value for each API key that the document declares. */
function createCredentials(document: string): Credentials {
  const raw = parseRawDocument(readFileSync(document, 'utf8'));
  const schemes = {
    ...asObject(asObject(raw['components'])['securitySchemes']),
    ...asObject(raw['securityDefinitions']),
  };
  const keysIn = (location: string): readonly string[] =>
    Object.values(schemes)
      .map(asObject)
      .flatMap(({ name, in: where }) => (where === location && typeof name === 'string' ? [name] : []));
  const cookies = keysIn('cookie').map((name) => `${name}=key`);
  return {
    headers: {
      ...Object.fromEntries(keysIn('header').map((name) => [name.toLowerCase(), 'key'])),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    },
    query: new URLSearchParams(Object.fromEntries(keysIn('query').map((name) => [name, 'key']))).toString(),
  };
}

/** Starts the server in `out` (source directories) and sends requests; `undefined` if there is none. */
export async function smokeTestServer(out: string, document: string): Promise<ServerTestResult | undefined> {
  const directory = resolve(out, 'server');
  if (!existsSync(directory)) return undefined;
  const { createService } = await importModule<ServerModule>(join(directory, 'index.ts'));
  const crashes: unknown[] = [];
  const service = createService(host, handlers, { onError: (error: unknown) => crashes.push(error) });
  const errors: string[] = [];
  let requests = 0;
  const credentials = createCredentials(document);
  const sendRequest = async (
    method: string,
    target: string,
    type: string | undefined,
    expected: readonly number[],
  ): Promise<void> => {
    requests += 1;
    const send = (authorization: string): ReturnType<Service['handle']> =>
      service.handle({
        method,
        target: credentials.query === '' ? target : `${target}?${credentials.query}`,
        headers: { authorization, ...credentials.headers, ...(type !== undefined && { 'content-type': type }) },
        ...(type !== undefined && { body: () => Promise.resolve(new TextEncoder().encode('{')) }),
      });
    const first = await send('Bearer token');
    const { status } = first.status === 401 ? await send('Basic dXNlcjpwYXNzd29yZA==') : first;
    if (!expected.includes(status)) errors.push(`${method} ${target} returned ${status}`);
  };

  await sendRequest('GET', '/no/such/path/as/this', undefined, [404]);
  for (const { method, path, body } of await loadOperations(join(directory, 'operations'))) {
    const target = path.replaceAll(/\{[^}]*\}/g, '1');
    if (body?.required !== true) continue;
    if (Object.hasOwn(body.contents, 'application/json'))
      await sendRequest(method, target, 'application/json', [400, 404]);
    if (!Object.keys(body.contents).some((type) => type.includes('*')))
      await sendRequest(method, target, 'application/x-unsupported', [404, 415]);
  }
  errors.push(...crashes.map((crash) => `the server threw during a request: ${String(crash)}`));
  return { requests, unexpectedResponses: errors };
}

async function loadOperations(directory: string): Promise<readonly OperationDescriptor<undefined>[]> {
  const modules = await Promise.all(
    readdirSync(directory).map((name) => importModule<Record<string, unknown>>(join(directory, name))),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((createOperations) =>
      typeof createOperations === 'function'
        ? (createOperations as (handlers: unknown) => readonly OperationDescriptor<undefined>[])({})
        : [],
    ),
  );
}

async function importModule<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(file).href)) as T;
}
