// Parameters and responses whose validators take the current time, because of a rule that reads `now`.

import { ts } from '../../../code/typescript/typescript.ts';
import type { SafeText } from '../../../code/branded-text.ts';
import type { MediaType, Header, Parameter, Response, SchemaAndShapes } from '../../../model/types/api.ts';
import type { Module } from '../module-plan.ts';
import { schemaNeedsNow, noAnchors } from '../validation-variant.ts';
import { isJsonMediaType, mayBeValidated } from './validate-part.ts';
import { canValidateText, isTextBody } from './parameter-reader.ts';

export function parameterNeedsNow({ schema, content }: Parameter, module: Module): boolean {
  return inlineSchemaNeedsNow(
    content ? (isJsonMediaType(content.mediaType) ? content.schema : undefined) : schema,
    module,
  );
}

export function responseNeedsNow({ headers, content: contents }: Response, module: Module): boolean {
  return (
    headers.some((header) => headerNeedsNow(header, module)) ||
    contents.some((content) => contentNeedsNow(content, module))
  );
}

/** Returns whether the validator of a content takes the time. Content that no schema applies to needs none. */
function contentNeedsNow({ mediaType, schema }: MediaType, module: Module): boolean {
  return (
    schema !== undefined &&
    mayBeValidated(mediaType) &&
    (!isTextBody(mediaType) || canValidateText(mediaType, schema.response, module)) &&
    inlineSchemaNeedsNow(schema, module)
  );
}

/** Returns whether the validator of a header takes the time. Headers are validated as strings, without `content`. */
export function headerNeedsNow({ name, schema }: Header, module: Module): boolean {
  return name.toLowerCase() !== 'content-type' && inlineSchemaNeedsNow(schema, module);
}

function inlineSchemaNeedsNow(schema: SchemaAndShapes | undefined, { registry: { variants } }: Module): boolean {
  return (
    schema !== undefined && schemaNeedsNow(schema.jsonSchema, { direction: 'exact', anchors: noAnchors }, variants)
  );
}

/** Returns the time parameter of an exported function, which is the last one. */
export function optionalNowParameter(needsNow: boolean): SafeText<'ts'> {
  return needsNow ? ts`, now: number = Date.now()` : ts``;
}

/** Returns the time parameter of a private function, which is the last one. */
export function nowParameter(needsNow: boolean): SafeText<'ts'> {
  return needsNow ? ts`, now: number` : ts``;
}

/** Returns the argument for the time parameter. */
export function nowArgument(needsNow: boolean): SafeText<'ts'> {
  return needsNow ? ts`, now` : ts``;
}
