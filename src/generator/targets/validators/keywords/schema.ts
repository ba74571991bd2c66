// Validation of a value against a schema: types first, then type-specific keywords, then in-place applicators.

import { binary, literal, or, when } from '../../../code/typescript/build-tree.ts';
import { alwaysReturns } from '../../../code/typescript/inspect-tree.ts';
import type { Expression, Statement } from '../../../code/typescript/tree.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { toTypeSet, typeOfValue, type TypeSet } from '../../../model/shape/type-set.ts';
import {
  checkStatements,
  checkThenElse,
  failureStatement,
  type ValidationContext,
  falseSchemaFailure,
  typeOrKeywordStatement,
  type Check,
  type Failure,
} from '../validation-context.ts';
import { messages } from '../messages.ts';
import { inPlaceStatements } from './in-place-applicators.ts';
import { variantInResource } from './dynamic-ref.ts';
import { enumCheck, listedValues } from './enum-const.ts';
import { arrayStatements } from './array.ts';
import { checksOf } from './checks.ts';
import { objectStatements } from './object.ts';
import type { ValidationVariant } from '../validation-variant.ts';
import { ruleStatements } from '../rules/rule-statements.ts';
import { countTypes, describeTypes, hasType, lacksType, types } from './type.ts';
import { omitProperties } from '../../../model/omit.ts';

/** Returns the statements that validate the value; empty if every value is valid. */
export function schemaStatements(jsonSchema: JsonSchema, outer: ValidationContext): readonly Statement[] {
  if (jsonSchema === true) return [];
  if (jsonSchema === false) return [failureStatement(outer, falseSchemaFailure)];
  const { message } = jsonSchema.extensions;
  const variant = wholeVariant(jsonSchema, {
    ...outer,
    variant: variantInResource(jsonSchema, outer.variant, outer.module.analysis),
  });
  const context = { ...outer, variant, ...(message !== undefined && { message }) };
  const values = listedValues(jsonSchema, context.variant.direction);
  if (values) {
    const { violation, failure } = enumCheck(jsonSchema, values, context);
    // The values already satisfy the bounds; the remaining keywords are checked per type.
    const possibleTypes =
      (context.possibleTypes ?? types.every) & values.reduce<TypeSet>((all, each) => all | typeOfValue(each), 0);
    const enumContext = { ...context, possibleTypes, isNarrowed: true } as const;
    return checkThenElse(context, violation, failure, [
      ...typeSpecificStatements(omitProperties(jsonSchema, 'number', 'string'), enumContext).statements,
      ...anyTypeStatements(jsonSchema, enumContext),
    ]);
  }
  const { possibleTypes = types.every } = context;
  const allowed = context.knownTypes & (jsonSchema.types ? toTypeSet(jsonSchema.types) : types.every);
  if ((allowed & possibleTypes) === 0)
    return [failureStatement(context, typeFailure(jsonSchema.types ? toTypeSet(jsonSchema.types) : 0))];
  if (allowed === context.knownTypes) {
    const { statements, rejected } = typeSpecificStatements(jsonSchema, context);
    return [...statements, ...anyTypeStatements(jsonSchema, withoutTypes(context, rejected))];
  }
  return typedStatements(jsonSchema, allowed, context);
}

/** Returns the variant for a value. Only objects can be partial, because an update contains other values as a whole. */
function wholeVariant(jsonSchema: SchemaObject, { variant, knownTypes, module }: ValidationContext): ValidationVariant {
  return variant.partial && (module.analysis.variants.summary(jsonSchema).types & knownTypes & types.object) === 0
    ? omitProperties(variant, 'partial')
    : variant;
}

function typedStatements(jsonSchema: SchemaObject, allowed: TypeSet, context: ValidationContext): readonly Statement[] {
  const { value, knownTypes } = context;
  const typedContext = { ...context, knownTypes: allowed };
  const anyType = anyTypeStatements(jsonSchema, typedContext);
  const nonNull = allowed & ~types.null;
  const combined = anyType.length === 0 ? typeOrKeywordStatements(jsonSchema, allowed, context) : undefined;
  if (combined) return combined;
  // A nullable type is shortest and fastest as a test for null around the other checks.
  if (nonNull !== allowed && countTypes(nonNull) === 1 && anyType.length === 0) {
    const inner = { ...context, knownTypes: knownTypes & ~types.null };
    const violation = lacksType(context, value, nonNull, inner.knownTypes);
    const { statements } = typeSpecificStatements(jsonSchema, { ...inner, knownTypes: nonNull });
    if (statements.length > 0) {
      const isNonNull = binary(value, '!==', literal(null));
      return when(isNonNull, checkThenElse(inner, violation, typeFailure(allowed), statements));
    }
  }
  const { statements, rejected } = typeSpecificStatements(jsonSchema, typedContext);
  return checkThenElse(context, lacksType(context, value, allowed, knownTypes), typeFailure(allowed), [
    ...statements,
    ...(rejected === 0 ? anyType : anyTypeStatements(jsonSchema, withoutTypes(typedContext, rejected))),
  ]);
}

