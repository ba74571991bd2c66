// What the generated client sends, the generated server reads as it was meant, and the other way round: every construct of requests and answers.

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { render } from '../../src/generator/emit/render.ts';
import { createReport } from '../../src/generator/report/report.ts';
import { client as clientTarget } from '../../src/generator/targets/client/target.ts';
import { createMemoryHost, type MemoryHost } from '../../src/runtime/server/memory/host.ts';
import type { HandlerRequest, HandlerResponse } from '../../src/runtime/server/handler.ts';
import type { ServiceOptions } from '../../src/runtime/server/options.ts';
import type { Service } from '../../src/runtime/server/service.ts';
import { eventsIn, recordsIn } from '../../src/runtime/client/streams.ts';
import type { LoadedClient, LooseAnswer, LooseCall } from '../unit/client/load.ts';
import { compile, generateServer, modelOf, write } from '../unit/server/generated.ts';

type Handlers = Readonly<Record<string, Readonly<Record<string, (request: HandlerRequest<unknown>) => HandlerResponse>>>>;

interface Modules {
  readonly 'server/index.ts': { createService(host: MemoryHost<unknown>, handlers: Handlers, options: ServiceOptions): Service };
  readonly 'server/fetch.ts': { readonly createFetchHandler: (service: Service) => (request: Request) => Promise<Response> };
  readonly 'server/node.ts': { createNodeListener(service: Service): RequestListener };
  readonly 'client/index.ts': LoadedClient;
}

let response: HandlerResponse;
let request: HandlerRequest<unknown>;
const errors: unknown[] = [];
let server: Server;
let folder: string;
const calls: Record<string, Readonly<Record<string, LooseCall>>> = {};

