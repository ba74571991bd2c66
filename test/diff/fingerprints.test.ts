// By its fingerprint an approved change is known again, and no other passes for it, however little their sentences say.

import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/generator/commands/diff/change.ts';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { ofOperation, sharedSchema } from './harness/documents.ts';

async function changesOf(
  base: unknown,
  head: unknown,
  document: (own: unknown) => object = sharedSchema,
): Promise<readonly Change[]> {
  return compareModels(await modelOf(document(base)), await modelOf(document(head)));
}

const long = 'x'.repeat(200);
const linked = (link: object): object => ({
  responses: { 204: { description: 'Done.', links: { self: { operationId: 'doThing', ...link } } } },
});

/** What stood there, and two successors that differ from it by the same kind of change. */
const successors: readonly (readonly [kind: string, base: unknown, one: unknown, other: unknown])[] = [
  [
    'not-added',
    { type: 'string' },
    { type: 'string', not: { const: 'never-used' } },
    { type: 'string', not: { minLength: 9 } },
  ],
  [
    'not-changed',
    { not: { minimum: 5, type: 'integer' } },
    { not: { pattern: 'a', type: 'string' } },
    { not: { pattern: 'b', type: 'string' } },
  ],
  ['condition-added', {}, { if: { const: 1 }, then: { minimum: 1 } }, { if: { const: 1 }, then: { minimum: 2 } }],
  [
    'condition-changed',
    { if: { const: 1 }, then: false },
    { if: { const: 2 }, then: false },
    { if: { const: 3 }, then: false },
  ],
  [
    'then-added',
    { if: { const: 1 }, else: false },
    { if: { const: 1 }, then: { minimum: 1 }, else: false },
    { if: { const: 1 }, then: { minimum: 2 }, else: false },
  ],
  [
    'contains-added',
    { type: 'array' },
    { type: 'array', contains: { const: 1 } },
    { type: 'array', contains: { const: 2 } },
  ],
  [
    'dependent-schema-added',
    { type: 'object' },
    { type: 'object', dependentSchemas: { a: { required: ['b'] } } },
    { type: 'object', dependentSchemas: { a: { required: ['c'] } } },
  ],
  [
    'property-names-added',
    { type: 'object' },
    { type: 'object', propertyNames: { maxLength: 1 } },
    { type: 'object', propertyNames: { maxLength: 2 } },
  ],
  [
    'content-schema-added',
    { type: 'string', contentMediaType: 'application/json' },
    { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'string' } },
    { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'integer' } },
  ],
  [
    'property-added',
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'string' }, properties: { a: { type: 'string', maxLength: 9 } } },
    { type: 'object', additionalProperties: { type: 'string' }, properties: { a: { type: 'integer' } } },
  ],
  [
    'branch-added',
    {
      anyOf: [
        { type: 'object', required: ['a'] },
        { type: 'object', required: ['b'] },
      ],
    },
    {
      anyOf: [
        { type: 'object', required: ['a'] },
        { type: 'object', required: ['b'] },
        { type: 'object', required: ['c'] },
      ],
    },
    {
      anyOf: [
        { type: 'object', required: ['a'] },
        { type: 'object', required: ['b'] },
        { type: 'object', required: ['d'] },
      ],
    },
  ],
  [
    'enum-value-added',
    { enum: ['a', 'b'] },
    { enum: ['a', 'b', `${long}1${long}`] },
    { enum: ['a', 'b', `${long}2${long}`] },
  ],
  ['default-changed', { default: 'a' }, { default: `${long}1${long}` }, { default: `${long}2${long}` }],
];

describe('two changes that read the same have fingerprints of their own', () => {
  it.each(successors)('%s', async (kind, base, one, other) => {
    const [first, second] = [await changesOf(base, one), await changesOf(base, other)];
    expect([first.map(({ id }) => id), second.map(({ id }) => id)]).toEqual([[kind], [kind]]);
    expect(first[0]?.fingerprint).not.toBe(second[0]?.fingerprint);
    expect((await changesOf(base, one))[0]?.fingerprint).toBe(first[0]?.fingerprint);
  });

  it.each(successors)('%s, in the opposite direction', async (_, base, one, other) => {
    const [first, second] = [await changesOf(one, base), await changesOf(other, base)];
    expect(first.map(({ id }) => id)).toEqual(second.map(({ id }) => id));
    expect(first).toHaveLength(1);
    expect(first[0]?.fingerprint).not.toBe(second[0]?.fingerprint);
  });

  it('link-changed', async () => {
    const found = await Promise.all(
      [{ parameters: { a: 1 } }, { parameters: { a: 2 } }].map((link) =>
        changesOf(linked({}), linked(link), ofOperation),
      ),
    );
    expect(found.map(([change]) => change?.id)).toEqual(['link-changed', 'link-changed']);
    expect(new Set(found.map(([change]) => change?.fingerprint)).size).toBe(2);
  });

  it('and both are told where both happen', async () => {
    const values = [`${long}1${long}`, `${long}2${long}`];
    const found = await changesOf({ enum: ['a', ...values] }, { enum: ['a'] });
    expect(found.map(({ id }) => id)).toEqual(['enum-value-removed', 'enum-value-removed']);
    expect(found[0]?.sentence).toBe(found[1]?.sentence);
    expect(found[0]?.sentence.length).toBeLessThan(120);
  });
});

describe('a fingerprint stays', () => {
  const refused = (not: unknown, more: object = {}): object => ({
    type: 'object',
    properties: { a: { type: ['string', 'number', 'object'], ...more, not } },
  });

  it.each([
    [
      'where only what is said of a schema differs',
      { type: 'string', description: 'One.' },
      { type: 'string', description: 'Other.', title: 'T' },
    ],
    [
      'where members stand in another order',
      { required: ['a', 'b'], properties: { a: {}, b: {} } },
      { properties: { b: {}, a: {} }, required: ['b', 'a'] },
    ],
    [
      'where parts stand in another order',
      { allOf: [{ minimum: 1 }, { maximum: 2 }] },
      { allOf: [{ maximum: 2 }, { minimum: 1 }] },
    ],
    [
      'where a part is referred to',
      { minLength: 3, type: 'string' },
      { $ref: '#/components/schemas/Thing/$defs/Three' },
    ],
  ])('%s', async (_, one, other) => {
    const $defs = { Three: { minLength: 3, type: 'string' } };
    const found = await Promise.all(
      [one, other].map((not) =>
        changesOf({ ...refused(false), $defs }, { ...refused(not, { description: 'A.' }), $defs }),
      ),
    );
    expect(found[0]?.[0]?.id).toMatch(/^not-/);
    expect(found[0]?.map(({ fingerprint }) => fingerprint)).toEqual(found[1]?.map(({ fingerprint }) => fingerprint));
  });

  it('of a schema within itself', async () => {
    const loop = (more: object): object => ({
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Thing' } },
      ...more,
    });
    const found = await Promise.all(
      [0, 1].map(() =>
        changesOf(
          loop({}),
          loop({ not: { properties: { next: { $ref: '#/components/schemas/Thing' } }, required: ['next'] } }),
        ),
      ),
    );
    expect(found[0]?.map(({ id }) => id)).toEqual(['not-added']);
    expect(found[0]?.[0]?.fingerprint).toBe(found[1]?.[0]?.fingerprint);
  });
});
