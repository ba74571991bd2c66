// Rule checks of a request body by media type: of complete bodies, and of updates as sent.

import {
  arrayType,
  call,
  keyword,
  literal,
  returnStatement,
  switchStatement,
} from '../../../code/typescript/build-tree.ts';
import type { OnDemandSymbol, Expression, FunctionDeclaration, Parameter } from '../../../code/typescript/tree.ts';
import type { MediaType, Operation } from '../../../model/types/api.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { messageDirection } from '../../../model/operations/message-direction.ts';
import { mergesBody } from '../../../model/operations/update-semantics.ts';
import type { ModuleContext } from '../function-request.ts';
import { acceptsAnything, soleRef } from '../keywords/function-calls.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { schemaNeedsNow, noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { valueParameter } from '../validator-function.ts';
import { symbols, variables } from '../variables.ts';
import { alwaysAcceptedNowParameter } from './needs-now.ts';
import { problemsCall } from './problems-call.ts';
import {
  ifJson,
  isFormMediaType,
  isJsonMediaType,
  isMultipartForm,
  includesJson,
  mediaTypesConstant,
} from './validated-media-types.ts';

/** A media type of a body, if its schema has rules. */
interface MediaTypeWithRules {
  readonly mediaType: string;
  readonly jsonSchema: JsonSchema;
  readonly variant: ValidationVariant;
  /** The base of function names. */
  readonly hint: string;
}

/**
 * Returns the function that checks the rules of a body; none if there are no rules. Rules are checked after defaults
 * are applied, and ignore invalid shapes.
 */
export function bodyRulesExports(
  operation: Operation,
  contents: readonly MediaType[],
  module: ModuleContext,
  path: string,
): readonly ValidatorExport[] {
  const mediaTypesWithRules = listMediaTypesWithRules(operation, contents, module);
  const [first] = mediaTypesWithRules;
  if (!first) return [];
  const declare = (): FunctionDeclaration => {
    const needsNow = mediaTypesWithRules.some(({ jsonSchema, variant }) =>
      schemaNeedsNow(jsonSchema, variant, module.analysis.variants),
    );
    // With one media type, the parameter is omitted.
    const hasOneMediaType = contents.length === 1 && !includesJson(first.mediaType);
    return {
      kind: 'function',
      doc: describeRulesCheck(operation),
      parameters: [
        valueParameter,
        alwaysAcceptedNowParameter(needsNow),
        ...(hasOneMediaType ? [] : [mediaTypeParameter(defaultMediaType(first, mediaTypesWithRules))]),
      ],
      result: arrayType(runtimeType('Problem')),
      body: hasOneMediaType
        ? [returnStatement(ruleProblems(first, module, path))]
        : [
            switchStatement(
              call(runtime('matchMediaType'), variables.mediaType, mediaTypesConstant(contents)),
              mediaTypesWithRules.map((content) => ({
                values: [literal(content.mediaType)],
                body: [returnStatement(ruleProblems(content, module, path))],
              })),
              [returnStatement(runtime('noProblems'))],
            ),
          ],
    };
  };
  const symbol: OnDemandSymbol = {
    kind: 'declared',
    key: `rules of ${path}`,
    name: `check${operation.name.type}Rules`,
    module: module.path,
    declare,
  };
  return [{ symbol, role: 'rules' }];
}

function mediaTypeParameter(defaultValue: string): Parameter {
  return { symbol: symbols.mediaType, type: keyword('string'), default: literal(defaultValue) };
}

function defaultMediaType({ mediaType }: MediaTypeWithRules, all: readonly MediaTypeWithRules[]): string {
  return (
    all.find((each) => isJsonMediaType(each.mediaType))?.mediaType ??
    (includesJson(mediaType) ? 'application/json' : mediaType)
  );
}

function describeRulesCheck(operation: Operation): string {
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const time = '`now` is in milliseconds since 1970.';
  if (!mergesBody(operation)) return `Evaluates the rules on the body of ${subject}; returns the violations. ${time}`;
  const oldRules = `Rules that read \`old\` require the merged value: see \`check${operation.name.type}Merged\`.`;
  return `Evaluates the rules on the body of ${subject} as sent; returns the violations. ${oldRules} ${time}`;
}

function listMediaTypesWithRules(
  operation: Operation,
  contents: readonly MediaType[],
  module: ModuleContext,
): readonly MediaTypeWithRules[] {
  const isUpdate = mergesBody(operation);
  // A created resource has no old value; for other bodies it is unknown.
  const variant: ValidationVariant = {
    direction: messageDirection('request', operation),
    anchors: noAnchors,
    ...(operation.extensions.effect?.kind === 'create' && { isStandalone: true }),
  };
  return contents.flatMap(({ mediaType, schema }, index) => {
    const isValidated = isJsonMediaType(mediaType) || isFormMediaType(mediaType) || includesJson(mediaType);
    if (!schema || !isValidated || acceptsAnything(schema.jsonSchema)) return [];
    const { jsonSchema } = schema;
    if (!module.analysis.variants.hasRules(jsonSchema) || (isUpdate && !hasOwnRules(jsonSchema, module))) return [];
    const hint = contents.length === 1 ? 'whole body' : `whole body ${index + 1}`;
    return [{ mediaType, jsonSchema, variant: bodyRulesVariant(mediaType, variant), hint }];
  });
}

/** Returns the violated rules of a body of this media type as an expression. */
function ruleProblems(
  { mediaType, jsonSchema, variant, hint }: MediaTypeWithRules,
  module: ModuleContext,
  path: string,
): Expression {
  const { value } = variables;
  const problems = problemsCall(
    jsonSchema,
    variant,
    module,
    `${path}/requestBody/content/${escapePointerSegment(mediaType)}/schema`,
    compound(hint, ''),
    isMultipartForm(mediaType) ? call(runtime('bytesToLatin1'), value) : value,
  );
  const selected = call(runtime('selectRuleProblems'), problems ?? literal(undefined));
  return includesJson(mediaType) ? ifJson(selected, runtime('noProblems')) : selected;
}

/** Returns the variant of a body of this media type. Numbers in forms are parsed from strings. */
function bodyRulesVariant(mediaType: string, variant: ValidationVariant): ValidationVariant {
  return isFormMediaType(mediaType) ? { ...variant, hasBigints: true } : variant;
}

/**
 * Returns whether the rules of a named schema apply to the update itself; those of the resource are checked after the
 * merge.
 */
function hasOwnRules(jsonSchema: JsonSchema, { analysis: { api } }: ModuleContext): boolean {
  const id = soleRef(jsonSchema);
  const schema = id === undefined ? undefined : api.schema(id)?.jsonSchema;
  return typeof schema === 'object' && schema.extensions.rules.length > 0;
}
