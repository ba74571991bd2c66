// Code generation state for one value and schema, and the statements for failures.

import { escapePointerSegment, toPointer } from '../../source/pointer.ts';
import {
  and,
  assign,
  call,
  global,
  literal,
  method,
  or,
  returnStatement,
  when,
} from '../../code/typescript/build-tree.ts';
import { isSameNode } from '../../code/typescript/inspect-tree.ts';
import type { Expression, Statement } from '../../code/typescript/tree.ts';
import { omitProperties } from '../../model/omit.ts';
import { allTypes, type TypeSet } from '../../model/shape/type-set.ts';
import { messages } from './messages.ts';
import type { ModuleContext } from './function-request.ts';
import { runtime, type RuntimeName } from './runtime-imports.ts';
import type { ValidationVariant } from './validation-variant.ts';
import { variables } from './variables.ts';

/** State of one value within a validator function: the parameter of the function, or one of its properties. */
export interface ValidationContext {
  readonly module: ModuleContext;
  readonly kind: 'guard' | 'collect';
  readonly variant: ValidationVariant;
  /** The value: a variable. */
  readonly value: Expression;
  /** The base of constant names for the value. */
  readonly hint: string;
  /** The URI fragment of the schema: `#/components/schemas/Node/properties/address`. */
  readonly schemaPointer: string;
  /** The schema of the function. Locations in it are printed relative to its location. */
  readonly base: SchemaBase;
  /** The property name, if the value is a property of the parameter. */
  readonly key?: string;
  /** The types that the value can still have according to TypeScript. */
  readonly knownTypes: TypeSet;
  /** The types that other keywords allow, which TypeScript may not know; default: all. */
  readonly possibleTypes?: TypeSet;
  /** Whether TypeScript may have narrowed the value beyond its types, because other keywords were checked before. */
  readonly isNarrowed?: true;
  /** The message that replaces all others. */
  readonly message?: string;
}

/** Returns the base of a function for the schema at a location. A schema that modules share has none. */
export function createSchemaBase(location: string): SchemaBase {
  return { location, value: location === '' ? literal('') : variables.schema };
}

export interface SchemaBase {
  /** The URI fragment of the schema. */
  readonly location: string;
  /** An expression with this value. */
  readonly value: Expression;
}

/** Returns the context for a property of the value and its schema in `properties`; `hint` is its variable's name. */
export function atProperty(
  context: ValidationContext,
  name: string,
  value: Expression,
  hint: string,
): ValidationContext {
  return {
    ...omitProperties(context, 'message', 'possibleTypes', 'isNarrowed'),
    value,
    key: name,
    hint,
    schemaPointer: `${context.schemaPointer}/properties/${escapePointerSegment(name)}`,
    knownTypes: allTypes,
  };
}

/** Returns the context for the same value and a subschema at `path`. */
export function atSubschema(context: ValidationContext, path: string, hint: string): ValidationContext {
  return {
    ...omitProperties(context, 'message'),
    hint,
    schemaPointer: context.schemaPointer + path,
  };
}

const returnFalse = returnStatement(literal(false));

/** Returns the statement for a failure. */
export function failureStatement(context: ValidationContext, failure: Failure): Statement {
  if (context.kind === 'guard') return returnFalse;
  return assign(variables.problems, reportCall(describeFailure(context, failure), context, failure));
}

/** Returns the statement that adds a problem. */
export function problemStatement(problem: Expression): Statement {
  return assign(variables.problems, call(runtime('addProblem'), variables.problems, problem));
}

/** Returns the statements for a validator call, which returns the problems, or in a guard, whether the value fails. */
export function delegateStatements({ kind, key, base }: ValidationContext, result: Expression): readonly Statement[] {
  if (kind === 'guard') return when(result, [returnFalse]);
  const { problems } = variables;
  if (key === undefined) return [assign(problems, call(runtime('mergeProblems'), problems, result))];
  return [mergeCall('mergeAtProperty', [literal(key)], result, base, `/properties/${escapePointerSegment(key)}`)];
}

