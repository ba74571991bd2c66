// The option `integers64: 'bigint'`: a generated client sends and returns all digits of 64-bit integers.

import { beforeAll, describe, expect, it } from 'vitest';
import type { LooseResult } from '../client/load-client.ts';
import { withEchoServer, type ReceivedRequest, type Reply } from './echo-server.ts';
import { loadConvertingClient, readModel, type ConvertingClient } from './load-converting-client.ts';

let client: ConvertingClient;
beforeAll(async () => {
  client = await loadConvertingClient(await readModel('integers.yaml'), { integers64: 'bigint' });
});

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);
const inexact = 2n ** 53n + 1n;

interface Exchange {
  readonly result: LooseResult;
  readonly request: ReceivedRequest;
}

async function exchange(
  request: object,
  reply: Reply = {},
  options: object = {},
  isValidating = true,
): Promise<Exchange> {
  let result: LooseResult | undefined;
  const [received] = await withEchoServer(async (baseUrl) => {
    const { counters } = client.createClient({ baseUrl, retry: false, ...options }, isValidating);
    result = await counters?.['count']?.({ path: { id: 1n }, ...request });
  }, reply);
  if (!result || !received) throw new Error('no result');
  return { result, request: received };
}

const counter = {
  value: largest,
  small: 1,
  number: 2 ** 70,
  text: '9007199254740993',
  list: [1n, smallest, inexact],
  map: { a: 0n },
  counters: [{ value: inexact }, { value: -1n }],
  either: inexact,
};
const json =
  `{"value":${largest},"small":1,"number":1.1805916207174113e+21,"text":"9007199254740993",` +
  `"list":[1,${smallest},${inexact}],"map":{"a":0},"counters":[{"value":${inexact}},{"value":-1}],"either":${inexact}}`;

describe('a body', () => {
  it.each([true, false])('is sent and returned with all digits, with validation: %s', async (isValidating) => {
    const { result, request } = await exchange({ body: counter }, {}, {}, isValidating);
    expect(request.body).toBe(json);
    expect(request.headers['content-type']).toBe('application/json');
    expect(result).toMatchObject({ ok: true, status: 200, data: counter });
    expect(result.response.url).toMatch(/\/counters\/1$/);
  });

  it('has numbers where the format is not int64', async () => {
    const body = `{ "value" : 1, "number": ${inexact}, "more": ${inexact}, "text": "\\"${largest}\\\\", "small": 2, "either": "1" }`;
    const { result } = await exchange({ body: { value: 1n } }, { mediaType: 'application/json', body }, {}, false);
    expect(result.data).toEqual({
      value: 1n,
      number: Number(inexact),
      more: Number(inexact),
      text: `"${largest}\\`,
      small: 2,
      either: '1',
    });
  });

  it('without a media type has all digits', async () => {
    const { result } = await exchange({ body: { value: 1n } }, { mediaType: null, body: json }, {}, false);
    expect(result).toMatchObject({ ok: true, data: counter });
  });

  it.each(['9007199254740993.0', '9.007199254740993e15', '9007199254740993000E-3'])(
    'has all digits of %s',
    async (number) => {
      const body = `{"value":${number}}`;
      const { result } = await exchange({ body: { value: 1n } }, { mediaType: 'application/json', body });
      expect(result).toMatchObject({ ok: true, data: { value: inexact } });
    },
  );

  it.each([`{"value":${largest + 1n}}`, `{"value":${smallest - 1n}}`, '{"value":1.5}', '{"value":1e300}'])(
    '%s is unexpected, without validation, too',
    async (body) => {
      const { result } = await exchange({ body: { value: 1n } }, { mediaType: 'application/json', body }, {}, false);
      expect(result).toMatchObject({
        ok: false,
        status: 'unexpected',
        error: JSON.parse(body) as unknown,
        problems: [{ pointer: '/body/value', message: 'must be a 64-bit integer' }],
      });
    },
  );

  it.each([
    [`{"value":${largest}`, { error: `{"value":${largest}` }],
    [`{${largest}: 1}`, { error: `{${largest}: 1}` }],
    [`{"value":-0${largest}}`, { error: `{"value":-0${largest}}` }],
  ])('%s is not JSON', async (body, expected) => {
    const { result } = await exchange({ body: { value: 1n } }, { mediaType: 'application/json', body });
    expect(result).toMatchObject({ status: 'unexpected', ...expected });
  });

  it.each([
    [
      { status: 202, mediaType: 'image/png', body: 'png' },
      { ok: true, status: 202 },
    ],
    [{ status: 204 }, { ok: true, status: 204, data: undefined }],
  ])('of another media type, or none, is returned: %o', async (reply, expected) => {
    expect((await exchange({ body: { value: 1n } }, reply)).result).toMatchObject(expected);
  });

  it.each([true, false])('has all digits of instances of classes, with validation: %s', async (isValidating) => {
    class Counter {
      readonly value = largest;
      readonly list = [inexact];
      readonly counters: readonly Counter[];
      constructor(...counters: readonly Counter[]) {
        this.counters = counters;
      }
    }
    const { request } = await exchange({ body: new Counter(new Counter()) }, {}, {}, isValidating);
    const inner = `"value":${largest},"list":[${inexact}]`;
    expect(request.body).toBe(`{${inner},"counters":[{${inner},"counters":[]}]}`);
  });

  it.each(['"9007199254740993"', 'null', 'true'])('cannot have %s as an integer', async (value) => {
    const { result } = await exchange(
      { body: { value: 1n } },
      { mediaType: 'application/json', body: `{"value":${value}}` },
      {},
      false,
    );
    expect(result).toMatchObject({ status: 'unexpected', problems: [{ pointer: '/body/value', keyword: 'type' }] });
  });

  it('with a status above 599 is unexpected', async () => {
    const { result } = await exchange(
      { body: { value: 1n } },
      { status: 999, mediaType: 'application/json', body: json },
    );
    expect(result).toMatchObject({ ok: false, status: 'unexpected', response: { status: 999 } });
    expect(result.error).toMatchObject({ text: counter.text });
  });

  it('has a size limit', async () => {
    await expect(exchange({ body: counter }, {}, { maxResponseSize: 10 })).rejects.toMatchObject({
      name: 'ConnectionError',
      cause: { name: 'RangeError' },
    });
  });

  it('is validated', async () => {
    await expect(exchange({ body: { value: largest, small: 2 ** 40 } })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      problems: [{ pointer: '/small' }],
    });
    const body = `{"value":${inexact},"text":1}`;
    const { result } = await exchange({ body: { value: 1n } }, { mediaType: 'application/json', body });
    expect(result).toMatchObject({ status: 'unexpected', problems: [{ pointer: '/body/text' }] });
  });

  it.each([largest + 1n, smallest - 1n])('with %s is not sent', async (value) => {
    await expect(exchange({ body: { value } })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      problems: [{ pointer: '/value' }],
    });
  });
});

