// Parses responses: as documented for the status, or as `unexpected`.

import { mediaTypeEssence, classifyMediaType } from './classify-media-type.ts';
import type { StatusesByMediaType, BodyKind, OperationDescriptor } from './operation-descriptor.ts';
import { discardBody, limitResponseBody } from './limit-response-body.ts';
import type { ErrorResult, SuccessResult, UnexpectedResult } from './result.ts';

/** In order of preference, for responses without a media type. */
const preferredKinds: readonly BodyKind[] = ['json', 'text', 'stream', 'binary', 'none'];

export type CallResult = SuccessResult<number, unknown> | ErrorResult<number, unknown> | UnexpectedResult;

/**
 * Reads the body as documented; if that is impossible, the result is `unexpected` and contains the body. The body
 * of a success must have the media type `accept` if the document has it, because that determines the type of the result.
 *
 * @throws RangeError if a body that is not a stream has more than `maxSize` bytes
 */
export async function parseResponse(
  response: Response,
  { responses, mediaType: defaultMediaType = 'application/json' }: OperationDescriptor,
  accept: string = defaultMediaType,
  maxSize?: number,
): Promise<CallResult> {
  const { status, headers } = response;
  const mediaType = mediaTypeEssence(headers.get('content-type'));
  const kind = selectBodyKind(acceptedMediaTypes(responses, status, accept), mediaType);
  const limitedResponse = kind === 'none' || kind === 'stream' ? response : limitResponseBody(response, maxSize);
  const body =
    kind === undefined
      ? { isValid: false, value: await readUndocumentedBody(limitedResponse, mediaType) }
      : await readBodyAs(limitedResponse, kind);
  if (!body.isValid) return { ok: false, status: 'unexpected', error: body.value, headers, response };
  return response.ok
    ? { ok: true, status, data: body.value, headers, response }
    : { ok: false, status, error: body.value, headers, response };
}

/**
 * Returns the keys of `responses` that are accepted for a status: for a success the accepted media type if it is
 * documented, or else those that are JSON; all keys if there is none. `default` applies to a success only if no success
 * is documented.
 */
function acceptedMediaTypes(responses: StatusesByMediaType, status: number, accept: string): readonly string[] {
  const range = `${Math.floor(status / 100)}XX`;
  const entries = Object.entries(responses);
  const hasSuccess = entries.some(([, statuses]) => statuses.some((key) => String(key).startsWith('2')));
  const names = [status, range, ...(hasSuccess && range === '2XX' ? [] : ['default'])];
  for (const name of names) {
    const documentedTypes = entries.flatMap(([key, statuses]) => (statuses.includes(name) ? key : []));
    if (documentedTypes.length === 0) continue;
    const isSuccess = name === 'default' ? !hasSuccess : range === '2XX';
    const acceptedKey = toKey(mediaTypeEssence(accept));
    const accepted = documentedTypes.filter((key) => isSuccess && key.replace(/.* /, '') === acceptedKey);
    const json = documentedTypes.filter((key) => declaredBodyKind(key) === 'json');
    return [accepted, json].find(({ length }) => length > 0) ?? documentedTypes;
  }
  return [];
}

function toKey(mediaType: string): string {
  return mediaType === 'application/json' ? 'json' : mediaType;
}

/**
 * Selects how a body is read, by the narrowest documented range that contains its media type; `undefined` if there is
 * none, or if JSON is documented and the media type is not JSON.
 */
function selectBodyKind(documentedTypes: readonly string[], mediaType: string): BodyKind | undefined {
  if (mediaType === '')
    return preferredKinds.find((kind) => documentedTypes.some((key) => declaredBodyKind(key) === kind));
  const ranges = [
    toKey(mediaType),
    mediaType.replace(/\/[^/]*(?=\+)/, '/*'),
    mediaType.replace(/\/.*/, '/*'),
    '*/*',
    'none',
  ];
  const [key] = ranges.flatMap((range) => documentedTypes.filter((type) => type.replace(/.* /, '') === range));
  const kind = key === undefined ? key : declaredBodyKind(key);
  return kind !== 'json' || classifyMediaType(mediaType) === kind ? kind : undefined;
}

function declaredBodyKind(key: string): BodyKind {
  return preferredKinds.find((kind) => kind === key.replace(/ .*/, '')) ?? classifyMediaType(key);
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

async function readUndocumentedBody(response: Response, mediaType: string): Promise<unknown> {
  const kind = mediaType === '' ? 'text' : classifyMediaType(mediaType);
  if (kind === 'binary') return response.blob();
  const text = await response.text();
  return kind === 'json' ? parseJson(text).value : text === '' ? undefined : text;
}

function parseJson(text: string): ParsedBody {
  try {
    return { isValid: true, value: JSON.parse(text) as unknown };
  } catch {
    return { isValid: false, value: text === '' ? undefined : text };
  }
}
