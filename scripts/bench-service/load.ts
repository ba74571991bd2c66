// Load generator in a child process.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import type { Contestant } from './contestant.ts';

/** Repeated request. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
  readonly connections: number;
  readonly seconds: number;
}

export interface Rate {
  /** Mean requests per second. */
  readonly rate: number;
  /** Microseconds of server processor time per request; `undefined` if the system does not report it. */
  readonly processor: number | undefined;
  /** Requests without a successful response. */
  readonly failed: number;
}

interface Report {
  readonly requests: { readonly average: number; readonly total: number };
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
}

/** Returns all headers of a request to a contestant. */
export function headersOf({ headers }: Pick<Contestant, 'headers'>, asked: Asked): Readonly<Record<string, string>> {
  return { ...headers, ...asked.headers, ...(asked.body !== undefined && { 'Content-Type': 'application/json' }) };
}

/** Runs autocannon. `tools` is the directory in which it is installed. */
export async function load(
  tools: string,
  contestant: Contestant,
  asked: Asked,
  { connections, seconds }: Load,
): Promise<Rate> {
  const program = createRequire(join(tools, 'any.js')).resolve('autocannon/autocannon.js');
  const headers = Object.entries(headersOf(contestant, asked)).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const words = [
    '--json',
    '--no-progress',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    '-m',
    asked.method,
    ...headers,
    ...(asked.body === undefined ? [] : ['-b', asked.body]),
  ];
  const before = contestant.processor();
  const child = spawn(process.execPath, [program, ...words, contestant.url + asked.path], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  await new Promise((resolve) => child.once('close', resolve));
  const { requests, non2xx, errors, timeouts } = JSON.parse(output) as Report;
  const after = contestant.processor();
  const processor = before === undefined || after === undefined ? undefined : (after - before) / requests.total;
  return { rate: requests.average, processor, failed: non2xx + errors + timeouts };
}

/** Returns the milliseconds of sequential requests on one connection; throws if one fails. */
export async function latencies(contestant: Contestant, asked: Asked, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let request = 0; request < count; request++) {
    const begun = performance.now();
    const response = await fetch(contestant.url + asked.path, {
      method: asked.method,
      headers: headersOf(contestant, asked),
    });
    await response.arrayBuffer();
    times.push(performance.now() - begun);
    if (!response.ok) throw new Error(`${contestant.name} answered ${response.status}`);
  }
  return times;
}
