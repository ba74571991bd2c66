// A type guard returns true if and only if its check function reports no problem, for requests and responses.

import { expect, test } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { documentFrom } from '../fuzz/document.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { isFull } from '../tier.ts';
import { loadValidators } from '../targets/validators/load.ts';
import { documentOf, modelOf } from '../targets/validators/model.ts';
import { compareGuards } from './compare-guards.ts';

const kind = { type: 'string' };
const referenceTo = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const branch = (property: string, more: object = {}): object => ({
  type: 'object',
  required: ['kind', property],
  properties: { kind, [property]: { type: 'boolean' }, ...more },
});
const discriminator = {
  propertyName: 'kind',
  mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
};
const branches = [referenceTo('Cat'), referenceTo('Dog')];
const pets: Readonly<Record<string, object>> = {
  oneOf: { Pet: { oneOf: branches, discriminator }, Cat: branch('meow'), Dog: branch('bark') },
  anyOf: { Pet: { anyOf: branches, discriminator }, Cat: branch('meow'), Dog: branch('bark') },
  constants: {
    Pet: { oneOf: branches, discriminator },
    Cat: branch('meow', { kind: { const: 'cat' } }),
    Dog: branch('bark', { kind: { const: 'dog' } }),
  },
  null: { Pet: { oneOf: [...branches, { type: 'null' }], discriminator }, Cat: branch('meow'), Dog: branch('bark') },
  'custom message': {
    Pet: { oneOf: branches, discriminator, 'x-message': 'must be a pet' },
    Cat: branch('meow'),
    Dog: branch('bark'),
  },
  'separate request and response types': {
    Pet: { oneOf: branches, discriminator },
    Cat: branch('meow', { meow: { type: 'boolean', readOnly: true } }),
    Dog: branch('bark', { bark: { type: 'boolean', writeOnly: true } }),
  },
  'children that extend the union': {
    Pet: { type: 'object', required: ['kind'], properties: { kind }, oneOf: branches, discriminator },
    Cat: { allOf: [referenceTo('Pet'), branch('meow')] },
    Dog: { allOf: [referenceTo('Pet'), branch('bark')] },
  },
};
const values = [
  { kind: 'fish' },
  { kind: 'cat' },
  { kind: 'dog' },
  { kind: 'cat', meow: true },
  { kind: 'dog', bark: true },
  { kind: 'fish', bark: true },
  { kind: 'dog', meow: true },
  { meow: true },
  { bark: 1 },
  {},
  null,
];

test.each(Object.entries(pets))('guards and check functions agree on a discriminator: %s', async (name, schemas) => {
  const api = await modelOf(documentOf(schemas as Readonly<Record<string, unknown>>, { 'x-ashlar': { version: 1 } }));
  const { disagreements, accepted } = await compareGuards(api, { valuesPerType: 100, seed: 5, extraValues: values });
  expect(disagreements).toEqual([]);
  expect(accepted).toBeGreaterThan(0);
  const pet = (await loadValidators(api)).schema('Pet');
  // Responses have no write-only properties, so a dog does not require `bark`.
  const isAccepted = name === 'separate request and response types';
  for (const value of [{ kind: 'fish' }, { kind: 'cat' }])
    expect([pet.is(value), pet.check(value).length === 0]).toEqual([isAccepted, isAccepted]);
});

test('guards and check functions agree on rounded numbers, and reject unrounded numbers in responses', async () => {
  const rounded = { type: 'integer', 'x-round': { to: [1, 5, 60], mode: 'nearest' } };
  const api = await modelOf(
    documentOf(
      {
        Rounded: rounded,
        List: { type: 'array', items: rounded },
        Table: { type: 'object', additionalProperties: rounded },
        Either: { anyOf: [rounded, { type: 'number', minimum: 100 }] },
      },
      { 'x-ashlar': { version: 1 } },
    ),
  );
  const loaded = await loadValidators(api);
  expect(['List', 'Table'].map((type) => loaded.schema(type).is(type === 'List' ? [2] : { a: 2 }))).toEqual([
    false,
    false,
  ]);
  expect(loaded.schema('Either').is(2)).toBe(false);
  expect(
    (await compareGuards(api, { valuesPerType: 300, seed: 6, extraValues: [[2], { a: 2 }, 2, 5] })).disagreements,
  ).toEqual([]);
});

test.each(isFull ? [1, 16, 29] : [16])('guards and check functions agree on random schemas: seed %i', async (seed) => {
  const report = createReport();
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    createInMemoryReader(new Map([['document.json', JSON.stringify(documentFrom(seed))]])),
    report,
  );
  if (!api) throw new Error('the document has errors');
  const { disagreements, values: comparedValues, accepted } = await compareGuards(api, { valuesPerType: 20, seed });
  expect(disagreements).toEqual([]);
  expect(accepted / comparedValues).toBeGreaterThan(0.1);
});
