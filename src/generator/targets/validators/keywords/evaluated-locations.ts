// Evaluated properties and items of a valid value, as expressions, so that validation need not collect annotations.

import {
  and,
  binary,
  call,
  conditional,
  index,
  isLiteral,
  keyword,
  letVariable,
  literal,
  local,
  name,
  or,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode, mentions } from '../../../code/typescript/inspect-tree.ts';
import type { Expression, LocalSymbol, Statement, Type } from '../../../code/typescript/tree.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import { compound } from '../preferred-variable-names.ts';
import { matchExpression } from '../match-and-enumerate-patterns.ts';
import { runtime } from '../runtime-imports.ts';
import type { ValidationContext } from '../validation-context.ts';
import { callNamedSchema } from '../validator-calls.ts';
import { exactGuardCall, memoizedGuardCall, guardCall } from './function-calls.ts';
import { resolveDynamicRef } from './dynamic-ref.ts';

/**
 * Returns a test of whether a schema evaluates a property or item. Conditions on the whole value, such as the matching
 * branch, are memoized outside of the loop by `memoize`.
 */
type EvaluatedTest = (
  jsonSchema: JsonSchema,
  context: ValidationContext,
  value: Expression,
  keyOrIndex: Expression,
  memoize: Memoizer,
) => Expression;

/** Returns an expression that evaluates `expression` on first use and stores it in a variable of the type. */
export type Memoizer = (expression: Expression, type: Type) => Expression;

/** A variable that stores the value of an expression. */
interface MemoVariable {
  readonly symbol: LocalSymbol;
  readonly expression: Expression;
  readonly type: Type;
}

/** Creates a memoizer and the function that returns the declarations of the variables that a test mentions. */
export function createMemoizer(): {
  readonly memoize: Memoizer;
  readonly declarations: (test: Expression) => readonly Statement[];
} {
  const variables: MemoVariable[] = [];
  const variableOf = (expression: Expression, type: Type): MemoVariable => {
    const existing = variables.find((each) => isSameNode(each.expression, expression));
    if (existing) return existing;
    const created = { symbol: local('cached'), expression, type };
    variables.push(created);
    return created;
  };
  return {
    memoize(expression, type) {
      if (expression.kind === 'literal') return expression;
      const { symbol } = variableOf(expression, type);
      return { kind: 'assign', operator: '??=', target: name(symbol), value: expression };
    },
    // Simplification can leave a variable unused.
    declarations: (test) =>
      variables
        .filter(({ symbol }) => mentions([test], symbol))
        .map(({ symbol, type }) => letVariable(symbol, { kind: 'union', types: [type, keyword('undefined')] })),
  };
}

/** Returns a test of whether the schema evaluates the property `key` of a valid value. */
export const propertyEvaluatedTest: EvaluatedTest = (jsonSchema, context, value, key, memoize) => {
  if (typeof jsonSchema === 'boolean') return literal(false);
  const { properties, patternProperties, additionalProperties, unevaluatedProperties, dependentSchemas } =
    jsonSchema.object ?? {};
  if (additionalProperties !== undefined || unevaluatedProperties !== undefined) return literal(true);
  const { hint } = context;
  const names = [...(properties?.keys() ?? [])];
  const patterns = [...(patternProperties?.keys() ?? [])];
  return disjunction([
    ...names.map((property) => binary(key, '===', literal(property))),
    ...patterns.map((source) => matchExpression(source, compound(hint, 'NamePattern'), key)),
    ...[...(dependentSchemas ?? [])].map(([property, dependent]) =>
      evaluatedIf(
        binary(call(runtime('getOwn'), value, literal(property)), '!==', literal(undefined)),
        propertyEvaluatedTest(dependent, context, value, key, memoize),
      ),
    ),
    ...inPlaceTerms(jsonSchema, context, value, key, 'properties', propertyEvaluatedTest, memoize),
  ]);
};

