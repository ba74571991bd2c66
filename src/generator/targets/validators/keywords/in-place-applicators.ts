// In-place applicators: `$ref`, `$dynamicRef`, `allOf`, `anyOf`, `oneOf`, `not`, `if`.

import type { SafeText } from '../../../code/branded-text.ts';
import { ts } from '../../../code/typescript/typescript.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import { enumerateMatches } from '../patterns.ts';
import {
  atSubschema,
  block,
  elseBody,
  checkStatements,
  isDeclaration,
  delegateStatement,
  negate,
  ifStatement,
  type Check,
  type ValidationContext,
} from '../validation-context.ts';
import { compound } from '../names.ts';
import { messages } from '../messages.ts';
import {
  typesAllowedBy,
  typesAllowedByAny,
  typesAllowedByNot,
  exactTypes,
  typesAllowedByConditional,
} from './possible-types.ts';
import { acceptsAnything, soleRef, memoizedGuardCall, guardCall, nonNarrowingGuardCall } from './function-calls.ts';
import { dynamicRefCall } from './dynamic-ref.ts';
import { constantsOfUnion } from './enum-const.ts';
import { unevaluatedStatements } from './unevaluated.ts';
import { unionKeywords, unionStatements } from './any-of-one-of.ts';
import { schemaStatements } from './schema.ts';
import { omitProperties } from '../../../model/omit.ts';
import { endingTests } from '../reached.ts';
import { hasType, types } from './type.ts';

/** Returns the statements for all keywords that apply to every type of value. */
export function inPlaceStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
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
      ? { ...context, possibleTypes: remainingTypes & context.module.registry.variants.summary(schema).types }
      : context,
  );
  if (context.kind === 'guard' || unevaluated.length === 0 || !hasUnion(schema, context))
    return [...statements, ...unevaluated];
  // Evaluated properties are unknown if no branch of a union matches, so unevaluated ones are not reported then.
  const count = ts`${context.module.runtime('countProblems')}(problems)`;
  return [block([ts`const before = ${count};`, ...statements, ts`if (${count} === before) ${block(unevaluated)}`])];
}

/** Returns the number of schemas that validate the value in sequence, each of which narrows it for TypeScript. */
function countSubschemas({ allOf = [], anyOf, oneOf, not, if: condition }: SchemaObject): number {
  return allOf.length + [anyOf, oneOf, not, condition].filter((part) => part !== undefined).length;
}

/**
 * Returns the statements of the in-place applicators in sequence, and the types that a value can have after them in a
 * guard.
 */