beforeAll(async () => {
  const api = await modelOf('test/constructs/documents/requests.yaml');
  ({ folder } = await generateServer('constructs', api));
  const pages = await clientTarget.pages(api, { packages: false, importExtension: '.ts' }, createReport());
  for (const { path, text } of render(pages)) write(folder, `client/${path}`, text);
  const load = async <Path extends keyof Modules>(path: Path): Promise<Modules[Path]> => (await import(`${folder}/${path}`)) as Modules[Path];

  const host = createMemoryHost<unknown>({ caller: () => undefined, users: { k: { username: 'by key', account: 'a' }, t: { username: 'by login', account: 'a' }, s: { username: 'by login', account: 'a' } } });
  const answering = (given: HandlerRequest<unknown>): HandlerResponse => ((request = given), response);
  const handlers: Handlers = { default_: Object.fromEntries(api.operations.map(({ name }) => [name.value, answering])) };
  const service = (await load('server/index.ts')).createService(host, handlers, { validateResponses: true, onError: (error) => errors.push(error) });
  server = createServer((await load('server/node.ts')).createNodeListener(service));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const adapter = await load('server/fetch.ts');
  const handle = adapter.createFetchHandler(service);
  const client = await load('client/index.ts');
  const ways = {
    'over node:http': { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` },
    'through Fetch': { baseUrl: 'http://here.example/v1', fetch: (url: string, init: RequestInit) => handle(new Request(url, init)) },
  };
  for (const [way, options] of Object.entries(ways)) calls[way] = client.createClient({ ...options, retry: false, headers: { 'X-Key': 'k' } })['default_'] ?? {};
});

afterAll(() => server.close());

beforeEach(() => void errors.splice(0));

/** What a call answers, once nothing went wrong behind it. */
async function ask(way: string, name: string, given?: object): Promise<LooseAnswer> {
  const answer = await calls[way]?.[name]?.(given);
  expect(errors).toEqual([]);
  if (!answer) throw new Error(`there is no ${name}`);
  return answer;
}

/** The bytes of a body, whatever holds them. */
async function bytesOf(body: unknown): Promise<readonly number[]> {
  return [...(body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : (body as Uint8Array))];
}

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe.each(['over node:http', 'through Fetch'])('%s', (way) => {
  const path = { simple: [1, 2], label: { a: 'x/y', n: 3 }, matrix: ['a,b', 'c;d'], members: { r: 1.5, s: true } };

  it('parameters arrive in every style', async () => {
    response = { status: 200, body: {} };
    const query = { form: ['a', 'b&c'], commas: [1, 2], pipes: ['a', 'b,c'], spaces: ['a', 'b|c'], deep: { a: 1, b: 'x&y' }, deeper: { of: { n: 1, on: true }, list: [1, 2], points: [{ x: 1.5 }, { x: 2 }] }, listed: [3, 4], either: { gt: 5 }, json: { a: [1] }, reserved: 'a/b?c&d=e#f+g', 'filter[name]': 'é', big: 9007199254740993n, flag: false };
    const headers = { 'X-Flags': [true, false], 'X-Texts': ['a,b', 'c=d', 'é%'], 'X-Members': { k: 'v,w=x', n: 1 }, 'X-Json': [1, 2] };
    const cookies = { crumb: 'a b;c', crumbs: [1, 2] };
    expect(await ask(way, 'styles', { path, query, headers, cookies })).toMatchObject({ ok: true });
    expect({ path: request.path, query: request.query, headers: request.headers, cookies: request.cookies }).toEqual({ path, query, headers, cookies });
  });

  it('parameters that are not given are not there', async () => {
    response = { status: 200, body: {} };
    expect(await ask(way, 'styles', { path })).toMatchObject({ ok: true });
    const given = [request.query, request.headers, request.cookies].flatMap((group) => Object.values(group as object) as unknown[]);
    expect(given.filter((value) => value !== undefined)).toEqual([]);
  });

  it.each<[string, unknown, unknown, string]>([
    ['application/json', { big: 2 ** 53 }, { big: 2 ** 53 }, 'application/json'],
    ['application/vnd.own+json', [1, 2], [1, 2], 'application/vnd.own+json'],
    ['application/x-www-form-urlencoded', { a: 'x y&z', n: [1, 2], o: { x: true } }, { a: 'x y&z', n: [1, 2], o: { x: true } }, 'application/x-www-form-urlencoded'],
    ['text/plain', 'é', 'é', 'text/plain'],
    ['text/markdown', '# é', '# é', 'text/*'],
  ])('a body is read by its media type: %s', async (contentType, body, read, mediaType) => {
    response = { status: 204 };
    expect(await ask(way, 'bodies', { body, contentType })).toMatchObject({ status: 204 });
    expect({ body: request.body, mediaType: request.mediaType }).toEqual({ body: read, mediaType });
  });

  it.each([
    ['application/octet-stream', 'application/octet-stream'],
    ['image/png', 'image/*'],
  ])('bytes stay bytes: %s', async (contentType, mediaType) => {
    response = { status: 204 };
    await ask(way, 'bodies', { body: new Uint8Array([0, 255, 10]), contentType });
    expect({ body: await bytesOf(request.body), mediaType: request.mediaType, header: request.request.headers['content-type'] }).toEqual({ body: [0, 255, 10], mediaType, header: contentType });
  });

  it('a form has files and values', async () => {
    response = { status: 204 };
    await ask(way, 'bodies', { body: { file: new Blob(['f'], { type: 'image/png' }), note: 'é', of: { a: 1 }, n: 4 }, contentType: 'multipart/form-data' });
    expect(request.body).toEqual({ file: expect.any(Uint8Array) as unknown, note: 'é', of: { a: 1 }, n: 4 });
    expect(await bytesOf((request.body as { readonly file: unknown }).file)).toEqual([102]);
  });

  it('a body of a type that nobody takes is refused, with those that are', async () => {
    expect(await calls[way]?.['bodies']?.({ body: 'x', contentType: 'audio/ogg' })).toMatchObject({ ok: false, status: 'unexpected', error: { status: 415 } });
  });

  it.each<[HandlerResponse, object]>([
    [{ status: 200, contentType: 'application/json', headers: { 'X-Count': 1 }, body: { a: 1 } }, { ok: true, status: 200, data: { a: 1 } }],
    [{ status: 200, contentType: 'text/csv', headers: { 'X-Count': 1 }, body: 'a,é' }, { ok: true, status: 200, data: 'a,é' }],
    [{ status: 203, body: { other: true } }, { ok: true, status: 203, data: { other: true } }],
    [{ status: 204 }, { ok: true, status: 204, data: undefined }],
    [{ status: 418, body: { title: 't' } }, { ok: false, status: 418, error: { title: 't' } }],
    [{ status: 503, body: 'worse' }, { ok: false, status: 503, error: 'worse' }],
  ])('an answer is known by its status and media type: %j', async (given, expected) => {
    response = given;
    expect(await ask(way, 'answers')).toMatchObject(expected);
  });

  it('an integer is written exactly, and read from JSON as far as numbers go', async () => {
    response = { status: 200, contentType: 'application/json', headers: { 'X-Count': 1 }, body: { a: 9007199254740993n } };
    expect((await ask(way, 'answers')).data).toEqual({ a: 9007199254740992 });
    const written = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/answers`, { headers: { 'X-Key': 'k' } });
    expect(await written.text()).toBe('{"a":9007199254740993}');
  });

  it('an answer that leads elsewhere is one, where it is not followed', async () => {
    response = { status: 302, headers: { Location: '/elsewhere' } };
    const answer = await ask(way, 'answers', { init: { redirect: 'manual' } });
    expect({ status: answer.status, location: answer.response.headers.get('location') }).toEqual({ status: 302, location: '/elsewhere' });
  });

  it.each<[string, HandlerResponse, string]>([
    ['which says what it is', { status: 200, contentType: 'image/png', headers: { 'X-Count': 1 }, body: new Uint8Array([1, 255]) }, 'image/png'],
    ['which is of no type in particular', { status: 200, contentType: 'application/octet-stream', headers: { 'X-Count': 1 }, body: new Uint8Array([1, 255]) }, 'application/octet-stream'],
  ])('an answer of bytes, %s', async (_which, given, type) => {
    response = given;
    const answer = await ask(way, 'answers');
    expect({ type: answer.response.headers.get('content-type'), bytes: await bytesOf(answer.data) }).toEqual({ type, bytes: [1, 255] });
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 503, body: 'text' }, 'text/plain; charset=utf-8'],
    [{ status: 503, contentType: 'text/html', body: '<b>' }, 'text/html'],
    [{ status: 503, headers: { 'Content-Type': 'text/html' }, body: '<b>' }, 'text/html'],
  ])('a range is never sent as the type of an answer: %j', async (given, type) => {
    response = given;
    expect((await ask(way, 'answers')).response.headers.get('content-type')).toBe(type);
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 200, contentType: 'image/png', body: new Uint8Array([1]) }, 'image/png'],
    [{ status: 200, contentType: 'image/svg+xml; charset=utf-8', body: '<svg/>' }, 'image/svg+xml; charset=utf-8'],
    [{ status: 200, headers: { 'Content-Type': 'image/gif' }, body: new Uint8Array([1]) }, 'image/gif'],
    [{ status: 201, contentType: 'audio/ogg', headers: { 'X-Count': 1 }, body: new Uint8Array([1]) }, 'audio/ogg'],
    [{ status: 201, headers: { 'X-Count': 1 }, body: new Uint8Array([1]) }, 'application/octet-stream'],
    [{ status: 202, contentType: 'text/markdown', body: '# é' }, 'text/markdown'],
    [{ status: 202, body: 'é' }, 'text/plain; charset=utf-8'],
    [{ status: 203, contentType: 'application/vnd.own+json', body: { a: 1 } }, 'application/vnd.own+json'],
  ])('an answer is sent as the type of a range that its handler says: %j', async (given, type) => {
    response = given;
    const answer = await ask(way, 'ranges');
    expect({ status: answer.status, type: answer.response.headers.get('content-type') }).toEqual({ status: given.status, type });
  });

  it.each<[HandlerResponse, string]>([
    [{ status: 200, contentType: 'audio/ogg', body: new Uint8Array([1]) }, 'must be of the media type image/*'],
    [{ status: 200, body: new Uint8Array([1]) }, 'must be of the media type image/*'],
    [{ status: 200, headers: { 'Content-Type': 'text/html' }, body: '<b>' }, 'must be of the media type image/*'],
    [{ status: 202, contentType: 'image/png', body: 'x' }, 'must be of the media type text/*'],
    [{ status: 203, contentType: 'text/html', body: '<b>' }, 'must be of the media type application/*'],
  ])('an answer of a type out of its range is the service’s mistake: %j', async (given, complaint) => {
    response = given;
    expect(await calls[way]?.['ranges']?.()).toMatchObject({ ok: false, response: { status: 500 } });
    expect(String(errors.splice(0))).toContain(complaint);
  });

  it('an answer that the document does not have is the service’s mistake', async () => {
    response = { status: 200, contentType: 'application/json', headers: { 'X-Count': 1 }, body: { a: 'x' } };
    expect(await calls[way]?.['answers']?.()).toMatchObject({ ok: false, status: 500 });
    expect(String(errors.splice(0))).toContain('must be a whole number');
  });

  it('events and records come one by one', async () => {
    response = { status: 200, body: 'data: {"n":1}\n\nevent: more\ndata: {"n":2}\n\n' };
    const events = await all(eventsIn((await ask(way, 'events')).data as ReadableStream<Uint8Array>));
    expect(events).toMatchObject([{ event: 'message', data: '{"n":1}' }, { event: 'more', data: '{"n":2}' }]);
    response = { status: 200, body: '{"n":1}\n{"n":2}\n' };
    expect(await all(recordsIn((await ask(way, 'records')).data as ReadableStream<Uint8Array>))).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('either of the security alternatives will do, whole', async () => {
    response = { status: 204 };
    const as = async (headers: Readonly<Record<string, string>>): Promise<unknown> => ((await ask(way, 'answers', { headers })).response.status === 204 ? request.identity?.account : 'nobody');
    expect([await as({}), await as({ 'X-Key': 'wrong' }), await as({ 'X-Key': '', authorization: 'Bearer t', cookie: 'sid=s' }), await as({ 'X-Key': '', authorization: 'Bearer t' })]).toEqual(['a', 'nobody', 'a', 'nobody']);
  });
});

