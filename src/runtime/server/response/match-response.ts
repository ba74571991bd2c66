// Matches responses with the documented ones.

import { matchMediaType } from '../../parameters/media-type.ts';
import type { HandlerResponse } from '../handler.ts';
import type { Shape } from '../value-shape.ts';
import type { Operation } from '../operation-table.ts';

type Contents = Operation<unknown>['responses'][string];

/**
 * Returns the documented contents of a status: of the status itself, else of its range, else of `default`; `undefined`
 * if there are none.
 */
export function responseFor<Tx>({ responses }: Operation<Tx>, status: number): Contents | undefined {
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
}

export interface Content {
  readonly mediaType: string | undefined;
  readonly shape: Shape;
}

/**
 * Returns media type and shape of a response body; the first of several media types, unless the response names one.
 * Without a documented status or media type, all properties are kept, but secrets of the other responses are redacted.
 */
export function contentOf<Tx>(operation: Operation<Tx>, response: HandlerResponse): Content {
  const found = declaredContent(operation, response);
  // Responses need a concrete media type, not a range.
  return found.mediaType?.includes('/*') === true ? { mediaType: typeOf(response.body), shape: found.shape } : found;
}

function declaredContent<Tx>(operation: Operation<Tx>, { status, contentType }: HandlerResponse): Content {
  const contents = responseFor(operation, status);
  if (contents && contentType === undefined)
    return firstOf(contents) ?? { mediaType: undefined, shape: undeclared(operation) };
  const declared = contentType === undefined ? undefined : matchMediaType(contentType, Object.keys(contents ?? {}));
  const found = declared === undefined ? undefined : contents?.[declared];
  return { mediaType: contentType, shape: found ?? undeclared(operation) };
}

/** Returns the default media type of a body. */
function typeOf(body: unknown): string {
  return body instanceof Uint8Array
    ? 'application/octet-stream'
    : typeof body === 'string'
      ? 'text/plain; charset=utf-8'
      : 'application/json';
}

const firsts = new WeakMap<Contents, Content>();

/** Returns the first media type of a status, from a cache: the common case. */
function firstOf(contents: Contents): Content | undefined {
  const known = firsts.get(contents);
  if (known) return known;
  const [first] = Object.entries(contents);
  if (!first) return undefined;
  const content: Content = { mediaType: first[0], shape: first[1] };
  firsts.set(contents, content);
  return content;
}

const undeclaredShapes = new WeakMap<object, Shape>();

/** Returns the shape of undocumented responses: one object for each operation, because caches are keyed by shape. */
function undeclared<Tx>(operation: Operation<Tx>): Shape {
  const shape = undeclaredShapes.get(operation) ?? {
    others: 'stay',
    either: Object.values(operation.responses).flatMap((each) => Object.values(each)),
  };
  undeclaredShapes.set(operation, shape);
  return shape;
}
