// Reads the body of a response, and returns the result of the call.

import { classifyMediaType, mediaTypeEssence } from './classify-media-type.ts';
import { discardBody, limitResponseBody } from './limit-response-body.ts';
import type { BodyKind, OperationDescriptor } from './operation-descriptor.ts';
import type { ErrorResult, SuccessResult, UnexpectedResult } from './result.ts';

export type CallResult = SuccessResult<number, unknown> | ErrorResult<number, unknown> | UnexpectedResult;

/**
 * Reads the body as its kind; if that is impossible, or if it has none, the result is `unexpected` and contains the
 * body.
 *
 * @throws RangeError if a body that is not a stream has more than `maxSize` bytes
 */
export async function readResponse(
  response: Response,
  { id }: OperationDescriptor,
  kind: BodyKind | undefined,
  maxSize: number | undefined,
): Promise<CallResult> {
  const { status, headers } = response;
  const mediaType = mediaTypeEssence(headers.get('content-type'));
  const readKind = kind ?? (mediaType === '' ? 'text' : classifyMediaType(mediaType));
  const limitedResponse =
    readKind === 'none' || readKind === 'stream' ? response : limitResponseBody(response, maxSize);
  const { isValid, value } = await readBodyAs(limitedResponse, readKind);
  const base = { operation: id, headers, response };
  if (kind === undefined || !isValid) {
    const isEmpty = readKind !== 'json' && (value === '' || value === null);
    return { ...base, ok: false, status: 'unexpected', error: isEmpty ? undefined : value };
  }
  return response.ok ? { ...base, ok: true, status, data: value } : { ...base, ok: false, status, error: value };
}

interface ParsedBody {
  /** `false` if the body could not be parsed as its kind. */
  readonly isValid: boolean;
  readonly value: unknown;
}

async function readBodyAs(response: Response, kind: BodyKind): Promise<ParsedBody> {
  switch (kind) {
    case 'none':
      discardBody(response.body);
      return { isValid: true, value: undefined };
    case 'stream':
      return { isValid: response.body !== null, value: response.body };
    case 'binary':
      return { isValid: true, value: await response.blob() };
    case 'text':
      return { isValid: true, value: await response.text() };
    case 'json':
      return parseJson(await response.text());
  }
}

function parseJson(text: string): ParsedBody {
  try {
    return { isValid: true, value: JSON.parse(text) as unknown };
  } catch {
    return { isValid: false, value: text === '' ? undefined : text };
  }
}
