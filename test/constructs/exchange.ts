// The generated client and the generated server of one document, which talk to each other over node:http and through Fetch.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { renderPages } from '../../src/generator/output/render-templates.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { client as clientTarget } from '../../src/generator/targets/client/target.ts';
import type { HandlerRequest, HandlerResponse } from '../../src/runtime/server/handler.ts';
import { createMemoryHost, type MemoryHost } from '../../src/runtime/server/memory/in-memory-host.ts';
import type { ServiceOptions } from '../../src/runtime/server/service-options.ts';
import type { Service } from '../../src/runtime/server/service.ts';
import type { LoadedClient, LooseAnswer, LooseCall } from '../unit/client/load.ts';
import { generateServer, write } from '../unit/server/generated.ts';
import { modelOfFile } from '../models.ts';

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

export const ways = ['over node:http', 'through Fetch'] as const;

export interface Exchange {
  /** What every handler answers. */
  response: HandlerResponse;
  /** What a handler was given last. */
  readonly request: HandlerRequest<unknown>;
  /** What went wrong behind the answers; a test that expects some takes them away. */
  readonly errors: unknown[];
  readonly folder: string;
  readonly port: number;
  readonly calls: Readonly<Record<string, Readonly<Record<string, LooseCall>>>>;
  /** What a call answers, once nothing went wrong behind it. */
  ask(way: string, name: string, given?: object): Promise<LooseAnswer>;
}

/** Generated in a folder of this name, which is no other test's. The server judges its answers; it runs as long as the tests of the file. */
export function exchangeOf(name: string, document: string): Exchange {
  const found: { -readonly [Name in keyof Exchange]: Exchange[Name] } & {
    calls: Record<string, Readonly<Record<string, LooseCall>>>;
  } = {
    response: { status: 204 },
    request: {} as HandlerRequest<unknown>,
    errors: [],
    folder: '',
    port: 0,
    calls: {},
    async ask(way, name, given) {
      const answer = await found.calls[way]?.[name]?.(given);
      expect(found.errors).toEqual([]);
      if (!answer) throw new Error(`there is no ${name}`);
      return answer;
    },
  };
  let server: Server;

  beforeAll(async () => {
    const api = await modelOfFile(document);
    const { folder } = await generateServer(name, api);
    const pages = await clientTarget.pages(api, { packages: false, importExtension: '.ts' }, createReport());
    for (const { path, text } of renderPages(pages)) write(folder, `client/${path}`, text);
    const load = async <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> =>
      (await import(`${folder}/${path}`)) as Modules[Path];

    const host = createMemoryHost<unknown>({
      caller: () => undefined,
      users: {
        k: { username: 'by key', account: 'a' },
        t: { username: 'by login', account: 'a' },
        s: { username: 'by login', account: 'a' },
        bWU6cMO2: { username: 'by name', account: 'a' },
      },
    });
    const answering = (given: HandlerRequest<unknown>): HandlerResponse => ((found.request = given), found.response);
    const names = new Map(api.operations.map(({ id, name }) => [id, name.value]));
    const handlers: Handlers = Object.fromEntries(
      api.tagGroups.map((area) => [
        area.name.value,
        Object.fromEntries(area.operations.map((id) => [names.get(id), answering])),
      ]),
    );
    const service = (await load('server/index.ts')).createService(host, handlers, {
      validateResponses: true,
      onError: (error) => found.errors.push(error),
    });
    server = createServer((await load('server/node.ts')).createNodeListener(service));
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const handle = (await load('server/fetch.ts')).createFetchHandler(service);
    const client = await load('client/index.ts');
    const options = {
      'over node:http': { baseUrl: `http://127.0.0.1:${port}/v1` },
      'through Fetch': {
        baseUrl: 'http://here.example/v1',
        fetch: (url: string, init: RequestInit) => handle(new Request(url, init)),
      },
    };
    for (const way of ways)
      found.calls[way] = callsOf(client.createClient({ ...options[way], retry: false, headers: { 'X-Key': 'k' } }));
    Object.assign(found, { folder, port });
  });
  afterAll(() => server.close());
  beforeEach(() => void found.errors.splice(0));
  return found;
}

/** The calls of all groups of a client. */
export function callsOf<T>(client: Readonly<Record<string, Readonly<Record<string, T>>>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.values(client).flatMap((calls) => Object.entries(calls)));
}

/** The bytes of a body, whatever holds them. */
export async function bytesOf(body: unknown): Promise<readonly number[]> {
  return [...(body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : (body as Uint8Array))];
}
