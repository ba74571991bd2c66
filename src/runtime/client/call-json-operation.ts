// Calls an operation whose parameters are single values, and whose bodies are JSON, as are those of most operations.

import type { Client } from './client.ts';
import { mediaTypeEssence } from './classify-media-type.ts';
import { definedEntries, encodeHeaderValue, percentEncode, stringifyValue } from './encode-parameter-values.ts';
import type { MessageFormat } from './message-format.ts';
import type { BodyKind, OperationDescriptor, StatusesByMediaType } from './operation-descriptor.ts';
import { readResponse } from './read-response.ts';
import { sendCall, type CallRequest } from './send-call.ts';

/** Calls like `call`. All documented responses have the keys `json` and `none`. */
export function callJson<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: OperationDescriptor<T>,
): Promise<T> {
  return sendCall(client, request, operation, jsonFormat);
}

const jsonFormat: MessageFormat = {
  pathParameter: (_name, value) => encodeSingleValue(value),
  query: (values) => encodeSingleValues(values).join('&'),
  header: (value) => encodeHeaderValue(stringifyValue(value)),
  cookies: (values) => encodeSingleValues(values).join('; '),
  body: (value, contentType) => ({ body: JSON.stringify(value), contentType }),
  accept: (_responses, mediaType) => mediaType,
  parse: (response, operation, _accept, maxSize) =>
    readResponse(response, operation, selectJsonOrNone(response, operation.responses), maxSize),
};

function encodeSingleValue(value: unknown): string {
  return percentEncode(stringifyValue(value));
}

function encodeSingleValues(values: object): readonly string[] {
  return definedEntries(values).map(([name, value]) => `${percentEncode(name)}=${encodeSingleValue(value)}`);
}

/** Selects like `parseResponse`: `default` applies to a success only if no success is documented. */
function selectJsonOrNone(
  { status, headers }: Response,
  { json = [], none = [] }: StatusesByMediaType,
): BodyKind | undefined {
  const documented = [...json, ...none];
  const isSuccess = (name: number | string): boolean => String(name).startsWith('2');
  const name = [status, `${Math.floor(status / 100)}XX`, 'default'].find((each) => documented.includes(each));
  if (name === undefined || (name === 'default' && isSuccess(status) && documented.some(isSuccess))) return undefined;
  const mediaType = mediaTypeEssence(headers.get('content-type'));
  if (json.includes(name) && (mediaType === '' || mediaType === 'application/json')) return 'json';
  return none.includes(name) ? 'none' : undefined;
}
