// Declarations of validator functions.

import {
  arrayType,
  call,
  global,
  method,
  conditional,
  constVariable,
  keyword,
  name,
  returnStatement,
} from '../../code/typescript/build-tree.ts';
import type { FunctionDeclaration, OnDemandSymbol, Parameter, Statement, Type } from '../../code/typescript/tree.ts';
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
import { problemsBody } from './collector-statements.ts';
import type { FunctionRequest, ModuleContext } from './function-request.ts';
import { guardStatements } from './guard-statements.ts';
import { runtimeType } from './runtime-imports.ts';
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
  return guardStatements(schemaStatements(request.jsonSchema, createContext(request, module, 'guard')));
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
