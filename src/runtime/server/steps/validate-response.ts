// Step: validates the response.

import { matchMediaType } from '../../parameters/media-type.ts';
import { answer } from '../response/raw-response.ts';
import { judgeable } from '../body/binary-body.ts';
import { isStream, readMediaType } from '../body/media-type.ts';
import type { Exchange } from '../request-context.ts';
import { responseFor } from '../response/match-response.ts';
import { refusal, type Refusal } from '../http-error.ts';
import { isRecord, recordOf } from '../value-shape.ts';

/** Reports problems to the service only, not to the client. */
export function checkResponse<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, setting, response, request, now } = exchange;
  if (setting.options.validateResponses !== true) return undefined;
  const { status, body } = response;
  const headers = Object.fromEntries(
    answer(exchange, exchange, response).headers.map(([name, value]) => [name.toLowerCase(), value]),
  );
  const declared = responseFor(operation, status);
  const type = headers['content-type'] ?? '';
  const streamed =
    isStream(readMediaType(type)?.essence ?? '') && matchMediaType(type, Object.keys(declared ?? {})) !== undefined;
  const problems = declared
    ? (operation.checks.response?.(status, headers, streamed ? undefined : judgeable(asRead(body)), now.getTime()) ??
      [])
    : [{ field: '', message: `the document has no response ${status}` }];
  if (problems.length === 0) return undefined;
  const told = problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`)).join('; ');
  setting.report(new Error(`${operation.id} answered ${status}, which is not valid: ${told}`), {
    request,
    operation: operation.id,
  });
  return refusal(500, 'Internal server error');
}

/** Converts bigints to numbers, as JSON recipients parse them. */
function asRead(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(asRead);
  return isRecord(value) ? recordOf(Object.entries(value).map(([name, member]) => [name, asRead(member)])) : value;
}
