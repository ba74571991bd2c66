// The model's assertions, printed back as JSON Schema, accept and reject what the document's own schemas do.

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJsonLine, type JsonTree } from '../../../src/generator/code/json/json.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createComponentKeys } from '../../../src/generator/model/naming/component-keys.ts';
import { printSchema } from '../../../src/generator/targets/spec/schema-object.ts';
import { schemasOf } from './apis.ts';
import { inhabits } from './inhabits.ts';
import { names, schemaAbove, schemas, value, type JsonSchema } from './schema-arbitraries.ts';
import { isFull, runs } from '../../tier.ts';

/** As many as the gate has time for. */
const parameters = { numRuns: runs(2000), ...(isFull && { interruptAfterTimeLimit: 15_000 }) };

/** One judge per named schema. */
function judges(components: Readonly<Record<string, unknown>>): Readonly<Record<string, (data: unknown) => boolean>> {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: false,
    logger: false,
    ownProperties: true,
  });
  ajv.addSchema({ $id: 'https://test/', components: { schemas: components } });
  return Object.fromEntries(Object.keys(components).map((name) => [name, (data) => judgedBy(ajv, name, data)]));
}

/** Ajv's verdict. Code that Ajv writes for some nests of unevaluatedProperties throws when it runs: then there is no judge. */
function judgedBy(ajv: Ajv2020, name: string, data: unknown): boolean {
  try {
    return ajv.validate(`https://test/#/components/schemas/${name}`, data);
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) fc.pre(false);
    throw error;
  }
}

/** The tree as its reader gets it. */
function parsed(tree: JsonTree): unknown {
  return JSON.parse(printJsonLine(tree));
}

function printedSchemas(api: Api): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    api.schemas.map(({ id, jsonSchema }) => [id, parsed(printSchema(jsonSchema, createComponentKeys(api)))]),
  );
}

/** The document's schemas and the model's, side by side. */
async function sideBySide(
  written: Readonly<Record<string, JsonSchema>>,
): Promise<(name: string, data: unknown) => { readonly written: boolean; readonly printed: boolean }> {
  const api = await schemasOf(written);
  const [before, after] = [judges(written), judges(printedSchemas(api))];
  return (name, data) => ({ written: before[name]?.(data) ?? false, printed: after[name]?.(data) ?? true });
}

describe('assertions', () => {
  it('mean what the document means, for random schemas and values', async () => {
    let accepted = 0;
    let rejected = 0;
    await fc.assert(
      fc.asyncProperty(schemas, fc.array(value, { minLength: 8, maxLength: 12 }), async (written, values) => {
        const judge = await sideBySide(written);
        for (const name of names) {
          for (const data of values) {
            const verdict = judge(name, data);
            if (verdict.written) accepted++;
            else rejected++;
            expect({ name, data, accepted: verdict.printed }).toEqual({ name, data, accepted: verdict.written });
          }
        }
      }),
      parameters,
    );
    // A test in which everything is refused, or nothing is, would prove nothing.
    expect(Math.min(accepted, rejected)).toBeGreaterThan(100);
  });
});

describe('nullable', () => {
  it('adds null to what a schema of 3.0 accepts, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(schemaAbove([]), fc.array(value, { minLength: 8, maxLength: 12 }), async (schema, values) => {
        fc.pre(typeof schema === 'object');
        const api = await schemasOf({ A: schema, B: { ...schema, nullable: true }, C: true }, '3.0.3');
        const judge = judges(printedSchemas(api));
        for (const data of [...values, null])
          expect({ data, accepted: judge['B']?.(data) }).toEqual({
            data,
            accepted: data === null || judge['A']?.(data),
          });
      }),
      parameters,
    );
  });
});

describe('shapes', () => {
  it('hold every value that a schema accepts', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(schemas, fc.array(value, { minLength: 8, maxLength: 12 }), async (written, values) => {
        // Without a type, keywords of one sort are read as meant for that sort alone; here every type is stated.
        const typed = Object.fromEntries(Object.entries(written).map(([name, schema]) => [name, withTypes(schema)]));
        const api = await schemasOf(typed);
        const judge = judges(typed);
        for (const { id, response } of api.schemas) {
          for (const data of values) {
            if (misjudged(data) || !judge[id]?.(data)) continue;
            accepted++;
            expect({ id, data, inhabits: inhabits(data, response, api) }).toEqual({ id, data, inhabits: true });
          }
        }
      }),
      parameters,
    );
    expect(accepted).toBeGreaterThan(100);
  });
});

/** Ajv takes members named like those of every object for evaluated, and so accepts what unevaluatedProperties refuses. */
function misjudged(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([key, member]) => key in Object.prototype || misjudged(member));
}

/** The schema with every type stated wherever none is. */
function withTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.entries(schema).map(([keyword, member]: [string, unknown]) => [
    keyword,
    typedMember(keyword, member),
  ]);
  const types = ['null', 'boolean', 'number', 'string', 'array', 'object'];
  return { ...('type' in schema || '$ref' in schema ? {} : { type: types }), ...Object.fromEntries(inner) };
}

function typedMember(keyword: string, member: unknown): unknown {
  if (literal.has(keyword)) return member;
  if (!holders.has(keyword) || typeof member !== 'object' || member === null) return withTypes(member);
  return Object.fromEntries(Object.entries(member).map(([key, schema]: [string, unknown]) => [key, withTypes(schema)]));
}

const holders = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const literal = new Set(['enum', 'const', 'required', 'dependentRequired', 'type']);
