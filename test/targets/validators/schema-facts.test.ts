// Facts about schemas on which validators depend: inherited annotations, transitive facts, recursion, and equality.

import { describe, expect, it } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { summarizeSchema, type SchemaSummary } from '../../../src/generator/model/shape/schema-summary.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema } from '../../../src/generator/model/types/schema.ts';
import { analyzeSchemas, type SchemaAnalysis } from '../../../src/generator/targets/validators/schema-analysis.ts';
import { createTransitiveFacts } from '../../../src/generator/targets/validators/transitive-facts.ts';
import { documentOf, modelOf } from './model.ts';

const ref = (id: string): object => ({ $ref: `#/components/schemas/${id}` });

async function modelOfSchemas(schemas: Readonly<Record<string, unknown>>): Promise<Api> {
  return modelOf(documentOf(schemas, { 'x-ashlar': { version: 1 } }));
}

function schemaOf(api: Api, id: string): JsonSchema {
  const schema = api.schema(id);
  if (!schema) throw new Error(`no schema ${id}`);
  return schema.jsonSchema;
}

async function analyze(schemas: Readonly<Record<string, unknown>>): Promise<SchemaAnalysis> {
  const api = await modelOfSchemas(schemas);
  return analyzeSchemas(api, { formats: 'assert', rules: 'check' }, createReport(), () => undefined);
}

describe('the summary of a schema', () => {
  it.each([
    ['readOnly', { readOnly: true }, true],
    ['writeOnly', { writeOnly: true }, true],
    ['deprecated', { deprecated: true }, true],
    ['filterable', { 'x-filterable': true }, true],
    ['default', { default: 'a' }, { value: 'a' }],
    ['isClosed', { additionalProperties: false }, true],
    ['types', { type: 'null' }, 1],
  ] as const)('inherits %s from a reference and a part of allOf', async (fact, base, expected) => {
    const api = await modelOfSchemas({
      Base: base,
      Referenced: ref('Base'),
      Composed: { allOf: [ref('Base'), {}] },
      Holder: { properties: { base: ref('Base') } },
    });
    const summaryOf = (id: string): SchemaSummary => summarizeSchema(schemaOf(api, id), summaryOf);
    const facts = ['Base', 'Referenced', 'Composed'].map((id) => summaryOf(id)[fact]);
    expect(facts).toEqual([expected, expected, expected]);
  });
});

describe('a transitive fact', () => {
  const marked = { $dynamicAnchor: 'marked', title: 'marked' };

  it.each([
    ['a subschema', { items: { title: 'marked' } }],
    ['a reference', ref('Marked')],
    ['an indirect reference', ref('Indirect')],
    ['a reference of a subschema', { items: ref('Marked') }],
    ['a dynamic reference', { $dynamicRef: '#marked' }],
    ['the mapping of a discriminator', { discriminator: { propertyName: 'kind', mapping: { a: 'Marked' } } }],
  ])('holds because of %s', async (_, schema) => {
    const api = await modelOfSchemas({
      Marked: marked,
      Indirect: { properties: { inner: ref('Marked') } },
      Example: { not: schema },
      Other: { not: { title: 'other' } },
    });
    const facts = createTransitiveFacts(api, { isMarked: ({ annotations }) => annotations.title === 'marked' });
    const inner = (id: string): JsonSchema => {
      const outer = schemaOf(api, id);
      return (typeof outer === 'object' && outer.not) || false;
    };
    expect(['Example', 'Other'].map((id) => facts.holdsForNamed(id, 'isMarked'))).toEqual([true, false]);
    expect(['Example', 'Other'].map((id) => facts.holds(inner(id), 'isMarked'))).toEqual([true, false]);
  });
});

it.each([
  ['properties', { properties: { a: true } }, true],
  ['not', { not: { const: 1 } }, true],
  ['if', { if: { const: 1 }, then: false }, true],
  ['oneOf', { oneOf: [{ const: 1 }, { const: 2 }] }, true],
  ['anyOf', { anyOf: [{ const: 1 }, { const: 2 }] }, true],
  ['items', { items: { const: 1 } }, false],
])('knows whether updates validate %s differently', async (_, schema, hasParts) => {
  const { variants } = await analyze({ Example: schema });
  expect(variants.named.hasParts('Example')).toBe(hasParts);
});

it('guards the recursion of schemas whose depth only the value limits', async () => {
  const analysis = await analyze({
    List: { type: 'array', items: ref('List') },
    UserOfList: { properties: { list: ref('List') } },
    IndirectUser: { properties: { user: ref('UserOfList') } },
    UniqueItems: { type: 'array', uniqueItems: true },
    UserOfUniqueItems: { items: ref('UniqueItems') },
    Plain: { properties: { text: { type: 'string' } } },
  });
  const unguarded = analysis.api.schemas.filter(({ id }) => !analysis.needsRecursionGuard(id));
  expect(unguarded.map(({ id }) => id)).toEqual(['Plain']);
});

it.each([
  ['plain keywords', { type: 'string', maxLength: 3 }, true],
  ['a dynamic reference', { $dynamicRef: '#anchor' }, false],
  ['a rule', { type: 'object', 'x-rules': [{ id: 'r', rule: 'size(self) > 0', message: 'must not be empty' }] }, false],
])('shares equal schemas that have %s only if their location does not matter', async (_, schema, isShared) => {
  const anchor = '$dynamicRef' in schema ? { Anchor: { $dynamicAnchor: 'anchor', type: 'string' } } : {};
  const { api, fingerprint } = await analyze({ ...anchor, First: { not: schema }, Second: { not: schema } });
  expect(fingerprint(schemaOf(api, 'First')) === fingerprint(schemaOf(api, 'Second'))).toBe(isShared);
});

it('knows the module of the first schema that contains a rule', async () => {
  const owner = {
    type: 'object',
    'x-rules': [{ id: 'named', rule: "self.name != ''", message: 'must have a name' }],
    required: ['name'],
    properties: { name: { type: 'string' } },
  };
  const analysis = await analyze({ First: { not: owner }, Second: { not: { not: owner } }, Third: { not: {} } });
  const modules = ['First', 'Third'].map((id) => {
    const schema = schemaOf(analysis.api, id);
    const inner = typeof schema === 'object' ? schema.not : undefined;
    return typeof inner === 'object' ? analysis.ruleOwnerModule(inner) : inner;
  });
  expect(modules).toEqual(['schemas/first', undefined]);
});

it('shares the function for the response headers of two operations', async () => {
  const names = ['X-Limit', 'X-Remaining', 'X-Reset'];
  const header = { schema: { type: 'integer' } };
  const headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  const operation = (operationId: string): object => ({
    get: { operationId, responses: { 204: { description: 'Done.', headers } } },
  });
  const api = await modelOf({
    ...documentOf({}),
    components: { headers: Object.fromEntries(names.map((name) => [name, header])) },
    paths: { '/a': operation('getA'), '/b': operation('getB') },
  });
  const options = { formats: 'assert', rules: 'check' } as const;
  expect(analyzeSchemas(api, options, createReport(), () => undefined).sharedHeaders.size).toBe(1);
});
