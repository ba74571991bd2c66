// Schemas of the canonical document accept the same values as their sources, according to Ajv.

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printJson } from '../../../src/generator/code/json/print-json.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { bundle, getObject, isObject, specDirectory, type Json, type JsonObject } from '../../spec/bundle-spec.ts';
import { modelAt } from '../model-of.ts';
import { isFull } from '../../tier.ts';

/** Golden cases that cannot be compared with Ajv, each with the reason. */
const incomparableCases: Readonly<Record<string, string>> = {
  'dynamic-ref': 'the canonical document has no dynamic scope, and a diagnostic reports this',
  'nullable-in-3.1': 'Ajv implements its own `nullable` keyword',
};

interface Comparison {
  readonly claim: string;
  readonly source: JsonObject;
  readonly canonical: Promise<JsonObject | undefined>;
}

const goldenComparisons: readonly Comparison[] = goldenCases().flatMap(({ claim, document, inputs }) => {
  const yaml = inputs.get(document) ?? '';
  const source = parse(yaml, { logLevel: 'silent' }) as Json;
  const isSingleFile =
    [...inputs.keys()].every((path) => path === document || path === 'config.json') &&
    /^openapi: ["']?3\.1/m.test(yaml);
  return isSingleFile && isObject(source) && !Object.hasOwn(incomparableCases, claim)
    ? [{ claim, source, canonical: printCanonical(document, inputs) }]
    : [];
});

async function printCanonical(
  entry: string,
  sourceTexts?: ReadonlyMap<string, string>,
): Promise<JsonObject | undefined> {
  const api = await modelAt(entry, sourceTexts);
  return api && (JSON.parse(printJson(printDocument(api))) as JsonObject);
}

describe.each([
  { claim: 'spec/', source: bundle().document, canonical: printCanonical(`${specDirectory}/openapi.yaml`) },
  ...goldenComparisons,
])('$claim', ({ source, canonical }) => {
  it('accepts and rejects the same values', async (context) => {
    const canonicalDocument = await canonical;
    if (!canonicalDocument) return context.skip();
    const isValidInSource = createValidator(source);
    const isValid = createValidator(canonicalDocument);
    for (const [name, schema] of Object.entries(getSchemas(source))) {
      if (!Object.hasOwn(getSchemas(canonicalDocument), name)) continue;
      const examples =
        isObject(schema) && Array.isArray(schema['examples']) ? (schema['examples'] as readonly Json[]) : [];
      fc.assert(
        fc.property(createSimilarValues(examples), (value) => {
          expect([name, value, isValid(name, value)]).toEqual([name, value, isValidInSource(name, value)]);
        }),
        { numRuns: isFull ? 60 : 15 },
      );
    }
  });
});

function getSchemas(document: JsonObject): JsonObject {
  return getObject(getObject(document, 'components'), 'schemas');
}

function createValidator(document: JsonObject): (name: string, value: Json) => boolean {
  // Compiling the metaschema for each document is slow, and other tests check that the documents are valid.
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: isFull });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const compiledValidators = new Map<string, (value: Json) => boolean>();
  return (name, value) => {
    const validate =
      compiledValidators.get(name) ??
      ajv.compile({
        $ref: `document#/components/schemas/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
      });
    compiledValidators.set(name, validate);
    return validate(value);
  };
}

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<Json>(null, true, false, 0, 1, '', 'a', 'http', [], {}),
);
const anyValue: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'x', 'list', 'data', 'number', '__proto__'), scalar, {
    maxKeys: 5,
  }),
);

/** Creates an arbitrary for examples, examples with one change, and unrelated values. */
function createSimilarValues(examples: readonly Json[]): fc.Arbitrary<Json> {
  if (examples.length === 0) return anyValue;
  const example = fc.constantFrom(...examples);
  const changedExample = fc
    .tuple(example, fc.nat(), scalar, fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, index, replacement, action]) => changeValue(value, index, replacement, action));
  return fc.oneof(
    { weight: 1, arbitrary: example },
    { weight: 6, arbitrary: changedExample },
    { weight: 1, arbitrary: anyValue },
  );
}

/** Replaces or removes the property or item that `index` selects, or adds a new one. */
function changeValue(value: Json, index: number, replacement: Json, action: string): Json {
  if (typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value) as (readonly [string, Json])[];
  const [key, inner] = entries[index % Math.max(1, entries.length)] ?? [];
  const isArray = Array.isArray(value);
  if (key === undefined || action === 'add') return rebuild([...entries, ['added', replacement]], isArray);
  if (action === 'replace' && index % 3 !== 0)
    return rebuild(
      entries.map(([name, old]) => [
        name,
        name === key ? changeValue(inner ?? null, Math.floor(index / 7), replacement, action) : old,
      ]),
      isArray,
    );
  if (action === 'remove')
    return rebuild(
      entries.filter(([name]) => name !== key),
      isArray,
    );
  return rebuild(
    entries.map(([name, old]) => [name, name === key ? replacement : old]),
    isArray,
  );
}

function rebuild(entries: readonly (readonly [string, Json])[], isArray: boolean): Json {
  return isArray ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