describe('a form', () => {
  it('is sent with all digits', async () => {
    const contentType = 'application/x-www-form-urlencoded';
    const { request } = await exchange(
      { contentType, body: { value: largest, map: { a: largest } } },
      { body: '{}', mediaType: 'application/json' },
    );
    expect([...new URLSearchParams(request.body)]).toEqual([
      ['value', String(largest)],
      ['map', `{"a":${largest}}`],
    ]);
  });

  it('with several parts is sent with all digits', async () => {
    const body = { value: largest, list: [smallest], map: { a: largest }, counters: [{ value: inexact }], text: 'ä' };
    const { request } = await exchange(
      { contentType: 'multipart/form-data', body },
      { body: '{}', mediaType: 'application/json' },
    );
    const boundary = /boundary=(.*)$/.exec(String(request.headers['content-type']))?.[1] ?? '';
    const parts = request.body
      .split(`--${boundary}`)
      .map((part) => part.split('\r\n\r\n')[1]?.trim())
      .filter((part) => part !== undefined);
    expect(parts).toEqual([String(largest), String(smallest), `{"a":${largest}}`, `{"value":${inexact}}`, 'ä']);
    expect(request.body).toContain('Content-Type: application/json');
  });
});

it('does not change the options of fetch', async () => {
  const agent: { self?: unknown } = {};
  agent.self = agent;
  let received: unknown;
  const fetch = (_url: string, init: { readonly dispatcher?: unknown }): Promise<Response> => {
    received = init.dispatcher;
    return Promise.resolve(Response.json({ value: 1 }));
  };
  const { counters } = client.createClient({ fetch });
  await counters?.['count']?.({ path: { id: 1n }, body: { value: 1n }, init: { dispatcher: agent } });
  expect(received).toBe(agent);
});

it('sends parameters with all digits', async () => {
  const { request } = await exchange({
    path: { id: largest },
    query: { ids: [smallest, 1n], deep: { value: largest }, json: { value: inexact, list: [largest] } },
    headers: { 'X-Values': [inexact, 2n], 'X-Json': { value: largest } },
    cookies: { value: largest },
    body: { value: 1n },
  });
  const url = new URL(request.url, 'https://example.com');
  expect(url.pathname).toBe(`/counters/${largest}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ids: `${smallest},1`,
    'deep[value]': String(largest),
    json: `{"value":${inexact},"list":[${largest}]}`,
  });
  expect(request.headers).toMatchObject({
    'x-values': `${inexact},2`,
    'x-json': `{"value":${largest}}`,
    cookie: `value=${largest}`,
  });
});
