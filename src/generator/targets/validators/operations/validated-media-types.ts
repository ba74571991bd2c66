// Media types whose content validators check against its schema.

import { array, call, conditional, constant, literal, literalType } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import { mediaTypeKind } from '../../../model/media-types.ts';
import type { MediaType } from '../../../model/types/api.ts';
import { runtime } from '../runtime-imports.ts';
import { variables } from '../variables.ts';

export function isJsonMediaType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/**
 * Returns whether schemas apply to the media type: JSON, text, or URL-encoded. Binary content and multipart parts are
 * not validated.
 */
export function isAlwaysValidated(mediaType: string): boolean {
  return (
    !isStreamMediaType(mediaType) &&
    (isJsonMediaType(mediaType) || /^text\/|^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType))
  );
}

/** Returns whether content of this media type is validated, always or if it is JSON. */
export function mayBeValidated(mediaType: string): boolean {
  return isAlwaysValidated(mediaType) || includesJson(mediaType);
}

/** Returns whether the media type is a range that includes JSON: other content in it is not validated. */
export function includesJson(mediaType: string): boolean {
  return /^(?:\*|application)\/\*\s*(?:;|$)/i.test(mediaType);
}

/** Returns `value` for JSON, and `otherwise` for other content of a range that includes JSON. */
export function ifJson(value: Expression, otherwise: Expression): Expression {
  return conditional(call(runtime('isJsonMediaType'), variables.mediaType), value, otherwise);
}

/** Returns whether the media type is a stream, whose schema applies to each event or record. */
export function isStreamMediaType(mediaType: string): boolean {
  return mediaTypeKind(mediaType) === 'stream';
}

/** Returns whether the media type is a form, whose numbers are parsed from strings. */
export function isFormMediaType(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType) || isMultipartForm(mediaType);
}

/** Returns whether the media type is a form with possibly binary parts. */
export function isMultipartForm(mediaType: string): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(mediaType);
}

/** Returns the constant of the module that lists the media types of a body. */
export function mediaTypesConstant(contents: readonly MediaType[]): Expression {
  return constant('mediaTypes', array(contents.map(({ mediaType }) => literal(mediaType))), {
    kind: 'tuple',
    items: contents.map(({ mediaType }) => ({ type: literalType(mediaType) })),
  });
}
