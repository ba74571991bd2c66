// Declarations of validator functions.

import {
  and,
  arrayType,
  call,
  global,
  method,
  conditional,
  constVariable,
  or,
  keyword,
  letVariable,
  literal,
  name,
  negate,
  not,
  returnStatement,
  when,
} from '../../code/typescript/build-tree.ts';
import { isSameNode, mentions, reachable } from '../../code/typescript/inspect-tree.ts';
import type {
  Expression,
  FunctionDeclaration,
  OnDemandSymbol,
  Parameter,
  Statement,
  Type,
} from '../../code/typescript/tree.ts';
import { allTypes } from '../../model/shape/type-set.ts';
import { variantInResource } from './keywords/dynamic-ref.ts';
import {
  createMemoizer,
  evaluatedPredicateType,
  itemEvaluatedTest,
  propertyEvaluatedTest,
} from './keywords/evaluated-locations.ts';
import { schemaStatements } from './keywords/schema.ts';
import { hasType, types } from './keywords/type.ts';
import { callRules } from './rules/rule-statements.ts';
import type { FunctionRequest, ModuleContext } from './function-request.ts';
import { messages } from './messages.ts';
import { runtime, runtimeType } from './runtime-imports.ts';
import { isFailureTest } from './statement-template-views.ts';
import { createSchemaBase, type ValidationContext } from './validation-context.ts';
import { schemaNeedsNow, withoutOwnRules } from './validation-variant.ts';
import { symbols, variables } from './variables.ts';

/** Declares the function for a request. */
export function declareValidator(request: FunctionRequest, module: ModuleContext): FunctionDeclaration {
  const now: readonly Parameter[] = requestNeedsNow(request, module) ? [nowParameter] : [];
  switch (request.kind) {
    case 'guard':
      return {
        kind: 'function',
        parameters: [valueParameter, ...now],
        result: keyword('boolean'),
        body: guardBody(request, module),
      };
    case 'collect':
      return {
        kind: 'function',
        parameters: [valueParameter, ...now],
        result: runtimeType('Problems'),
        body: problemsBody(
          schemaStatements(request.jsonSchema, createContext(request, module, 'collect')),
          request.schemaPointer,
        ),
      };
    case 'properties':
    case 'items':
      return declareEvaluatedPredicate(request, module, request.kind, now);
  }
}

/**
 * Declares the function that adds the problems of a schema's own rules to those of its other keywords, which another
 * function finds.
 */
export function declareOwnRules(
  request: FunctionRequest,
  others: OnDemandSymbol,
  module: ModuleContext,
): FunctionDeclaration {
  const { jsonSchema } = request;
  const context = createContext(request, module, 'collect');
  const withoutRules = { ...request, jsonSchema: withoutOwnRules(jsonSchema) };
  const result = typeof jsonSchema === 'boolean' ? undefined : callRules(jsonSchema, context);
  const parameters = [valueParameter, ...(requestNeedsNow(request, module) ? [nowParameter] : [])];
  if (!result) return { ...declareValidator(withoutRules, module), parameters };
  const now = requestNeedsNow(withoutRules, module) ? [variables.now] : [];
  const isObject = hasType(context, variables.value, types.object, allTypes);
  return {
    kind: 'function',
    parameters,
    result: runtimeType('Problems'),
    body: [
      constVariable(symbols.problems, call(others, variables.value, ...now)),
      returnStatement(conditional(isObject, result, variables.problems)),
    ],
  };
}

export const valueParameter: Parameter = { symbol: symbols.value, type: keyword('unknown') };
export const nowParameter: Parameter = { symbol: symbols.now, type: keyword('number') };

/** The time parameter of an exported function. */
export const optionalNowParameter: Parameter = {
  ...nowParameter,
  default: method(global('Date'), 'now'),
};

/** Returns whether the function for a request takes the current time as an argument. */
function requestNeedsNow({ jsonSchema, variant }: FunctionRequest, { analysis }: ModuleContext): boolean {
  return schemaNeedsNow(jsonSchema, variant, analysis.variants);
}

function createContext(
  { jsonSchema, variant, schemaPointer, hint }: FunctionRequest,
  module: ModuleContext,
  kind: 'guard' | 'collect',
): ValidationContext {
  return {
    module,
    kind,
    variant: variantInResource(jsonSchema, variant, module.analysis),
    value: variables.value,
    hint,
    schemaPointer,
    base: createSchemaBase(schemaPointer),
    knownTypes: allTypes,
  };
}

/** Returns the body of a guard. */
export function guardBody(request: FunctionRequest, module: ModuleContext): readonly Statement[] {
  const statements = schemaStatements(request.jsonSchema, createContext(request, module, 'guard'));
  const merged = mergeFailures(statements);
  const last = merged.at(-1);
  return reachable(
    last && isFailureTest(last)
      ? [...merged.slice(0, -1), returnStatement(negate(last.test))]
      : [...merged, returnStatement(literal(true))],
  );
}

/** Maximum number of conditions in one statement, for readability. */
const maxMergedConditions = 24;

