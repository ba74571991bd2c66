// Problems of a parameter, header, or body as an expression, and the media types that schemas apply to.

import { arrow, call } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { listReferences } from '../../../model/visit-schemas.ts';
import { mediaTypeKind } from '../../../model/media-types.ts';
import { acceptsAnything, soleRef } from '../keywords/function-calls.ts';
import type { ModuleContext } from '../function-request.ts';
import { runtime } from '../runtime-imports.ts';
import type { ValidationVariant } from '../validation-variant.ts';
import { callComponentSchema, callInlineSchema, callNamedSchema, type ComponentFunction } from '../validator-calls.ts';

/**
 * Returns an expression of type `Problems`; `undefined` if every value is valid. The function of an inline schema is
 * private to the module, unless it belongs to a component.
 */
export function problemsCall(
  jsonSchema: JsonSchema,
  variant: ValidationVariant,
  module: ModuleContext,
  schemaPointer: string,
  hint: string,
  value: Expression,
  component?: ComponentFunction,
): Expression | undefined {
  if (acceptsAnything(jsonSchema)) return undefined;
  const id = soleRef(jsonSchema);
  const request = { jsonSchema, variant, kind: 'collect', schemaPointer, hint } as const;
  const problems =
    id !== undefined
      ? callNamedSchema(id, variant, 'collect', module, value)
      : component
        ? callComponentSchema(request, component, module.analysis, value)
        : callInlineSchema(request, module, value);
  const needsGuard =
    listReferences(jsonSchema).some((each) => module.analysis.needsRecursionGuard(each)) ||
    (typeof jsonSchema === 'object' && jsonSchema.array?.uniqueItems === true);
  return needsGuard ? call(runtime('collectRecursive'), arrow([], problems)) : problems;
}

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
