// The option `dates: 'Date'`: a generated client sends date-times for `Date` and returns `Date` for date-times.

import { beforeAll, describe, expect, it } from 'vitest';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import { bundle, type LooseResult } from '../client/load-client.ts';
import { modelOf } from '../model-of.ts';
import { withEchoServer, type ReceivedRequest, type Reply } from './echo-server.ts';
import { loadConvertingClient, readModel, type ConvertingClient } from './load-converting-client.ts';

let client: ConvertingClient;
beforeAll(async () => {
  client = await loadConvertingClient(await readModel('dates.yaml'), { dates: 'Date' });
});

const instant = '2030-01-15T10:20:30.125Z';
const date = new Date(instant);

interface Exchange {
  readonly result: LooseResult;
  readonly request: ReceivedRequest | undefined;
}

async function exchange(request: object, reply: Reply = {}, isValidating = true, name = 'exchange'): Promise<Exchange> {
  let result: LooseResult | undefined;
  const requests = await withEchoServer(async (baseUrl) => {
    result = await client.createClient({ baseUrl, retry: false }, isValidating)['events']?.[name]?.(request);
  }, reply);
  if (!result) throw new Error('no result');
  return { result, request: requests[0] };
}

const event = {
  at: date,
  day: '2030-01-15',
  text: instant,
  nullable: null,
  list: [date, date],
  tuple: [instant, date, date],
  map: { a: date },
  named: { label: instant, other: date },
  children: [{ at: date, children: [{ at: date }] }],
  extended: { from: date, to: null, extra: date },
  either: { on: date },
  animal: { kind: 'cat', seen: date },
  ambiguous: { from: instant },
  constant: '2030-01-15T10:20:30Z',
};
const json = JSON.stringify(event);

