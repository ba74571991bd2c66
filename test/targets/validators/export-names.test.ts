// Export names: each export validates the schema or variant that it is named after, for any schema names.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { createDiskReader } from '../../../src/generator/source/disk-reader.ts';
import { createClientContext } from '../../../src/generator/targets/client/target-context.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { analyzeSchemas } from '../../../src/generator/targets/validators/schema-analysis.ts';
import { createTypeImportResolver } from '../../../src/generator/targets/validators/type-imports.ts';
import { flattenExports, listExports } from '../../../src/generator/targets/validators/validator-export-names.ts';
import { loadValidators, renderValidators, type LoadedValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const options = { packages: false, importExtension: '.ts' } as const;

/** Returns a schema that requires this property and, with `hasReadOnly`, a read-only one, which splits its variants. */
const schema = (propertyName: string, hasReadOnly: boolean): object => ({
  type: 'object',
  required: [propertyName, ...(hasReadOnly ? ['amount'] : [])],
  properties: {
    [propertyName]: { type: 'string' },
    ...(hasReadOnly && { amount: { type: 'integer', readOnly: true } }),
  },
});

/** Returns the property names of each exported type. */
function readTypeProperties(api: Api): ReadonlyMap<string, readonly string[]> {
  const pages = renderPages(types.plan(api, { settings: options, report: createReport() }));
  const text = pages.find(({ path }) => path === 'schemas.ts')?.text ?? '';
  const matches = text.matchAll(/^export type (\w+) = \{([^}]*)\}/gm);
  return new Map(
    [...matches].map(([, name = '', members = '']) => [
      name,
      [...members.matchAll(/(\w+): /g)].map(([, property = '']) => property),
    ]),
  );
}

/** Returns the type that each guard narrows to. */
function readGuardTypes(api: Api): ReadonlyMap<string, string> {
  const modules = [...renderValidators(api)].filter(([path]) => path.startsWith('schemas/')).map(([, text]) => text);
  return new Map(
    modules.flatMap((text) =>
      [...text.matchAll(/export function is(\w+)\(value: unknown\): value is (\w+)/g)].map(
        ([, guard = '', type = '']): [string, string] => [guard, type],
      ),
    ),
  );
}

const missingFields = (validators: LoadedValidators, type: string): readonly string[] =>
  validators
    .schema(type)
    .check({})
    .map(({ field }) => field);

describe('a schema with the name of another schema’s request type', () => {
  const schemas = { Payment: schema('card', true), PaymentRequest: schema('kind', false) };

  it('is validated under its own name by every export', async () => {
    const validators = await loadValidators(await modelOf(documentOf(schemas)));
    expect(validators.schema('PaymentRequest').check({ kind: 'card' })).toEqual([]);
    expect(validators.schema('PaymentRequest').is({ kind: 'card' })).toBe(true);
    expect(missingFields(validators, 'PaymentRequest')).toEqual(['kind']);
    expect(missingFields(validators, 'PaymentRequest2')).toEqual(['card']);
    expect(missingFields(validators, 'Payment')).toEqual(['card', 'amount']);
    expect(Object.keys(validators.exports).filter((name) => name.endsWith('Schema'))).toEqual([
      'paymentRequest2Schema',
      'paymentRequestSchema',
      'paymentSchema',
    ]);
  });

  it('has the same name in types, validators, and the client', async () => {
    const api = await modelOf(documentOf(schemas));
    expect(readTypeProperties(api)).toEqual(
      new Map([
        ['Payment', ['card', 'amount']],
        ['PaymentRequest2', ['card']],
        ['PaymentRequest', ['kind']],
      ]),
    );
    expect([...readGuardTypes(api)].every(([guard, type]) => guard === type)).toBe(true);
    const { names } = createClientContext(api, options);
    expect(api.schemas.map((apiSchema) => names.derived(apiSchema, 'Request'))).toEqual([
      'PaymentRequest2',
      'PaymentRequestRequest',
    ]);
  });
});

it('renames a Standard Schema if a validator function has its name', async () => {
  const validators = await loadValidators(
    await modelOf(
      documentOf({ CheckPet: schema('a', false), IsPet: schema('b', false), PetSchema: schema('c', false) }),
    ),
  );
  expect(missingFields(validators, 'PetSchema')).toEqual(['c']);
  expect(validators.schema('PetSchema').is({ c: 'c' })).toBe(true);
  expect(missingFields(validators, 'CheckPet')).toEqual(['a']);
  expect(Object.keys(validators.exports).filter((name) => name.endsWith('Schema2'))).toEqual([
    'checkPetSchema2',
    'isPetSchema2',
  ]);
});

