// Validator of the merged value of an update: the resource schema, conditions and rules of the body, old-value rules.

import type { SafeText } from '../../../code/branded-text.ts';
import { joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { MediaType, Operation, Api } from '../../../model/types/api.ts';
import type { JsonSchema, ObjectKeywords, SchemaObject } from '../../../model/types/schema.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { mergesBody } from '../../../model/operations/update-semantics.ts';
import { soleRef } from '../keywords/function-calls.ts';
import { withDocComment } from '../../../code/typescript/comment.ts';
import { escapePointerSegment } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { schemaNeedsNow, exactVariant, noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { oldValueCheck } from '../rules/old-value-rules.ts';
import type { Export } from '../schema-module.ts';
import { isJsonMediaType, problemsCall } from './validate-part.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';

/** Declares the check of the merged value; declares nothing if the operation does not update a resource. */
export function declareMergedCheck(
  operation: Operation,
  contents: readonly MediaType[],
  module: Module,
  path: string,
): readonly Export[] {
  const { effect } = operation.extensions;
  if (!mergesBody(operation) || !operation.resource) return [];
  const { api, names, variants } = module.registry;
  const resource = api.schema(operation.resource.schema);
  if (!resource) return [];
  const name = names.exactly(`check${operation.name.type}Merged`);
  const variant: ValidationVariant = { direction: 'response', anchors: noAnchors };
  const json = contents.find(({ mediaType }) => isJsonMediaType(mediaType));
  const resourceSchema: JsonSchema = { ...emptySchema(resource.jsonSchema), ref: resource.id };
  const bodySchema = json?.schema?.jsonSchema ?? true;
  const bodyPointer = json ? `${path}/requestBody/content/${escapePointerSegment(json.mediaType)}/schema` : path;
  const conditions = extractConditionals(bodySchema, api, effect?.merge !== 'shallow');
  const isResource = soleRef(bodySchema) === resource.id;
  // The rules that a response cannot check, and those of the body. Exact validation reports more problems, but only
  // rule violations are kept.
  const exactResponse = exactVariant(variant);
  const schemasWithRules = [
    ...(variants.equivalentDirectionOf(resourceSchema, 'exact') ===
    variants.equivalentDirectionOf(resourceSchema, 'response')
      ? []
      : [{ jsonSchema: resourceSchema, schemaPointer: '#', hint: 'merged' }]),
    ...(isResource ? [] : [{ jsonSchema: bodySchema, schemaPointer: bodyPointer, hint: 'sent' }]),
  ].filter(({ jsonSchema }) => variants.hasRules(jsonSchema));
  const updatedSchemas = [
    { jsonSchema: resourceSchema, schemaPointer: '#' },
    ...(isResource ? [] : [{ jsonSchema: bodySchema, schemaPointer: bodyPointer }]),
  ];
  const changes = updatedSchemas.map(({ jsonSchema, schemaPointer }) =>
    oldValueCheck(jsonSchema, variant, module, schemaPointer, ts`value`, ts`old`),
  );
  const calls: readonly SafeText<'ts'>[] = [
    problemsCall(resourceSchema, variant, module, '#', 'merged', ts`value`),
    problemsCall(conditions, variant, module, bodyPointer, 'conditions', ts`value`),
    ...schemasWithRules.map(
      ({ jsonSchema, schemaPointer, hint }) =>
        ts`${module.runtime('selectRuleProblems')}(${problemsCall(jsonSchema, exactResponse, module, schemaPointer, hint, ts`value`) ?? ts`undefined`})`,
    ),
    ...changes.map((change) => change?.call),
  ].filter((call) => call !== undefined);
  const needsNow =
    [resourceSchema, conditions, ...schemasWithRules.map(({ jsonSchema }) => jsonSchema)].some((each) =>
      schemaNeedsNow(each, variant, variants),
    ) || changes.some((change) => change?.needsNow);
  const now = needsNow ? ts`now: number = Date.now()` : ts`_now?: number`;
  const old = changes.some((change) => change) ? ts`, old?: unknown` : ts``;
  const doc = `All that is wrong with the whole that \`${requestMethod(operation.method)} ${operation.path}\` leaves once its body is merged into what is stored${old === '' ? '' : ', `old`'}.`;
  module.declare(() =>
    withDocComment(
      doc,
      ts`export function ${name}(value: unknown, ${now}${old}): readonly ${module.runtime('Problem', true)}[] { return ${module.runtime('deduplicateProblems')}(${joinCode(calls, ts`, `)}); }`,
    ),
  );
  return [{ name, path: module.path, role: 'merged' }];
}

/** Returns a schema without keywords, at the location of another one. */
export function emptySchema(jsonSchema: JsonSchema): SchemaObject {
  const sourceLocation =
    typeof jsonSchema === 'object' ? jsonSchema.sourceLocation : { file: '', pointer: '', line: 1, column: 1 };
  return { sourceLocation, annotations: {}, extensions: noSchemaExtensions, unknownExtensions: noUnknownExtensions };
}

/**
 * Returns only the conditional keywords of a schema: `if`, `not`, `dependentRequired`, `dependentSchemas`, and those
 * of its subschemas; at every depth if `isDeep`. All other keywords were validated on the update itself, and the
 * resource schema covers what is stored.
 */
export function extractConditionals(
  jsonSchema: JsonSchema,
  api: Api,
  isDeep: boolean,
  ancestors: ReadonlySet<string> = new Set(),
): JsonSchema {
  if (typeof jsonSchema === 'boolean') return true;
  const extract = (each: JsonSchema): JsonSchema => extractConditionals(each, api, isDeep, ancestors);
  const { ref, if: condition, then, else: otherwise, not } = jsonSchema;
  const target = ref === undefined || ancestors.has(ref) ? undefined : api.schema(ref);
  const referenced = target
    ? extractConditionals(target.jsonSchema, api, isDeep, new Set([...ancestors, target.id]))
    : true;
  const allOf = [referenced, ...(jsonSchema.allOf ?? []).map(extract)].filter((each) => each !== true);
  const object = extractObjectConditionals(jsonSchema.object ?? {}, isDeep ? extract : () => true);
  if (condition === undefined && not === undefined && allOf.length === 0 && !object) return true;
  return {
    ...emptySchema(jsonSchema),
    ...(not !== undefined && { not }),
    ...(condition !== undefined && {
      if: condition,
      ...(then !== undefined && { then }),
      ...(otherwise !== undefined && { else: otherwise }),
    }),
    ...(allOf.length > 0 && { allOf }),
    ...(object && { object }),
  };
}

function extractObjectConditionals(
  { properties, dependentRequired, dependentSchemas }: ObjectKeywords,
  extract: (each: JsonSchema) => JsonSchema,
): ObjectKeywords | undefined {
  const conditionals = new Map(
    [...(properties ?? [])]
      .map(([name, schema]) => [name, extract(schema)] as const)
      .filter(([, schema]) => schema !== true),
  );
  if (conditionals.size === 0 && !dependentRequired && !dependentSchemas) return undefined;
  return {
    ...(conditionals.size > 0 && { properties: conditionals }),
    ...(dependentRequired && { dependentRequired }),
    ...(dependentSchemas && { dependentSchemas }),
  };
}
