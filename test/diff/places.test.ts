// Each change says where it stands on both sides: at the keyword that changed, or at what came, went, or lacks it.

import { expect, it } from 'vitest';
import type { Change } from '../../src/generator/diff/change.ts';
import { compare } from '../../src/generator/diff/compare.ts';
import { modelOf } from '../unit/validators/model.ts';
import { sharedSchema } from './harness/documents.ts';
import { families, stepsOf } from './harness/steps.ts';

async function changed(base: unknown, head: unknown): Promise<Change | undefined> {
  const changes = compare(await modelOf(sharedSchema(base)), await modelOf(sharedSchema(head)));
  return changes[0];
}

it('a keyword that changed is shown where it stands', async () => {
  const change = await changed({ type: 'object', properties: { a: { type: 'integer', maximum: 9 } } }, { type: 'object', properties: { a: { type: 'integer', maximum: 8 } } });
  expect(change?.base?.pointer).toBe('/components/schemas/Thing/properties/a/maximum');
  expect(change?.head?.pointer).toBe('/components/schemas/Thing/properties/a/maximum');
  expect(change?.head?.end?.column).toBe((change?.head?.column ?? 0) + 1);
});

it('what is new is shown where it stands, and where it was not', async () => {
  const change = await changed({ type: 'object', properties: { a: {} } }, { type: 'object', properties: { a: {}, b: {} } });
  expect(change?.base?.pointer).toBe('/components/schemas/Thing');
  expect(change?.head?.pointer).toMatch(/^\/components\/schemas\/Thing/);
});

const schemaFamilies = families().filter((family) => ['values', 'bounds', 'structure'].includes(family));

it.each(schemaFamilies)('every change of %s has both places', async (family) => {
  for (const { base, head } of stepsOf(family)) {
    const change = await changed(base, head);
    expect([change?.base?.file, change?.head?.file]).toEqual(['document.json', 'document.json']);
  }
});

it('the same change has the same fingerprint wherever the lines move', async () => {
  const one = await changed({ type: 'integer', maximum: 9 }, { type: 'integer', maximum: 8 });
  const moved = await changed({ description: 'Other words.', type: 'integer', maximum: 9 }, { title: 'T', description: 'More.', type: 'integer', maximum: 8 });
  const other = await changed({ type: 'integer', maximum: 9 }, { type: 'integer', maximum: 7 });
  expect(one?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  expect(moved?.fingerprint).toBe(one?.fingerprint);
  expect(other?.fingerprint).not.toBe(one?.fingerprint);
});
