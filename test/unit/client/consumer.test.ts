// The client does for its consumers what it promises: the compiler knows requests and answers, bundles stay small.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReport } from '../../../src/generator/report/report.ts';
import { client } from '../../../src/generator/targets/client/target.ts';
import type { TargetOptions } from '../../../src/generator/targets/target.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { modelAt, modelOf } from '../targets/model-of.ts';
import { compile, compilers, strictest, typesOf } from '../types/compile.ts';
import { bundle, clientOf } from './load.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));
const own = modelAt(join(import.meta.dirname, '../../../spec/openapi.yaml'));
const folders = { packages: false, importExtension: '.js' } as const;

/** Types and client side by side, as an output folder has them. */
async function generated(api: Api | undefined, options: TargetOptions = folders, inside = ''): Promise<Map<string, string>> {
  if (!api) throw new Error('the document has errors');
  const targets = [['types', await typesOf(api, options)], ['client', await clientOf(api, options)]] as const;
  return new Map(targets.flatMap(([target, files]) => [...files].map(([path, text]) => [`${inside}${target}/${path}`, text] as const)));
}

/** Compiles when the types are right: each `@ts-expect-error` is an error itself where there is none to expect. */
const uses = `
import { anyOf, createBareClient, createClient, createClientCall, dataOf, eventsIn, getPicture, isAnswerError, isConnectionError, listOrders, paged, where, type Client, type ListOrdersRequest, type Send, type TokenSource, type Unexpected } from './client/index.js';
import type { CreateOrderResult, DeleteOrderResult, GetPictureResult, HasOrderResult, ListOrdersResult, Request_Result, WatchOrderResult } from './client/index.js';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export const same = <A, B>(_: Same<A, B>): void => undefined;

const traced = (send: Send): Send => async (sending) => {
  const response = await send(sending);
  sending.operation.id.trim();
  return response;
};
const all = createClient({ token: async () => Promise.resolve('a'), headers: { 'X-App': 'a' }, intercept: traced, fetch: globalThis.fetch, servers: { 'https://files.example.com': 'http://localhost' } });
const bare: Client = createBareClient();
// @ts-expect-error the document has no such server
createClient({ servers: { 'https://other.example.com': 'http://localhost' } });

export async function requests(): Promise<void> {
  await all.orders.listOrders();
  await all.orders.listOrders({ query: { page: 1, ids: [1, 2] }, headers: { 'X-Trace': 'a' }, cookies: { session: 'a' }, filter: { id: { '+gt': 1 }, '+order_by': 'label' }, signal: AbortSignal.timeout(1), init: { redirect: 'manual' } });
  await listOrders(all, { query: {} });
  // @ts-expect-error the client is the first argument
  await listOrders({});
  // @ts-expect-error not a field that can be filtered
  await all.orders.listOrders({ filter: { secret: 'a' } });
  // @ts-expect-error a filter has a member of its own
  await all.orders.listOrders({ headers: { 'X-Filter': '{}' } });
  // @ts-expect-error not a parameter
  await all.orders.listOrders({ query: { pages: 1 } });
  // @ts-expect-error the operation has no body
  await all.orders.listOrders({ body: {} });
  await all.orders.createOrder({ body: { label: 'a', secret: 's' } });
  // @ts-expect-error the body is missing
  await all.orders.createOrder({});
  // @ts-expect-error the request is missing
  await all.orders.createOrder();
  // @ts-expect-error a request has no read-only property
  await all.orders.createOrder({ body: { id: 1, label: 'a' } });
  await all.orders.deleteOrder({ path: { orderId: 1 } });
  // @ts-expect-error the path parameter is called otherwise
  await all.orders.deleteOrder({ path: { id: 1 } });
  // @ts-expect-error and is a number
  await all.orders.deleteOrder({ path: { orderId: 'a' } });
  await all.orders.watchOrder({ path: { orderId: 1 }, body: { label: 'a' } });
  await all.orders.watchOrder({ path: { orderId: 1 }, body: 'a', contentType: 'text/plain' });
  await all.orders.watchOrder({ path: { orderId: 1 }, body: new Blob([]), contentType: 'image/png' });
  // @ts-expect-error neither an order, nor text, nor bytes
  await all.orders.watchOrder({ path: { orderId: 1 }, body: 5 });
  await all.pictures.addPicture({ body: { file: new File([], 'a.png'), more: [new Blob([])], side: new Blob([]), note: 'a' } });
  // @ts-expect-error a file is no text
  await all.pictures.addPicture({ body: { file: 'a' } });
  // @ts-expect-error a text is no file
  await all.pictures.addPicture({ body: { file: new Blob([]), note: new Blob([]) } });
  // @ts-expect-error fetch sends no body with GET
  await getPicture(bare, { body: 'a' });
  // @ts-expect-error no such call
  all.orders.dropOrder;
  // @ts-expect-error no such area
  all.other;
  await all.client.createClient();
  await createClientCall(bare);
  await all.client.call();
  await all.bind.bind();
  await all.default_.request();
}

export async function comforts(): Promise<void> {
  const source: TokenSource = (refused) => (refused === undefined ? 'a' : Promise.resolve('b'));
  createClient({ token: source, retry: { attempts: 5, methods: ['GET', 'PUT'] }, timeout: 1000, hooks: { response: ({ status }, { operation, began }) => void [status.toFixed(), operation.id, began] } });
  createClient({ retry: false });
  // @ts-expect-error no method of HTTP
  createClient({ retry: { methods: ['get'] } });
  for await (const order of paged(all.orders.listOrders).items()) order.label.trim();
  for await (const { data } of paged(all.orders.listOrders).pages({ query: { page: 2 } })) data[0]?.id.toFixed();
  for await (const order of paged((request: ListOrdersRequest) => listOrders(bare, request)).items({})) order.label.trim();
  const few = await paged(all.orders.listOrders).collect(5, { filter: where((it) => anyOf(it.id.gt(1), it.label.contains('a'))) });
  few[0]?.label.trim();
  // @ts-expect-error not a parameter
  paged(all.orders.listOrders).items({ query: { colour: 1 } });
  // @ts-expect-error this list answers no pages
  for await (const nothing of paged(all.pictures.getPicture).items()) nothing.label;
  // @ts-expect-error not a field that can be filtered
  await all.orders.listOrders({ filter: where((it) => it.secret.eq('a')) });
  // @ts-expect-error a text has no order
  await all.orders.listOrders({ filter: where((it) => it.label.gt('a')) });
  const order = await dataOf(all.orders.createOrder({ body: { label: 'a' } }));
  order.label.trim();
  const watched = await dataOf(all.orders.watchOrder({ path: { orderId: 1 }, body: 'a', contentType: 'text/plain' }));
  if (watched instanceof ReadableStream) for await (const { event, data } of eventsIn(watched)) [event, data].map((text) => text.trim());
}

export function answers(listed: ListOrdersResult, created: CreateOrderResult, watched: WatchOrderResult): readonly unknown[] {
  if (listed.ok) {
    same<typeof listed.status, 200>(true);
    // @ts-expect-error a response has no write-only property
    listed.data.data[0]?.secret;
    return listed.data.data.map(({ id, label }) => id.toFixed() + label.trim());
  }
  // @ts-expect-error what fails has no data
  listed.data;
  if (listed.status === 'unexpected') same<typeof listed.error, unknown>(true);
  else listed.error.reason.trim();
  if (listed.status === 503) listed.error.reason.trim();

  switch (created.status) {
    case 201:
      return [created.data.label.trim(), created.headers.get('x'), created.response.url];
    case 404:
      return [created.error.shop.trim()];
    case 409:
      return [created.error.reason.trim()];
    case 'unexpected':
      return [created.response.status.toFixed(), created.error];
    // @ts-expect-error no status of the document
    case 500:
      break;
  }
  if (watched.ok) return [watched.data instanceof ReadableStream ? watched.data.getReader() : watched.data.label.trim()];
  return [watched satisfies Unexpected];
}

same<Extract<DeleteOrderResult, { ok: true }>['data'], undefined>(true);
same<Extract<HasOrderResult, { ok: true }>['data'], undefined>(true);
same<Extract<GetPictureResult, { ok: true }>['data'], Blob>(true);
same<Extract<GetPictureResult, { status: 404 }>['error'], string>(true);
same<Extract<Request_Result, { ok: true }>['data'], undefined>(true);
same<200 extends Extract<Request_Result, { ok: true }>['status'] ? true : false, true>(true);
same<500 extends Extract<Request_Result, { ok: false }>['status'] ? true : false, true>(true);

export const failed = (thrown: unknown): string => (isConnectionError(thrown) ? thrown.operation : isAnswerError(thrown) ? thrown.answer.response.url : '');
`;

