// One call: the request from what the caller gives, the answer from what the server says.

import { answerOf } from './parse-response.js';
import { writtenBody } from './body.js';
import type { Client, Sending } from './client.js';
import { asciiJson } from './percent-encode.js';
import { connectionError } from './network-error.js';
import type { Operation } from './operation-descriptor.js';
import { cookieText, headerText, membersOf } from './parameter-styles.js';
import { serverOf, urlOf } from './url.js';

/** What every call takes beside its own parameters. */
export interface CallOptions {
  /** Ends the call; what it throws is the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Anything else that fetch is to be told. */
  readonly init?: Omit<RequestInit, 'method' | 'body' | 'signal'> | undefined;
}

/** All that a request can be made of; each operation has a type of its own with the members that it has. */
export interface CallRequest extends CallOptions {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly cookies?: object;
  readonly filter?: object;
  readonly body?: unknown;
  readonly contentType?: string;
}

/**
 * Calls an operation. Every answer is a value. Thrown are a ConnectionError where there is no answer, the reason of
 * the signal where that ended the call, and a TypeError where no request can be made of what is given, or validators refuse it.
 */
export async function call<T>(client: Client, request: CallRequest | undefined, operation: Operation<T>): Promise<T> {
  const { validate, maxResponseSize } = client.$connection;
  if (validate && request?.body !== undefined)
    validate.body(operation.id, request.contentType ?? operation.body ?? 'application/json', request.body);
  const sending = sendingOf(client, request ?? {}, operation);
  const response = await client.$connection.send(sending);
  try {
    // The types of the generated functions say of each status what `answerOf` makes of it.
    const answer = await answerOf(response, operation, maxResponseSize);
    return (validate?.answer(operation.id, answer) ?? answer) as T;
  } catch (thrown) {
    throw request?.signal?.aborted ? thrown : connectionError(operation.id, thrown);
  }
}

function sendingOf({ $connection }: Client, request: CallRequest, operation: Operation): Sending {
  const { baseUrl, servers = {} } = $connection;
  const { path = {}, query = {}, init = {}, signal } = request;
  const url = urlOf(operation, serverOf(operation, baseUrl, servers), path, query);
  const headers = headersOf(operation, request, new Headers($connection.headers));
  const written =
    request.body === undefined
      ? undefined
      : writtenBody(request.body, request.contentType ?? operation.body ?? 'application/json', operation.form);
  if (written?.type !== undefined) headers.set('content-type', written.type);
  new Headers(init.headers).forEach((text, name) => headers.set(name, text));
  return {
    url,
    operation,
    init: {
      ...init,
      method: operation.method,
      headers,
      ...(written && { body: written.body }),
      // Node and browsers want to be told that the answer waits for the end of the stream.
      ...(written?.body instanceof ReadableStream && { duplex: 'half' }),
      ...(signal && { signal }),
    },
  };
}

function headersOf(
  { accept = 'application/json', filter, styles }: Operation,
  request: CallRequest,
  headers: Headers,
): Headers {
  headers.set('accept', accept);
  for (const [name, value] of membersOf(request.headers ?? {})) {
    const style = styles?.headers?.[name];
    headers.set(name, style?.json ? asciiJson(value) : headerText(value, style));
  }
  if (filter !== undefined && request.filter !== undefined) headers.set(filter, asciiJson(request.filter));
  const cookies = cookieText(request.cookies ?? {}, styles?.cookies);
  // Of two of one name the call's own comes first, which is the one that servers read.
  if (cookies !== '') headers.set('cookie', [cookies, headers.get('cookie') ?? []].flat().join('; '));
  return headers;
}
