// Parses responses: as documented for the status, or as `unexpected`.

import { acceptedMediaTypes, declaredBodyKind, keyMediaType, preferredKinds } from './accepted-media-types.ts';
import { mediaTypeEssence, classifyMediaType } from './classify-media-type.ts';
import type { BodyKind, OperationDescriptor } from './operation-descriptor.ts';
import { discardBody, limitResponseBody } from './limit-response-body.ts';
import type { ErrorResult, SuccessResult, UnexpectedResult } from './result.ts';

export type CallResult = SuccessResult<number, unknown> | ErrorResult<number, unknown> | UnexpectedResult;

/**
 * Reads the body as documented; if that is impossible, the result is `unexpected` and contains the body. The body
 * of a success must have the media type `accept` if the document has it, because that determines the type of the result.
 *
 * @throws RangeError if a body that is not a stream has more than `maxSize` bytes
 */
export async function parseResponse(
  response: Response,
  { id, responses, mediaType: defaultMediaType = 'application/json' }: OperationDescriptor,
  accept: string = defaultMediaType,
  maxSize?: number,
): Promise<CallResult> {
  const { status, headers } = response;
  const mediaType = mediaTypeEssence(headers.get('content-type'));
  const kind = selectBodyKind(acceptedMediaTypes(responses, status, accept), mediaType);
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

/**
 * Selects how a body is read, by the narrowest documented range that contains its media type; `undefined` if there is
 * none, or if JSON is documented and the media type is not JSON.
 */
function selectBodyKind(documentedTypes: readonly string[], mediaType: string): BodyKind | undefined {
  if (mediaType === '')
    return preferredKinds.find((kind) => documentedTypes.some((key) => declaredBodyKind(key) === kind));
  const ranges = [mediaType, mediaType.replace(/\/[^/]*(?=\+)/, '/*'), mediaType.replace(/\/.*/, '/*'), '*/*', 'none'];
  const [key] = ranges.flatMap((range) => documentedTypes.filter((type) => keyMediaType(type) === range));
  const kind = key === undefined ? key : declaredBodyKind(key);
  return kind !== 'json' || classifyMediaType(mediaType) === kind ? kind : undefined;
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
