// Parses responses: as documented for the status, or as `unexpected`.

import { acceptedMediaTypes, declaredBodyKind, keyMediaType, preferredKinds } from './accepted-media-types.ts';
import { mediaTypeEssence, classifyMediaType } from './classify-media-type.ts';
import type { BodyKind, OperationDescriptor } from './operation-descriptor.ts';
import { readResponse, type CallResult } from './read-response.ts';

/**
 * Reads the body as documented; if that is impossible, the result is `unexpected` and contains the body. The body
 * of a success must have the media type `accept` if the document has it, because that determines the type of the result.
 *
 * @throws RangeError if a body that is not a stream has more than `maxSize` bytes
 */
export function parseResponse(
  response: Response,
  operation: OperationDescriptor,
  accept: string = operation.mediaType ?? 'application/json',
  maxSize?: number,
): Promise<CallResult> {
  const documentedTypes = acceptedMediaTypes(operation.responses, response.status, accept);
  const kind = selectBodyKind(documentedTypes, mediaTypeEssence(response.headers.get('content-type')));
  return readResponse(response, operation, kind, maxSize);
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