describe('a body', () => {
  it.each([true, false])('is sent as JSON and read from JSON, with validation: %s', async (isValidating) => {
    const { result, request } = await exchange(
      { path: { since: date }, body: event },
      { body: JSON.stringify({ ...event, id: 'e1' }) },
      isValidating,
    );
    expect(JSON.parse(request?.body ?? '')).toEqual(JSON.parse(json));
    expect(result).toMatchObject({ ok: true, status: 200, data: { ...event, id: 'e1' } });
    expect(event.at).toBe(date);
  });

  it('keeps properties that the document does not declare, and own `__proto__`', async () => {
    const body = `{"id":"1","at":"${instant}","more":"${instant}","__proto__":"${instant}"}`;
    const { data } = (await exchange({ path: { since: date }, body: { at: date } }, { body }, false)).result;
    expect(Object.entries(data as object)).toEqual([
      ['id', '1'],
      ['at', date],
      ['more', instant],
      ['__proto__', date],
    ]);
  });

  it('is converted by the branch that the discriminator selects', async () => {
    const animal = { kind: 'dog', seen: instant };
    const { result } = await exchange(
      { path: { since: date }, body: { at: date, animal } },
      { body: JSON.stringify({ id: '1', at: date, animal }) },
    );
    expect(result.data).toEqual({ id: '1', at: date, animal });
  });

  it('of an error is converted', async () => {
    const { result } = await exchange(
      { path: { since: date }, body: { at: date } },
      { status: 422, mediaType: 'application/problem+json', body: `{"at":"${instant}"}` },
    );
    expect(result).toMatchObject({ ok: false, status: 422, error: { at: date } });
  });

  it.each<[string, string, unknown]>([
    ['application/json', `"${instant}"`, date],
    ['text/plain', instant, instant],
  ])('of the media type %s is as declared', async (accept, body, data) => {
    const { result } = await exchange({ accept }, { mediaType: accept, body }, true, 'importEvents');
    expect(result).toMatchObject({ ok: true, data });
  });

  it('without a media type is read as the accepted one', async () => {
    const read = async (accept: string): Promise<unknown> =>
      (await exchange({ accept }, { mediaType: null, body: `"${instant}"` }, false, 'importEvents')).result.data;
    expect(await read('application/json')).toEqual(date);
    expect(await read('text/plain')).toBe(`"${instant}"`);
  });

  it.each<[string, unknown, string]>([
    ['application/json', [{ at: date }], `[{"at":"${instant}"}]`],
    ['application/x-www-form-urlencoded', { at: date }, `at=${encodeURIComponent(instant)}`],
    ['text/plain', instant, instant],
  ])('is sent as %s', async (contentType, body, sent) => {
    const { request } = await exchange({ contentType, body }, {}, true, 'importEvents');
    expect(request?.body).toBe(sent);
  });

  it('of media types that differ only in parameters is not converted', async () => {
    const body = { from: instant };
    const { result, request } = await exchange({ body }, {}, true, 'exchangeVersions');
    expect(request?.body).toBe(JSON.stringify(body));
    expect(result).toMatchObject({ ok: true, data: body });
  });

  it.each([true, false])('has the dates of instances of classes, with validation: %s', async (isValidating) => {
    class Instance {
      readonly at: Date;
      readonly children: readonly Instance[];
      constructor(at: Date, ...children: readonly Instance[]) {
        this.at = at;
        this.children = children;
      }
    }
    const send = (body: object): Promise<Exchange> => exchange({ path: { since: date }, body }, {}, isValidating);
    expect((await send(new Instance(date, new Instance(date)))).request?.body).toBe(
      `{"at":"${instant}","children":[{"at":"${instant}","children":[]}]}`,
    );
    await expect(send(new Instance(date, new Instance(new Date(NaN))))).rejects.toMatchObject({
      name: 'InvalidRequestError',
      problems: [{ pointer: '/children/0/at' }],
    });
  });

  it('that has `toJSON` is sent as it returns', async () => {
    const body = { at: new Date(NaN), toJSON: () => ({ at: instant }) };
    const { request } = await exchange({ path: { since: date }, body }, {}, false);
    expect(request?.body).toBe(`{"at":"${instant}"}`);
  });

  it.each<[string, object]>([
    ['a Blob', new Blob(['[]'])],
    ['an ArrayBuffer', new TextEncoder().encode('[]').buffer],
    ['a Uint8Array', new TextEncoder().encode('[]')],
    ['a stream', new Blob(['[]']).stream()],
  ])('that is %s is sent unchanged', async (_type, body) => {
    const { request } = await exchange({ body }, { body: `"${instant}"` }, false, 'importEvents');
    expect(request?.body).toBe('[]');
  });

  it('that is nested too deeply is unexpected', async () => {
    const depth = 20_000;
    const body = `${`{"at":"${instant}","children":[`.repeat(depth)}${']}'.repeat(depth)}`;
    const { result } = await exchange({ path: { since: date }, body: { at: date } }, { body }, false);
    expect(result).toMatchObject({ status: 'unexpected', problems: [{ keyword: 'depth' }] });
  });

  it('is sent as a multipart form, and FormData unchanged', async () => {
    const contentType = 'multipart/form-data';
    const { request } = await exchange(
      { contentType, body: { at: date, range: { from: date } } },
      {},
      true,
      'importEvents',
    );
    expect(request?.body).toContain(`name="at"\r\n\r\n${instant}\r\n`);
    expect(request?.body).toContain(`{"from":"${instant}"}`);
    const form = new FormData();
    form.set('at', 'tomorrow');
    expect((await exchange({ contentType, body: form }, {}, true, 'importEvents')).request?.body).toContain('tomorrow');
    const fields = new URLSearchParams({ at: 'tomorrow' });
    const urlEncoded = { contentType: 'application/x-www-form-urlencoded', body: fields };
    expect((await exchange(urlEncoded, {}, true, 'importEvents')).request?.body).toBe('at=tomorrow');
  });
});

it('sends parameters as date-times', async () => {
  const { request } = await exchange({
    path: { since: date },
    query: { until: date, days: ['2030-01-15'], range: { from: date, to: null }, name: instant },
    headers: { 'X-Limits': [date, date] },
    cookies: { at: date },
    body: { at: date },
  });
  const url = new URL(request?.url ?? '', 'https://example.com');
  expect(decodeURIComponent(url.pathname)).toBe(`/events/${instant}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    until: instant,
    days: '2030-01-15',
    range: `{"from":"${instant}","to":null}`,
    name: instant,
  });
  expect(request?.headers['x-limits']).toBe(`${instant},${instant}`);
  expect(request?.headers['cookie']).toBe(`at=${encodeURIComponent(instant)}`);
});

describe('date-times', () => {
  it.each([
    ['2030-01-15t10:20:30z', '2030-01-15T10:20:30.000Z'],
    ['2030-01-15T12:20:30.123456789+02:00', '2030-01-15T10:20:30.123Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
    ['2016-12-31T23:59:60.5Z', '2017-01-01T00:00:00.500Z'],
  ])('such as %s are valid', async (text, expected) => {
    const { result } = await exchange(
      { path: { since: date }, body: { at: date } },
      { body: JSON.stringify({ id: '1', at: text }) },
    );
    expect(result.data).toEqual({ id: '1', at: new Date(expected) });
  });

  it.each(
    ['2030-01-15', '2030-01-15T10:20:30', 'Tue, 15 Jan 2030 10:20:30 GMT', '2030-02-30T10:20:30Z', ''].flatMap((text) =>
      [true, false].map((isValidating) => [text, isValidating] as const),
    ),
  )('such as "%s" make a response unexpected, with validation: %s', async (text, isValidating) => {
    const body = { at: instant, children: [{ at: text }] };
    const { result } = await exchange(
      { path: { since: date }, body: { at: date } },
      { body: JSON.stringify({ id: '1', ...body }) },
      isValidating,
    );
    expect(result).toMatchObject({
      ok: false,
      status: 'unexpected',
      error: body,
      problems: [{ pointer: '/body/children/0/at', field: 'children.0.at', keyword: 'format' }],
    });
  });

  it.each(
    [1893456000, null, true, [], { at: instant }].flatMap((value) =>
      [true, false].map((isValidating) => [value, isValidating] as const),
    ),
  )('cannot be %j in a response, with validation: %s', async (at, isValidating) => {
    const { result } = await exchange(
      { path: { since: date }, body: { at: date } },
      { body: JSON.stringify({ id: '1', at }) },
      isValidating,
    );
    expect(result).toMatchObject({
      status: 'unexpected',
      error: { at },
      problems: [{ pointer: '/body/at', field: 'at', keyword: 'type' }],
    });
  });

  it('that are invalid in a request are at the location that validation reports', async () => {
    const send = (at: unknown): Promise<Exchange> =>
      exchange({ path: { since: date }, body: { at: date, list: [at] } });
    const problems = [{ pointer: '/list/0', field: 'list.0', keyword: 'format' }];
    await expect(send(new Date(NaN))).rejects.toMatchObject({ problems });
    await expect(send('today')).rejects.toMatchObject({ problems });
  });

  it.each([new Date(NaN), new Date('+010000-01-01T00:00:00Z'), new Date('-000001-12-31T23:59:59.999Z')])(
    'cannot represent %s, which is not sent',
    async (invalid) => {
      const request = { path: { since: invalid }, body: { at: date, list: [date, invalid] } };
      const requests = await withEchoServer(async (baseUrl) => {
        await expect(client.createClient({ baseUrl })['events']?.['exchange']?.(request)).rejects.toMatchObject({
          name: 'InvalidRequestError',
          operation: 'exchange',
          problems: [{ pointer: '/path/since' }, { pointer: '/list/1', field: 'list.1', keyword: 'format' }],
        });
      });
      expect(requests).toEqual([]);
    },
  );
});

it('validates the JSON of a request', async () => {
  await withEchoServer(async (baseUrl) => {
    const { events } = client.createClient({ baseUrl });
    await expect(
      events?.['exchange']?.({ path: { since: date }, body: { at: date, text: date } }),
    ).rejects.toMatchObject({ name: 'InvalidRequestError', problems: [{ pointer: '/text' }] });
  });
});

it('returns streams unchanged', async () => {
  const { result } = await exchange(
    {},
    { mediaType: 'application/x-ndjson', body: `{"at":"${instant}"}\n` },
    true,
    'readFeed',
  );
  expect(await new Response(result.data as ReadableStream).text()).toBe(`{"at":"${instant}"}\n`);
});

it('converts a success with the status of deprecated operations', async () => {
  const api = await modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
x-ashlar: { version: 1, conventions: { deprecation: { status: 299, warnings: warnings } } }
servers: [{ url: 'https://example.com' }]
paths:
  /time:
    get:
      operationId: readTime
      tags: [times]
      responses:
        '200':
          description: The time.
          content: { application/json: { schema: { type: object, properties: { at: { type: string, format: date-time } } } } }
        default:
          description: An error.
          content: { application/json: { schema: { type: object, properties: { at: { type: string } } } } }
`);
  const { createClient } = await loadConvertingClient(api, { dates: 'Date' });
  const resultOf = (status: number): Promise<LooseResult> | undefined => {
    const fetch = (): Promise<Response> => Promise.resolve(Response.json({ at: instant }, { status }));
    return createClient({ fetch })['times']?.['readTime']?.();
  };
  expect(await resultOf(299)).toMatchObject({ ok: true, status: 299, data: { at: date } });
  expect(await resultOf(400)).toMatchObject({ ok: false, status: 400, error: { at: instant } });
});

it('a bundle has only the conversions of the operations that it calls', async () => {
  const files = await renderOutput(await readModel('dates.yaml'), ['types', 'client'], {
    ...plainSources,
    dates: 'Date',
  });
  const contentOf = async (name: string): Promise<readonly boolean[]> => {
    const code = await bundle(files, `export { ${name} } from './client/index.ts';`);
    return [code.includes('toISOString'), code.includes('nullable')];
  };
  expect(await contentOf('exchange')).toEqual([true, true]);
  expect(await contentOf('readFeed')).toEqual([false, false]);
});