/** Returns a test of whether the schema evaluates the item at `itemIndex` of a valid array. */
export const itemEvaluatedTest: EvaluatedTest = (jsonSchema, context, value, itemIndex, memoize) => {
  if (typeof jsonSchema === 'boolean') return literal(false);
  const { prefixItems, items, contains, unevaluatedItems } = jsonSchema.array ?? {};
  if (items !== undefined || unevaluatedItems !== undefined) return literal(true);
  const terms: Expression[] = [];
  if (prefixItems) terms.push(binary(itemIndex, '<', literal(prefixItems.length)));
  const item = index(value, itemIndex);
  if (contains !== undefined)
    terms.push(
      memoizedGuardCall(
        guardCall(contains, context, '/contains', compound(context.hint, 'Contained'), item),
        contains,
        context,
        item,
      ),
    );
  return disjunction([
    ...terms,
    ...inPlaceTerms(jsonSchema, context, value, itemIndex, 'items', itemEvaluatedTest, memoize),
  ]);
};

function inPlaceTerms(
  schema: SchemaObject,
  context: ValidationContext,
  value: Expression,
  keyOrIndex: Expression,
  kind: 'properties' | 'items',
  evaluatedTest: EvaluatedTest,
  memoize: Memoizer,
): readonly Expression[] {
  const { module, variant, hint } = context;
  const terms: Expression[] = [];
  const addNamed = (id: string): void => {
    const predicate = callNamedSchema(id, variant, kind, module, value);
    terms.push(call(memoize(predicate, evaluatedPredicateType(kind)), keyOrIndex));
  };
  if (schema.ref !== undefined) addNamed(schema.ref);
  if (schema.dynamicRef) addNamed(resolveDynamicRef(schema.dynamicRef, variant));
  for (const part of schema.allOf ?? []) terms.push(evaluatedTest(part, context, value, keyOrIndex, memoize));
  for (const unionKeyword of ['anyOf', 'oneOf'] as const) {
    for (const [branchIndex, branch] of (schema[unionKeyword] ?? []).entries()) {
      const branchHint = compound(hint, `Option${branchIndex + 1}`);
      const test = guardCall(branch, context, `/${unionKeyword}/${branchIndex}`, branchHint, value);
      terms.push(
        evaluatedIf(
          memoize(memoizedGuardCall(test, branch, context, value), keyword('boolean')),
          evaluatedTest(branch, context, value, keyOrIndex, memoize),
        ),
      );
    }
  }
  if (schema.if !== undefined) {
    const test = exactGuardCall(schema.if, context, '/if', compound(hint, 'If'), value);
    const condition = memoize(memoizedGuardCall(test, schema.if, context, value), keyword('boolean'));
    const then = disjunction([
      evaluatedTest(schema.if, context, value, keyOrIndex, memoize),
      evaluatedTest(schema.then ?? false, context, value, keyOrIndex, memoize),
    ]);
    const otherwise = evaluatedTest(schema.else ?? false, context, value, keyOrIndex, memoize);
    if (!isLiteral(then, false) || !isLiteral(otherwise, false)) terms.push(conditional(condition, then, otherwise));
  }
  return terms;
}

/** Returns the type of the predicate for whether a property or item is evaluated. */
export function evaluatedPredicateType(kind: 'properties' | 'items'): Type {
  const parameter =
    kind === 'properties'
      ? { symbol: local('key'), type: keyword('string') }
      : { symbol: local('index'), type: keyword('number') };
  return { kind: 'functionType', parameters: [parameter], result: keyword('boolean') };
}

/** Joins tests with `||`; the literal `true` if one of them is. */
function disjunction(terms: readonly Expression[]): Expression {
  return terms.some((term) => isLiteral(term, true)) ? literal(true) : or(...terms);
}

/** Restricts a test to values that satisfy a condition, which is tested last because it takes longer. */
function evaluatedIf(condition: Expression, evaluated: Expression): Expression {
  return isLiteral(condition, false) ? condition : and(evaluated, condition);
}
