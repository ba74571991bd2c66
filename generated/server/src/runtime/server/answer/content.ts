// Which of the document's responses an answer is.

import { matchMediaType } from '../../parameters/media-type.js';
import type { HandlerResponse } from '../handler.js';
import type { Shape } from '../shape.js';
import type { Operation } from '../table.js';

type Contents = Operation<unknown>['responses'][string];

/** The contents of a status by media type: its own before its range before `default`; undefined where the document has none. */
export function responseFor<Tx>({ responses }: Operation<Tx>, status: number): Contents | undefined {
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
}

/**
 * The media type and the shape of an answer's body; of several media types the first, unless the answer names one. A
 * status or a media type that the document does not have keeps all its members, but for the secrets of any other.
 */
export function contentOf<Tx>(operation: Operation<Tx>, { status, contentType }: HandlerResponse): { readonly mediaType: string | undefined; readonly shape: Shape } {
  const contents = responseFor(operation, status);
  const mediaType = contentType ?? Object.keys(contents ?? {})[0];
  const declared = mediaType === undefined ? undefined : matchMediaType(mediaType, Object.keys(contents ?? {}));
  const found = declared === undefined ? undefined : contents?.[declared];
  return { mediaType, shape: found ?? { others: 'stay', either: Object.values(operation.responses).flatMap((each) => Object.values(each)) } };
}