function applyInSequence(
  schema: SchemaObject,
  context: ValidationContext,
): { readonly statements: readonly SafeText<'ts'>[]; readonly remainingTypes: TypeSet } {
  const statements = [...referenceStatements(schema, context)];
  let remainingTypes = (context.possibleTypes ?? types.every) & context.knownTypes;
  const add = (allowed: TypeSet, make: (from: ValidationContext) => readonly SafeText<'ts'>[]): void => {
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
function rejectedTypes(statements: readonly SafeText<'ts'>[], context: ValidationContext): TypeSet {
  const tests = new Set(statements.flatMap(endingTests));
  if (tests.size === 0) return 0;
  const sets = [types.null, types.boolean, types.integer, types.number, types.string, types.array, types.object].filter(
    (set) => tests.has(hasType(context, context.value, set, types.every)),
  );
  return sets.reduce<TypeSet>(
    (all, set) => all | set,
    tests.has(ts`${context.value} !== null`) ? types.every & ~types.null : 0,
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
function hasUnion(schema: SchemaObject, { module: { registry: generator } }: ValidationContext): boolean {
  const seen = new Set<JsonSchema>();
  const pending: (JsonSchema | undefined)[] = [schema];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || seen.has(next)) continue;
    if (next.anyOf ?? next.oneOf ?? next.dynamicRef) return true;
    seen.add(next);
    for (const each of next.allOf ?? []) pending.push(each);
    for (const each of next.object?.dependentSchemas?.values() ?? []) pending.push(each);
    pending.push(next.then, next.else, next.ref === undefined ? undefined : generator.api.schema(next.ref)?.jsonSchema);
  }
  return false;
}

function referenceStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  const { kind } = context;
  const negation = kind === 'guard' ? ts`!` : ts``;
  const calls = [
    ...(schema.ref === undefined ? [] : [nonNarrowingCall(schema.ref, context)]),
    ...(schema.dynamicRef ? [dynamicRefCall(schema.dynamicRef, context)] : []),
  ];
  return calls.map((call) => delegateStatement(context, ts`${negation}${call}`));
}

/** Returns the statements for a subschema that applies to the same value; inline unless it is a named schema. */
export function subschemaStatements(
  jsonSchema: JsonSchema,
  context: ValidationContext,
  path: string,
): readonly SafeText<'ts'>[] {
  if (acceptsAnything(jsonSchema)) return [];
  const id = soleRef(jsonSchema);
  if (id === undefined) {
    const statements = schemaStatements(
      jsonSchema,
      atSubschema(context, path, compound(context.hint, path.slice(1).replaceAll('/', ' '))),
    );
    return statements.some(isDeclaration) ? [block(statements)] : statements;
  }
  const { kind } = context;
  return [
    delegateStatement(
      context,
      kind === 'guard' ? negate(nonNarrowingCall(id, context)) : nonNarrowingCall(id, context),
    ),
  ];
}

/**
 * Returns a call for a named schema next to other keywords. The guard must not narrow, because its type can be
 * incompatible with the other keywords.
 */
function nonNarrowingCall(id: string, { module, kind, variant, value }: ValidationContext): SafeText<'ts'> {
  return kind === 'guard'
    ? module.callNonNarrowingGuard(id, variant, value)
    : module.callNamedSchema(id, variant, kind, value);
}

function notChecks({ not }: SchemaObject, context: ValidationContext): readonly Check[] {
  if (not === undefined) return [];
  const { variant, module, value, hint } = context;
  const test = nonNarrowingGuardCall(not, context, '/not', compound(hint, 'Excluded'), value);
  // Merging can change whether an object matches `not`.
  const violation = variant.partial ? ts`!${module.runtime('isObject')}(${value}) && ${test}` : test;
  return [{ violation, failure: { keyword: 'not', message: messages.excluded } }];
}

/** Returns the checks if one message replaces all others: each subschema is only tested by a guard. */
function singleMessageChecks(schema: SchemaObject, context: ValidationContext): readonly Check[] {
  const { value, hint } = context;
  const guardContext: ValidationContext = { ...context, kind: 'guard' };
  const check = (keyword: string, violation: SafeText<'ts'>): Check => ({
    violation,
    failure: { keyword, message: messages.noneMatches },
  });
  const checks: Check[] = [];
  if (schema.ref !== undefined) checks.push(check('$ref', negate(nonNarrowingCall(schema.ref, guardContext))));
  if (schema.dynamicRef) checks.push(check('$dynamicRef', ts`!${dynamicRefCall(schema.dynamicRef, guardContext)}`));
  for (const [index, part] of (schema.allOf ?? []).entries()) {
    const id = soleRef(part);
    if (id !== undefined) checks.push(check('allOf', negate(nonNarrowingCall(id, guardContext))));
    else if (!acceptsAnything(part))
      checks.push(
        check('allOf', negate(guardCall(part, context, `/allOf/${index}`, compound(hint, `AllOf${index}`), value))),
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
      checks.push(check(keyword, negate(guardCall(unionOnly, withoutMessage, '', compound(hint, keyword), value))));
    }
  }
  return [...checks, ...notChecks(schema, context)];
}

function conditionalStatements(schema: SchemaObject, context: ValidationContext): readonly SafeText<'ts'>[] {
  if (schema.if === undefined) return [];
  // Updates are not subject to conditions; the merged value is.
  if (context.variant.partial) {
    const { variant, knownTypes, module, value } = context;
    return ifStatement(
      ts`!${module.runtime('isObject')}(${value})`,
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
          { ...withoutMessage, isNarrowed: true, possibleTypes: possible & ~exactTypes(schema.if) },
          '/else',
        );
  if (then.length === 0 && otherwise.length === 0) return [];
  const test = memoizedGuardCall(
    nonNarrowingGuardCall(schema.if, withoutMessage, '/if', compound(context.hint, 'If'), context.value),
    schema.if,
    withoutMessage,
    context.value,
  );
  if (test === 'true') return then;
  if (test === 'false') return otherwise;
  if (then.length === 0) return [ts`if (!${test}) ${blockOnce(otherwise)}`];
  return [
    otherwise.length === 0
      ? ts`if (${test}) ${blockOnce(then)}`
      : ts`if (${test}) ${blockOnce(then)} else ${elseBody(otherwise)}`,
  ];
}

/** Returns the statements in braces, without doubling them. */
function blockOnce(statements: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  const [single, ...others] = statements;
  return single !== undefined && others.length === 0 && single.startsWith('{') ? single : block(statements);
}
