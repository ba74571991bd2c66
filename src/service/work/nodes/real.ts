// Real checks of backends on the loopback interface; every other backend is left to a simulation.

import { connect } from 'node:net';
import { partsOf, type Backend, type Check } from './backends.ts';
import type { Probe } from './simulated.ts';

/** How much of a response is searched for the text that it must hold, in bytes. */
const searched = 65_536;

/** Checks what is on this machine as its config says (interface: `check`), and asks `others` about the rest. */
export function loopbackProbe(others: Probe): Probe {
  return async (backends) => {
    const local = backends.filter(({ address }) => isLoopback(partsOf(address).host));
    const answers = await Promise.all(local.map(async (backend) => ({ backend, passes: await passes(backend) })));
    const rest = await others(backends.filter((backend) => !local.includes(backend)));
    return new Set([...rest, ...answers.filter((answer) => answer.passes).map(({ backend }) => backend.id)]);
  };
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function passes({ address, check }: Backend): Promise<boolean> {
  const { host, port } = partsOf(address);
  return check.check === 'connection' ? accepts(host, port, check.check_timeout) : serves(`http://${host.includes(':') ? `[${host}]` : host}:${port}`, check);
}

function accepts(host: string, port: number, timeout: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(timeout * 1000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Whether it answers with a success or a redirection in time, and with the text where the check is `http_body`. */
async function serves(origin: string, { check, check_path, check_body, check_timeout }: Check): Promise<boolean> {
  try {
    const path = check_path.startsWith('/') ? check_path : `/${check_path}`;
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(check_timeout * 1000) });
    if (response.status < 200 || response.status >= 400) {
      await response.body?.cancel();
      return false;
    }
    return check === 'http_body' ? (await beginningOf(response)).includes(check_body) : true;
  } catch {
    // Refused, too slow, or no HTTP: the check has failed, which is all that there is to know.
    return false;
  }
}

async function beginningOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    const part: unknown = chunk;
    if (!(part instanceof Uint8Array)) continue;
    parts.push(part);
    length += part.length;
    if (length >= searched) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
