// Which of the document's responses an answer is.

import type { HandlerResponse } from '../handler.js';
import type { Shape } from '../shape.js';
import type { Operation } from '../table.js';

type Contents = Operation<unknown>['responses'][string];

/** The contents of a status by media type: its own before its range before `default`; undefined where the document has none. */
export function responseFor<Tx>({ responses }: Operation<Tx>, status: number): Contents | undefined {
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
}

/** The media type and the shape of an answer's body; of several media types the first, unless the answer names one. */
export function contentOf<Tx>(operation: Operation<Tx>, { status, contentType }: HandlerResponse): { readonly mediaType: string; readonly shape: Shape | undefined } | undefined {
  const contents = responseFor(operation, status) ?? {};
  const mediaType = contentType ?? Object.keys(contents)[0];
  return mediaType === undefined ? undefined : { mediaType, shape: contents[mediaType] };
}