/**
 * Returns the statements for a property with a type and one keyword, or with a lower and an upper bound, which report
 * a wrong type together with the first keyword; `undefined` for others.
 */
function typeOrKeywordStatements(
  jsonSchema: SchemaObject,
  allowed: TypeSet,
  context: ValidationContext,
): readonly Statement[] | undefined {
  const { value, kind, variant, knownTypes, possibleTypes = types.every } = context;
  const nonNull = allowed & ~types.null;
  const type = nonNull === types.string ? 'string' : (nonNull & ~types.number) === 0 ? 'number' : undefined;
  if (kind === 'guard' || variant.hasBigints || type === undefined || nonNull === 0 || (nonNull & ~possibleTypes) !== 0)
    return undefined;
  const [first, second, ...others] = checksOf(jsonSchema, type, { ...context, knownTypes: nonNull });
  if (!first || others.length > 0 || (second && !excludesOther(first, second))) return undefined;
  const report = typeOrKeywordStatement(context, typeFailure(allowed), first.failure);
  if (!report) return undefined;
  const wrongType = lacksType(context, value, nonNull, knownTypes & ~types.null);
  const upperBound = second ? when(second.violation, [failureStatement(context, second.failure)]) : [];
  const statements = when(or(wrongType, first.violation), [report], upperBound);
  return nonNull === allowed ? statements : when(binary(value, '!==', literal(null)), statements);
}

/** Returns whether no value violates both, a lower and an upper bound. */
function excludesOther({ failure: { report: lower } }: Check, { failure: { report: upper } }: Check): boolean {
  return (
    ((lower?.name === 'reportMinimum' && upper?.name === 'reportMaximum') ||
      (lower?.name === 'reportMinLength' && upper?.name === 'reportMaxLength')) &&
    lower.argument <= upper.argument
  );
}

function anyTypeStatements(jsonSchema: SchemaObject, context: ValidationContext): readonly Statement[] {
  return [...inPlaceStatements(jsonSchema, context), ...objectRuleStatements(jsonSchema, context)];
}

/** Returns the context for statements that no value of these types reaches, as TypeScript also infers. */
function withoutTypes(context: ValidationContext, rejected: TypeSet): ValidationContext {
  return rejected === 0 ? context : { ...context, possibleTypes: (context.possibleTypes ?? types.every) & ~rejected };
}

function typeFailure(set: TypeSet): Failure {
  return { keyword: 'type', message: messages.wrongType(describeTypes(set)) };
}

/** Returns the statements for the rules in a schema, which apply to complete objects. */
function objectRuleStatements(jsonSchema: SchemaObject, context: ValidationContext): readonly Statement[] {
  const { value, knownTypes, possibleTypes = types.every } = context;
  if (jsonSchema.extensions.rules.length === 0 || (knownTypes & possibleTypes & types.object) === 0) return [];
  return when(hasType(context, value, types.object, knownTypes), ruleStatements(jsonSchema, context));
}

/**
 * Returns the statements for type-specific keywords, each under a type test unless the type is known; and the types
 * that they reject entirely.
 */
function typeSpecificStatements(
  jsonSchema: SchemaObject,
  context: ValidationContext,
): { readonly statements: readonly Statement[]; readonly rejected: TypeSet } {
  const { value, knownTypes, possibleTypes = types.every } = context;
  const groups: readonly (readonly [TypeSet, (inner: ValidationContext) => readonly Statement[]])[] = [
    [types.string, (inner) => checkStatements(inner, checksOf(jsonSchema, 'string', inner))],
    [types.number, (inner) => checkStatements(inner, checksOf(jsonSchema, 'number', inner))],
    [types.array, (inner) => arrayStatements(jsonSchema, inner)],
    [types.object, (inner) => objectStatements(jsonSchema, inner)],
  ];
  const branches: { readonly test: Expression; readonly statements: readonly Statement[] }[] = [];
  let rejected: TypeSet = 0;
  for (const [set, make] of groups) {
    if ((knownTypes & possibleTypes & set) === 0) continue;
    const statements = make({ ...context, knownTypes: knownTypes & set });
    if (statements.length === 0) continue;
    if (statements.some(alwaysReturns)) rejected |= set;
    if ((knownTypes & ~set) === 0) return { statements, rejected };
    branches.push({ test: hasType(context, value, set, knownTypes), statements });
  }
  return {
    statements: branches.reduceRight<readonly Statement[]>(
      (otherBranches, branch) => when(branch.test, branch.statements, otherBranches),
      [],
    ),
    rejected,
  };
}