it.each([
  ['one of a range', 'image/png', ''],
  ['one of another', 'audio/ogg', '"audio/ogg"'],
])('a handler says which media type it answers with: %s', (_which, contentType, complaint) => {
  const text = `import type { AnswersResponse } from './server/index.ts';\nexport const answer: AnswersResponse = { status: 200, contentType: '${contentType}', headers: { 'X-Count': 1 }, body: new Uint8Array() };\n`;
  write(folder, 'answer.ts', text);
  const said = compile(folder, ['answer.ts']);
  if (complaint === '') expect(said).toBe('');
  else expect(said).toContain(complaint);
});

it.each([
  ["{ status: 200, contentType: 'image/png', body: new Uint8Array() }", ''],
  ["{ status: 200, contentType: 'audio/ogg', body: new Uint8Array() }", '"audio/ogg"'],
  ['{ status: 200, body: new Uint8Array() }', 'contentType'],
  ["{ status: 201, contentType: 'audio/ogg', headers: { 'X-Count': 1 }, body: new Uint8Array() }", ''],
  ["{ status: 201, headers: { 'X-Count': 1 }, body: new Uint8Array() }", ''],
  ["{ status: 201, contentType: 'anything', headers: { 'X-Count': 1 }, body: new Uint8Array() }", '"anything"'],
  ['{ status: 201, body: new Uint8Array() }', 'headers'],
  ["{ status: 202, contentType: 'text/markdown', body: '# x' }", ''],
  ["{ status: 202, body: 'x' }", ''],
  ["{ status: 202, contentType: 'image/png', body: 'x' }", '"image/png"'],
  ["{ status: 203, contentType: 'application/vnd.own+json', body: { a: 1 } }", ''],
  ['{ status: 203, body: { a: 1 } }', 'contentType'],
])('of a range that is alone the compiler judges which type a handler says, and whether it must: %s', (answer, complaint) => {
  write(folder, 'answer.ts', `import type { RangesResponse } from './server/index.ts';\nexport const answer: RangesResponse = ${answer};\n`);
  const said = compile(folder, ['answer.ts']);
  if (complaint === '') expect(said).toBe('');
  else expect(said).toContain(complaint);
});
