// Real health checks of loopback backends. Checks of other backends are simulated.

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { splitAddress, type Backend, type CheckSettings } from './backends.ts';
import type { Probe } from './simulated-probe.ts';

/** Maximum number of bytes of a response that are searched for the expected text. */
const maxSearchedBytes = 65_536;

/**
 * Upper limit in milliseconds for the configured timeout, so that an unresponsive backend delays neither the other
 * checks nor the shutdown.
 */
const maxTimeout = 5000;

/** Creates a signal that aborts after a number of milliseconds. */
export type TimeoutFactory = (milliseconds: number) => AbortSignal;

/** Checks loopback backends as configured (spec: `check`), and other backends with `fallback`. */
export function createLoopbackProbe(
  fallback: Probe,
  timeout: TimeoutFactory = (milliseconds) => AbortSignal.timeout(milliseconds),
): Probe {
  return async (backends, abortSignal) => {
    const loopbackBackends = backends.filter(({ address }) => isLoopbackHost(splitAddress(address).host));
    const results = await Promise.all(
      loopbackBackends.map(async (backend) => ({ backend, passes: await passesCheck(backend, timeout, abortSignal) })),
    );
    const simulatedIds = await fallback(backends.filter((backend) => !loopbackBackends.includes(backend)));
    return new Set([...simulatedIds, ...results.filter((result) => result.passes).map(({ backend }) => backend.id)]);
  };
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Returns whether a backend passes its check. An error fails only that backend. */
async function passesCheck(
  { address, check }: Backend,
  timeout: TimeoutFactory,
  abortSignal: AbortSignal | undefined,
): Promise<boolean> {
  const { host, port } = splitAddress(address);
  const timeoutSignal = timeout(Math.min(check.check_timeout * 1000, maxTimeout));
  const signal = abortSignal ? AbortSignal.any([timeoutSignal, abortSignal]) : timeoutSignal;
  try {
    if (check.check !== 'connection')
      return await servesExpectedResponse(`http://${host.includes(':') ? `[${host}]` : host}:${port}`, check, signal);
    await acceptsConnection(host, port, signal);
    return true;
  } catch {
    // Connection refused, too slow, or not HTTP: the check failed.
    return false;
  }
}

async function acceptsConnection(host: string, port: number, signal: AbortSignal): Promise<void> {
  const socket = connect({ host, port, signal });
  try {
    await once(socket, 'connect');
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}

/** Returns whether the response is a success or redirect, and contains the text for `http_body`. */
async function servesExpectedResponse(
  origin: string,
  { check, check_path, check_body }: CheckSettings,
  signal: AbortSignal,
): Promise<boolean> {
  const path = check_path.startsWith('/') ? check_path : `/${check_path}`;
  const response = await fetchResponse(new URL(`${origin}${path}`), signal);
  try {
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode >= 400) return false;
    return check === 'http_body' ? (await readStart(response)).includes(check_body) : true;
  } finally {
    response.destroy();
  }
}

function fetchResponse(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => void get(url, { agent: false, signal }, resolve).on('error', reject));
}

async function readStart(response: AsyncIterable<unknown>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response) {
    if (!(part instanceof Uint8Array)) continue;
    parts.push(part);
    length += part.length;
    if (length >= maxSearchedBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
