// A server in a process of its own, which is asked over HTTP and put away afterwards.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';

export interface Contestant {
  readonly name: string;
  readonly url: string;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Resident memory in bytes; undefined where the system does not say. */
  readonly memory: () => number | undefined;
  /** Microseconds of processor time that it has used; undefined where the system does not say. */
  readonly processor: () => number | undefined;
  readonly stop: () => Promise<void>;
  /** Milliseconds from its start to its first answer. */
  readonly started: number;
}

export interface Command {
  readonly name: string;
  /** Words after `node`. */
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The address, once it is known: found in a line of the output, or given. */
  readonly url: string | RegExp;
  readonly headers?: Readonly<Record<string, string>>;
  /** A path that answers with a success when the server is ready. */
  readonly path: string;
}

/** How long a server may take to answer, in milliseconds. */
const patience = 60_000;

/** As much of what a server prints as is kept for whoever looks for its address, or why it fails. */
const kept = 10_000;

/** Starts a server and waits for its first success. */
export async function start({ name, words, env = {}, url, headers = {}, path }: Command): Promise<Contestant> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...words], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      if (output.length < kept) output += part.toString();
    });
  }
  const found = (): string | undefined => (typeof url === 'string' ? url : url.exec(output)?.[1]);
  while (performance.now() - begun < patience && child.exitCode === null) {
    const address = found();
    if (address !== undefined && (await answers(address + path, headers))) {
      return {
        name,
        url: address,
        headers,
        started: performance.now() - begun,
        memory: () => residentOf(child),
        processor: () => processorOf(child),
        stop: () => stop(child),
      };
    }
    await new Promise((wake) => setTimeout(wake, 2));
  }
  await stop(child);
  throw new Error(`${name} does not answer:\n${output}`);
}

/** A port that nobody uses now, for servers that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function residentOf({ pid }: ChildProcess): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Linux tells it in hundredths of a second. */
function processorOf({ pid }: ChildProcess): number | undefined {
  try {
    // After the name, which may hold anything, in parentheses: the 12th and the 13th, in user mode and in the system.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')) ?? [];
    const [user, system] = rest.split(' ').slice(11, 13).map(Number);
    return user === undefined || system === undefined ? undefined : (user + system) * 10_000;
  } catch {
    return undefined;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(force);
}