/** Returns the statements for a validator call on an item of the value. */
export function delegateItemStatements(
  { kind, key, base }: ValidationContext,
  itemIndex: Expression,
  result: Expression,
): readonly Statement[] {
  if (kind === 'guard') return when(result, [returnFalse]);
  return key === undefined
    ? [mergeCall('mergeAtIndex', [itemIndex], result, base, '/items')]
    : [
        mergeCall(
          'mergeAtPropertyIndex',
          [literal(key), itemIndex],
          result,
          base,
          `/properties/${escapePointerSegment(key)}/items`,
        ),
      ];
}

/**
 * Returns the statements for a validator call on a property of the value. Nested objects have separate functions, so no
 * key is needed.
 */
export function delegatePropertyStatements(
  { kind, value, base }: ValidationContext,
  name: Expression,
  result: Expression,
): readonly Statement[] {
  if (kind === 'guard') return when(restrictToOwnProperty(result, value, name), [returnFalse]);
  return [mergeCall('mergeAtOwnProperty', [value, name], result, base, '/additionalProperties')];
}

/**
 * Returns the statement that merges problems of a part. If its function is shared, and its schema is at `path` of the
 * base, the runtime function completes the locations.
 */
function mergeCall(
  merge: RuntimeName,
  location: readonly Expression[],
  result: Expression,
  base: SchemaBase,
  path: string,
): Statement {
  const { problems } = variables;
  const part = sharedProblems(result, base.location + path);
  const args = part ? [part, base.value] : [result];
  return assign(problems, call(runtime(merge), problems, ...location, ...args));
}

/** Returns the call to a shared function if its problems get this location; `undefined` otherwise. */
function sharedProblems(result: Expression, location: string): Expression | undefined {
  if (result.kind !== 'call' || !isSameNode(result.callee, runtime('withSchemaLocation'))) return undefined;
  const [completed, problems] = result.arguments;
  return completed?.kind === 'literal' && completed.value === location ? problems : undefined;
}

/**
 * Restricts a condition to own properties, because `for`-`in` loops also visit inherited ones. The restriction is
 * tested last, so that it costs nothing for valid values.
 */
export function restrictToOwnProperty(violation: Expression, value: Expression, name: Expression): Expression {
  return and(violation, method(global('Object'), 'hasOwn', value, name));
}

/** Returns the statements for a value that violates a check, and for one that passes it. */
export function checkThenElse(
  context: ValidationContext,
  violation: Expression,
  cause: Failure,
  passStatements: readonly Statement[],
): readonly Statement[] {
  const onFailure = [failureStatement(context, cause)];
  return context.kind === 'guard'
    ? [...when(violation, onFailure), ...passStatements]
    : when(violation, onFailure, passStatements);
}

/** A check: a value fails if `violation` holds. */
export interface Check {
  readonly violation: Expression;
  readonly failure: Failure;
}

/** Returns the statements for all checks. If one message replaces all others, only the first failure is reported. */
export function checkStatements(context: ValidationContext, checks: readonly Check[]): readonly Statement[] {
  if (context.kind === 'guard') return when(or(...checks.map(({ violation }) => violation)), [returnFalse]);
  const onFailure = ({ failure }: Check): readonly Statement[] => [failureStatement(context, failure)];
  return context.message === undefined
    ? checks.flatMap((check) => when(check.violation, onFailure(check)))
    : checks.reduceRight<readonly Statement[]>((others, check) => when(check.violation, onFailure(check), others), []);
}

/** A kind of failure. */
export interface Failure {
  readonly keyword: string;
  /** The default message; a message of the document takes precedence. */
  readonly message: string;
  /** The property of the value that the problem is about, present or missing. */
  readonly property?: string;
  /** The only valid value, if it is a string that the default message quotes without escapes. */
  readonly constant?: string;
  /** The runtime function that reports the failure of a property, or else a wrong type; and its argument. */
  readonly report?: { readonly name: TypeOrKeywordReport; readonly argument: string | number };
}

/** Runtime functions that report that a property is missing, has a wrong type, or violates a keyword. */
export const typeOrKeywordReports = [
  'reportFormat',
  'reportMinLength',
  'reportMaxLength',
  'reportMinimum',
  'reportMaximum',
] as const satisfies readonly RuntimeName[];

type TypeOrKeywordReport = (typeof typeOrKeywordReports)[number];

/** Failure of every value: the schema is `false`. */
export const falseSchemaFailure: Failure = { keyword: 'false', message: messages.forbidden };

