// Media types of responses: which ones a call can name, and which ones its result contains.

import { contentKind, mediaTypeEssence } from '../../model/media-types.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';

/** Returns the media types that a call can name in `accept`; empty if its success has at most one. */
export function acceptableMediaTypes(operation: Operation): readonly string[] {
  if (operation.method === 'head') return [];
  const contents = successContents(operation);
  const distinct = [...new Set(contents.map(({ mediaType }) => mediaType))];
  return distinct.length > 1 ? distinct : [];
}

/** Returns the media type of a success if the call names none: JSON, or else the first; `undefined` without bodies. */
export function defaultMediaType(operation: Operation): string | undefined {
  const contents = successContents(operation);
  const json = contents.filter((content) => contentKind(content) === 'json');
  const preferred =
    json.find(({ mediaType }) => mediaTypeEssence(mediaType) === 'application/json') ??
    json.find(({ mediaType }) => !mediaType.includes('*')) ??
    json[0] ??
    contents[0];
  return preferred?.mediaType;
}

/** Returns the contents that the result of a call can have, if it names the media type `accept`. */
export function acceptedContents(
  response: Response,
  operation: Operation,
  accept: string | undefined,
): readonly MediaType[] {
  const { content } = response;
  const candidates = accept !== undefined && isSuccess(response, operation) ? content : [];
  const exact = candidates.filter(({ mediaType }) => mediaType === accept);
  // Parameters do not distinguish the media types of responses.
  const accepted = candidates.filter(({ mediaType }) => mediaTypeEssence(mediaType) === mediaTypeEssence(accept ?? ''));
  const json = content.filter((each) => contentKind(each) === 'json');
  return [exact, accepted, json].find(({ length }) => length > 0) ?? content;
}

function successContents(operation: Operation): readonly MediaType[] {
  return operation.responses.filter((response) => isSuccess(response, operation)).flatMap(({ content }) => content);
}

/** Returns whether a response describes successes. `default` does only if no success is documented. */
function isSuccess({ status }: Response, { responses }: Operation): boolean {
  return status.startsWith('2') || (status === 'default' && !responses.some((each) => each.status.startsWith('2')));
}
