// Calls of operations: builds the request, sends it, and parses the response.

import { answerOf } from './parse-response.ts';
import { writtenBody } from './body.ts';
import type { Client, Sending } from './client.ts';
import { asciiJson } from './percent-encode.ts';
import { connectionError } from './network-error.ts';
import type { Operation } from './operation-descriptor.ts';
import { cookieText, headerText, membersOf } from './parameter-styles.ts';
import { serverOf, urlOf } from './url.ts';

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Further options of fetch. */
  readonly init?: Omit<RequestInit, 'method' | 'body' | 'signal'> | undefined;
}

/** A request with all properties that operations can have; each operation has a type of its own. */
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
 * Calls an operation. Every response is a result; nothing is thrown for an error status.
 *
 * @throws ConnectionError if there is no complete response
 * @throws TypeError if the request cannot be built or fails validation
 * @throws the signal's reason if the signal aborts the call
 */
export async function call<T>(client: Client, request: CallRequest | undefined, operation: Operation<T>): Promise<T> {
  const { validate, maxResponseSize } = client.$connection;
  if (validate && request?.body !== undefined)
    validate.body(operation.id, request.contentType ?? operation.body ?? 'application/json', request.body);
  const sending = sendingOf(client, request ?? {}, operation);
  const response = await client.$connection.send(sending);
  try {
    // The generated types describe what `parseResponse` returns for each status.
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
      // Fetch requires it for streams: the response begins only after the request body ends.
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
  // The call's cookies come first: servers use the first of several with one name.
  if (cookies !== '') headers.set('cookie', [cookies, headers.get('cookie') ?? []].flat().join('; '));
  return headers;
}
