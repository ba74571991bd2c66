// Sends a call: builds the request, sends it, and parses the response.

import type { Client, OutgoingRequest } from './client.ts';
import { createConnectionError } from './connection-error.ts';
import { definedEntries, stringifyAsciiJson } from './encode-parameter-values.ts';
import type { MessageFormat } from './message-format.ts';
import type { OperationDescriptor } from './operation-descriptor.ts';
import { resolveServer, buildUrl } from './url.ts';

/** Options for every call. */
export interface CallOptions {
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Additional options for fetch. */
  readonly init?: Omit<RequestInit, 'method' | 'body' | 'signal'> | undefined;
}

/** A request with all properties that operations can have; each operation has its own type. */
export interface CallRequest extends CallOptions {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly cookies?: object;
  readonly filter?: object;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly accept?: string;
}

/**
 * Calls an operation. Every response is a result; an error status does not throw.
 *
 * @throws ConnectionError if there is no complete response
 * @throws TypeError if the request cannot be built or fails validation
 * @throws the signal's reason if the signal aborts the call
 */
export async function sendCall<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: OperationDescriptor<T>,
  format: MessageFormat,
): Promise<T> {
  const { validate, maxResponseSize } = client.$connection;
  if (validate && request?.body !== undefined)
    validate.checkBody(operation.id, request.contentType ?? operation.contentType ?? 'application/json', request.body);
  const outgoing = buildRequest(client, request ?? {}, operation, format);
  const response = await client.$connection.send(outgoing);
  try {
    // The generated types describe the result for each status.
    const result = await format.parse(response, operation, request?.accept, maxResponseSize);
    return (validate?.checkResponse(operation.id, result) ?? result) as T;
  } catch (error) {
    throw request?.signal?.aborted ? error : createConnectionError(operation.id, error);
  }
}

function buildRequest(
  { $connection }: Client,
  request: CallRequest,
  operation: OperationDescriptor,
  format: MessageFormat,
): OutgoingRequest {
  const { baseUrl, servers = {} } = $connection;
  const { path = {}, query = {}, init = {}, signal } = request;
  const url = buildUrl(operation, resolveServer(operation, baseUrl, servers), path, query, format);
  const headers = buildHeaders(operation, request, new Headers($connection.headers), format);
  const encodedBody =
    request.body === undefined
      ? undefined
      : format.body(request.body, request.contentType ?? operation.contentType ?? 'application/json', operation.form);
  if (encodedBody?.contentType !== undefined) headers.set('content-type', encodedBody.contentType);
  new Headers(init.headers).forEach((text, name) => headers.set(name, text));
  return {
    url,
    operation,
    init: {
      ...init,
      method: operation.method,
      headers,
      ...(encodedBody && { body: encodedBody.body }),
      // Fetch requires `duplex` for streams: the response begins only after the request body ends.
      ...(encodedBody?.body instanceof ReadableStream && { duplex: 'half' }),
      ...(signal && { signal }),
    },
  };
}

function buildHeaders(
  { accept = 'application/json', filter, styles, responses }: OperationDescriptor,
  request: CallRequest,
  headers: Headers,
  format: MessageFormat,
): Headers {
  headers.set('accept', request.accept === undefined ? accept : format.accept(responses, request.accept));
  for (const [name, value] of definedEntries(request.headers ?? {})) {
    const style = styles?.headers?.[name];
    headers.set(name, style?.json ? stringifyAsciiJson(value) : format.header(value, style));
  }
  if (filter !== undefined && request.filter !== undefined) headers.set(filter, stringifyAsciiJson(request.filter));
  const cookies = format.cookies(request.cookies ?? {}, styles?.cookies);
  // The call's cookies come first, because servers use the first of several with the same name.
  if (cookies !== '') headers.set('cookie', [cookies, headers.get('cookie') ?? []].flat().join('; '));
  return headers;
}
