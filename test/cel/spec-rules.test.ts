// Compiled rules of spec/, compared with the CEL reference implementation on values of its schemas.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation, Parameter } from '../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import { visitSchemas } from '../../src/generator/model/visit-schemas.ts';
import type { Scope, TypedExpression } from '../../src/generator/cel/checker-context.ts';
import { childExpressions } from '../../src/generator/cel/ast.ts';
import { compileRule } from './harness/compile-rule.ts';
import { createReferenceEvaluator } from './harness/reference-evaluator.ts';
import { spec } from './harness/spec-rules.ts';
import { stringsWith, valuesOf } from './harness/schema-value-arbitraries.ts';
import { runs } from '../tier.ts';

const { api, rules, scopes } = spec;

interface RuleCase {
  readonly name: string;
  readonly text: string;
  readonly expression: TypedExpression;
  readonly scope: Scope;
  readonly values: (strings: fc.Arbitrary<string>) => Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

const timestamps = fc.integer({ min: Date.UTC(2028, 0, 1), max: Date.UTC(2033, 0, 1) });
const schemaById = (id: string | undefined): JsonSchema =>
  id === undefined ? true : (api.schema(id)?.jsonSchema ?? true);
const callerValues = (strings: fc.Arbitrary<string>) => valuesOf(api, schemaById(api.caller), 'complete', strings);

const schemaCases = api.schemas.flatMap(({ id, jsonSchema }): readonly RuleCase[] => {
  const cases: RuleCase[] = [];
  visitSchemas(jsonSchema, (schema) => {
    if (typeof schema !== 'object') return;
    for (const { rule, text, expression } of rules.ofSchema(schema)) {
      const self = (strings: fc.Arbitrary<string>) => valuesOf(api, schema, 'complete', strings);
      cases.push({
        name: `${id} ${rule.id}`,
        text,
        expression,
        scope: scopes.rule(schema, id),
        values: (strings) => ({ self: self(strings), old: self(strings), now: timestamps }),
      });
    }
    const { redacted } = schema.extensions;
    const condition = redacted && rules.ofRedaction(redacted);
    if (!condition) return;
    const operation = fc.constantFrom(...api.operations.map(({ id: operationId }) => operationId));
    cases.push({
      name: `${id} unless`,
      ...condition,
      scope: scopes.unless(),
      values: (strings) => ({ caller: callerValues(strings), operation }),
    });
  });
  return cases;
});

const createParameters = ({ parameters }: Operation, location: Parameter['in'], strings: fc.Arbitrary<string>) => {
  const located = parameters.filter((parameter) => parameter.in === location);
  const entries = located.map(
    ({ name, schema }) => [name, valuesOf(api, schema?.jsonSchema ?? true, 'complete', strings)] as const,
  );
  return fc.record(Object.fromEntries(entries), {
    requiredKeys: located.filter(({ required }) => required).map(({ name }) => name),
  });
};

const operationCases = api.operations.flatMap((operation): readonly RuleCase[] => {
  const scope = scopes.precondition(operation);
  const body = operation.requestBody?.content[0]?.schema?.jsonSchema ?? true;
  const partial = operation.extensions.effect?.kind === 'update' || operation.requestBody?.required === false;
  const preconditions = rules.ofOperation(operation).map(({ rule, text, expression }): RuleCase => ({
    name: `${operation.id} ${rule.id}`,
    text,
    expression,
    scope,
    values: (strings) => ({
      resource: valuesOf(api, schemaById(operation.resource?.schema), 'complete', strings),
      body: valuesOf(api, body, partial ? 'partial' : 'complete', strings),
      path: createParameters(operation, 'path', strings),
      query: createParameters(operation, 'query', strings),
      caller: callerValues(strings),
      now: timestamps,
    }),
  }));
  const limits = operation.extensions.limits.flatMap((limit): readonly RuleCase[] => {
    const condition = rules.ofLimit(limit);
    if (limit.kind !== 'count' || !condition) return [];
    return [
      {
        name: `${operation.id} ${limit.id}`,
        ...condition,
        scope: scopes.where(limit.of),
        values: (strings) => ({ self: valuesOf(api, schemaById(limit.of), 'complete', strings) }),
      },
    ];
  });
  return [...preconditions, ...limits];
});

/** Returns the string literals of a rule, so that random values often contain them. */
const listStringLiterals = (expression: TypedExpression): readonly string[] =>
  expression.kind === 'literal' && expression.literal.kind === 'string'
    ? [expression.literal.value]
    : childExpressions(expression).flatMap(listStringLiterals);

describe('the compiled rules of spec/', () => {
  const cases = [...schemaCases, ...operationCases];
  test('each have a case', () => {
    expect(cases.length).toBe(rules.all.length);
  });
  test.each(cases)(
    'return the same results as the reference implementation: $name',
    ({ text, expression, scope, values }) => {
      const evaluate = compileRule(expression);
      const evaluateReference = createReferenceEvaluator(text, scope.variables);
      const strings = stringsWith(listStringLiterals(expression));
      const variables = Object.entries(values(strings)).filter(([name]) => scope.variables.has(name));
      fc.assert(
        fc.property(fc.record(Object.fromEntries(variables)), (inputs: Readonly<Record<string, unknown>>) => {
          expect(evaluate(inputs)).toBe(evaluateReference(inputs));
        }),
        { numRuns: runs(60) },
      );
    },
  );
});
