// Factories of the bodies of webhooks: valid values in the form that the API sends.

import { expect, it } from 'vitest';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { mocks as target } from '../../../src/generator/targets/mocks/target.ts';
import { plainSources } from '../../compile/render-unformatted-output.ts';
import { modelOf } from '../model-of.ts';
import { factoryOf, loadMocks } from './load-mocks.ts';
import { webhooks } from './webhooks-document.ts';

const seeds = Array.from({ length: 100 }, (_, seed) => seed);

it.each([
  ['petAddedBody application/json', 'checkPetAddedBody', 'application/json'],
  ['petSoldBody application/json', 'checkPetSoldBody', 'application/json'],
  ['petSoldBody text/plain', 'checkPetSoldBody', 'text/plain'],
  ['postPetsBody application/vnd.pets+json', 'checkPostPetsBody', 'application/vnd.pets+json'],
])('%s creates valid bodies', async (name, check, mediaType) => {
  const mocks = await loadMocks(await modelOf(webhooks));
  const values = seeds.map((seed) => factoryOf(mocks, name)(undefined, { seed }));
  expect(values.flatMap((value) => mocks.validators[check]?.(mediaType, value) ?? ['no validator'])).toEqual([]);
  expect(seeds.map((seed) => factoryOf(mocks, name)(undefined, { seed }))).toEqual(values);
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThan(5);
});

it('bodies have read-only properties, and their rules apply', async () => {
  const mocks = await loadMocks(await modelOf(webhooks));
  const added = factoryOf(mocks, 'petAddedBody application/json');
  expect(added).toBe(factoryOf(mocks, 'aPet'));
  expect(added()).toHaveProperty('id');
  const sold = factoryOf(mocks, 'petSoldBody application/json');
  for (const seed of seeds) {
    const { price, paid } = sold(undefined, { seed }) as { readonly price: number; readonly paid: number };
    expect(paid).toBeLessThanOrEqual(price);
  }
  expect(() => sold({ price: 10, paid: 11 })).toThrow('cannot create the application/json body of petSold: ');
  const text = factoryOf(mocks, 'petSoldBody text/plain');
  expect(() => text('a')).toThrow('cannot create the text/plain body of petSold: ');
});

it('an example of the document comes first', async () => {
  const mocks = await loadMocks(await modelOf(webhooks));
  expect(factoryOf(mocks, 'postPetsBody application/vnd.pets+json')()).toEqual({ id: 7, born: '2020-02-02T10:00:00Z' });
});

it('dates are strings, as in the types of webhooks', async () => {
  const mocks = await loadMocks(await modelOf(webhooks), { dates: 'Date' });
  expect(factoryOf(mocks, 'aPet')()).toHaveProperty('born', expect.any(Date));
  expect(factoryOf(mocks, 'petAddedBody application/json')()).toHaveProperty('born', expect.any(String));
});

it('reports a body for which no value was found', async () => {
  const report = createReport();
  const document = webhooks.replace(
    'paid: { type: integer, minimum: 1',
    'paid: { type: integer, minimum: 1, maximum: 0',
  );
  target.plan(await modelOf(document), { settings: plainSources, report });
  expect(report.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'output/no-mock-value cannot create the body of `petSold`: found no value that satisfies the schema',
  ]);
});
