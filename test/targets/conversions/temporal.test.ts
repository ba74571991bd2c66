// The option `dates: 'Temporal'`: a generated client converts date-times and dates with the global `Temporal`.

import 'temporal-polyfill/global';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LooseResult } from '../client/load-client.ts';
import { withEchoServer, type ReceivedRequest } from './echo-server.ts';
import { loadConvertingClient, readModel, type ConvertingClient } from './load-converting-client.ts';

let client: ConvertingClient;
beforeAll(async () => {
  client = await loadConvertingClient(await readModel('dates.yaml'), { dates: 'Temporal' });
});

/** The part of the global `Temporal` that the tests need; TypeScript 5.9 has no types of it. */
interface TemporalGlobal {
  readonly Instant: { from(text: string): { toString(): string } };
  readonly PlainDate: { from(text: string): { toString(): string; withCalendar(name: string): unknown } };
}
const { Temporal } = globalThis as unknown as { Temporal: TemporalGlobal };

const text = '2030-01-15T10:20:30.123456789Z';
const instant = Temporal.Instant.from(text);
const day = Temporal.PlainDate.from('2030-01-15');

async function exchange(
  request: object,
  body?: string,
): Promise<{ readonly result: LooseResult; readonly request: ReceivedRequest | undefined }> {
  let result: LooseResult | undefined;
  const requests = await withEchoServer(
    async (baseUrl) => {
      const { events } = client.createClient({ baseUrl, retry: false });
      result = await events?.['exchange']?.({ path: { since: instant }, ...request });
    },
    body === undefined ? {} : { body },
  );
  if (!result) throw new Error('no result');
  return { result, request: requests[0] };
}

it('sends and returns instants with all digits, and dates', async () => {
  const body = { at: instant, day, list: [instant], children: [{ at: instant, day }], text };
  const { result, request } = await exchange({ query: { until: instant, days: [day] }, body });
  const { searchParams } = new URL(request?.url ?? '', 'https://example.com');
  expect(Object.fromEntries(searchParams)).toEqual({ until: text, days: '2030-01-15' });
  expect(request?.body).toBe(
    `{"at":"${text}","day":"2030-01-15","list":["${text}"],"children":[{"at":"${text}","day":"2030-01-15"}],"text":"${text}"}`,
  );
  expect(JSON.stringify(result.data)).toBe(request?.body);
  const data = result.data as typeof body;
  const types = [data.at, data.day, data.list[0], data.children[0]?.at, data.children[0]?.day, data.text];
  expect(types.map((value) => Object.prototype.toString.call(value).slice(8, -1))).toEqual([
    'Temporal.Instant',
    'Temporal.PlainDate',
    'Temporal.Instant',
    'Temporal.Instant',
    'Temporal.PlainDate',
    'String',
  ]);
});

it.each(['2016-12-31T23:59:60Z', '2030-01-15t10:20:30+02:00'])('returns the instant of %s', async (at) => {
  const { result } = await exchange({ body: { at: instant } }, JSON.stringify({ at }));
  expect(String((result.data as { readonly at: unknown }).at)).toBe(String(Temporal.Instant.from(at)));
});

describe('values without a form in JSON', () => {
  it.each([
    [{ at: Temporal.Instant.from('+010000-01-01T00:00:00Z') }, '/at'],
    [{ at: instant, day: Temporal.PlainDate.from('-000001-01-01') }, '/day'],
    [{ at: instant, day: day.withCalendar('gregory') }, '/day'],
  ])('are not sent', async (body, pointer) => {
    await expect(exchange({ body })).rejects.toMatchObject({ name: 'InvalidRequestError', problems: [{ pointer }] });
  });
});

it('is an error without the global', async () => {
  Reflect.deleteProperty(globalThis, 'Temporal');
  try {
    await expect(exchange({ body: { at: instant } })).rejects.toThrow('the global `Temporal` is missing');
  } finally {
    Object.assign(globalThis, { Temporal });
  }
});
