// Listening on a port, and letting go of it.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { StartOptions } from '../start/options.ts';
import { StartProblem, systemCode, systemReason } from '../start/problem.ts';
import type { AnyServer } from './app.ts';
import { errorBody } from './errors.ts';
import { answerBrokenRequests } from './broken.ts';

export interface Listening {
  readonly server: AnyServer;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** From now on, requests are no longer told to wait. */
  readonly begin: () => unknown;
}

/** Takes the port, so that nobody else can; requests are told to come again until the service begins. */
export async function listen(
  { host, port, tls }: Pick<StartOptions, 'host' | 'port' | 'tls'>,
  limits: TimeLimits = timeLimits,
): Promise<Listening> {
  const { stalled, headers: headersTimeout, request: requestTimeout, checked: connectionsCheckingInterval } = limits;
  // A request without a host is refused with the error body, which node itself does not have.
  const settings = { requireHostHeader: false, headersTimeout, requestTimeout, connectionsCheckingInterval };
  const server = tls ? createHttpsServer({ ...settings, ...(await certificateOf(tls)) }) : createHttpServer(settings);
  server.setTimeout(stalled);
  answerBrokenRequests(server);
  server.on('request', notYet);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(problemOf(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    server,
    baseUrl: `${tls ? 'https' : 'http'}://${nameOf(host)}:${bound}`,
    begin: () => server.removeListener('request', notYet),
  };
}

/** In milliseconds. */
export interface TimeLimits {
  /** For the headers of a request to arrive. */
  readonly headers: number;
  /** For all of a request to arrive, also if nothing reads its body yet. */
  readonly request: number;
  /** How often both are checked. */
  readonly checked: number;
  /** For a connection on which nothing moves: a response that the client does not read. */
  readonly stalled: number;
}

const timeLimits: TimeLimits = { headers: 20_000, request: 60_000, checked: 5000, stalled: 120_000 };

const notYet: RequestListener = (_request, response) => {
  const body = errorBody('The service is starting');
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': '1',
    Connection: 'close',
  });
  response.end(body);
};

/** How a person on this machine reaches it. */
function nameOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}

function problemOf(error: unknown, host: string, port: number): StartProblem {
  switch (systemCode(error)) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} on ${host} is being used by another process. Choose another with --port, or any that is free with --port 0.`,
      );
    case 'EACCES':
      return new StartProblem(
        `Port ${port} may not be used by this user. Choose one from 1024 with --port, or any that is free with --port 0.`,
      );
    default:
      return new StartProblem(
        `The service cannot listen on ${host}, port ${port}: ${systemReason(error)}. Choose another address with --host.`,
      );
  }
}

/** A certificate and its key in PEM. Throws a `StartProblem` if they are not. */
async function certificateOf({
  cert,
  key,
}: NonNullable<StartOptions['tls']>): Promise<{ readonly cert: string; readonly key: string }> {
  const texts = { cert: await textOf('--tls-cert', cert), key: await textOf('--tls-key', key) };
  const reason = mistakeIn(texts);
  if (reason !== undefined) throw new StartProblem(`HTTPS cannot be served with ${cert} and ${key}: ${reason}.`);
  return texts;
}

/** Why these are no certificate and its key. A server would take a key of another type than the certificate's, and fail every connection. */
function mistakeIn({ cert, key }: { readonly cert: string; readonly key: string }): string | undefined {
  try {
    createSecureContext({ cert, key: [] });
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))
      ? undefined
      : 'the key is not that of the certificate';
  } catch {
    return 'they are not a certificate and its private key in PEM, without a passphrase';
  }
}

async function textOf(flag: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartProblem(`${flag} ${file} cannot be read: ${systemReason(error)}.`);
  }
}