it('does not rename a schema if an operation function has the same name', async () => {
  const content = (body: object): object => ({ content: { 'application/json': { schema: body } } });
  const paths = {
    '/pets': {
      post: {
        operationId: 'createPet',
        requestBody: content(schema('requested', false)),
        responses: { 200: { description: 'Done.', ...content(schema('returned', false)) } },
      },
    },
  };
  const validators = await loadValidators(
    await modelOf(documentOf({ CreatePetBody: schema('a', true), CreatePetResponse: schema('b', false) }, { paths })),
  );
  expect([
    missingFields(validators, 'CreatePetBody'),
    missingFields(validators, 'CreatePetBodyRequest'),
    missingFields(validators, 'CreatePetResponse'),
  ]).toEqual([['a', 'amount'], ['a'], ['b']]);
  const checks = validators.exports['operationChecks'] as {
    readonly createPet: {
      readonly body: (type: string, value: unknown) => unknown;
      readonly response: (status: number, headers: object, body: unknown) => unknown;
    };
  };
  expect(checks.createPet.body('application/json', {})).toMatchObject([{ field: 'requested' }]);
  expect(checks.createPet.response(200, { 'content-type': 'application/json' }, {})).toMatchObject([
    { field: 'returned' },
  ]);
  expect([validators.exports['checkCreatePetBody2'], validators.exports['checkCreatePetResponse2']]).toEqual([
    checks.createPet.body,
    checks.createPet.response,
  ]);
});

const stem = fc.constantFrom('Payment', 'payment', 'Pet', 'Check', 'Is');
const suffix = fc.constantFrom(
  '',
  'Request',
  'Request2',
  'Schema',
  'Schema2',
  'Filter',
  'Body',
  'Shape',
  'Standalone',
  'Relaxed',
);
const randomNames = fc
  .array(fc.tuple(stem, suffix, suffix), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''));
const randomSchemas = fc.uniqueArray(fc.record({ name: randomNames, hasReadOnly: fc.boolean() }), {
  minLength: 3,
  maxLength: 12,
  selector: ({ name }) => name,
});
const clashingSchemas = fc.constant(
  [
    'Payment',
    'PaymentRequest',
    'PaymentRequest2',
    'PaymentRequestRequest',
    'CheckPaymentRequest',
    'PaymentRequestSchema',
  ].map((name, index) => ({ name, hasReadOnly: index % 2 === 0 })),
);

it('exports validators that agree with their names and types, for random names', { timeout: 120_000 }, async () => {
  const schemaLists = fc.oneof({ weight: 1, arbitrary: clashingSchemas }, { weight: 4, arbitrary: randomSchemas });
  await fc.assert(
    fc.asyncProperty(schemaLists, async (list) => {
      const api = await modelOf(
        documentOf(
          Object.fromEntries(
            list.map(({ name, hasReadOnly }, index) => [name, schema(`property${index}`, hasReadOnly)]),
          ),
        ),
      );
      const validators = await loadValidators(api);
      const [typeProperties, guardTypes] = [readTypeProperties(api), readGuardTypes(api)];
      expect(typeProperties.size).toBe(list.length + list.filter(({ hasReadOnly }) => hasReadOnly).length);
      expect(guardTypes.size).toBe(typeProperties.size);
      for (const [type, properties] of typeProperties) {
        expect(guardTypes.get(type)).toBe(type);
        expect(missingFields(validators, type)).toEqual(properties);
        const valid = Object.fromEntries(properties.map((property) => [property, property === 'amount' ? 1 : 'x']));
        expect(validators.schema(type).is(valid)).toBe(true);
      }
      // A schema keeps its name.
      for (const [index, { name, hasReadOnly }] of list.entries()) {
        const type = api.schema(name)?.name.type ?? '';
        expect(typeProperties.get(type)).toEqual([`property${index}`, ...(hasReadOnly ? ['amount'] : [])]);
      }
    }),
    { numRuns: 25, seed: 77 },
  );
});

test('modules of operations declare no export that is not public, so the index exports all of them', async () => {
  const report = createReport();
  const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
  if (!api) throw new Error('spec/ has errors');
  const analysis = analyzeSchemas(api, { formats: 'assert', rules: 'check' }, report, createTypeImportResolver(api));
  const publicNames = flattenExports(listExports(analysis))
    .filter(({ symbol }) => symbol.module?.startsWith('operations/'))
    .map(({ symbol }) => symbol.name);
  const declaredNames = [...renderValidators(api)]
    .filter(([path]) => path.startsWith('operations/'))
    .flatMap(([, text]) => [...text.matchAll(/^export \w+ (\w+)/gm)].map(([, name = '']) => name));
  expect(declaredNames.length).toBeGreaterThan(100);
  expect(declaredNames.sort()).toEqual(publicNames.sort());
});