/** Merges consecutive statements that return `false` under a condition. */
function mergeFailures(statements: readonly Statement[]): readonly Statement[] {
  const merged: Statement[] = [];
  let conditionCount = 0;
  for (const statement of statements.map(mergeNestedFailures)) {
    const previous = merged.at(-1);
    if (previous && isFailureTest(previous) && isFailureTest(statement) && conditionCount < maxMergedConditions) {
      merged[merged.length - 1] = { ...previous, test: or(previous.test, statement.test) };
      conditionCount++;
    } else {
      merged.push(statement);
      conditionCount = 1;
    }
  }
  return merged;
}

function mergeNestedFailures(statement: Statement): Statement {
  switch (statement.kind) {
    case 'block':
    case 'for':
    case 'forOf':
    case 'forIn':
      return { ...statement, body: mergeFailures(statement.body) };
    case 'if': {
      if (statement.else)
        return { ...statement, then: mergeFailures(statement.then), else: mergeFailures(statement.else) };
      const then = mergeFailures(statement.then);
      const [only, ...others] = then;
      return only && others.length === 0 && isFailureTest(only)
        ? { ...only, test: and(statement.test, only.test) }
        : { ...statement, then };
    }
    case 'switch':
    case 'return':
    case 'expression':
    case 'variable':
      return statement;
  }
}

/**
 * Returns the body of a function that collects problems in the variable `problems`. `location` is the location of the
 * validated schema, for statements that use the variable `schema`.
 */
export function problemsBody(statements: readonly Statement[], location?: string): readonly Statement[] {
  const { returns, others } = returnEarly(statements);
  const usesLocation = location !== undefined && mentions(statements, symbols.schema);
  return reachable([
    ...(usesLocation ? [constVariable(symbols.schema, literal(location))] : []),
    ...returns,
    ...(others.length === 0
      ? [returnStatement(literal(undefined))]
      : [letVariable(symbols.problems, runtimeType('Problems')), ...others, returnStatement(variables.problems)]),
  ]);
}

/** Moves statements out of conditions that decide the result, so that they are not nested. */
function returnEarly(statements: readonly Statement[]): {
  readonly returns: readonly Statement[];
  readonly others: readonly Statement[];
} {
  const [only, ...more] = statements;
  if (more.length > 0 || only?.kind !== 'if') return { returns: [], others: statements };
  const { test, then, else: otherwise = [] } = only;
  const problem = rejectedValue(then);
  if (problem) {
    const { returns, others } = returnEarly(otherwise);
    return { returns: [...when(test, [returnStatement(problem)]), ...returns], others };
  }
  const isWholeBody = otherwise.length === 0 && then[0]?.kind !== 'expression';
  if (!isWholeBody) return { returns: [], others: statements };
  const { returns, others } = returnEarly(then);
  return { returns: [...when(not(test), [returnStatement(literal(undefined))]), ...returns], others };
}

/** Returns the problem of a value if the statements only report that; `undefined` otherwise. */
function rejectedValue([only, ...others]: readonly Statement[]): Expression | undefined {
  if (others.length > 0 || only?.kind !== 'expression' || only.expression.kind !== 'assign') return undefined;
  const { value } = only.expression;
  if (value.kind !== 'call' || !isSameNode(value.callee, runtime('reportAt'))) return undefined;
  const [, pointer, schema, path, message, ...optionalKeyword] = value.arguments;
  if (!pointer || !schema || !path || !message || !isSameNode(pointer, literal(''))) return undefined;
  const isType = isSameNode(path, literal('type')) && optionalKeyword.length === 0;
  const expected = isType ? expectedType(message) : undefined;
  return expected === undefined
    ? call(runtime('rejectValue'), schema, path, message, ...optionalKeyword)
    : call(runtime('rejectType'), schema, literal(expected));
}

/** Returns the expected type that a message mentions; `undefined` for other messages. */
function expectedType(message: Expression): string | undefined {
  return message.kind === 'literal' && typeof message.value === 'string'
    ? messages.expectedType(message.value)
    : undefined;
}

/** Declares a function from a value to a predicate for whether a property or item is evaluated. */
function declareEvaluatedPredicate(
  request: FunctionRequest,
  module: ModuleContext,
  kind: 'properties' | 'items',
  now: readonly Parameter[],
): FunctionDeclaration {
  const context: ValidationContext = {
    ...createContext(request, module, 'guard'),
    knownTypes: kind === 'properties' ? types.object : types.array,
  };
  const { memoize, declarations } = createMemoizer();
  const keyOrIndex = kind === 'properties' ? symbols.key : symbols.index;
  const evaluatedTest = kind === 'properties' ? propertyEvaluatedTest : itemEvaluatedTest;
  const test = evaluatedTest(request.jsonSchema, context, variables.value, name(keyOrIndex), memoize);
  const valueType: Type =
    kind === 'properties'
      ? { kind: 'objectType', members: [{ type: keyword('unknown') }] }
      : arrayType(keyword('unknown'));
  return {
    kind: 'function',
    parameters: [{ symbol: symbols.value, type: valueType }, ...now],
    result: evaluatedPredicateType(kind),
    body: [...declarations(test), returnStatement({ kind: 'arrow', parameters: [{ symbol: keyOrIndex }], body: test })],
  };
}
