// Does every rule of `spec/`, compiled, give the answers of CEL's own evaluator, on values that its schemas allow?

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operation, Parameter } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../../src/generator/model/types/schema.ts';
import { visitSchemas } from '../../../src/generator/model/visit-schemas.ts';
import type { Scope, TypedExpression } from '../../../src/generator/cel/checker-context.ts';
import { childExpressions } from '../../../src/generator/cel/child-expressions.ts';
import { compiled } from './judges/compiled.ts';
import { reference } from './judges/reference.ts';
import { spec } from './judges/spec.ts';
import { texts, valuesOf } from './judges/values.ts';
import { runs } from '../../tier.ts';

const { api, book, scopes } = spec;

interface Case {
  readonly name: string;
  readonly text: string;
  readonly expression: TypedExpression;
  readonly scope: Scope;
  readonly values: (text: fc.Arbitrary<string>) => Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

const moments = fc.integer({ min: Date.UTC(2028, 0, 1), max: Date.UTC(2033, 0, 1) });
const named = (id: string | undefined): JsonSchema => (id === undefined ? true : (api.schema(id)?.jsonSchema ?? true));
const caller = (text: fc.Arbitrary<string>) => valuesOf(api, named(api.caller), 'complete', text);

const ofSchemas = api.schemas.flatMap(({ id, jsonSchema }): readonly Case[] => {
  const found: Case[] = [];
  visitSchemas(jsonSchema, (each) => {
    if (typeof each !== 'object') return;
    for (const { rule, text, expression } of book.ofSchema(each)) {
      const self = (pieces: fc.Arbitrary<string>) => valuesOf(api, each, 'complete', pieces);
      found.push({
        name: `${id} ${rule.id}`,
        text,
        expression,
        scope: scopes.rule(each, id),
        values: (pieces) => ({ self: self(pieces), old: self(pieces), now: moments }),
      });
    }
    const { redacted } = each.extensions;
    const unless = redacted && book.ofRedaction(redacted);
    if (!unless) return;
    const operation = fc.constantFrom(...api.operations.map((one) => one.id));
    found.push({
      name: `${id} unless`,
      ...unless,
      scope: scopes.unless(),
      values: (pieces) => ({ caller: caller(pieces), operation }),
    });
  });
  return found;
});

const parametersOf = ({ parameters }: Operation, place: Parameter['in'], text: fc.Arbitrary<string>) => {
  const here = parameters.filter((parameter) => parameter.in === place);
  const members = here.map(
    ({ name, schema }) => [name, valuesOf(api, schema?.jsonSchema ?? true, 'complete', text)] as const,
  );
  return fc.record(Object.fromEntries(members), {
    requiredKeys: here.filter(({ required }) => required).map(({ name }) => name),
  });
};

const ofOperations = api.operations.flatMap((operation): readonly Case[] => {
  const scope = scopes.precondition(operation);
  const body = operation.requestBody?.content[0]?.schema?.jsonSchema ?? true;
  const partial = operation.extensions.effect?.kind === 'update' || operation.requestBody?.required === false;
  const preconditions = book.ofOperation(operation).map(({ rule, text, expression }): Case => ({
    name: `${operation.id} ${rule.id}`,
    text,
    expression,
    scope,
    values: (pieces) => ({
      resource: valuesOf(api, named(operation.resource?.schema), 'complete', pieces),
      body: valuesOf(api, body, partial ? 'partial' : 'complete', pieces),
      path: parametersOf(operation, 'path', pieces),
      query: parametersOf(operation, 'query', pieces),
      caller: caller(pieces),
      now: moments,
    }),
  }));
  const limits = operation.extensions.limits.flatMap((limit): readonly Case[] => {
    const where = book.ofLimit(limit);
    if (limit.kind !== 'count' || !where) return [];
    return [
      {
        name: `${operation.id} ${limit.id}`,
        ...where,
        scope: scopes.where(limit.of),
        values: (pieces) => ({ self: valuesOf(api, named(limit.of), 'complete', pieces) }),
      },
    ];
  });
  return [...preconditions, ...limits];
});

/** The texts that a rule looks for. */
const piecesOf = (expression: TypedExpression): readonly string[] =>
  expression.kind === 'literal' && expression.literal.kind === 'string'
    ? [expression.literal.value]
    : childExpressions(expression).flatMap(piecesOf);

describe('compiled rules agree with the evaluator', () => {
  const cases = [...ofSchemas, ...ofOperations];
  it('covers every one', () => {
    expect(cases.length).toBe(book.all.length);
  });
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { text, expression, scope, values }) => {
    const [ours, theirs] = [compiled(expression), reference(text, scope.variables)];
    const used = Object.entries(values(texts(piecesOf(expression)))).filter(([name]) => scope.variables.has(name));
    fc.assert(
      fc.property(fc.record(Object.fromEntries(used)), (given: Readonly<Record<string, unknown>>) => {
        expect(ours(given)).toBe(theirs(given));
      }),
      { numRuns: runs(60) },
    );
  });
});
