// Media types of responses: which ones a call can name, and which ones its result contains.

import { contentKind, mediaTypeEssence } from '../media-types.ts';
import type { MediaType, Operation, Response } from '../types/api.ts';

/**
 * Returns the media types that a call can name in `accept`; empty if its success has at most one. They have no
 * parameters, which do not distinguish the media types of responses.
 */
export function acceptableMediaTypes(operation: Operation): readonly string[] {
  if (operation.method === 'head') return [];
  const distinct = [...new Set(successContents(operation).map(({ mediaType }) => mediaTypeEssence(mediaType)))];
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
  return preferred && mediaTypeEssence(preferred.mediaType);
}

/** The contents of a response that a result can have, as a success and as an error. */
export interface ResultContents {
  readonly success?: readonly MediaType[];
  readonly error?: readonly MediaType[];
}

/** Returns the contents that a result can have if the call names the media type `accept`; errors can have all. */
export function resultContents(response: Response, operation: Operation, accept: string | undefined): ResultContents {
  const { status, content } = response;
  if (!isSuccess(response, operation)) return { error: content };
  const accepted = content.filter(({ mediaType }) => mediaTypeEssence(mediaType) === accept);
  const json = content.filter((each) => contentKind(each) === 'json');
  const success = [accepted, json].find(({ length }) => length > 0) ?? content;
  return { success, ...(status === 'default' && { error: content }) };
}

function successContents(operation: Operation): readonly MediaType[] {
  return operation.responses.filter((response) => isSuccess(response, operation)).flatMap(({ content }) => content);
}

/** Returns whether a response describes successes. `default` does only if no success is documented. */
export function isSuccess({ status }: Response, { responses }: Operation): boolean {
  return status.startsWith('2') || (status === 'default' && !responses.some((each) => each.status.startsWith('2')));
}
