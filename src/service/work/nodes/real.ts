// Real checks of backends on the loopback interface; every other backend is left to a simulation.

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { partsOf, type Backend, type Check } from './backends.ts';
import type { Probe } from './simulated.ts';

/** How much of a response is searched for the text that it must hold, in bytes. */
const searched = 65_536;

/** The longest that a check waits for an answer, whatever the config says, in milliseconds: a backend that is silent holds up neither the others nor the end of the service. */
const patience = 5000;

/** A signal that aborts after a number of milliseconds. */
export type Timeout = (milliseconds: number) => AbortSignal;

/** Checks what is on this machine as its config says (interface: `check`), and asks `others` about the rest. */
export function loopbackProbe(
  others: Probe,
  timeout: Timeout = (milliseconds) => AbortSignal.timeout(milliseconds),
): Probe {
  return async (backends, ended) => {
    const local = backends.filter(({ address }) => isLoopback(partsOf(address).host));
    const answers = await Promise.all(
      local.map(async (backend) => ({ backend, passes: await passes(backend, timeout, ended) })),
    );
    const rest = await others(backends.filter((backend) => !local.includes(backend)));
    return new Set([...rest, ...answers.filter((answer) => answer.passes).map(({ backend }) => backend.id)]);
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Whether a backend passes its check. Whatever goes wrong with one is its own failure, and says nothing of the others. */
async function passes({ address, check }: Backend, timeout: Timeout, ended: AbortSignal | undefined): Promise<boolean> {
  const { host, port } = partsOf(address);
  const late = timeout(Math.min(check.check_timeout * 1000, patience));
  const signal = ended ? AbortSignal.any([late, ended]) : late;
  try {
    if (check.check !== 'connection')
      return await serves(`http://${host.includes(':') ? `[${host}]` : host}:${port}`, check, signal);
    await accepted(host, port, signal);
    return true;
  } catch {
    // Refused, too slow, or no HTTP: the check has failed, which is all that there is to know.
    return false;
  }
}

async function accepted(host: string, port: number, signal: AbortSignal): Promise<void> {
  const socket = connect({ host, port, signal });
  try {
    await once(socket, 'connect');
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}

/** Whether it answers with a success or a redirection, and with the text where the check is `http_body`. */
async function serves(origin: string, { check, check_path, check_body }: Check, signal: AbortSignal): Promise<boolean> {
  const path = check_path.startsWith('/') ? check_path : `/${check_path}`;
  const response = await answerOf(new URL(`${origin}${path}`), signal);
  try {
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode >= 400) return false;
    return check === 'http_body' ? (await beginningOf(response)).includes(check_body) : true;
  } finally {
    response.destroy();
  }
}

function answerOf(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => void get(url, { agent: false, signal }, resolve).on('error', reject));
}

async function beginningOf(response: AsyncIterable<unknown>): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response) {
    if (!(part instanceof Uint8Array)) continue;
    parts.push(part);
    length += part.length;
    if (length >= searched) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