describe.each(Object.entries(compilers))('with TypeScript %s', (_, compiler) => {
  it('requests and answers are typed', async () => {
    expect(compile(new Map([...(await generated(await shop)), ['uses.ts', uses]]), compiler)).toBe('');
  });

  it('the client of spec/ compiles', async () => {
    expect(compile(await generated(await own), compiler)).toBe('');
  });
});

const newest = compilers['7'];

it('an area reads as a careful person would have written it', async () => {
  const files = await clientOf(await shop, folders);
  await expect(files.get('areas/orders.ts')).toMatchFileSnapshot('./shop-orders.txt');
});

it.each([
  ['.ts', { ...strictest, allowImportingTsExtensions: true }],
  ['', { ...strictest, module: 'ESNext', moduleResolution: 'Bundler' }],
] as const)('modules that import one another with "%s" compile', async (importExtension, options) => {
  expect(compile(await generated(await shop, { packages: false, importExtension }), newest, options)).toBe('');
});

it('names that are taken step aside, and the report says so', async () => {
  const report = createReport();
  await client.pages(await shop, folders, report);
  expect(report.diagnostics).toMatchObject([{ code: 'emit/name-taken', severity: 'note', message: expect.stringContaining('createClientCall') as string, place: { line: 78 } }]);
});

