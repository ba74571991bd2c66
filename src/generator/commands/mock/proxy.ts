// Proxy of the mock server: passes requests on to another server, as a gateway (RFC 9110, section 7.6).

import { request as sendHttp, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as sendHttps } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { describeConnectionError, receiveDespiteWriteErrors } from './connection-errors.ts';
import { corsHeaders, createClientHeaders, createUpstreamHeaders, hasPassed } from './proxy-headers.ts';
import { originForm } from './requests.ts';

/** Characters that a reason phrase and a header value cannot contain (RFC 9112, section 4). */
const invalidCharacters = /[^\t\u0020-\u007E\u0080-\u00FF]/g;

export interface ProxyOptions {
  /** URL of the upstream server. A path in it replaces the base path of the document. */
  readonly url: URL;
  /** Whether web pages of any origin may send the requests. */
  readonly hasCors: boolean;
  /** Milliseconds without data before the response of the upstream server starts. */
  readonly timeout: number;
}

/** Passes on a request to this server, whose document has a base path. */
export type PassOn = (request: IncomingMessage, response: ServerResponse, basePath: string) => void;

/** Creates the function that passes requests on. Responses are not changed, so that the client follows redirects. */
export function createProxy({ url, hasCors, timeout }: ProxyOptions): PassOn {
  const send = url.protocol === 'https:' ? sendHttps : sendHttp;
  return (request, response, basePath) => {
    const { method = 'GET', rawHeaders, socket } = request;
    const via = addressOf(socket);
    const fail = (status: number, detail: string): void => sendProblem(response, status, detail, hasCors);
    if (hasCors && isPreflight(request)) return allowRequest(request, response);
    if (hasPassed(rawHeaders, via)) return fail(508, `${url.host} is the mock server itself`);
    // A new connection for each request: a server can close an idle one at any time, and a body cannot be sent twice.
    const upstream = send({
      ...urlToHttpOptions(url),
      agent: false,
      method,
      path: upstreamPath(request.url ?? '/', url.pathname.replace(/\/+$/, ''), basePath),
      headers: createUpstreamHeaders(rawHeaders, via),
      timeout,
    });
    let isBodyUnread = (): boolean => false;
    upstream.on('socket', (connection) => (isBodyUnread = receiveDespiteWriteErrors(connection)));
    let isLate = false;
    upstream.on('timeout', () => {
      isLate = true;
      upstream.destroy();
    });
    upstream.on('error', (error) => {
      if (isLate) return fail(504, `${url.host} did not respond within ${timeout / 1000} seconds`);
      fail(502, describeConnectionError(error, url, isBodyUnread()));
    });
    upstream.on('response', (received) => {
      // A stream of events can pause for any time.
      upstream.setTimeout(0);
      const { statusCode = 502, statusMessage } = received;
      if (statusCode < 200) {
        fail(502, `${url.host} sent the invalid status ${statusCode}`);
        return void upstream.destroy();
      }
      try {
        const headers = createClientHeaders(received.rawHeaders, hasCors);
        response.writeHead(statusCode, statusMessage?.replace(invalidCharacters, ''), headers);
      } catch {
        // Node.js reads some headers that it does not write.
        fail(502, `${url.host} sent a response with an invalid header`);
        return void upstream.destroy();
      }
      // Sends the headers. `flushHeaders` would encode them as UTF-8.
      response.write('', 'latin1');
      // If one of the streams fails, the other one ends, so that neither side waits.
      pipeline(received, response, () => undefined);
    });
    upstream.on('close', () => {
      // The rest of a body that the upstream server does not read.
      request.resume();
      // Node.js reports no error if the server switches protocols.
      fail(502, `${url.host} sent no final response`);
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}

/**
 * Returns the path and query of the request to the upstream server. A path of the URL replaces the base path. Requests
 * outside of it, such as for tokens, keep their path.
 */
function upstreamPath(target: string, prefix: string, basePath: string): string {
  const path = originForm(target);
  const isBelow = path.startsWith(basePath) && /^(?:[/?]|$)/.test(path.slice(basePath.length));
  return prefix !== '' && isBelow ? prefix + path.slice(basePath.length) : path;
}

/** Returns the address and port of this server, as the client sees them. */
function addressOf({ localAddress = '', localPort }: Socket): string {
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

/** Responds to a preflight request: allows its method and headers. */
function allowRequest({ headers }: IncomingMessage, response: ServerResponse): void {
  const requestedHeaders = headers['access-control-request-headers'];
  response.writeHead(204, [
    ...corsHeaders.flat(),
    ...['Access-Control-Allow-Methods', headers['access-control-request-method'] ?? '*'],
    ...(requestedHeaders === undefined ? [] : ['Access-Control-Allow-Headers', requestedHeaders]),
  ]);
  response.end();
}

/** Responds with a problem (RFC 9457), unless the response has started or the client has disconnected. */
function sendProblem(response: ServerResponse, status: number, detail: string, hasCors: boolean): void {
  if (response.headersSent || response.destroyed) return;
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
  const headers = ['Content-Type', 'application/problem+json', ...(hasCors ? corsHeaders : [])].flat();
  response.writeHead(status, STATUS_CODES[status], headers);
  response.end(body);
}
