// Calls an operation with any parameters and bodies.

import { acceptHeader } from './accepted-media-types.ts';
import { encodeBody } from './body.ts';
import type { Client } from './client.ts';
import type { MessageFormat } from './message-format.ts';
import type { OperationDescriptor } from './operation-descriptor.ts';
import { serializeCookies, serializeHeader, serializePathParameter, serializeQuery } from './parameter-styles.ts';
import { parseResponse } from './parse-response.ts';
import { sendCall, type CallRequest } from './send-call.ts';

/** Calls an operation: see `sendCall`. */
export function call<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: OperationDescriptor<T>,
): Promise<T> {
  return sendCall(client, request, operation, anyFormat);
}

const anyFormat: MessageFormat = {
  pathParameter: serializePathParameter,
  query: serializeQuery,
  header: serializeHeader,
  cookies: serializeCookies,
  body: encodeBody,
  accept: acceptHeader,
  parse: parseResponse,
};
