// Code generation state of one value and schema, and the statements and problem literals for failures.

import type { SafeText } from '../../code/branded-text.ts';
import { stringLiteral, joinCode, ts, identifier } from '../../code/typescript/typescript.ts';
import { allTypes, type TypeSet } from '../../model/shape/type-set.ts';
import type { Module } from './module-plan.ts';
import type { ValidationVariant } from './validation-variant.ts';
import { omitProperties } from '../../model/omit.ts';
import { reached } from './reached.ts';
import { messages } from './messages.ts';

/** State of one value within a validator function: the parameter of the function, or one of its properties. */
export interface ValidationContext {
  readonly module: Module;
  readonly kind: 'guard' | 'collect';
  readonly variant: ValidationVariant;
  /** The variable that holds the value. */
  readonly value: SafeText<'ts'>;
  /** The base of constant names for the value. */
  readonly hint: string;
  /** The URI fragment of the schema: `#/components/schemas/Node/properties/address`. */
  readonly schemaPointer: string;
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

/** Returns the context for a property of the value and its schema in `properties`. */
export function atProperty(context: ValidationContext, name: string, value: SafeText<'ts'>): ValidationContext {
  return {
    ...omitProperties(context, 'message', 'possibleTypes', 'isNarrowed'),
    value,
    key: name,
    hint: value,
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

/** Escapes a name for use in a JSON Pointer (RFC 6901). */
export function escapePointerSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the statement for a failure. */
export function failureStatement(context: ValidationContext, failure: Failure): SafeText<'ts'> {
  return context.kind === 'guard' ? ts`return false;` : problemStatement(context, failureProblem(context, failure));
}

/** Returns the statement that adds a problem. */
export function problemStatement({ module }: ValidationContext, problem: SafeText<'ts'>): SafeText<'ts'> {
  return ts`problems = ${module.runtime('addProblem')}(problems, ${problem});`;
}

/** Returns the statement for a validator call. `call` returns the problems, or in a guard, whether the value fails. */
export function delegateStatement(context: ValidationContext, call: SafeText<'ts'>): SafeText<'ts'> {
  const { kind, module, key } = context;
  if (kind === 'guard') return returnFalseIf(call);
  if (key === undefined) return ts`problems = ${module.runtime('mergeProblems')}(problems, ${call});`;
  return ts`problems = ${module.runtime(/[~/]/.test(key) ? 'mergeAtAnyProperty' : 'mergeAtProperty')}(problems, ${stringLiteral(key)}, ${call});`;
}

function returnFalseIf(violation: SafeText<'ts'>): SafeText<'ts'> {
  return violation === 'true' ? ts`return false;` : ts`if (${violation}) return false;`;
}

/** Returns the statement for a validator call on an item of the value. */
export function delegateItemStatement(
  context: ValidationContext,
  index: SafeText<'ts'>,
  call: SafeText<'ts'>,
): SafeText<'ts'> {
  const { kind, module, key } = context;
  if (kind === 'guard') return returnFalseIf(call);
  if (key === undefined) return ts`problems = ${module.runtime('mergeAtIndex')}(problems, ${index}, ${call});`;
  return ts`problems = ${module.runtime('mergeAtPropertyIndex')}(problems, ${stringLiteral(key)}, ${index}, ${call});`;
}

/**
 * Returns the statement for a validator call on a property of the value. Nested objects have separate functions, so no
 * key is needed.
 */
export function delegatePropertyStatement(
  { kind, module, value }: ValidationContext,
  name: SafeText<'ts'>,
  call: SafeText<'ts'>,
): SafeText<'ts'> {
  if (kind === 'guard') return returnFalseIf(restrictToOwnProperty(call, value, name));
  return ts`problems = ${module.runtime('mergeAtOwnProperty')}(problems, ${value}, ${name}, ${call});`;
}

/**
 * Restricts a condition to own properties, because `for`-`in` loops also visit inherited ones. The restriction is
 * tested last, so that it costs nothing for valid values.
 */
export function restrictToOwnProperty(
  violation: SafeText<'ts'>,
  value: SafeText<'ts'>,
  name: SafeText<'ts'>,
): SafeText<'ts'> {
  const isOwn = ts`Object.hasOwn(${value}, ${name})`;
  return violation === 'true' ? isOwn : ts`${violation.includes(' || ') ? ts`(${violation})` : violation} && ${isOwn}`;
}

/** Returns the statements for a value that violates a check, and for one that passes it. */
export function checkThenElse(
  context: ValidationContext,
  violation: SafeText<'ts'>,
  cause: Failure,
  passStatements: readonly SafeText<'ts'>[],
): readonly SafeText<'ts'>[] {
  const onFailure = failureStatement(context, cause);
  if (violation === 'true') return [onFailure];
  if (context.kind === 'guard') return [ts`if (${violation}) ${onFailure}`, ...passStatements];
  return passStatements.length === 0
    ? [ts`if (${violation}) ${onFailure}`]
    : [ts`if (${violation}) ${onFailure} else ${elseBody(passStatements)}`];
}

/** A check: a value fails if `violation` holds. */
export interface Check {
  readonly violation: SafeText<'ts'>;
  readonly failure: Failure;
}

/** Returns the statements for all checks. If one message replaces all others, only the first failure is reported. */
export function checkStatements(context: ValidationContext, checks: readonly Check[]): readonly SafeText<'ts'>[] {
  if (checks.every(({ violation }) => violation === 'false')) return [];
  const certain = checks.find(({ violation }) => violation === 'true');
  const undecided = checks.filter(({ violation }) => violation !== 'true' && violation !== 'false');
  if (certain && (context.kind === 'guard' || undecided.length === 0))
    return [failureStatement(context, certain.failure)];
  if (undecided.length < checks.length)
    return [...checkStatements(context, undecided), ...(certain ? [failureStatement(context, certain.failure)] : [])];
  if (context.kind === 'guard')
    return [
      ts`if (${joinCode(
        checks.map(({ violation }) => violation),
        ts` || `,
      )}) return false;`,
    ];
  const statements = checks.map(
    ({ violation, failure }) => ts`if (${violation}) ${failureStatement(context, failure)}`,
  );
  return context.message === undefined ? statements : [joinCode(statements, ts` else `)];
}

/** Returns the reachable statements in braces. */
export function block(statements: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return ts`{ ${joinCode(reached(statements), ts`\n`)} }`;
}

/** Returns the statements after `else`; a single statement needs no braces. */
export function elseBody(statements: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  const [single, ...others] = statements;
  return single !== undefined && others.length === 0 && !isDeclaration(single) && !/^(?:for|switch) /.test(single)
    ? single
    : block(statements);
}

/** Returns whether a statement declares variables, which later statements can use. */
export function isDeclaration(statement: SafeText<'ts'>): boolean {
  return statement.startsWith('const ') || statement.startsWith('let ');
}

/**
 * Returns an `if` statement, or nothing if there are no statements. A nested `if` gets braces against a dangling
 * `else`.
 */
export function ifStatement(
  condition: SafeText<'ts'>,
  statements: readonly SafeText<'ts'>[],
): readonly SafeText<'ts'>[] {
  const [single, ...others] = statements;
  if (single === undefined) return [];
  return [
    ts`if (${condition}) ${others.length === 0 && !single.startsWith('if') && !isDeclaration(single) ? single : block(statements)}`,
  ];
}

/** Negates a test that is a call, a literal, or in parentheses. */
export function negate(test: SafeText<'ts'>): SafeText<'ts'> {
  return test === 'true' ? ts`false` : test === 'false' ? ts`true` : ts`!${test}`;
}

/** Joins conditions with `&&`. */
export function conjunction(conditions: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return conditions.length === 0 ? ts`true` : joinCode(conditions, ts` && `);
}

/** A kind of failure. */
export interface Failure {
  readonly keyword: string;
  /** The default message; a message of the document takes precedence. */
  readonly message: string;
  /** The property of the value that the problem is about, present or missing. */
  readonly property?: string;
}

/** Failure of every value: the schema is `false`. */
export const falseSchemaFailure: Failure = { keyword: 'false', message: messages.forbidden };

/** Returns the problem of a failure as an expression. */
export function failureProblem(
  { key, schemaPointer, message }: ValidationContext,
  { keyword, property, ...failure }: Failure,
): SafeText<'ts'> {
  const names = [key, property].filter((name) => name !== undefined);
  // A message of the document replaces all messages of its schema.
  return problemLiteral(
    names,
    keyword,
    keyword === 'false' ? schemaPointer : `${schemaPointer}/${keyword}`,
    message ?? failure.message,
  );
}

/** Returns a problem as an object literal: engines create objects with a known set of properties fastest. */
export function problemLiteral(
  names: readonly string[],
  keyword: string,
  schemaPointer: string,
  message: string,
): SafeText<'ts'> {
  const properties = {
    pointer: names.map((name) => `/${escapePointerSegment(name)}`).join(''),
    field: names.join('.'),
    keyword,
    schema: schemaPointer,
    message,
  };
  return ts`{ ${joinCode(
    Object.entries(properties).map(([name, text]) => ts`${identifier(name)}: ${stringLiteral(text)}`),
    ts`, `,
  )} }`;
}
