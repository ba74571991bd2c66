// Sends raw HTTP requests, for requests that the generated client cannot send.

import { request as send } from 'node:http';

export interface RawRequest {
  /** A bearer token; `undefined` for no Authorization header. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Strings and bytes are sent unchanged; other values as JSON, with a JSON content type. */
  readonly body?: unknown;
  /** The local address of the connection, such as 127.0.0.2. */
  readonly localAddress?: string;
}

export interface RawResponse {
  readonly status: number;
  /** Headers by lowercase name; repeated headers are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The parsed body; `undefined` if it is not valid JSON. */
  readonly json: unknown;
}

/** Sends a request and reads the complete response. */
export function rawRequest(
  baseUrl: string,
  method: string,
  path: string,
  { token, headers = {}, body, localAddress }: RawRequest = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl);
  const bytes = toBytes(body);
  const isJson = bytes !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);
  const allHeaders = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(isJson && { 'Content-Type': 'application/json' }),
    ...(bytes && { 'Content-Length': String(bytes.length) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = send(
      { hostname, port, method, path, headers: allHeaders, ...(localAddress !== undefined && { localAddress }) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const headerEntries = Object.entries(incoming.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : (value ?? ''),
          ]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(headerEntries) as Record<string, string>,
            text,
            json: parseJson(text),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

function toBytes(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' || body instanceof Uint8Array
    ? Buffer.from(body as string)
    : Buffer.from(JSON.stringify(body));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
