// Load generator: runs autocannon in a child process, and checks responses before the measurement.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import type { RunningServer } from './contestant.ts';
import { isDeepStrictEqual } from 'node:util';

/** Repeated request. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadSettings {
  readonly connections: number;
  readonly seconds: number;
}

export interface Rate {
  /** Mean requests per second. */
  readonly rate: number;
  /** Microseconds of server CPU time per request; `undefined` if the system does not report it. */
  readonly cpuTime: number | undefined;
  /** Requests without a successful response. */
  readonly failed: number;
}

interface AutocannonReport {
  readonly requests: { readonly average: number; readonly total: number };
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
}

/** Returns all headers for a request to a contestant. */
export function requestHeaders(
  { headers }: Pick<RunningServer, 'headers'>,
  benchRequest: BenchRequest,
): Readonly<Record<string, string>> {
  return {
    ...headers,
    ...benchRequest.headers,
    ...(benchRequest.body !== undefined && { 'Content-Type': 'application/json' }),
  };
}

/** Runs autocannon, whose connections repeat the requests in order. `tools` is the directory in which it is installed. */
export async function runLoad(
  tools: string,
  contestant: RunningServer,
  benchRequests: readonly BenchRequest[],
  { connections, seconds }: LoadSettings,
): Promise<Rate> {
  const input = {
    program: createRequire(join(tools, 'any.js')).resolve('autocannon'),
    options: {
      url: contestant.url,
      connections,
      duration: seconds,
      requests: benchRequests.map((request) => ({ ...request, headers: requestHeaders(contestant, request) })),
    },
  };
  const before = contestant.cpuTime();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-process.js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(input));
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  const { requests, non2xx, errors, timeouts } = JSON.parse(output) as AutocannonReport;
  const after = contestant.cpuTime();
  const cpuTime = before === undefined || after === undefined ? undefined : (after - before) / requests.total;
  return { rate: requests.average, cpuTime, failed: non2xx + errors + timeouts };
}

/** Returns the durations of sequential requests on one connection, in milliseconds; throws if one fails. */
export async function measureLatencies(
  contestant: RunningServer,
  benchRequest: BenchRequest,
  count: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const startTime = performance.now();
    const response = await fetch(contestant.url + benchRequest.path, {
      method: benchRequest.method,
      headers: requestHeaders(contestant, benchRequest),
    });
    await response.arrayBuffer();
    times.push(performance.now() - startTime);
    if (!response.ok) throw new Error(`${contestant.name} returned ${response.status}`);
  }
  return times;
}

/** Expected body, or a predicate for it. */
export type ExpectedBody = { readonly value: unknown } | { readonly isValid: (body: unknown) => boolean };

/** Returns the JSON body of a successful response; throws if it is not as expected. */
export async function checkResponse(
  contestant: RunningServer,
  request: BenchRequest,
  expected: ExpectedBody,
): Promise<unknown> {
  const { method, path, body } = request;
  const response = await fetch(contestant.url + path, {
    method,
    headers: requestHeaders(contestant, request),
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const failure = `${contestant.name} returned ${response.status} for ${method} ${path}: ${text.slice(0, 500)}`;
  if (!response.ok) throw new Error(failure);
  const bodyValue: unknown = JSON.parse(text);
  const isExpected = 'value' in expected ? isDeepStrictEqual(bodyValue, expected.value) : expected.isValid(bodyValue);
  if (!isExpected) throw new Error(`${failure}\nThe body is not as expected.`);
  return bodyValue;
}

/** Returns whether a body has all properties of an example, with values of the same types. */
export function hasSameShape(body: unknown, example: unknown): boolean {
  if (!isObject(body) || !isObject(example)) return false;
  return Object.entries(example).every(([name, value]) => name in body && typeOf(body[name]) === typeOf(value));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
