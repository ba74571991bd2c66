// Matches responses against the documented responses.

import { matchMediaType } from '../../parameters/match-media-type.js';
import type { HandlerResponse } from '../handler-types.js';
import type { ValueShape } from '../value-shape.js';
import type { OperationDescriptor } from '../operation-table.js';

type Contents = OperationDescriptor<unknown>['responses'][string];

/**
 * Returns the documented contents for a status: those of the status, or else of its range, or else of `default`;
 * `undefined` if there are none.
 */
export function findContents<Tx>({ responses }: OperationDescriptor<Tx>, status: number): Contents | undefined {
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
}

export interface MatchedContent {
  readonly mediaType: string | undefined;
  readonly shape: ValueShape;
}

/**
 * Returns the media type and shape of a response body. If the response names no media type, the first documented one
 * applies. If the status or media type is undocumented, all properties are kept, but secrets of the other responses are
 * redacted.
 */
export function matchContent<Tx>(operation: OperationDescriptor<Tx>, response: HandlerResponse): MatchedContent {
  const declared = declaredContent(operation, response);
  // Responses need a concrete media type, not a range.
  return declared.mediaType?.includes('/*') === true
    ? { mediaType: defaultMediaType(response.body), shape: declared.shape }
    : declared;
}

function declaredContent<Tx>(
  operation: OperationDescriptor<Tx>,
  { status, contentType }: HandlerResponse,
): MatchedContent {
  const contents = findContents(operation, status);
  if (contents && contentType === undefined)
    return firstContent(contents) ?? { mediaType: undefined, shape: undeclaredShape(operation) };
  const declared = contentType === undefined ? undefined : matchMediaType(contentType, Object.keys(contents ?? {}));
  const shape = declared === undefined ? undefined : contents?.[declared];
  return { mediaType: contentType, shape: shape ?? undeclaredShape(operation) };
}

/** Returns the default media type of a body. */
function defaultMediaType(body: unknown): string {
  return body instanceof Uint8Array
    ? 'application/octet-stream'
    : typeof body === 'string'
      ? 'text/plain; charset=utf-8'
      : 'application/json';
}

const firstContents = new WeakMap<Contents, MatchedContent>();

/** Returns the first media type of a status. Cached, because this is the common case. */
function firstContent(contents: Contents): MatchedContent | undefined {
  const cached = firstContents.get(contents);
  if (cached) return cached;
  const [first] = Object.entries(contents);
  if (!first) return undefined;
  const content: MatchedContent = { mediaType: first[0], shape: first[1] };
  firstContents.set(contents, content);
  return content;
}

const undeclaredShapes = new WeakMap<object, ValueShape>();

/** Returns the shape of undocumented responses: one object for each operation, because caches are keyed by shape. */
function undeclaredShape<Tx>(operation: OperationDescriptor<Tx>): ValueShape {
  const shape = undeclaredShapes.get(operation) ?? {
    unknownProperties: 'keep',
    anyOf: Object.values(operation.responses).flatMap((contents) => Object.values(contents)),
  };
  undeclaredShapes.set(operation, shape);
  return shape;
}
