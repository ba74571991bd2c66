// The keywords `anyOf` and `oneOf`: selects the branch by type or constant if possible; otherwise, tries all.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral, joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { JsonSchema, Discriminator, SchemaObject } from '../../../model/types/schema.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import {
  block,
  delegateStatement,
  checkThenElse,
  failureStatement,
  problemStatement,
  ifStatement,
  type ValidationContext,
  failureProblem,
  type Failure,
} from '../validation-context.ts';
import { jsonLiteral, formatAlternatives } from '../../../code/typescript/json-literal.ts';
import { compound } from '../names.ts';
import { messages } from '../messages.ts';
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
import { withAmbiguousOppositeDirection } from './read-only-required.ts';
import { allowedValues } from './enum-const.ts';
import { discriminateByType, discriminateByConstant, type Discrimination } from './discriminate.ts';
import { describeTypes, hasType, lacksType, types } from './type.ts';
import { omitProperties } from '../../../model/omit.ts';

export const unionKeywords = ['anyOf', 'oneOf'] as const;
export type UnionKeyword = (typeof unionKeywords)[number];

/** A branch and its position. */
interface Branch {
  readonly jsonSchema: JsonSchema;
  readonly path: string;
  readonly number: number;
}

/** Returns the statements that validate a value by `anyOf` or `oneOf`. */
export function unionStatements(
  keyword: UnionKeyword,
  jsonSchemas: readonly JsonSchema[],
  schema: SchemaObject,
  context: ValidationContext,
): readonly SafeText<'ts'>[] {
  const variant = withAmbiguousOppositeDirection(jsonSchemas, context.variant, context.module.registry);
  return branchStatements(
    keyword,
    jsonSchemas.map((jsonSchema, index) => ({
      jsonSchema,
      path: `/${keyword}/${index}`,
      number: index + 1,
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
): readonly SafeText<'ts'>[] {
  const [single, ...others] = branches;
  if (single !== undefined && others.length === 0) return subschemaStatements(single.jsonSchema, context, single.path);
  if (keyword === 'anyOf' && branches.some(({ jsonSchema }) => acceptsAnything(jsonSchema))) return [];
  const jsonSchemas = branches.map(({ jsonSchema }) => jsonSchema);
  const sets = discriminateByType(jsonSchemas, context);
  if (sets) return statementsByType(keyword, branches, sets, context);
  const nonNull = nonNullBranches(branches, context);
  if (nonNull)
    return ifStatement(
      ts`${context.value} !== null`,
      branchStatements(keyword, nonNull, schema, { ...context, knownTypes: context.knownTypes & ~types.null }),
    );
  const discrimination = context.variant.partial ? undefined : discriminateByConstant(jsonSchemas, context);
  if (discrimination) return statementsByConstant(keyword, branches, discrimination, context);
  return statementsByTrial(keyword, branches, schema, context);
}

/** Returns the other branches if exactly one branch allows null only, and no other allows null. */
function nonNullBranches(branches: readonly Branch[], context: ValidationContext): readonly Branch[] | undefined {
  const { variants } = context.module.registry;
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
): readonly SafeText<'ts'>[] {
  const { value, knownTypes } = context;
  const union = sets.reduce((all, set) => all | set, 0);
  const noMatch: Failure = { keyword, message: messages.wrongType(describeTypes(union)) };
  const bodies = branches.map(({ jsonSchema, path }, index) =>
    subschemaStatements(jsonSchema, { ...context, knownTypes: sets[index] ?? 0 }, path),
  );
  const constrained = bodies.flatMap((body, index) => (body.length === 0 ? [] : [{ body, set: sets[index] ?? 0 }]));
  const [first, ...others] = constrained;
  if (!first) return checkThenElse(context, lacksType(context, value, union, knownTypes), noMatch, []);
  // Exactly one type or null.
  if (others.length === 0 && (union & ~first.set) === types.null) {
    const outer = lacksType(context, value, union, knownTypes);
    const nonNullStatements = [ts`if (${value} !== null) ${block(first.body)}`];
    const isTypeChecked = checksTypeItself(
      branches.map(({ jsonSchema }) => jsonSchema),
      first.set,
      context,
    );
    return isTypeChecked || outer === 'true'
      ? nonNullStatements
      : checkThenElse(context, outer, noMatch, nonNullStatements);
  }
  const chain = constrained.map(({ body, set }) => ts`if (${hasType(context, value, set, knownTypes)}) ${block(body)}`);
  const unconstrained = sets.reduce((all, set, index) => (bodies[index]?.length === 0 ? all | set : all), 0);
  const remaining = knownTypes & ~constrained.reduce((all, { set }) => all | set, 0);
  if ((remaining & ~unconstrained) !== 0) {
    const onFailure = failureStatement(context, noMatch);
    chain.push(
      unconstrained === 0
        ? block([onFailure])
        : ts`if (${lacksType(context, value, unconstrained, remaining)}) ${onFailure}`,
    );
  }
  return [joinCode(chain, ts` else `)];
}

/**
 * Returns whether the branch next to null checks the type itself: a sole `$ref` does, other schemas rely on the type
 * test.
 */
function checksTypeItself(branches: readonly JsonSchema[], set: TypeSet, context: ValidationContext): boolean {
  const { variants } = context.module.registry;
  return branches.some(
    (branch) => (variants.summary(branch).types & context.knownTypes) === set && soleRef(branch) !== undefined,
  );
}

function statementsByConstant(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  discrimination: Discrimination,
  context: ValidationContext,
): readonly SafeText<'ts'>[] {
  const { module, value, knownTypes } = context;
  const cases = branches.map(({ jsonSchema, path }, index) => {
    const labels = (discrimination.values[index] ?? []).map((each) => ts`case ${jsonLiteral(each)}:`);
    const call = validatorCall(
      jsonSchema,
      { ...omitProperties(context, 'message'), knownTypes: types.object },
      path,
      compound(context.hint, caseHint(discrimination, index)),
      value,
    );
    return ts`${joinCode(labels, ts` `)} ${call === undefined ? ts`` : delegateStatement(context, call)} break;`;
  });
  const all = discrimination.values.flat();
  const unknownBranch: Failure = {
    keyword,
    property: discrimination.property,
    message: messages.unknownBranch(formatAlternatives(all)),
  };
  const discriminator = Object.hasOwn(Object.prototype, discrimination.property)
    ? ts`${module.runtime('getOwn')}(${value}, ${stringLiteral(discrimination.property)})`
    : ts`${value}[${stringLiteral(discrimination.property)}]`;
  const statement = ts`switch (${discriminator}) { ${joinCode(cases, ts`\n`)} default: ${failureStatement(context, unknownBranch)} }`;
  if (knownTypes === types.object) return [statement];
  return checkThenElse(
    context,
    lacksType(context, value, types.object, knownTypes),
    { keyword: 'type', message: messages.wrongType(describeTypes(types.object)) },
    [statement],
  );
}

function caseHint({ values, property }: Discrimination, index: number): string {
  const [first] = values[index] ?? [];
  return typeof first === 'string' ? first : `${property}${index}`;
}

function statementsByTrial(
  keyword: UnionKeyword,
  branches: readonly Branch[],
  schema: SchemaObject,
  context: ValidationContext,
): readonly SafeText<'ts'>[] {
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
    kind === 'guard' ? ts`return false;` : closestBranchStatement(branches, schema, context, noMatch, hintOf);
  if (tests.every((test) => test === 'false')) return [onFailure];
  if (!requiresExactlyOne && tests.includes(ts`true`)) return [];
  if (!requiresExactlyOne)
    return [
      ts`if (!(${joinCode(
        tests.filter((test) => test !== 'false'),
        ts` || `,
      )})) ${block([onFailure])}`,
    ];
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
  if (exactSum === sum && tests.every((test) => test === 'true' || test === 'false'))
    return tests.filter((test) => test === 'true').length === 1 ? [] : [failureStatement(context, severalMatches)];
  // If less is required, two branches can match although the complete value matches only one.
  const tooMany = exactSum === sum ? ts`matched > 1` : ts`matched > 1 && ${exactSum} > 1`;
  if (kind === 'guard' && exactSum === sum) return [ts`if (${sum} !== 1) return false;`];
  return [
    block([
      ts`const matched = ${sum};`,
      ts`if (matched === 0) ${block([onFailure])} else if (${tooMany}) ${failureStatement(context, severalMatches)}`,
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
    allowedValues(schema)?.some((value) => value === null || typeof value === 'boolean'),
  );
  return schemas.some(hasTypesOnly) || (knownTypes !== types.every && smallEnums.length > 1);
}

function matchCount(tests: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return joinCode(
    tests.map((test) => ts`Number(${test})`),
    ts` + `,
  );
}

/** Returns the statement that adds the problems of the branch that the value most likely meant. */
function closestBranchStatement(
  branches: readonly Branch[],
  schema: SchemaObject,
  context: ValidationContext,
  noMatch: Failure,
  hintOf: (branch: Branch) => string,
): SafeText<'ts'> {
  const { value, module, knownTypes } = context;
  // The problem is passed along with those of the branches, whose paths are relative to the value.
  const problem = failureProblem(omitProperties(context, 'key'), noMatch);
  const calls = branches.flatMap(
    (branch) => validatorCall(branch.jsonSchema, context, branch.path, hintOf(branch), value) ?? [],
  );
  const nearest = delegateStatement(
    context,
    ts`${module.runtime('selectClosestBranch')}(${joinCode([problem, ...calls], ts`, `)})`,
  );
  const { discriminator } = schema;
  if (!discriminator) return nearest;
  const { property } = discriminator;
  const targets = discriminatorTargets(discriminator, branches);
  if (targets.size === 0) return nearest;
  const cases = [...targets].map(
    ([name, id]) =>
      ts`case ${stringLiteral(name)}: ${delegateStatement(context, ts`${module.callNamedSchema(id, context.variant, 'collect', value)} ?? [${problem}]`)} break;`,
  );
  const discriminatorValue = ts`${module.runtime('getOwn')}(${value}, ${stringLiteral(property)})`;
  const missing = problemStatement(
    context,
    failureProblem(context, { keyword: 'discriminator', property, message: messages.missing }),
  );
  const unknown = problemStatement(
    context,
    failureProblem(context, {
      keyword: 'discriminator',
      property,
      message: messages.unknownBranch(formatAlternatives([...discriminator.mapping.keys()])),
    }),
  );
  const choice = ts`switch (${discriminatorValue}) { ${joinCode(cases, ts`\n`)} case undefined: ${missing} break; default: ${unknown} }`;
  return knownTypes === types.object
    ? choice
    : ts`if (${module.runtime('isObject')}(${value})) ${block([choice])} else ${block([nearest])}`;
}

/**
 * Returns the schema IDs by discriminator value. Schema names of branches are always values, in addition to the mapping
 * (OpenAPI Specification, Discriminator Object).
 */
function discriminatorTargets({ mapping }: Discriminator, branches: readonly Branch[]): ReadonlyMap<string, string> {
  const names = branches.flatMap(({ jsonSchema }) => soleRef(jsonSchema) ?? []);
  return new Map([...names.map((id) => [id, id] as const), ...mapping]);
}
