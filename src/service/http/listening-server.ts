// Creates the HTTP or HTTPS server, which responds with 503 until the service starts.

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { StartOptions } from '../start/options.ts';
import { StartError, systemErrorCode, describeSystemError } from '../start/start-error.ts';
import type { AnyServer } from './attach-service.ts';
import { errorBody } from './error-body.ts';
import { handleProtocolErrors } from './protocol-errors.ts';

export interface ListeningServer {
  readonly server: AnyServer;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Stops responding with 503. */
  readonly begin: () => unknown;
}

/** Listens on the port; requests get 503 with `Retry-After` until `begin` is called. */
export async function listen(
  { host, port, tls }: Pick<StartOptions, 'host' | 'port' | 'tls'>,
  limits: TimeLimits = timeLimits,
): Promise<ListeningServer> {
  const {
    stalled,
    headers: headersTimeout,
    request: requestTimeout,
    checkInterval: connectionsCheckingInterval,
  } = limits;
  // Node responds to a request without `Host` with an empty body, so the service responds instead.
  const settings = { requireHostHeader: false, headersTimeout, requestTimeout, connectionsCheckingInterval };
  const server = tls ? createHttpsServer({ ...settings, ...(await loadCertificate(tls)) }) : createHttpServer(settings);
  server.setTimeout(stalled);
  handleProtocolErrors(server);
  server.on('request', unavailableListener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toStartError(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    server,
    baseUrl: `${tls ? 'https' : 'http'}://${displayHost(host)}:${boundPort}`,
    begin: () => server.removeListener('request', unavailableListener),
  };
}

/** Timeouts, and the interval at which they are checked, in milliseconds. */
export interface TimeLimits {
  /** Time for the request headers to arrive. */
  readonly headers: number;
  /** Time for the complete request to arrive, even if nothing reads its body yet. */
  readonly request: number;
  /** Interval at which both timeouts are checked. */
  readonly checkInterval: number;
  /** Time without traffic on a connection, such as a response that the client does not read. */
  readonly stalled: number;
}

const timeLimits: TimeLimits = { headers: 20_000, request: 60_000, checkInterval: 5000, stalled: 120_000 };

const unavailableListener: RequestListener = (_request, response) => {
  const body = errorBody('The service is starting');
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': '1',
    Connection: 'close',
  });
  response.end(body);
};

/** Returns the host name that a user on this machine can connect to. */
function displayHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}

function toStartError(error: unknown, host: string, port: number): StartError {
  switch (systemErrorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} on ${host} is in use by another process. Choose another port with --port, or any free port with --port 0.`,
      );
    case 'EACCES':
      return new StartError(
        `This user is not allowed to use port ${port}. Choose a port of 1024 or higher with --port, or any free port with --port 0.`,
      );
    default:
      return new StartError(
        `The service cannot listen on ${host}, port ${port}: ${describeSystemError(error)}. Choose another address with --host.`,
      );
  }
}

/** Reads a PEM certificate and its key. Throws a `StartError` if they are invalid. */
async function loadCertificate({
  cert,
  key,
}: NonNullable<StartOptions['tls']>): Promise<{ readonly cert: string; readonly key: string }> {
  const pem = { cert: await readPem('--tls-cert', cert), key: await readPem('--tls-key', key) };
  const problem = findCertificateError(pem);
  if (problem !== undefined) throw new StartError(`Cannot serve HTTPS with ${cert} and ${key}: ${problem}.`);
  return pem;
}

/**
 * Returns why the certificate or key is invalid. Without this check, a server would accept a key of a different type
 * and then fail every connection.
 */
function findCertificateError({ cert, key }: { readonly cert: string; readonly key: string }): string | undefined {
  try {
    createSecureContext({ cert, key: [] });
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))
      ? undefined
      : 'the key does not belong to the certificate';
  } catch {
    return 'expected a certificate and its private key in PEM format, without a passphrase';
  }
}

async function readPem(option: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`${option} ${file} cannot be read: ${describeSystemError(error)}.`);
  }
}
