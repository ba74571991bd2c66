// Validation of `anyOf` and `oneOf`: selects the branch by type or constant if possible; otherwise, tries all branches.

import {
  and,
  array,
  binary,
  block,
  call,
  constVariable,
  global,
  index,
  isLiteral,
  literal,
  local,
  name,
  not,
  or,
  switchStatement,
  when,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import { formatAlternatives } from '../../../code/typescript/json-literal.ts';
import type { Expression, Statement } from '../../../code/typescript/tree.ts';
import { omitProperties } from '../../../model/omit.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import type { JsonSchema, Discriminator, SchemaObject } from '../../../model/types/schema.ts';
import { messages } from '../messages.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime } from '../runtime-imports.ts';
import {
  delegateStatements,
  checkThenElse,
  failureStatement,
  type ValidationContext,
  failureProblem,
  type Failure,
} from '../validation-context.ts';
import { callNamedSchema } from '../validator-calls.ts';
import { symbols, variables } from '../variables.ts';
import { subschemaStatements } from './in-place-applicators.ts';
import {
  validatorCall,
  exactGuardCall,
  hasTypesOnly,
  acceptsAnything,
  soleRef,
  memoizedGuardCall,
  guardCall,
} from './function-calls.ts';
import { withAmbiguousOppositeDirection } from './opposite-direction-properties.ts';
import { listedValues } from './enum-const.ts';
import { disjointBranchTypes, discriminateByConstant, type Discrimination } from './find-union-discriminator.ts';
import { describeTypes, hasType, lacksType, types } from './type.ts';

export const unionKeywords = ['anyOf', 'oneOf'] as const;
export type UnionKeyword = (typeof unionKeywords)[number];

/** A branch and its position. */
interface Branch {
  readonly jsonSchema: JsonSchema;
  readonly path: string;
  readonly number: number;
}

/** Returns the statements that validate a value against `anyOf` or `oneOf`. */
export function unionStatements(
  keyword: UnionKeyword,
  jsonSchemas: readonly JsonSchema[],
  schema: SchemaObject,
  context: ValidationContext,
): readonly Statement[] {
  const variant = withAmbiguousOppositeDirection(jsonSchemas, context.variant, context.module.analysis);
  return branchStatements(
    keyword,
    jsonSchemas.map((jsonSchema, position) => ({
      jsonSchema,
      path: `/${keyword}/${position}`,
      number: position + 1,
    })),
    schema,
    { ...context, variant },
  );
}

function branchStatements(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  schema: SchemaObject,
  context: ValidationContext,
): readonly Statement[] {
  const [single, ...others] = branches;
  if (single !== undefined && others.length === 0) return subschemaStatements(single.jsonSchema, context, single.path);
  if (keyword === 'anyOf' && branches.some(({ jsonSchema }) => acceptsAnything(jsonSchema))) return [];
  const jsonSchemas = branches.map(({ jsonSchema }) => jsonSchema);
  const sets = disjointBranchTypes(jsonSchemas, context);
  if (sets) return statementsByType(keyword, branches, sets, context);
  const nonNull = nonNullBranches(branches, context);
  if (nonNull)
    return when(
      binary(context.value, '!==', literal(null)),
      branchStatements(keyword, nonNull, schema, { ...context, knownTypes: context.knownTypes & ~types.null }),
    );
  const discrimination = context.variant.partial ? undefined : discriminateByConstant(jsonSchemas, context);
  if (discrimination) return statementsByConstant(keyword, branches, discrimination, context);
  return statementsByTrial(keyword, branches, schema, context);
}

/** Returns the other branches if exactly one branch allows null only, and no other allows null. */
function nonNullBranches(branches: readonly Branch[], context: ValidationContext): readonly Branch[] | undefined {
  const { variants } = context.module.analysis;
  const nonNull = branches.filter(
    ({ jsonSchema }) => (variants.summary(jsonSchema).types & context.knownTypes & types.null) === 0,
  );
  const [nullBranch, ...others] = branches.filter((branch) => !nonNull.includes(branch));
  return nullBranch && others.length === 0 && isNullOnly(nullBranch.jsonSchema) ? nonNull : undefined;
}

function isNullOnly(jsonSchema: JsonSchema): boolean {
  return typeof jsonSchema === 'object' && jsonSchema.types?.join() === 'null' && hasTypesOnly(jsonSchema);
}

function statementsByType(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  sets: readonly TypeSet[],
  context: ValidationContext,
): readonly Statement[] {
  const { value, knownTypes } = context;
  const union = sets.reduce((all, set) => all | set, 0);
  const noMatch: Failure = { keyword, message: messages.wrongType(describeTypes(union)) };
  const bodies = branches.map(({ jsonSchema, path }, position) =>
    subschemaStatements(jsonSchema, { ...context, knownTypes: sets[position] ?? 0 }, path),
  );
  const constrained = bodies.flatMap((body, position) =>
    body.length === 0 ? [] : [{ body, set: sets[position] ?? 0 }],
  );
  const [first, ...others] = constrained;
  if (!first) return checkThenElse(context, lacksType(context, value, union, knownTypes), noMatch, []);
  // Exactly one type or null.
  if (others.length === 0 && (union & ~first.set) === types.null) {
    const outer = lacksType(context, value, union, knownTypes);
    const nonNullStatements = when(binary(value, '!==', literal(null)), first.body);
    const isTypeChecked = checksTypeItself(
      branches.map(({ jsonSchema }) => jsonSchema),
      first.set,
      context,
    );
    return isTypeChecked || isLiteral(outer, true)
      ? nonNullStatements
      : checkThenElse(context, outer, noMatch, nonNullStatements);
  }
  const unconstrained = sets.reduce((all, set, position) => (bodies[position]?.length === 0 ? all | set : all), 0);
  const remaining = knownTypes & ~constrained.reduce((all, { set }) => all | set, 0);
  const otherwise =
    (remaining & ~unconstrained) === 0
      ? []
      : when(lacksType(context, value, unconstrained, remaining), [failureStatement(context, noMatch)]);
  return constrained.reduceRight(
    (statements, { body, set }) => when(hasType(context, value, set, knownTypes), body, statements),
    otherwise,
  );
}

/**
 * Returns whether the branch next to null checks the type itself: a sole `$ref` does, other schemas rely on the type
 * test.
 */
function checksTypeItself(branches: readonly JsonSchema[], set: TypeSet, context: ValidationContext): boolean {
  const { variants } = context.module.analysis;
  return branches.some(
    (branch) => (variants.summary(branch).types & context.knownTypes) === set && soleRef(branch) !== undefined,
  );
}

function statementsByConstant(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  discrimination: Discrimination,
  context: ValidationContext,
): readonly Statement[] {
  const { value, knownTypes } = context;
  const cases = branches.map(({ jsonSchema, path }, position) => {
    const result = validatorCall(
      jsonSchema,
      { ...omitProperties(context, 'message'), knownTypes: types.object },
      path,
      compound(context.hint, caseHint(discrimination, position)),
      value,
    );
    return {
      values: (discrimination.values[position] ?? []).map(literal),
      body: result === undefined ? [] : delegateStatements(context, result),
    };
  });
  const all = discrimination.values.flat();
  const unknownBranch: Failure = {
    keyword,
    property: discrimination.property,
    message: messages.unknownBranch(formatAlternatives(all)),
  };
  const name = literal(discrimination.property);
  const discriminator = Object.hasOwn(Object.prototype, discrimination.property)
    ? call(runtime('getOwn'), value, name)
    : index(value, name);
  const statement = switchStatement(discriminator, cases, [failureStatement(context, unknownBranch)]);
  if (knownTypes === types.object) return [statement];
  return checkThenElse(
    context,
    lacksType(context, value, types.object, knownTypes),
    { keyword: 'type', message: messages.wrongType(describeTypes(types.object)) },
    [statement],
  );
}

function caseHint({ values, property }: Discrimination, position: number): string {
  const [first] = values[position] ?? [];
  return typeof first === 'string' ? first : `${property}${position}`;
}

function statementsByTrial(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  schema: SchemaObject,
  context: ValidationContext,
): readonly Statement[] {
  const { value, hint, kind, variant } = context;
  // Before the merge, an update can match several branches.
  const requiresExactlyOne = keyword === 'oneOf' && !variant.partial;
  const hintOf = ({ number }: Branch): string => compound(hint, `Option${number}`);
  // Later tests run only on values that the previous ones rejected, so TypeScript may have narrowed them.
  const branchContext =
    !requiresExactlyOne && narrowsTypes(branches, context) ? ({ ...context, isNarrowed: true } as const) : context;
  const tests = branches.map((branch) =>
    memoizedGuardCall(
      guardCall(branch.jsonSchema, branchContext, branch.path, hintOf(branch), value),
      branch.jsonSchema,
      context,
      value,
    ),
  );
  const noMatch: Failure = { keyword, message: messages.noneMatches };
  const severalMatches: Failure = { keyword, message: messages.severalMatch };
  const onFailure =
    kind === 'guard'
      ? [failureStatement(context, noMatch)]
      : closestBranchStatements(branches, schema, context, noMatch, hintOf);
  if (tests.every((test) => isLiteral(test, false))) return onFailure;
  if (!requiresExactlyOne) return tests.some((test) => isLiteral(test, true)) ? [] : when(not(or(...tests)), onFailure);
  const sum = matchCount(tests);
  const exactSum = matchCount(
    branches.map((branch) =>
      memoizedGuardCall(
        exactGuardCall(branch.jsonSchema, context, branch.path, hintOf(branch), value),
        branch.jsonSchema,
        context,
        value,
      ),
    ),
  );
  const onSeveral = [failureStatement(context, severalMatches)];
  const isExact = isSameNode(exactSum, sum);
  if (isExact && tests.every((test) => test.kind === 'literal'))
    return tests.filter((test) => isLiteral(test, true)).length === 1 ? [] : onSeveral;
  if (kind === 'guard' && isExact) return when(binary(sum, '!==', literal(1)), onSeveral);
  const { matched } = variables;
  const exceedsOne = binary(matched, '>', literal(1));
  // With less strict requirements, two branches can match although the complete value matches only one.
  const tooMany = isExact ? exceedsOne : and(exceedsOne, binary(exactSum, '>', literal(1)));
  return [
    block([
      constVariable(symbols.matched, sum),
      ...when(binary(matched, '===', literal(0)), onFailure, when(tooMany, onSeveral)),
    ]),
  ];
}

/**
 * Returns whether TypeScript narrows the type after some of the branches: by a type test, or because several branches
 * list the same few values.
 */
function narrowsTypes(branches: readonly Branch[], { knownTypes }: ValidationContext): boolean {
  const schemas = branches.flatMap(({ jsonSchema }) => (typeof jsonSchema === 'object' ? [jsonSchema] : []));
  const smallEnums = schemas.filter((schema) =>
    listedValues(schema)?.some((value) => value === null || typeof value === 'boolean'),
  );
  return schemas.some(hasTypesOnly) || (knownTypes !== types.every && smallEnums.length > 1);
}

/** Returns the number of tests that are true; there is at least one test. */
function matchCount(tests: readonly Expression[]): Expression {
  return tests.map((test) => call(global('Number'), test)).reduce((sum, each) => binary(sum, '+', each));
}

/** Returns the statements that add the problems of the branch that the value was most likely meant to match. */
function closestBranchStatements(
  branches: readonly Branch[],
  schema: SchemaObject,
  context: ValidationContext,
  noMatch: Failure,
  hintOf: (branch: Branch) => string,
): readonly Statement[] {
  const { value, module, knownTypes } = context;
  // The problem is passed along with those of the branches, whose paths are relative to the value.
  const problem = failureProblem(omitProperties(context, 'key'), noMatch);
  const calls = branches.flatMap(
    (branch) => validatorCall(branch.jsonSchema, context, branch.path, hintOf(branch), value) ?? [],
  );
  const nearest = delegateStatements(context, call(runtime('selectClosestBranch'), problem, ...calls));
  const { discriminator } = schema;
  if (!discriminator) return nearest;
  const { property } = discriminator;
  const targets = discriminatorTargets(discriminator, branches);
  if (targets.size === 0) return nearest;
  const noMatchProblems = local('noMatch');
  // A branch rejects the value here. A schema that is not a branch, or is only a part of one, may accept it.
  const branchIds = new Set(branches.map(({ jsonSchema }) => soleRef(jsonSchema)));
  const targetIds = [...new Set(targets.values())];
  const cases = targetIds.map((target) => {
    const problems = callNamedSchema(target, context.variant, 'collect', module, value);
    const result = branchIds.has(target) ? problems : binary(problems, '??', name(noMatchProblems));
    return {
      values: [...targets].flatMap(([each, id]) => (id === target ? [literal(each)] : [])),
      body: delegateStatements(context, result),
    };
  });
  const missing = failureStatement(context, { keyword: 'discriminator', property, message: messages.missing });
  const unknown = failureStatement(context, {
    keyword: 'discriminator',
    property,
    message: messages.unknownBranch(formatAlternatives([...discriminator.mapping.keys()])),
  });
  const choice = [
    ...(targetIds.every((id) => branchIds.has(id)) ? [] : [constVariable(noMatchProblems, array([problem]))]),
    switchStatement(
      call(runtime('getOwn'), value, literal(property)),
      [...cases, { values: [literal(undefined)], body: [missing] }],
      [unknown],
    ),
  ];
  return knownTypes === types.object ? choice : when(call(runtime('isObject'), value), choice, nearest);
}

/**
 * Returns the schema IDs by discriminator value. Schema names of branches are always values, in addition to the mapping
 * (OpenAPI Specification, Discriminator Object).
 */
function discriminatorTargets({ mapping }: Discriminator, branches: readonly Branch[]): ReadonlyMap<string, string> {
  const names = branches.flatMap(({ jsonSchema }) => soleRef(jsonSchema) ?? []);
  return new Map([...names.map((id) => [id, id] as const), ...mapping]);
}
