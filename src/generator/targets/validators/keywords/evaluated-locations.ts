// Evaluated properties and items of a valid value, as expressions, so that validation need not collect annotations.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral, joinCode, numberLiteral, ts } from '../../../code/typescript/typescript.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { ValidationContext } from '../validation-context.ts';
import { compound } from '../names.ts';
import { matchExpression } from '../patterns.ts';
import { exactGuardCall, memoizedGuardCall, guardCall } from './function-calls.ts';
import { wordsIn } from '../words.ts';
import { resolveDynamicRef } from './dynamic-ref.ts';

/**
 * Returns a test of whether a schema evaluates a property or item. Conditions on the whole value, such as the matching
 * branch, are memoized outside of the loop by `memoize`.
 */
type EvaluatedTest = (
  jsonSchema: JsonSchema,
  context: ValidationContext,
  value: SafeText<'ts'>,
  keyOrIndex: SafeText<'ts'>,
  memoize: Memoizer,
) => SafeText<'ts'>;

/** Returns an expression that evaluates `expression` on first use and stores it in a variable of the type. */
export type Memoizer = (expression: SafeText<'ts'>, type: SafeText<'ts'>) => SafeText<'ts'>;

/** Creates a memoizer and the function that returns the declarations of its variables. */
export function createMemoizer({ module }: ValidationContext): {
  readonly memoize: Memoizer;
  readonly declarations: (test: SafeText<'ts'>) => readonly SafeText<'ts'>[];
} {
  const names = module.names.inner();
  const variables = new Map<SafeText<'ts'>, { readonly name: SafeText<'ts'>; readonly type: SafeText<'ts'> }>();
  return {
    memoize(expression, type) {
      if (expression === 'true' || expression === 'false') return expression;
      const variable = variables.get(expression) ?? { name: names.free('met'), type };
      variables.set(expression, variable);
      return ts`(${variable.name} ??= ${expression})`;
    },
    // Simplification can leave a variable unused.
    declarations: (test) =>
      [...variables.values()]
        .filter(({ name }) => wordsIn([test]).has(name))
        .map(({ name, type }) => ts`let ${name}: ${type} | undefined;`),
  };
}

/** Returns a test of whether the schema evaluates the property `name` of a valid value. */
export const propertyEvaluatedTest: EvaluatedTest = (jsonSchema, context, value, name, memoize) => {
  if (typeof jsonSchema === 'boolean') return ts`false`;
  const { properties, patternProperties, additionalProperties, unevaluatedProperties, dependentSchemas } =
    jsonSchema.object ?? {};
  if (additionalProperties !== undefined || unevaluatedProperties !== undefined) return ts`true`;
  const { module, hint } = context;
  const terms = [...(properties?.keys() ?? [])].map((property) => ts`${name} === ${stringLiteral(property)}`);
  for (const source of patternProperties?.keys() ?? []) {
    terms.push(ts`${matchExpression(module, source, compound(hint, 'NamePattern'), name)}`);
  }
  for (const [property, dependent] of dependentSchemas ?? []) {
    terms.push(
      evaluatedIf(
        ts`${module.runtime('getOwn')}(${value}, ${stringLiteral(property)}) !== undefined`,
        propertyEvaluatedTest(dependent, context, value, name, memoize),
      ),
    );
  }
  return disjunction([
    ...terms,
    ...inPlaceTerms(jsonSchema, context, value, name, 'members', propertyEvaluatedTest, memoize),
  ]);
};

/** Returns a test of whether the schema evaluates the item at `index` of a valid array. */
export const itemEvaluatedTest: EvaluatedTest = (jsonSchema, context, value, index, memoize) => {
  if (typeof jsonSchema === 'boolean') return ts`false`;
  const { prefixItems, items, contains, unevaluatedItems } = jsonSchema.array ?? {};
  if (items !== undefined || unevaluatedItems !== undefined) return ts`true`;
  const terms: SafeText<'ts'>[] = [];
  if (prefixItems) terms.push(ts`${index} < ${numberLiteral(prefixItems.length)}`);
  const item = ts`${value}[${index}]`;
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
    ...inPlaceTerms(jsonSchema, context, value, index, 'items', itemEvaluatedTest, memoize),
  ]);
};

function inPlaceTerms(
  schema: SchemaObject,
  context: ValidationContext,
  value: SafeText<'ts'>,
  keyOrIndex: SafeText<'ts'>,
  kind: 'members' | 'items',
  evaluatedTest: EvaluatedTest,
  memoize: Memoizer,
): readonly SafeText<'ts'>[] {
  const { module, variant, hint } = context;
  const terms: SafeText<'ts'>[] = [];
  const addNamed = (id: string): void =>
    void terms.push(
      ts`${memoize(module.callNamedSchema(id, variant, kind, value), evaluatedPredicateType(kind))}(${keyOrIndex})`,
    );
  if (schema.ref !== undefined) addNamed(schema.ref);
  if (schema.dynamicRef) addNamed(resolveDynamicRef(schema.dynamicRef, variant));
  for (const part of schema.allOf ?? []) terms.push(evaluatedTest(part, context, value, keyOrIndex, memoize));
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    for (const [index, branch] of (schema[keyword] ?? []).entries()) {
      const evaluated = evaluatedTest(branch, context, value, keyOrIndex, memoize);
      if (evaluated !== 'false')
        terms.push(
          evaluatedIf(
            memoize(
              memoizedGuardCall(
                guardCall(branch, context, `/${keyword}/${index}`, compound(hint, `Option${index + 1}`), value),
                branch,
                context,
                value,
              ),
              ts`boolean`,
            ),
            evaluated,
          ),
        );
    }
  }
  if (schema.if !== undefined) {
    const condition = memoize(
      memoizedGuardCall(
        exactGuardCall(schema.if, context, '/if', compound(hint, 'If'), value),
        schema.if,
        context,
        value,
      ),
      ts`boolean`,
    );
    const then = disjunction([
      evaluatedTest(schema.if, context, value, keyOrIndex, memoize),
      schema.then === undefined ? ts`false` : evaluatedTest(schema.then, context, value, keyOrIndex, memoize),
    ]);
    const otherwise =
      schema.else === undefined ? ts`false` : evaluatedTest(schema.else, context, value, keyOrIndex, memoize);
    if (condition === 'true' || condition === 'false') terms.push(condition === 'true' ? then : otherwise);
    else if (then !== 'false' || otherwise !== 'false') terms.push(ts`(${condition} ? ${then} : ${otherwise})`);
  }
  return terms;
}

/** Returns the type of the predicate for whether a property or item is evaluated. */
export function evaluatedPredicateType(kind: 'members' | 'items'): SafeText<'ts'> {
  return kind === 'members' ? ts`((key: string) => boolean)` : ts`((index: number) => boolean)`;
}

function disjunction(terms: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  const possible = terms.filter((term) => term !== 'false');
  if (possible.some((term) => term === 'true')) return ts`true`;
  return possible.length === 0 ? ts`false` : ts`(${joinCode(possible, ts` || `)})`;
}

function evaluatedIf(condition: SafeText<'ts'>, evaluated: SafeText<'ts'>): SafeText<'ts'> {
  if (evaluated === 'false' || condition === 'false') return ts`false`;
  if (evaluated === 'true') return condition;
  return condition === 'true' ? evaluated : ts`(${evaluated} && ${condition})`;
}