interface FailureDescription {
  /** The property names from the parameter of the function to the invalid value. */
  readonly pointer: readonly string[];
  readonly keyword: string;
  /** The URI fragment of the keyword. */
  readonly location: string;
  readonly message: string;
}

function describeFailure(
  { key, schemaPointer, message }: ValidationContext,
  { keyword, property, ...failure }: Failure,
): FailureDescription {
  return {
    pointer: [key, property].filter((name) => name !== undefined),
    keyword,
    location: keyword === 'false' ? schemaPointer : `${schemaPointer}/${keyword}`,
    // A message of the document replaces all messages of its schema.
    message: message ?? failure.message,
  };
}

/** Returns the problem for a failure as an expression. */
export function failureProblem(context: ValidationContext, failure: Failure): Expression {
  return call(runtime('createProblem'), ...problemArguments(describeFailure(context, failure), context.base));
}

/**
 * Returns the statement that reports one of two failures of a property: a wrong type, or the failure. `undefined` if the
 * statements for them are not the usual ones.
 */
export function typeOrKeywordStatement(
  context: ValidationContext,
  typeFailure: Failure,
  { report, ...failure }: Failure,
): Statement | undefined {
  const { base, key, schemaPointer, value, message } = context;
  const expected = messages.expectedType(typeFailure.message);
  const isProperty = key !== undefined && schemaPointer === `${base.location}/properties/${escapePointerSegment(key)}`;
  if (!report || !isProperty || message !== undefined || expected === undefined) return undefined;
  const isDefault = expected === (failure.keyword.endsWith('imum') ? 'an integer' : 'a string');
  const args = [literal(key), value, base.value, literal(report.argument), ...(isDefault ? [] : [literal(expected)])];
  return assign(variables.problems, call(runtime(report.name), variables.problems, ...args));
}

/** Runtime functions that report that a property is missing, or not the only constant that a keyword allows. */
const constantReports: ReadonlyMap<string, ConstantReport> = new Map([
  ['const', 'reportConst'],
  ['enum', 'reportEnum'],
]);

type ConstantReport = Extract<RuntimeName, 'reportConst' | 'reportEnum'>;

/** Returns the call that appends a problem; the shortest for missing and invalid properties. */
function reportCall(
  description: FailureDescription,
  { key, value, base, message: documentMessage }: ValidationContext,
  { constant }: Failure,
): Expression {
  const { pointer, keyword, location, message } = description;
  const { problems } = variables;
  const [property, ...others] = pointer;
  if (property !== undefined && others.length === 0) {
    if (location === `${base.location}/required` && message === messages.missing)
      return call(runtime('reportMissing'), problems, literal(property), base.value);
    const isPropertyKeyword = location === `${base.location}/properties/${escapePointerSegment(property)}/${keyword}`;
    const expected = keyword === 'type' && key === property ? messages.expectedType(message) : undefined;
    if (isPropertyKeyword && expected !== undefined)
      return call(runtime('reportType'), problems, literal(property), value, base.value, literal(expected));
    const reportConstant = documentMessage === undefined && key === property ? constantReports.get(keyword) : undefined;
    if (isPropertyKeyword && constant !== undefined && reportConstant)
      return call(runtime(reportConstant), problems, literal(property), value, base.value, literal(constant));
    if (isPropertyKeyword)
      return call(runtime('report'), problems, literal(property), base.value, literal(keyword), literal(message));
  }
  return call(runtime('reportAt'), problems, ...problemArguments(description, base));
}

/**
 * Returns the pointer to the value, the location of the keyword in two parts, the message, and the keyword, unless it
 * is the second part.
 */
function problemArguments(
  { pointer, keyword, location, message }: FailureDescription,
  base: SchemaBase,
): readonly Expression[] {
  const isBelowBase = location.startsWith(`${base.location}/`);
  const slash = isBelowBase ? base.location.length : location.lastIndexOf('/');
  const path = location.slice(slash + 1);
  return [
    literal(toPointer(pointer)),
    isBelowBase ? base.value : literal(location.slice(0, slash)),
    literal(path),
    literal(message),
    ...(keyword === path ? [] : [literal(keyword)]),
  ];
}
