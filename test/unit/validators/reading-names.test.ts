// Names of exports: schemas and their request forms may have any names, and each export validates what its name says.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createClientContext } from '../../../src/generator/targets/client/target-context.ts';
import { types } from '../../../src/generator/targets/types/target.ts';
import { loadValidators, validatorTexts, type Loaded } from './load.ts';
import { documentOf, modelOf } from './model.ts';

const options = { packages: false, importExtension: '.ts' } as const;

/** A schema that requires a property of its own; if its forms differ, a request may not set another one. */
const schema = (own: string, differs: boolean): object => ({
  type: 'object',
  required: [own, ...(differs ? ['amount'] : [])],
  properties: { [own]: { type: 'string' }, ...(differs && { amount: { type: 'integer', readOnly: true } }) },
});

/** What each exported type of the types target is: a schema's key, and the form of it. */
async function declaredTypes(api: Api): Promise<ReadonlyMap<string, string>> {
  const pages = renderPages(await types.pages(api, options, createReport()));
  const text = pages.find(({ path }) => path === 'schemas.ts')?.text ?? '';
  const found = text.matchAll(
    /^export type (\w+) = (?:\$(\w+)<)?components\[\s*'schemas'\s*\]\[\s*'([^']+)'\s*\]>?;/gm,
  );
  return new Map([...found].map(([, name = '', marker = '', key = '']) => [name, `${key} ${marker}`.trim()]));
}

/** Which type each guard narrows to. */
function guardedTypes(api: Api): ReadonlyMap<string, string> {
  const texts = [...validatorTexts(api)].filter(([path]) => path.startsWith('schemas/')).map(([, text]) => text);
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/export function is(\w+)\(value: unknown\): value is (\w+)/g)].map(
        ([, guard = '', type = '']): [string, string] => [guard, type],
      ),
    ),
  );
}

const missing = (loaded: Loaded, type: string): readonly string[] =>
  loaded
    .schema(type)
    .check({})
    .map(({ field }) => field);

describe('a schema whose name is that of another one’s request form', () => {
  const schemas = { Payment: schema('card', true), PaymentRequest: schema('kind', false) };

  it('is validated under its own name by every export', async () => {
    const loaded = await loadValidators(await modelOf(documentOf(schemas)));
    expect(loaded.schema('PaymentRequest').check({ kind: 'card' })).toEqual([]);
    expect(loaded.schema('PaymentRequest').is({ kind: 'card' })).toBe(true);
    expect(missing(loaded, 'PaymentRequest')).toEqual(['kind']);
    expect(missing(loaded, 'PaymentRequest2')).toEqual(['card']);
    expect(missing(loaded, 'Payment')).toEqual(['card', 'amount']);
    expect(Object.keys(loaded.exports).filter((name) => name.endsWith('Schema'))).toEqual([
      'paymentRequest2Schema',
      'paymentRequestSchema',
      'paymentSchema',
    ]);
  });

  it('has the same name in types, validators and client', async () => {
    const api = await modelOf(documentOf(schemas));
    expect(await declaredTypes(api)).toEqual(
      new Map([
        ['Payment', 'Payment Readable'],
        ['PaymentRequest2', 'Payment Writable'],
        ['PaymentRequest', 'PaymentRequest'],
      ]),
    );
    expect([...guardedTypes(api)].every(([guard, type]) => guard === type)).toBe(true);
    const { names } = createClientContext(api, options);
    expect(api.schemas.map((each) => names.derived(each, 'Request'))).toEqual([
      'PaymentRequest2',
      'PaymentRequestRequest',
    ]);
  });
});

it('a Standard Schema leaves the name of a function to the schema that it is the function of', async () => {
  const loaded = await loadValidators(
    await modelOf(
      documentOf({ CheckPet: schema('a', false), IsPet: schema('b', false), PetSchema: schema('c', false) }),
    ),
  );
  expect(missing(loaded, 'PetSchema')).toEqual(['c']);
  expect(loaded.schema('PetSchema').is({ c: 'c' })).toBe(true);
  expect(missing(loaded, 'CheckPet')).toEqual(['a']);
  expect(Object.keys(loaded.exports).filter((name) => name.endsWith('Schema2'))).toEqual([
    'checkPetSchema2',
    'isPetSchema2',
  ]);
});

it('a schema keeps its name if a function of an operation would have the same', async () => {
  const content = (body: object): object => ({ content: { 'application/json': { schema: body } } });
  const paths = {
    '/pets': {
      post: {
        operationId: 'createPet',
        requestBody: content(schema('asked', false)),
        responses: { 200: { description: 'Done.', ...content(schema('returned', false)) } },
      },
    },
  };
  const loaded = await loadValidators(
    await modelOf(documentOf({ CreatePetBody: schema('a', true), CreatePetResponse: schema('b', false) }, { paths })),
  );
  expect([
    missing(loaded, 'CreatePetBody'),
    missing(loaded, 'CreatePetBodyRequest'),
    missing(loaded, 'CreatePetResponse'),
  ]).toEqual([['a', 'amount'], ['a'], ['b']]);
  const checks = loaded.exports['operationChecks'] as {
    readonly createPet: {
      readonly body: (type: string, value: unknown) => unknown;
      readonly response: (status: number, headers: object, body: unknown) => unknown;
    };
  };
  expect(checks.createPet.body('application/json', {})).toMatchObject([{ field: 'asked' }]);
  expect(checks.createPet.response(200, { 'content-type': 'application/json' }, {})).toMatchObject([
    { field: 'returned' },
  ]);
  expect([loaded.exports['checkCreatePetBody2'], loaded.exports['checkCreatePetResponse2']]).toEqual([
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
const invented = fc
  .array(fc.tuple(stem, suffix, suffix), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''));
const clashes = fc.uniqueArray(fc.record({ name: invented, differs: fc.boolean() }), {
  minLength: 3,
  maxLength: 12,
  selector: ({ name }) => name,
});
const near = fc.constant(
  [
    'Payment',
    'PaymentRequest',
    'PaymentRequest2',
    'PaymentRequestRequest',
    'CheckPaymentRequest',
    'PaymentRequestSchema',
  ].map((name, at) => ({ name, differs: at % 2 === 0 })),
);

it('whatever the names: every export validates what its name says, and types agree', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 1, arbitrary: near }, { weight: 4, arbitrary: clashes }), async (list) => {
      const own = new Map(list.map(({ name }, at) => [name, `own${at}`]));
      const api = await modelOf(
        documentOf(Object.fromEntries(list.map(({ name, differs }, at) => [name, schema(`own${at}`, differs)]))),
      );
      const [loaded, declared, guarded] = [await loadValidators(api), await declaredTypes(api), guardedTypes(api)];
      expect(guarded.size).toBe(declared.size);
      for (const [type, of] of declared) {
        const [key = '', form] = of.split(' ');
        expect(guarded.get(type)).toBe(type);
        expect(missing(loaded, type)).toEqual([own.get(key), ...(form === 'Readable' ? ['amount'] : [])]);
        expect(loaded.schema(type).is({ [own.get(key) ?? '']: 'x', ...(form === 'Readable' && { amount: 1 }) })).toBe(
          true,
        );
      }
      // A schema keeps its name.
      for (const { id, name } of api.schemas) expect(declared.get(name.type)?.split(' ')[0]).toBe(id);
    }),
    { numRuns: 25, seed: 77 },
  );
});
