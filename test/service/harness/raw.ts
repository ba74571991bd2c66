// Requests as they are, where the generated client cannot say them.

import { request as send } from 'node:http';

export interface RawRequest {
  /** A bearer token; none: no Authorization header. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent as they are; anything else as JSON, with its content type. */
  readonly body?: unknown;
  /** Where it comes from, such as 127.0.0.2. */
  readonly localAddress?: string;
}

export interface RawResponse {
  readonly status: number;
  /** By lower-case name; several of one name joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The text read as JSON; undefined where it is none. */
  readonly json: unknown;
}

/** Sends a request to a server, and reads all of its answer. */
export function rawRequest(
  baseUrl: string,
  method: string,
  path: string,
  { token, headers = {}, body, localAddress }: RawRequest = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl);
  const bytes = bytesOf(body);
  const json = bytes !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);
  const all = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(json && { 'Content-Type': 'application/json' }),
    ...(bytes && { 'Content-Length': String(bytes.length) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = send(
      { hostname, port, method, path, headers: all, ...(localAddress !== undefined && { localAddress }) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const received = Object.entries(incoming.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : (value ?? ''),
          ]);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(received) as Record<string, string>,
            text,
            json: jsonOf(text),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' || body instanceof Uint8Array
    ? Buffer.from(body as string)
    : Buffer.from(JSON.stringify(body));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
