// Generated client that calls the server generated from the same document, over node:http and through Fetch.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { renderPages } from '../../src/generator/output/render-templates.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { client as clientTarget } from '../../src/generator/targets/client/target.ts';
import type { HandlerRequest, HandlerResponse } from '../../src/runtime/server/handler-types.ts';
import { createMemoryHost, type MemoryHost } from '../../src/runtime/server/memory/in-memory-host.ts';
import type { ServiceOptions } from '../../src/runtime/server/service-options.ts';
import type { Service } from '../../src/runtime/server/service.ts';
import type { LoadedClient, LooseResult, LooseCall } from '../targets/client/load-client.ts';
import { generateServer, write } from '../targets/server/generate-server.ts';
import { loadModel } from '../models.ts';

type Handlers = Readonly<
  Record<string, Readonly<Record<string, (request: HandlerRequest<unknown>) => HandlerResponse>>>
>;

interface Modules {
  readonly 'server/index.ts': {
    createService(host: MemoryHost<unknown>, handlers: Handlers, options: ServiceOptions): Service;
  };
  readonly 'server/fetch.ts': {
    readonly createFetchHandler: (service: Service) => (request: Request) => Promise<Response>;
  };
  readonly 'server/node.ts': { createNodeListener(service: Service): RequestListener };
  readonly 'client/index.ts': LoadedClient;
}

export const transports = ['over node:http', 'through Fetch'] as const;

export interface Exchange {
  /** Response that every handler returns. */
  response: HandlerResponse;
  /** Last request that a handler received. */
  readonly request: HandlerRequest<unknown>;
  /** Errors that the server reported. A test that expects errors removes them. */
  readonly errors: unknown[];
  readonly directory: string;
  readonly port: number;
  readonly calls: Readonly<Record<string, Readonly<Record<string, LooseCall>>>>;
  /** Makes a call and returns its result. Fails if the server reported an error. */
  call(transport: string, name: string, request?: object): Promise<LooseResult>;
}

/**
 * Generates a client and a server into a directory with this name, which must be unique among all tests. The server
 * validates its responses and runs until the tests of the file end.
 */
export function createExchange(name: string, document: string): Exchange {
  const exchange: { -readonly [Name in keyof Exchange]: Exchange[Name] } & {
    calls: Record<string, Readonly<Record<string, LooseCall>>>;
  } = {
    response: { status: 204 },
    request: {} as HandlerRequest<unknown>,
    errors: [],
    directory: '',
    port: 0,
    calls: {},
    async call(transport, name, request) {
      const result = await exchange.calls[transport]?.[name]?.(request);
      expect(exchange.errors).toEqual([]);
      if (!result) throw new Error(`unknown client call ${name}`);
      return result;
    },
  };
  let server: Server;

  beforeAll(async () => {
    const api = await loadModel(document);
    const { directory } = await generateServer(name, api);
    const pages = clientTarget.plan(api, {
      settings: { packages: false, importExtension: '.ts' },
      report: createReport(),
    });
    for (const { path, text } of renderPages(pages)) write(directory, `client/${path}`, text);
    const load = async <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> =>
      (await import(`${directory}/${path}`)) as Modules[Path];

    const host = createMemoryHost<unknown>({
      caller: () => undefined,
      users: {
        k: { username: 'by key', account: 'a' },
        t: { username: 'by login', account: 'a' },
        s: { username: 'by login', account: 'a' },
        bWU6cMO2: { username: 'by name', account: 'a' },
      },
    });
    const handler = (request: HandlerRequest<unknown>): HandlerResponse => {
      exchange.request = request;
      return exchange.response;
    };
    const names = new Map(api.operations.map(({ id, name }) => [id, name.value]));
    const handlers: Handlers = Object.fromEntries(
      api.tagGroups.map((tag) => [
        tag.name.value,
        Object.fromEntries(tag.operations.map((id) => [names.get(id), handler])),
      ]),
    );
    const service = (await load('server/index.ts')).createService(host, handlers, {
      validateResponses: true,
      onError: (error) => exchange.errors.push(error),
    });
    server = createServer((await load('server/node.ts')).createNodeListener(service));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const handleFetch = (await load('server/fetch.ts')).createFetchHandler(service);
    const client = await load('client/index.ts');
    const options = {
      'over node:http': { baseUrl: `http://127.0.0.1:${port}/v1` },
      'through Fetch': {
        baseUrl: 'http://here.example/v1',
        fetch: (url: string, init: RequestInit) => handleFetch(new Request(url, init)),
      },
    };
    const headers = { 'X-Key': 'k' };
    for (const transport of transports)
      exchange.calls[transport] = flattenCalls(client.createClient({ ...options[transport], retry: false, headers }));
    Object.assign(exchange, { directory, port });
  });
  afterAll(() => server.close());
  beforeEach(() => void exchange.errors.splice(0));
  return exchange;
}

/** Returns the calls in all tag groups of a client, by name. */
export function flattenCalls<T>(
  client: Readonly<Record<string, Readonly<Record<string, T>>>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.values(client).flatMap((calls) => Object.entries(calls)));
}

/** Reads the bytes of a body, which is a `Blob` or a `Uint8Array`. */
export async function readBytes(body: unknown): Promise<readonly number[]> {
  return [...(body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : (body as Uint8Array))];
}
