// Parameters and headers whose validators take the current time, because of a rule that reads `now`.

import type { Parameter as FunctionParameter } from '../../../code/typescript/tree.ts';
import type { Header, Parameter, SchemaAndShapes } from '../../../model/types/api.ts';
import type { ModuleContext } from '../function-request.ts';
import { schemaNeedsNow, noAnchors } from '../validation-variant.ts';
import { nowParameter as requiredNow, optionalNowParameter as optionalNow } from '../validator-function.ts';
import { isJsonMediaType } from './validated-media-types.ts';

export function parameterNeedsNow({ schema, content }: Parameter, module: ModuleContext): boolean {
  return inlineSchemaNeedsNow(
    content ? (isJsonMediaType(content.mediaType) ? content.schema : undefined) : schema,
    module,
  );
}

/** Returns whether the validator of a header takes the time. Headers are validated as strings, without `content`. */
export function headerNeedsNow({ name, schema }: Header, module: ModuleContext): boolean {
  return name.toLowerCase() !== 'content-type' && inlineSchemaNeedsNow(schema, module);
}

function inlineSchemaNeedsNow(schema: SchemaAndShapes | undefined, { analysis: { variants } }: ModuleContext): boolean {
  return (
    schema !== undefined && schemaNeedsNow(schema.jsonSchema, { direction: 'exact', anchors: noAnchors }, variants)
  );
}

/** Returns the time parameter of an exported function, which is the last one. */
export function optionalNowParameter(needsNow: boolean): readonly FunctionParameter[] {
  return needsNow ? [optionalNow] : [];
}

/** Returns the time parameter of an exported function that accepts the time even if no rule reads it. */
export function alwaysAcceptedNowParameter(needsNow: boolean): FunctionParameter {
  return needsNow ? optionalNow : { ...requiredNow, isOptional: true };
}

/** Returns the time parameter of a private function, which is the last one. */
export function nowParameter(needsNow: boolean): readonly FunctionParameter[] {
  return needsNow ? [requiredNow] : [];
}
