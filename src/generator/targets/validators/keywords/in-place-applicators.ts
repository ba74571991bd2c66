// In-place applicators: `$ref`, `$dynamicRef`, `allOf`, `anyOf`, `oneOf`, `not`, `if`.

import { and, binary, block, call, constVariable, literal, not, when } from '../../../code/typescript/build-tree.ts';
import { isSameNode, returnConditions } from '../../../code/typescript/inspect-tree.ts';
import type { Expression, Statement } from '../../../code/typescript/tree.ts';
import { omitProperties } from '../../../model/omit.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { messages } from '../messages.ts';
import { compound } from '../preferred-variable-names.ts';
import { enumerateMatches } from '../match-and-enumerate-patterns.ts';
import { runtime } from '../runtime-imports.ts';
import {
  atSubschema,
  checkStatements,
  delegateStatements,
  type Check,
  type ValidationContext,
} from '../validation-context.ts';
import { callNamedSchema, callNonNarrowingGuard } from '../validator-calls.ts';
import { symbols, variables } from '../variables.ts';
import {
  typesAllowedBy,
  typesAllowedByAny,
  typesAllowedByNot,
  typesIfOnlyConstraint,
  typesAllowedByConditional,
} from './possible-types.ts';
import { acceptsAnything, soleRef, memoizedGuardCall, guardCall, nonNarrowingGuardCall } from './function-calls.ts';
import { dynamicRefCall } from './dynamic-ref.ts';
import { constantsOfUnion } from './enum-const.ts';
import { unevaluatedStatements } from './unevaluated.ts';
import { unionKeywords, unionStatements } from './any-of-one-of.ts';
import { schemaStatements } from './schema.ts';
import { hasType, types } from './type.ts';

/** Returns the statements for all keywords that apply to every type of value. */
export function inPlaceStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const subschemaCount = countSubschemas(schema);
  const narrowedContext = {
    ...context,
    ...((subschemaCount > 1 || isNarrowedByGuard(schema, context)) && ({ isNarrowed: true } as const)),
  };
  const { statements, remainingTypes } =
    context.message !== undefined && context.kind === 'collect'
      ? {
          statements: [
            ...checkStatements(
              context,
              singleMessageChecks(schema, subschemaCount > 1 ? { ...context, isNarrowed: true } : context),
            ),
            ...conditionalStatements(schema, context),
          ],
          remainingTypes: types.every,
        }
      : applyInSequence(schema, narrowedContext);
  const unevaluated = unevaluatedStatements(
    schema,
    context.kind === 'guard'
      ? { ...context, possibleTypes: remainingTypes & context.module.analysis.variants.summary(schema).types }
      : context,
  );
  if (context.kind === 'guard' || unevaluated.length === 0 || !hasUnion(schema, context))
    return [...statements, ...unevaluated];
  // Evaluated properties are unknown if no branch of a union matches, so unevaluated ones are not reported then.
  const count = call(runtime('countProblems'), variables.problems);
  return [
    block([
      constVariable(symbols.before, count),
      ...statements,
      ...when(binary(count, '===', variables.before), unevaluated),
    ]),
  ];
}

/** Returns the number of schemas that validate the value in sequence, each of which narrows it for TypeScript. */
function countSubschemas({ allOf = [], anyOf, oneOf, not: excluded, if: condition }: SchemaObject): number {
  return allOf.length + [anyOf, oneOf, excluded, condition].filter((part) => part !== undefined).length;
}

/**
 * Returns the statements of the in-place applicators in sequence, and the types that a value can have after them in a
 * guard.
 */
