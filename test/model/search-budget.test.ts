// Limits of the search for values: contradictory schemas end it after a number of steps, and each part is searched once.

import { describe, expect, it } from 'vitest';
import { createBudget, type SearchBudget } from '../../src/generator/model/sample-values/search-budget.ts';
import { samplerOf } from '../../src/generator/model/sample-values/value-search.ts';
import { createSampleSet } from '../../src/generator/model/sample-schemas/sample-set.ts';
import type { JsonSchema } from '../../src/generator/model/types/schema.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { isFull } from '../tier.ts';
import { modelOf } from '../targets/model-of.ts';

type Schema = Readonly<Record<string, unknown>>;

const contradiction: Schema = { type: 'string', pattern: '^[a-c]+$', format: 'uuid' };

/** Returns schemas whose four properties are all the schema of the next level; the properties of the last one are given. */
function nest(depth: number, leaf: Schema): Readonly<Record<string, Schema>> {
  const names = ['a', 'b', 'c', 'd'];
  const levels = Array.from({ length: depth }, (_, level) => {
    const next = { $ref: `#/components/schemas/Level${level + 1}` };
    const schema = {
      type: 'object',
      required: names,
      properties: Object.fromEntries(names.map((name) => [name, next])),
    };
    return [`Level${level}`, schema] as const;
  });
  return { ...Object.fromEntries(levels), [`Level${depth}`]: leaf, Value: { $ref: '#/components/schemas/Level0' } };
}

interface Model {
  readonly findValues: (count: number, budget: SearchBudget) => readonly Json[];
  readonly samplesImpossible: () => readonly string[];
}

async function load(schemas: Readonly<Record<string, Schema>>): Promise<Model> {
  const api = await modelOf(
    JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {}, components: { schemas } }),
  );
  const jsonSchema: JsonSchema = api.schema('Value')?.jsonSchema ?? false;
  return {
    findValues: (count, budget) =>
      samplerOf(api, 'response').findValues(jsonSchema, count, { budget, impossibleIds: new Set() }),
    samplesImpossible: () => createSampleSet(api).impossible.map(({ id }) => id),
  };
}

/** A budget that counts its steps. */
function countSteps(): SearchBudget & { readonly steps: () => number } {
  let steps = 0;
  return { take: () => ++steps > 0, isSpent: false, steps: () => steps };
}

describe('a budget', () => {
  it('ends after its steps, or after those of the whole', () => {
    const whole = createBudget(3);
    const [first, second] = [createBudget(2, whole), createBudget(2, whole)];
    expect([first, first, first, second, second].map((budget) => budget.take())).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('the search', () => {
  it('finds out once that a part has no value, however often a value has it', async () => {
    const steps = async (count: number): Promise<number> => {
      const names = Array.from({ length: count }, (_, index) => `p${index}`);
      const properties = Object.fromEntries(names.map((name) => [name, { $ref: '#/components/schemas/Part' }]));
      const { findValues } = await load({
        Value: { type: 'object', required: names, properties },
        Part: { type: 'object', required: ['leaf'], properties: { leaf: contradiction } },
      });
      const counted = countSteps();
      expect(findValues(8, counted)).toEqual([]);
      return counted.steps();
    };
    expect((await steps(50)) - (await steps(1))).toBeLessThan(1000);
  });

  it.runIf(isFull)('ends if a value would have too many parts', async () => {
    const { findValues } = await load(nest(12, { type: 'string' }));
    const counted = countSteps();
    expect(findValues(1, counted)).toEqual([]);
    expect(counted.steps()).toBeLessThan(400_000);
  });

  it.runIf(isFull)('ends if no combination of branches is possible', async () => {
    const branches = { anyOf: [{ minProperties: 0 }, { minProperties: 1 }] };
    const { findValues } = await load({
      Value: { allOf: [...Array.from({ length: 30 }, () => branches), { $ref: '#/components/schemas/Nothing' }] },
      Nothing: { not: {}, allOf: [false] },
    });
    const counted = countSteps();
    expect(findValues(8, counted)).toEqual([]);
    expect(counted.steps()).toBeLessThan(400_000);
  });

  it('has no result if the budget is spent, and finds the same values with any sufficient one', async () => {
    const { findValues } = await load(nest(2, { type: 'string' }));
    const counted = countSteps();
    const values = findValues(3, counted);
    expect(values.length).toBe(3);
    expect(findValues(3, createBudget(counted.steps()))).toEqual(values);
    expect(findValues(3, createBudget(10))).toEqual([]);
  });

  it('leaves out optional properties without a valid value, and varies the others', async () => {
    const { findValues } = await load({
      Value: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, never: contradiction, name: { type: 'string' } },
        not: { required: ['id'], maxProperties: 1 },
      },
    });
    expect(findValues(8, createBudget(10_000)).map((value) => Object.keys(value as object))).toEqual(
      Array.from({ length: 8 }, () => ['id', 'name']),
    );
  });
});

it.runIf(isFull)('schemas without a value are not searched again in others', async () => {
  const count = 40;
  const schemas = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `S${index}`,
      {
        type: 'object',
        required: ['next'],
        properties: {
          next: index + 1 < count ? { $ref: `#/components/schemas/S${index + 1}` } : contradiction,
          first: { $ref: '#/components/schemas/S0' },
        },
      },
    ]),
  );
  const { samplesImpossible } = await load(schemas);
  expect(samplesImpossible().toSorted()).toEqual(Object.keys(schemas).toSorted());
});