describe('the package', () => {
  const options = { packages: { scope: '@shop', license: 'MIT' }, importExtension: '.ts' } as const;

  it('resolves to its sources before it is built, and depends on its sibling alone', async () => {
    const files = await generated(await shop, options, 'node_modules/@shop/');
    const manifest = JSON.parse(files.get('node_modules/@shop/client/package.json') ?? '') as object;
    expect(manifest).toMatchObject({ name: '@shop/client', version: '0.0.0', type: 'module', sideEffects: false, dependencies: { '@shop/types': '0.0.0' } });
    const { compilerOptions } = JSON.parse(files.get('node_modules/@shop/client/tsconfig.json') ?? '') as { compilerOptions: object };
    const program = new Map([...files, ...examples(files.get('node_modules/@shop/client/README.md') ?? '').map((text, at) => [`example-${at}.ts`, text] as const)]);
    expect(program.has('example-1.ts')).toBe(true);
    expect(compile(program, newest, { ...compilerOptions, rootDir: '.', noEmit: true, isolatedDeclarations: false, customConditions: ['source'] })).toBe('');
  });

  it('has a README whose examples compile, with those of OAuth', async () => {
    const files = await generated(await own, { packages: { scope: '@cloud-api', license: 'MIT' }, importExtension: '.ts' }, 'node_modules/@cloud-api/');
    const written = examples(files.get('node_modules/@cloud-api/client/README.md') ?? '');
    expect(written).toHaveLength(4);
    const { compilerOptions } = JSON.parse(files.get('node_modules/@cloud-api/client/tsconfig.json') ?? '') as { compilerOptions: object };
    const program = new Map([...files, ...written.map((text, at) => [`example-${at}.ts`, text] as const)]);
    expect(compile(program, newest, { ...compilerOptions, rootDir: '.', noEmit: true, isolatedDeclarations: false, customConditions: ['source'] })).toBe('');
  });

  it('has a README whose examples run', async () => {
    const files = await clientOf(await shop, options);
    const texts = new Map([...files, ['@shop/client', `export * from '/src/index.ts';`]]);
    const written = examples(files.get('README.md') ?? '');
    expect(written).toHaveLength(3);
    for (const example of written) {
      const script = await bundle(texts, example.replaceAll('@shop/client', '/@shop/client'));
      const seen: unknown[] = [];
      vi.stubGlobal('fetch', (url: string, { headers }: { readonly headers: Headers }) => {
        seen.push(url, headers.get('authorization'));
        return Promise.resolve(Response.json({ data: [{ id: 1 }] }));
      });
      vi.spyOn(console, 'log').mockImplementation((data: unknown) => seen.push(data));
      await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);
      const list = example.includes('paged(');
      expect(seen).toEqual([`https://eu.example.com/v1/orders${list ? '?page=1' : ''}`, 'Bearer my-token', list ? { id: 1 } : { data: [{ id: 1 }] }]);
    }
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a bundle', () => {
  const sized = async (entry: string): Promise<{ readonly text: string; readonly bytes: number }> => {
    const api = await own;
    if (!api) throw new Error('spec/ has errors');
    const text = await bundle(await clientOf(api, { packages: false, importExtension: '.ts' }), entry);
    return { text, bytes: gzipSync(text, { level: 9 }).length };
  };

  it('of one call has no other, and is at most 6 kB', async () => {
    const { text, bytes } = await sized(`export { createBareClient, getUser } from './index.ts';`);
    expect(text).toContain('/v4/account/users/{username}');
    expect(text.match(/\/v4\//g)).toHaveLength(1);
    expect(bytes).toBeLessThan(6000);
  });

  it('of all calls is at most 6 kB, too', async () => {
    expect((await sized(`export { createClient } from './index.ts';`)).bytes).toBeLessThan(6000);
  });
});

/** The TypeScript of a README. */
function examples(readme: string): readonly string[] {
  return [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, text = '']) => text);
}
