// Values that are generated from a seed: valid in their direction, the same for the same seed, and finite.

import { describe, expect, it } from 'vitest';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { samplerOf, type SampleDirection } from '../../src/generator/model/sample-values/value-search.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { goldenCases } from '../golden-harness/cases.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { loadModel } from '../models.ts';
import { modelOf } from '../targets/model-of.ts';

const directions: readonly SampleDirection[] = ['request', 'response'];

/** Returns the named schemas for which no value is generated. Throws if a generated value is invalid. */
function findUnsatisfied(api: Api, seeds: readonly number[]): readonly string[] {
  return directions.flatMap((direction) => {
    const sampler = samplerOf(api, direction);
    return api.schemas.flatMap(({ id, jsonSchema }) =>
      seeds.some((seed) => {
        const result = sampler.generate(jsonSchema, seed);
        if (result.isValid) expect(sampler.validate(jsonSchema, result.value), id).toEqual([]);
        return !result.isValid;
      })
        ? [`${id} ${direction}`]
        : [],
    );
  });
}

function documentOf(schemas: Readonly<Record<string, object>>): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {},
    components: { schemas },
  });
}

async function generateAll(
  schema: object,
  direction: SampleDirection,
  seeds: readonly number[],
): Promise<readonly Json[]> {
  const api = await modelOf(documentOf({ Value: schema }));
  const { jsonSchema } = api.schema('Value') ?? { jsonSchema: false };
  return seeds.map((seed) => {
    const result = samplerOf(api, direction).generate(jsonSchema, seed);
    return result.isValid ? result.value : null;
  });
}

describe('generated values', () => {
  it('exist for each schema of the reference document', async () => {
    expect(findUnsatisfied(await loadModel('spec/openapi.yaml'), [1, 2])).toEqual([]);
  });

  it('exist for each schema of the golden documents that a value satisfies', async () => {
    const unsatisfied = new Set<string>();
    for (const { claim, document, inputs, config } of goldenCases()) {
      const report = createReport();
      const { api } = await buildModel({ document, overlays: config.overlays }, createInMemoryReader(inputs), report);
      if (!api || report.hasErrors) continue;
      for (const schema of findUnsatisfied(api, [1])) unsatisfied.add(`${claim}: ${schema.replace(/ .*/, '')}`);
    }
    expect([...unsatisfied].toSorted()).toEqual([
      'allof-conflict: Contradicted',
      'allof-conflict: Impossible',
      'boolean-schemas: Nothing',
      'discriminator-implicit: Pet',
      'discriminator-problems: Pet',
      'impossible-value: Constant',
      'impossible-value: Either',
      'mocks-of-rules-and-recursion: Impossible',
      'rule-narrowing: Check',
    ]);
  });

  it('are the same for the same seed, and differ for others', async () => {
    const schema = {
      type: 'object',
      required: ['id', 'name', 'at', 'code', 'size', 'kind'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        at: { type: 'string', format: 'date-time' },
        code: { type: 'string', pattern: '^[A-Z]{3}-\\d{4}$' },
        size: { type: 'number', minimum: 1, maximum: 100, multipleOf: 0.5 },
        kind: { enum: ['a', 'b', 'c'] },
        tags: { type: 'array', uniqueItems: true, minItems: 2, items: { type: 'string' } },
      },
    };
    const seeds = Array.from({ length: 20 }, (_, index) => index);
    const values = await generateAll(schema, 'response', seeds);
    expect(await generateAll(schema, 'response', seeds)).toEqual(values);
    for (const name of ['id', 'name', 'at', 'code', 'size', 'kind'])
      expect(
        new Set(values.map((value) => (value as Readonly<Record<string, Json>>)[name])).size,
        name,
      ).toBeGreaterThan(2);
  });

  it('contain read-only properties in responses, and write-only properties in requests', async () => {
    const schema = {
      type: 'object',
      required: ['id', 'password'],
      properties: { id: { type: 'integer', readOnly: true }, password: { type: 'string', writeOnly: true } },
      examples: [{ id: 7, password: 'secret' }],
    };
    expect(await generateAll(schema, 'request', [1])).toEqual([{ password: 'secret' }]);
    expect(await generateAll(schema, 'response', [1])).toEqual([{ id: 7 }]);
  });

  it('are finite if the schema is recursive', async () => {
    const api = await modelOf(
      documentOf({
        Tree: {
          type: 'object',
          required: ['children'],
          properties: {
            children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
            parent: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] },
          },
        },
      }),
    );
    expect(findUnsatisfied(api, [1, 2, 3])).toEqual([]);
  });

  it('satisfy a further condition', async () => {
    const api = await modelOf(documentOf({ Value: { type: 'integer', minimum: 1, maximum: 3 } }));
    const { jsonSchema } = api.schema('Value') ?? { jsonSchema: false };
    expect(samplerOf(api).generate(jsonSchema, 1, (value) => value !== 1 && value !== 2)).toEqual({
      isValid: true,
      value: 3,
    });
    expect(samplerOf(api).generate(jsonSchema, 1, () => false)).toEqual({ isValid: false, errors: [] });
  });
});
