// Load generator: runs autocannon in a child process, and checks responses before the measurement.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
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

/**
 * Runs autocannon, whose connections share the requests and repeat them. `tools` is the directory in which it is
 * installed.
 */
export async function runLoad(
  tools: string,
  contestant: RunningServer,
  benchRequests: readonly BenchRequest[],
  { connections, seconds }: LoadSettings,
): Promise<Rate> {
  const requests = benchRequests.map((request) => ({ ...request, headers: requestHeaders(contestant, request) }));
  const share = Math.ceil(requests.length / connections);
  const input = {
    program: createRequire(join(tools, 'any.js')).resolve('autocannon'),
    options: { url: contestant.url, connections, duration: seconds },
    requestsByConnection: Array.from({ length: connections }, (_, index) => {
      const start = (index * share) % requests.length;
      return requests.slice(start, start + share);
    }),
  };
  const before = contestant.cpuTime();
  const output = await runProgram(join(import.meta.dirname, 'load-process.js'), JSON.stringify(input));
  const { requests: counts, non2xx, errors, timeouts } = JSON.parse(output) as AutocannonReport;
  const after = contestant.cpuTime();
  const cpuTime = before === undefined || after === undefined ? undefined : (after - before) / counts.total;
  return { rate: counts.average, cpuTime, failed: non2xx + errors + timeouts };
}

/** Runs a JavaScript file with input on stdin, and returns its output; throws if it fails. */
async function runProgram(file: string, input: string): Promise<string> {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  // If the program fails, its exit status is reported.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, status] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  if (status !== 0) throw new Error(`${file} ended with status ${String(status)}.`);
  return output;
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
  const responseText = await response.text();
  const failure = `${contestant.name} returned ${response.status} for ${method} ${path}: ${responseText.slice(0, 500)}`;
  if (!response.ok) throw new Error(failure);
  const bodyValue: unknown = JSON.parse(responseText);
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
