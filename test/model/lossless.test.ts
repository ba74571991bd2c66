// Lossless model: its schemas, printed as JSON Schema, accept the same values as the schemas in the document.

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { printJsonLine, type JsonTree } from '../../src/generator/code/json/print-json.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createComponentKeys } from '../../src/generator/model/naming/document-component-keys.ts';
import { printSchema } from '../../src/generator/targets/spec/schema-object.ts';
import { apiOfSchemas } from './build-test-api.ts';
import { matchesUse } from './matches-shape.ts';
import { names, schemaReferencing, schemas, value, type JsonSchema } from './schema-arbitraries.ts';
import { isFull, runs } from '../tier.ts';

const propertyOptions = { numRuns: runs(2000), ...(isFull && { interruptAfterTimeLimit: 15_000 }) };

const valueList = fc.array(value, { minLength: 8, maxLength: 12 });

/** Creates a validator for each named schema. */
function createValidators(
  components: Readonly<Record<string, unknown>>,
): Readonly<Record<string, (data: unknown) => boolean>> {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    logger: false,
    ownProperties: true,
  });
  ajv.addSchema({ $id: 'https://test/', components: { schemas: components } });
  return Object.fromEntries(Object.keys(components).map((name) => [name, (data) => isValid(ajv, name, data)]));
}

/** Returns Ajv's result. Skips the sample if the code that Ajv generates for nested `unevaluatedProperties` throws. */
function isValid(ajv: Ajv2020, name: string, data: unknown): boolean {
  try {
    return ajv.validate(`https://test/#/components/schemas/${name}`, data);
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) fc.pre(false);
    throw error;
  }
}

/** Prints and parses a tree. */
function roundTrip(tree: JsonTree): unknown {
  return JSON.parse(printJsonLine(tree));
}

function printSchemas(api: Api): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    api.schemas.map(({ id, jsonSchema }) => [id, roundTrip(printSchema(jsonSchema, createComponentKeys(api)))]),
  );
}

/** Creates a validator that compares the schemas of the document with those of the model. */
async function createComparison(
  documentSchemas: Readonly<Record<string, JsonSchema>>,
): Promise<(name: string, data: unknown) => { readonly original: boolean; readonly printed: boolean }> {
  const api = await apiOfSchemas(documentSchemas);
  const [original, printed] = [createValidators(documentSchemas), createValidators(printSchemas(api))];
  return (name, data) => ({ original: original[name]?.(data) ?? false, printed: printed[name]?.(data) ?? true });
}

describe('the schemas of the model', () => {
  test('accept the same values as those in the document, for random schemas and values', async () => {
    let accepted = 0;
    let rejected = 0;
    await fc.assert(
      fc.asyncProperty(schemas, valueList, async (documentSchemas, values) => {
        const compare = await createComparison(documentSchemas);
        for (const name of names) {
          for (const data of values) {
            const results = compare(name, data);
            if (results.original) accepted++;
            else rejected++;
            expect({ name, data, accepted: results.printed }).toEqual({ name, data, accepted: results.original });
          }
        }
      }),
      propertyOptions,
    );
    // The test proves nothing if all samples are valid or all are invalid.
    expect(Math.min(accepted, rejected)).toBeGreaterThan(100);
  });
});

describe('nullable', () => {
  it('makes a 3.0 schema accept null, and no other values', async () => {
    await fc.assert(
      fc.asyncProperty(schemaReferencing([]), valueList, async (schema, values) => {
        fc.pre(typeof schema === 'object');
        const api = await apiOfSchemas({ A: schema, B: { ...schema, nullable: true }, C: true }, '3.0.3');
        const validators = createValidators(printSchemas(api));
        for (const data of [...values, null]) {
          const expected = data === null || validators['A']?.(data);
          expect({ data, accepted: validators['B']?.(data) }).toEqual({ data, accepted: expected });
        }
      }),
      propertyOptions,
    );
  });
});

describe('shapes', () => {
  test('match every value that the schema accepts', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(schemas, valueList, async (documentSchemas, values) => {
        // Without `type`, shapes assume the type of the keywords, so every type is stated here.
        const typedSchemas = Object.fromEntries(
          Object.entries(documentSchemas).map(([name, schema]) => [name, withTypes(schema)]),
        );
        const api = await apiOfSchemas(typedSchemas);
        const validators = createValidators(typedSchemas);
        for (const { id, response } of api.schemas) {
          for (const data of values) {
            if (hasPrototypeKey(data) || !validators[id]?.(data)) continue;
            accepted++;
            expect({ id, data, matches: matchesUse(data, response, api) }).toEqual({ id, data, matches: true });
          }
        }
      }),
      propertyOptions,
    );
    expect(accepted).toBeGreaterThan(100);
  });
});

/**
 * Returns whether a value has a property named like one of `Object.prototype`. Ajv treats these as evaluated, so
 * `unevaluatedProperties` wrongly accepts them.
 */
function hasPrototypeKey(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, property]) => key in Object.prototype || hasPrototypeKey(property));
}

/** Adds all types to every subschema without `type` or `$ref`. */
function withTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const keywords = Object.entries(schema).map(([keyword, keywordValue]: [string, unknown]) => [
    keyword,
    keywordWithTypes(keyword, keywordValue),
  ]);
  const types = ['null', 'boolean', 'number', 'string', 'array', 'object'];
  return { ...('type' in schema || '$ref' in schema ? {} : { type: types }), ...Object.fromEntries(keywords) };
}

function keywordWithTypes(keyword: string, keywordValue: unknown): unknown {
  if (keywordsWithoutSchemas.has(keyword)) return keywordValue;
  if (!keywordsWithSchemaMaps.has(keyword) || typeof keywordValue !== 'object' || keywordValue === null)
    return withTypes(keywordValue);
  return Object.fromEntries(
    Object.entries(keywordValue).map(([key, schema]: [string, unknown]) => [key, withTypes(schema)]),
  );
}

const keywordsWithSchemaMaps = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const keywordsWithoutSchemas = new Set(['enum', 'const', 'required', 'dependentRequired', 'type']);