function applyInSequence(
  schema: SchemaObject,
  context: ValidationContext,
): { readonly statements: readonly Statement[]; readonly remainingTypes: TypeSet } {
  const statements = [...referenceStatements(schema, context)];
  let remainingTypes = (context.possibleTypes ?? types.every) & context.knownTypes;
  const add = (allowed: TypeSet, make: (from: ValidationContext) => readonly Statement[]): void => {
    const added = make(context.kind === 'guard' ? { ...context, possibleTypes: remainingTypes } : context);
    statements.push(...added);
    remainingTypes &= allowed & ~rejectedTypes(added, context);
  };
  for (const [index, part] of (schema.allOf ?? []).entries())
    add(typesAllowedBy(part, context), (from) => subschemaStatements(part, from, `/allOf/${index}`));
  for (const keyword of constantsOfUnion(schema) ? [] : unionKeywords) {
    const branches = schema[keyword];
    if (branches) add(typesAllowedByAny(branches, context), (from) => unionStatements(keyword, branches, schema, from));
  }
  add(typesAllowedByNot(schema, context), (from) => checkStatements(from, notChecks(schema, from)));
  add(typesAllowedByConditional(schema, context), (from) => conditionalStatements(schema, from));
  return { statements, remainingTypes };
}

/** Returns the types that the statements reject entirely. */
function rejectedTypes(statements: readonly Statement[], context: ValidationContext): TypeSet {
  const conditions = statements.flatMap(returnConditions);
  if (conditions.length === 0) return 0;
  const returnsIf = (test: Expression): boolean => conditions.some((each) => isSameNode(each, test));
  const sets = [types.null, types.boolean, types.integer, types.number, types.string, types.array, types.object].filter(
    (set) => returnsIf(hasType(context, context.value, set, types.every)),
  );
  return sets.reduce<TypeSet>(
    (all, set) => all | set,
    returnsIf(binary(context.value, '!==', literal(null))) ? types.every & ~types.null : 0,
  );
}

/** Returns whether a guard or comparison narrows the value for TypeScript before the other keywords are checked. */
function isNarrowedByGuard({ ref, string }: SchemaObject, { kind }: ValidationContext): boolean {
  // A pattern that matches few strings is generated as comparisons.
  return (
    (kind === 'guard' && ref !== undefined) ||
    (string?.pattern !== undefined && enumerateMatches(string.pattern) !== undefined)
  );
}

/** Returns whether a union applies to the same value. */
function hasUnion(schema: SchemaObject, { module }: ValidationContext): boolean {
  const seen = new Set<JsonSchema>();
  const pending: (JsonSchema | undefined)[] = [schema];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || seen.has(next)) continue;
    if (next.anyOf ?? next.oneOf ?? next.dynamicRef) return true;
    seen.add(next);
    for (const each of next.allOf ?? []) pending.push(each);
    for (const each of next.object?.dependentSchemas?.values() ?? []) pending.push(each);
    pending.push(next.then, next.else);
    if (next.ref !== undefined) pending.push(module.analysis.api.schema(next.ref)?.jsonSchema);
  }
  return false;
}

function referenceStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const results = [
    ...(schema.ref === undefined ? [] : [nonNarrowingCall(schema.ref, context)]),
    ...(schema.dynamicRef ? [dynamicRefCall(schema.dynamicRef, context)] : []),
  ];
  return results.flatMap((result) => delegateCall(context, result));
}

/** Returns the statements for a call of the guard or the collecting function of the value. */
function delegateCall(context: ValidationContext, result: Expression): readonly Statement[] {
  return delegateStatements(context, context.kind === 'guard' ? not(result) : result);
}

/** Returns the statements for a subschema that applies to the same value; inline unless it is a named schema. */
export function subschemaStatements(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
): readonly Statement[] {
  if (acceptsAnything(jsonSchema)) return [];
  const id = soleRef(jsonSchema);
  if (id === undefined) {
    const statements = schemaStatements(
      jsonSchema,
      atSubschema(context, path, compound(context.hint, path.slice(1).replaceAll('/', ' '))),
    );
    return statements.some(({ kind }) => kind === 'variable') ? [block(statements)] : statements;
  }
  return delegateCall(context, nonNarrowingCall(id, context));
}

/**
 * Returns a call for a named schema next to other keywords. The guard must not narrow, because its type can be
 * incompatible with the other keywords.
 */
