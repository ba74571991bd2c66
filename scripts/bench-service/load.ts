// Requests as fast as a server answers them, from a process of its own.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import type { Contestant } from './contestant.ts';

export interface Load {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

export interface Rate {
  /** Requests a second, in the mean. */
  readonly rate: number;
  /** Milliseconds: half of the requests took no longer. */
  readonly median: number;
  /** Requests that were not answered by a success. */
  readonly failed: number;
}

interface Report {
  readonly requests: { readonly average: number };
  readonly latency: { readonly p50: number };
  readonly non2xx: number;
  readonly errors: number;
}

/** Lets `autocannon` loose on a server. `peers`: the folder where it is installed. */
export async function load(peers: string, { url, headers }: Contestant, { method, path, body, headers: more = {}, connections, seconds }: Load): Promise<Rate> {
  const program = createRequire(join(peers, 'any.js')).resolve('autocannon/autocannon.js');
  const all = Object.entries({ ...headers, ...more, ...(body !== undefined && { 'Content-Type': 'application/json' }) });
  const words = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds), '-m', method, ...all.flatMap(([name, value]) => ['-H', `${name}=${value}`])];
  const child = spawn(process.execPath, [program, ...words, ...(body === undefined ? [] : ['-b', body]), url + path], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  await new Promise((resolve) => child.once('exit', resolve));
  const { requests, latency, non2xx, errors } = JSON.parse(output) as Report;
  return { rate: requests.average, median: latency.p50, failed: non2xx + errors };
}
