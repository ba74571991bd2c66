// Calls an operation with 64-bit integers, of which numbers do not represent all.

import { call } from './call-operation.ts';
import type { CallRequest } from './send-call.ts';
import {
  callWithConversions,
  isJsonResponse,
  type ConvertingOperation,
  type JsonResult,
} from './call-with-conversions.ts';
import type { Client, OutgoingRequest } from './client.ts';
import { createConnectionError } from './connection-error.ts';
import { createMarker, parseExactIntegers, replaceBigints, unmark } from './exact-integers.ts';
import { discardBody, limitResponseBody } from './limit-response-body.ts';
import type { CallResult } from './read-response.ts';

/** Calls an operation like `callWithConversions`. Requests and responses have all digits of integers. */
export function callWithExactIntegers<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: ConvertingOperation<T>,
): Promise<T> {
  return callWithConversions(client, request, operation, callExactly);
}

/** Calls an operation with a request in JSON, which has a `bigint` for each integer that is no safe number. */
async function callExactly(
  client: Client,
  request: CallRequest | undefined,
  operation: ConvertingOperation<unknown>,
): Promise<JsonResult> {
  const { validate, ...connection } = client.$connection;
  const marker = createMarker();
  let isMarked = false;
  const mark = (integer: bigint): string => {
    isMarked = true;
    return `${marker}${integer}`;
  };
  const { signal, init, ...values } = request ?? {};
  const markedValues = replaceBigints(values, mark) as CallRequest;
  if (validate && request?.body !== undefined)
    validate.checkBody(
      operation.id,
      request.contentType ?? operation.contentType ?? 'application/json',
      replaceBigints(request.body, Number),
    );
  let exact: unknown;
  const send = async (outgoing: OutgoingRequest): Promise<Response> => {
    const original = await connection.send(isMarked ? await unmarkRequest(outgoing, marker) : outgoing);
    if (original.body === null || !isJsonResponse(original, request?.accept, operation)) return original;
    try {
      // The text is read from a clone: a new response cannot have a status above 599, and always has a media type.
      exact = parseExactIntegers(await limitResponseBody(original.clone(), connection.maxResponseSize).text());
      return original;
    } catch (error) {
      discardBody(original.body);
      throw outgoing.init.signal?.aborted ? error : createConnectionError(operation.id, error);
    }
  };
  // The generated types describe what a call returns; with `unknown`, they are not used.
  const result = (await call<unknown>(
    { $connection: { ...connection, send } },
    // These have no values of the document.
    { ...markedValues, ...(signal && { signal }), ...(init && { init }) },
    operation,
  )) as CallResult;
  return { result: validate?.checkResponse(operation.id, result) ?? result, exact };
}

/** Returns the request with the digits of marked integers. */
async function unmarkRequest(outgoing: OutgoingRequest, marker: string): Promise<OutgoingRequest> {
  const { url, init } = outgoing;
  const headers = new Headers();
  init.headers.forEach((text, name) => headers.append(name, unmark(text, marker)));
  const body =
    typeof init.body === 'string'
      ? unmark(init.body, marker)
      : init.body instanceof FormData
        ? await unmarkForm(init.body, marker)
        : init.body;
  return { ...outgoing, url: unmark(url, marker), init: { ...init, headers, ...(body && { body }) } };
}

async function unmarkForm(form: FormData, marker: string): Promise<FormData> {
  const parts = new FormData();
  for (const [name, part] of form.entries()) {
    if (typeof part === 'string') parts.append(name, unmark(part, marker));
    else {
      // A part with a media type is a file without a name of its own.
      const text = part.name === 'blob' ? await part.text() : '';
      if (text.includes(marker)) parts.append(name, new Blob([unmark(text, marker)], { type: part.type }));
      else parts.append(name, part, part.name);
    }
  }
  return parts;
}
