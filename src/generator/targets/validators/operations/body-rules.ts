// Rule checks of a request body by media type: of complete bodies, and of updates as sent.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral, joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { MediaType, Operation } from '../../../model/types/api.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { mergesBody } from '../../../model/operations/update-semantics.ts';
import { withDocComment } from '../../../code/typescript/comment.ts';
import { soleRef } from '../keywords/function-calls.ts';
import { block, escapePointerSegment } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { schemaNeedsNow, noAnchors, type ValidationVariant } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { isFormMediaType, isJsonMediaType, isMultipartForm, includesJson, problemsCall } from './validate-part.ts';

/**
 * Declares the function that checks the rules of a body; declares nothing if no content has rules. Rules are checked
 * after defaults are applied, and ignore invalid shapes.
 */
export function declareBodyRules(
  operation: Operation,
  contents: readonly MediaType[],
  mediaTypes: SafeText<'ts'>,
  module: Module,
  path: string,
): readonly Export[] {
  const { names, variants } = module.registry;
  const { effect } = operation.extensions;
  const isUpdate = mergesBody(operation);
  // A created resource has no old value; for other bodies it is unknown.
  const base: ValidationVariant = {
    direction: 'request',
    anchors: noAnchors,
    ...(effect?.kind === 'create' && { isStandalone: true }),
  };
  const ruledContents = contents.flatMap(({ mediaType, schema }, index) => {
    if (!schema || !variants.hasRules(schema.jsonSchema) || (isUpdate && !hasOwnRules(schema.jsonSchema, module)))
      return [];
    const call = bodyRulesCall(
      { mediaType, jsonSchema: schema.jsonSchema, variant: bodyRulesVariant(mediaType, base) },
      module,
      `${path}/requestBody/content/${escapePointerSegment(mediaType)}/schema`,
      contents.length === 1 ? 'whole body' : `whole body ${index + 1}`,
    );
    return call === undefined ? [] : [{ mediaType, jsonSchema: schema.jsonSchema, call }];
  });
  const [first] = ruledContents;
  if (!first) return [];
  const name = names.exactly(`check${operation.name.type}Rules`);
  const needsNow = ruledContents.some(({ jsonSchema, mediaType }) =>
    schemaNeedsNow(jsonSchema, bodyRulesVariant(mediaType, base), variants),
  );
  const now = needsNow ? ts`now: number = Date.now()` : ts`_now?: number`;
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const doc = isUpdate
    ? `The rules that the body of ${subject} breaks by what it sends. Rules that read \`old\` need the merged value: see \`check${operation.name.type}Merged\`. \`now\` is in milliseconds since 1970.`
    : `The rules that the body of ${subject} breaks. \`now\` is in milliseconds since 1970.`;
  const defaultMediaType =
    ruledContents.find(({ mediaType }) => isJsonMediaType(mediaType))?.mediaType ??
    (includesJson(first.mediaType) ? 'application/json' : first.mediaType);
  const cases = ruledContents.map(({ mediaType, call }) => ts`case ${stringLiteral(mediaType)}: return ${call};`);
  const dispatch = block([
    ts`switch (${module.runtime('matchMediaType')}(mediaType, ${mediaTypes})) { ${joinCode(cases, ts`\n`)} default: return ${module.runtime('noProblems')}; }`,
  ]);
  // With one media type, the parameter is omitted.
  const hasOneMediaType = contents.length === 1 && !includesJson(first.mediaType);
  const body = hasOneMediaType ? ts`{ return ${first.call}; }` : dispatch;
  const mediaTypeParameter = hasOneMediaType ? ts`` : ts`, mediaType: string = ${stringLiteral(defaultMediaType)}`;
  module.declare(() =>
    withDocComment(
      doc,
      ts`export function ${name}(value: unknown, ${now}${mediaTypeParameter}): readonly ${module.runtime('Problem', true)}[] ${body}`,
    ),
  );
  return [{ name, path: module.path, role: 'rules' }];
}

/** Returns a call that finds the broken rules of a body of this media type; `undefined` if no rule applies. */
function bodyRulesCall(
  {
    mediaType,
    jsonSchema,
    variant,
  }: { readonly mediaType: string; readonly jsonSchema: JsonSchema; readonly variant: ValidationVariant },
  module: Module,
  path: string,
  hint: string,
): SafeText<'ts'> | undefined {
  const isRange = includesJson(mediaType);
  if (!isJsonMediaType(mediaType) && !isFormMediaType(mediaType) && !isRange) return undefined;
  const value = isMultipartForm(mediaType) ? ts`${module.runtime('bytesToLatin1')}(value)` : ts`value`;
  const problems = problemsCall(jsonSchema, variant, module, path, compound(hint, ''), value);
  if (problems === undefined) return undefined;
  const call = ts`${module.runtime('selectRuleProblems')}(${problems})`;
  return isRange
    ? ts`${module.runtime('isJsonMediaType')}(mediaType) ? ${call} : ${module.runtime('noProblems')}`
    : call;
}

/** Returns the variant of a body of this media type. Numbers in forms are parsed from strings. */
function bodyRulesVariant(mediaType: string, variant: ValidationVariant): ValidationVariant {
  return isFormMediaType(mediaType) ? { ...variant, hasBigints: true } : variant;
}

/**
 * Returns whether the rules of a named schema apply to the update itself; those of the resource are checked after the
 * merge.
 */
function hasOwnRules(jsonSchema: JsonSchema, { registry: { api } }: Module): boolean {
  const id = soleRef(jsonSchema);
  const schema = id === undefined ? undefined : api.schema(id)?.jsonSchema;
  return typeof schema === 'object' && schema.extensions.rules.length > 0;
}
