// Step: checks media type and size of the body, and parses it.

import type { Exchange } from '../request-context.ts';
import { headerOf } from '../http.ts';
import { refusal, type Refusal } from '../http-error.ts';
import { isJson, matchMediaType } from '../../parameters/media-type.ts';
import { readMediaType } from '../body/media-type.ts';
import { parseBody } from '../body/read-body.ts';
import type { Body } from '../operation-table.ts';

/** Stores the parsed body in the context. */
export function checkContent<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, parameters } = exchange;
  exchange.body = undefined;
  exchange.mediaType = undefined;
  exchange.contentType = '';
  exchange.problems =
    parameters.problems.length === 0 ? [] : parameters.problems.filter((problem) => problem.in !== 'path');
  return operation.body && checkBodyContent(exchange, operation.body);
}

function checkBodyContent<Tx>(exchange: Exchange<Tx>, body: Body): Refusal | undefined {
  const { operation, request, content } = exchange;
  const offered = Object.keys(body.contents);
  const given = headerOf(request.headers, 'content-type') ?? '';
  const type = readMediaType(given);
  const matched = type && matchMediaType(given, offered);
  if (content.state === 'absent' && (!type || matched === undefined || isStructured(type.essence))) {
    if (body.required)
      exchange.problems.push({
        pointer: '',
        field: '',
        keyword: 'required',
        schema: '',
        message: 'A request body is required.',
      });
    return undefined;
  }
  if (!type || matched === undefined)
    return refusal(415, `Content-Type must be ${alternatives(offered)}.`, { Accept: offered.join(', ') });
  const coding = headerOf(request.headers, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity')
    return refusal(415, 'Content-Encoding must be identity: bodies are not unpacked.', {
      'Accept-Encoding': 'identity',
    });
  if (content.state === 'too large') return refusal(413, 'The request body is too large.');
  if (content.state === 'broken') return refusal(400, 'The request body could not be read.');
  const charset = type.parameters.get('charset')?.toLowerCase() ?? 'utf-8';
  if (charset !== 'utf-8' && charset !== 'us-ascii' && type.essence !== 'multipart/form-data')
    return refusal(415, 'The charset must be utf-8.');
  const parsed = parseBody(content.state === 'absent' ? new Uint8Array() : content.bytes, type, (form) =>
    operation.checks.form?.(matched, form),
  );
  if (!parsed.ok) return refusal(400, parsed.message);
  exchange.body = parsed.value;
  exchange.mediaType = matched;
  exchange.contentType = given;
  return undefined;
}

/**
 * Whether an empty body is no value. Text, files, and forms may be empty; a multipart form contains at least its
 * boundary.
 */
function isStructured(essence: string): boolean {
  return isJson(essence) || essence === 'multipart/form-data';
}

function alternatives(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
