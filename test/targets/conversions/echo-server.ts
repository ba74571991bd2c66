// HTTP server that records a request and returns its body, or a given one.

import { text } from 'node:stream/consumers';
import { withServer } from '../client/local-server.ts';

/** A request that a server received. */
export interface ReceivedRequest {
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** A response; by default, that of an echo. */
export interface Reply {
  readonly status?: number;
  /** `null`: no media type. */
  readonly mediaType?: string | null;
  readonly body?: string;
}

/** Passes the URL of a server to `run`, and returns the requests that it received. */
export async function withEchoServer(
  run: (baseUrl: string) => Promise<void>,
  { status = 200, mediaType, body }: Reply = {},
): Promise<readonly ReceivedRequest[]> {
  const requests: ReceivedRequest[] = [];
  await withServer((request, response) => {
    void text(request).then((received) => {
      requests.push({ url: request.url ?? '', headers: request.headers, body: received });
      const contentType = mediaType ?? request.headers['content-type'] ?? 'application/json';
      response.writeHead(status, mediaType === null ? {} : { 'content-type': contentType });
      response.end(body ?? received);
    });
  }, run);
  return requests;
}
