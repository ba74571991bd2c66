// Validator for the merged value of an update: the resource schema, conditions and rules of the body, old-value rules.

import { arrayType, call, keyword, literal, returnStatement } from '../../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, Expression, FunctionDeclaration } from '../../../code/typescript/tree.ts';
import type { MediaType, Operation, Api, Schema } from '../../../model/types/api.ts';
import type { JsonSchema, ObjectKeywords, SchemaObject } from '../../../model/types/schema.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { mergesBody } from '../../../model/operations/update-semantics.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';
import type { ModuleContext } from '../function-request.ts';
import { soleRef } from '../keywords/function-calls.ts';
import { oldValueCheck } from '../rules/old-value-rules.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { schemaNeedsNow, exactVariant, noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { valueParameter } from '../validator-function.ts';
import { symbols, variables } from '../variables.ts';
import { alwaysAcceptedNowParameter } from './needs-now.ts';
import { problemsCall } from './problems-call.ts';
import { isJsonMediaType } from './validated-media-types.ts';

/** Returns the check of the merged value; none if the operation does not update a resource. */
export function mergedCheckExports(
  operation: Operation,
  contents: readonly MediaType[],
  module: ModuleContext,
  path: string,
): readonly ValidatorExport[] {
  if (!mergesBody(operation) || !operation.resource) return [];
  const resource = module.analysis.api.schema(operation.resource.schema);
  if (!resource) return [];
  const symbol: OnDemandSymbol = {
    kind: 'declared',
    key: `merged value of ${path}`,
    name: `check${operation.name.type}Merged`,
    module: module.path,
    declare: () => mergedCheck(operation, resource, contents, module, path),
  };
  return [{ symbol, role: 'merged' }];
}

/** A schema of the merged value, and its location in the document. */
interface MergedSchema {
  readonly jsonSchema: JsonSchema;
  readonly schemaPointer: string;
  /** The base of function names. */
  readonly hint: string;
}

function mergedCheck(
  operation: Operation,
  resource: Schema,
  contents: readonly MediaType[],
  module: ModuleContext,
  path: string,
): FunctionDeclaration {
  const { api, variants } = module.analysis;
  const { value, old } = variables;
  const variant: ValidationVariant = { direction: 'response', anchors: noAnchors };
  const json = contents.find(({ mediaType }) => isJsonMediaType(mediaType));
  const resourceSchema: JsonSchema = { ...emptySchema(resource.jsonSchema), ref: resource.id };
  const bodySchema = json?.schema?.jsonSchema ?? true;
  const bodyPointer = json ? `${path}/requestBody/content/${escapePointerSegment(json.mediaType)}/schema` : path;
  const conditions = extractConditionals(bodySchema, api, operation.extensions.effect?.merge !== 'shallow');
  const merged: MergedSchema = {
    jsonSchema: resourceSchema,
    schemaPointer: '#',
    hint: compound(operation.name.value, 'merged'),
  };
  const sent: readonly MergedSchema[] =
    soleRef(bodySchema) === resource.id
      ? []
      : [{ jsonSchema: bodySchema, schemaPointer: bodyPointer, hint: compound(operation.name.value, 'sent') }];
  // The rules that a response cannot check, and those of the body. Exact validation reports more problems, but only
  // rule violations are kept.
  const exactResponse = exactVariant(variant);
  const isExactResponse =
    variants.equivalentDirectionOf(resourceSchema, 'exact') ===
    variants.equivalentDirectionOf(resourceSchema, 'response');
  const schemasWithRules = [...(isExactResponse ? [] : [merged]), ...sent].filter(({ jsonSchema }) =>
    variants.hasRules(jsonSchema),
  );
  const changes = [merged, ...sent].flatMap(
    ({ jsonSchema, schemaPointer }) => oldValueCheck(jsonSchema, variant, module, schemaPointer, value, old) ?? [],
  );
  const calls: readonly (Expression | undefined)[] = [
    problemsCall(resourceSchema, variant, module, merged.schemaPointer, merged.hint, value),
    problemsCall(conditions, variant, module, bodyPointer, 'conditions', value),
    ...schemasWithRules.map(({ jsonSchema, schemaPointer, hint }) =>
      call(
        runtime('selectRuleProblems'),
        problemsCall(jsonSchema, exactResponse, module, schemaPointer, hint, value) ?? literal(undefined),
      ),
    ),
    ...changes.map((change) => change.call),
  ];
  const needsNow =
    [resourceSchema, conditions, ...schemasWithRules.map(({ jsonSchema }) => jsonSchema)].some((each) =>
      schemaNeedsNow(each, variant, variants),
    ) || changes.some((change) => change.needsNow);
  const readsOld = changes.length > 0;
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const oldDescription = readsOld ? ' `old` is the resource before the merge.' : '';
  return {
    kind: 'function',
    doc: `Validates the resource of ${subject} after the body is merged into it.${oldDescription}`,
    parameters: [
      valueParameter,
      alwaysAcceptedNowParameter(needsNow),
      ...(readsOld ? [{ symbol: symbols.old, type: keyword('unknown'), isOptional: true } as const] : []),
    ],
    result: arrayType(runtimeType('Problem')),
    body: [returnStatement(call(runtime('deduplicateProblems'), ...calls.filter((each) => each !== undefined)))],
  };
}

/** Returns a schema without keywords, at the location of the given one. */
function emptySchema(jsonSchema: JsonSchema): SchemaObject {
  const sourceLocation =
    typeof jsonSchema === 'object' ? jsonSchema.sourceLocation : { file: '', pointer: '', line: 1, column: 1 };
  return { sourceLocation, annotations: {}, extensions: noSchemaExtensions, unknownExtensions: noUnknownExtensions };
}

/**
 * Returns only the conditional keywords of a schema: `if`, `not`, `dependentRequired`, `dependentSchemas`, and those
 * of its subschemas; at every depth if `isDeep`. All other keywords were validated on the update itself, and the
 * resource schema validates the stored value.
 */
function extractConditionals(
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