function nonNarrowingCall(id: string, { module, kind, variant, value }: ValidationContext): Expression {
  return kind === 'guard'
    ? callNonNarrowingGuard(id, variant, module, value)
    : callNamedSchema(id, variant, kind, module, value);
}

function notChecks({ not: excluded }: SchemaObject, context: ValidationContext): readonly Check[] {
  if (excluded === undefined) return [];
  const { variant, value, hint } = context;
  const test = nonNarrowingGuardCall(excluded, context, '/not', compound(hint, 'Excluded'), value);
  // Merging can change whether an object matches `not`.
  const violation = variant.partial ? and(not(call(runtime('isObject'), value)), test) : test;
  return [{ violation, failure: { keyword: 'not', message: messages.excluded } }];
}

/** Returns the checks if one message replaces all others: each subschema is only tested by a guard. */
function singleMessageChecks(schema: SchemaObject, context: ValidationContext): readonly Check[] {
  const { value, hint } = context;
  const guardContext: ValidationContext = { ...context, kind: 'guard' };
  const failsUnless = (keyword: string, test: Expression): Check => ({
    violation: not(test),
    failure: { keyword, message: messages.noneMatches },
  });
  const checks: Check[] = [];
  if (schema.ref !== undefined) checks.push(failsUnless('$ref', nonNarrowingCall(schema.ref, guardContext)));
  if (schema.dynamicRef) checks.push(failsUnless('$dynamicRef', dynamicRefCall(schema.dynamicRef, guardContext)));
  for (const [index, part] of (schema.allOf ?? []).entries()) {
    const id = soleRef(part);
    if (id !== undefined) checks.push(failsUnless('allOf', nonNarrowingCall(id, guardContext)));
    else if (!acceptsAnything(part))
      checks.push(
        failsUnless('allOf', guardCall(part, context, `/allOf/${index}`, compound(hint, `AllOf${index}`), value)),
      );
  }
  if (!constantsOfUnion(schema)) {
    for (const keyword of unionKeywords) {
      const branches = schema[keyword];
      if (!branches) continue;
      const withoutMessage = omitProperties(context, 'message');
      const unionOnly: SchemaObject = {
        sourceLocation: schema.sourceLocation,
        annotations: {},
        extensions: noSchemaExtensions,
        unknownExtensions: noUnknownExtensions,
        [keyword]: branches,
      };
      checks.push(failsUnless(keyword, guardCall(unionOnly, withoutMessage, '', compound(hint, keyword), value)));
    }
  }
  return [...checks, ...notChecks(schema, context)];
}

function conditionalStatements(schema: SchemaObject, context: ValidationContext): readonly Statement[] {
  if (schema.if === undefined) return [];
  // Updates are not subject to conditions; the merged value is.
  if (context.variant.partial) {
    const { variant, knownTypes, value } = context;
    return when(
      not(call(runtime('isObject'), value)),
      conditionalStatements(schema, {
        ...context,
        variant: omitProperties(variant, 'partial'),
        knownTypes: knownTypes & ~types.object,
      }),
    );
  }
  const withoutMessage = omitProperties(context, 'message');
  const possible = (context.possibleTypes ?? types.every) & context.knownTypes;
  const then =
    schema.then === undefined
      ? []
      : subschemaStatements(
          schema.then,
          { ...withoutMessage, isNarrowed: true, possibleTypes: possible & typesAllowedBy(schema.if, context) },
          '/then',
        );
  const otherwise =
    schema.else === undefined
      ? []
      : subschemaStatements(
          schema.else,
          { ...withoutMessage, isNarrowed: true, possibleTypes: possible & ~typesIfOnlyConstraint(schema.if) },
          '/else',
        );
  if (then.length === 0 && otherwise.length === 0) return [];
  const test = memoizedGuardCall(
    nonNarrowingGuardCall(schema.if, withoutMessage, '/if', compound(context.hint, 'If'), context.value),
    schema.if,
    withoutMessage,
    context.value,
  );
  return when(test, then, otherwise);
}
