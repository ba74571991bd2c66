// A schema of the canonical document accepts exactly what its source accepts, by Ajv's word on both.

import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { printJson } from '../../../src/generator/code/json/json.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { goldenCases } from '../../golden-harness/cases.ts';
import { bundle, folder, isObject, member, type Json, type JsonObject } from '../../spec/document.ts';
import { modelAt } from '../targets/model-of.ts';
import { isFull } from '../../tier.ts';

/** Goldens of another dialect than Ajv's, or with what the canonical document does not say, each with the reason. */
const left: Readonly<Record<string, string>> = {
  'dynamic-ref': 'the canonical document has no dynamic scope, and the report says so',
  'nullable-in-3.1': 'Ajv has a keyword `nullable` of its own',
};

interface Case {
  readonly claim: string;
  readonly source: JsonObject;
  readonly canonical: Promise<JsonObject | undefined>;
}

const goldens: readonly Case[] = goldenCases().flatMap(({ claim, document, inputs }) => {
  const text = inputs.get(document) ?? '';
  const source = parse(text, { logLevel: 'silent' }) as Json;
  const single =
    [...inputs.keys()].every((path) => path === document || path === 'config.json') &&
    /^openapi: ["']?3\.1/m.test(text);
  return single && isObject(source) && !Object.hasOwn(left, claim)
    ? [{ claim, source, canonical: canonicalOf(document, inputs) }]
    : [];
});

async function canonicalOf(entry: string, texts?: ReadonlyMap<string, string>): Promise<JsonObject | undefined> {
  const api = await modelAt(entry, texts);
  return api && (JSON.parse(printJson(printDocument(api))) as JsonObject);
}

describe.each([
  { claim: 'spec/', source: bundle().document, canonical: canonicalOf(`${folder}/openapi.yaml`) },
  ...goldens,
])('$claim', ({ source, canonical }) => {
  it('accepts and refuses the same', async (context) => {
    const printed = await canonical;
    if (!printed) return context.skip();
    const judges = [judgeOf(source), judgeOf(printed)] as const;
    for (const [name, schema] of Object.entries(schemasOf(source))) {
      if (!Object.hasOwn(schemasOf(printed), name)) continue;
      const examples =
        isObject(schema) && Array.isArray(schema['examples']) ? (schema['examples'] as readonly Json[]) : [];
      fc.assert(
        fc.property(valuesNear(examples), (value) => {
          expect([name, value, judges[1](name, value)]).toEqual([name, value, judges[0](name, value)]);
        }),
        { numRuns: isFull ? 60 : 15 },
      );
    }
  });
});

function schemasOf(document: JsonObject): JsonObject {
  return member(member(document, 'components'), 'schemas');
}

function judgeOf(document: JsonObject): (name: string, value: Json) => boolean {
  // Compiling the metaschema for each document would take most of the time; that the documents are valid is tested elsewhere.
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: isFull });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, (value: Json) => boolean>();
  return (name, value) => {
    const known =
      compiled.get(name) ??
      ajv.compile({
        $ref: `document#/components/schemas/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
      });
    compiled.set(name, known);
    return known(value);
  };
}

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<Json>(null, true, false, 0, 1, '', 'a', 'http', [], {}),
);
const anything: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'x', 'list', 'data', 'number', '__proto__'), scalar, {
    maxKeys: 5,
  }),
);

/** The examples, the examples with one thing changed, and values of no connection with them. */
function valuesNear(examples: readonly Json[]): fc.Arbitrary<Json> {
  if (examples.length === 0) return anything;
  const example = fc.constantFrom(...examples);
  const changed = fc
    .tuple(example, fc.nat(), scalar, fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, at, by, how]) => change(value, at, by, how));
  return fc.oneof(
    { weight: 1, arbitrary: example },
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: anything },
  );
}

/** The value with the member or item that `at` leads to replaced, removed, or joined by another. */
function change(value: Json, at: number, by: Json, how: string): Json {
  if (typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value) as (readonly [string, Json])[];
  const [key, inner] = entries[at % Math.max(1, entries.length)] ?? [];
  const list = Array.isArray(value);
  if (key === undefined || how === 'add') return rebuilt([...entries, ['added', by]], list);
  if (how === 'replace' && at % 3 !== 0)
    return rebuilt(
      entries.map(([name, old]) => [name, name === key ? change(inner ?? null, Math.floor(at / 7), by, how) : old]),
      list,
    );
  if (how === 'remove')
    return rebuilt(
      entries.filter(([name]) => name !== key),
      list,
    );
  return rebuilt(
    entries.map(([name, old]) => [name, name === key ? by : old]),
    list,
  );
}

function rebuilt(entries: readonly (readonly [string, Json])[], list: boolean): Json {
  return list ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
