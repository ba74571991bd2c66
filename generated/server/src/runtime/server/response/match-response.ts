// Which of the document's responses an answer is.

import { matchMediaType } from '../../parameters/media-type.js';
import type { HandlerResponse } from '../handler.js';
import type { Shape } from '../value-shape.js';
import type { Operation } from '../operation-table.js';

type Contents = Operation<unknown>['responses'][string];

/** The contents of a status by media type: its own before its range before `default`; undefined where the document has none. */
export function responseFor<Tx>({ responses }: Operation<Tx>, status: number): Contents | undefined {
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
}

export interface Content {
  readonly mediaType: string | undefined;
  readonly shape: Shape;
}

/**
 * The media type and the shape of an answer's body; of several media types the first, unless the answer names one. A
 * status or a media type that the document does not have keeps all its members, but for the secrets of any other.
 */
export function contentOf<Tx>(operation: Operation<Tx>, response: HandlerResponse): Content {
  const found = declaredContent(operation, response);
  // A range says what may come, and an answer what has come.
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

/** The media type of a body of which nothing more is said. */
function typeOf(body: unknown): string {
  return body instanceof Uint8Array
    ? 'application/octet-stream'
    : typeof body === 'string'
      ? 'text/plain; charset=utf-8'
      : 'application/json';
}

const firsts = new WeakMap<Contents, Content>();

/** The first of a status's contents, which nearly every answer has. */
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

/** One shape for each operation, since what follows from a shape is worked out once. */
function undeclared<Tx>(operation: Operation<Tx>): Shape {
  const shape = undeclaredShapes.get(operation) ?? {
    others: 'stay',
    either: Object.values(operation.responses).flatMap((each) => Object.values(each)),
  };
  undeclaredShapes.set(operation, shape);
  return shape;
}
