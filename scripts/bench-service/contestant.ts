// A server in a process of its own, which is asked over HTTP and put away afterwards.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

export interface Contestant {
  readonly name: string;
  readonly url: string;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Resident memory in bytes; undefined where the system does not say. */
  readonly memory: () => number | undefined;
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
  /** A path that answers when the server is ready. */
  readonly path: string;
}

const patience = 60_000;

/** Starts a server and waits for its first answer. */
export async function start({ name, words, env = {}, url, headers = {}, path }: Command): Promise<Contestant> {
  const begun = performance.now();
  const child = spawn(process.execPath, [...words], { env: { ...process.env, NODE_ENV: 'production', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const found = (): string | undefined => (typeof url === 'string' ? url : url.exec(output)?.[1]);
  while (performance.now() - begun < patience) {
    if (child.exitCode !== null) break;
    const address = found();
    if (address !== undefined && (await answers(address + path, headers))) {
      return { name, url: address, headers, started: performance.now() - begun, memory: () => residentOf(child), stop: () => stop(child) };
    }
    await new Promise((wake) => setTimeout(wake, 5));
  }
  await stop(child);
  throw new Error(`${name} does not answer:\n${output.slice(-2000)}`);
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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(force);
}
