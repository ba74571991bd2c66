// Servers that the benchmark runs in child processes.

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';

/** Running server. */
export interface RunningServer {
  readonly name: string;
  readonly url: string;
  /** Headers for every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Resident memory in bytes; `undefined` if the system does not report it. */
  readonly memory: () => number | undefined;
  /** CPU time in microseconds; `undefined` if the system does not report it. */
  readonly cpuTime: () => number | undefined;
  readonly stop: () => Promise<void>;
  /** Milliseconds from start to first response. */
  readonly startupDuration: number;
}

/** Command that starts a server. */
export interface Command {
  readonly name: string;
  /** Arguments for `node`. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Base URL, or a pattern that finds it in the output. */
  readonly url: string | RegExp;
  readonly headers?: Readonly<Record<string, string>>;
  /** Path that responds successfully as soon as the server is ready. */
  readonly path: string;
}

/** Startup timeout in milliseconds. */
const timeout = 60_000;

/** Maximum number of output characters to keep, for the URL and for error messages. */
const maxOutput = 10_000;

/** Starts a server and waits for its first successful response. */
export async function start({ name, args, env = {}, url, headers = {}, path }: Command): Promise<RunningServer> {
  const startTime = performance.now();
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      if (output.length < maxOutput) output += part.toString();
    });
  }
  const findUrl = (): string | undefined => (typeof url === 'string' ? url : url.exec(output)?.[1]);
  while (performance.now() - startTime < timeout && child.exitCode === null) {
    const baseUrl = findUrl();
    if (baseUrl !== undefined && (await respondsWithSuccess(baseUrl + path, headers))) {
      return {
        name,
        url: baseUrl,
        headers,
        startupDuration: performance.now() - startTime,
        memory: () => readResidentMemory(child),
        cpuTime: () => readCpuTime(child),
        stop: () => stop(child),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await stop(child);
  throw new Error(`${name} does not respond:\n${output}`);
}

/** Returns an unused port, for servers that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function respondsWithSuccess(url: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  try {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function readResidentMemory({ pid }: ChildProcess): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Returns the CPU time of a process, which Linux reports in hundredths of a second. */
function readCpuTime({ pid }: ChildProcess): number | undefined {
  try {
    // The name in parentheses may contain anything; utime and stime are the 12th and 13th fields after it (proc(5)).
    const [, fields = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
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
