// Fingerprints of changes: stable across unrelated edits, and distinct for changes that have the same message.

import { describe, expect, test } from 'vitest';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithOperation, documentWithSharedSchema } from './harness/documents.ts';

async function findChanges(
  base: unknown,
  head: unknown,
  createDocument: (value: unknown) => object = documentWithSharedSchema,
): Promise<readonly Change[]> {
  return listChanges(await modelOf(createDocument(base)), await modelOf(createDocument(head)));
}

const longPart = 'x'.repeat(200);
const operationWithLink = (link: object): object => ({
  responses: { 204: { description: 'Done.', links: { self: { operationId: 'doThing', ...link } } } },
});

/** A base schema, and two heads that differ from it by the same kind of change. */
const changePairs: readonly (readonly [kind: string, base: unknown, firstHead: unknown, secondHead: unknown])[] = [
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
    { enum: ['a', 'b', `${longPart}1${longPart}`] },
    { enum: ['a', 'b', `${longPart}2${longPart}`] },
  ],
  ['default-changed', { default: 'a' }, { default: `${longPart}1${longPart}` }, { default: `${longPart}2${longPart}` }],
];

describe('two changes with the same message have different fingerprints', () => {
  test.each(changePairs)('%s', async (kind, base, firstHead, secondHead) => {
    const [first, second] = [await findChanges(base, firstHead), await findChanges(base, secondHead)];
    expect([first.map(({ id }) => id), second.map(({ id }) => id)]).toEqual([[kind], [kind]]);
    expect(first[0]?.fingerprint).not.toBe(second[0]?.fingerprint);
    expect((await findChanges(base, firstHead))[0]?.fingerprint).toBe(first[0]?.fingerprint);
  });

  test.each(changePairs)('%s, in the opposite direction', async (_, base, firstHead, secondHead) => {
    const [first, second] = [await findChanges(firstHead, base), await findChanges(secondHead, base)];
    expect(first.map(({ id }) => id)).toEqual(second.map(({ id }) => id));
    expect(first).toHaveLength(1);
    expect(first[0]?.fingerprint).not.toBe(second[0]?.fingerprint);
  });

  test('link-changed', async () => {
    const results = await Promise.all(
      [{ parameters: { a: 1 } }, { parameters: { a: 2 } }].map((link) =>
        findChanges(operationWithLink({}), operationWithLink(link), documentWithOperation),
      ),
    );
    expect(results.map(([change]) => change?.id)).toEqual(['link-changed', 'link-changed']);
    expect(new Set(results.map(([change]) => change?.fingerprint)).size).toBe(2);
  });

  test('and are both reported if both occur in one comparison', async () => {
    const values = [`${longPart}1${longPart}`, `${longPart}2${longPart}`];
    const changes = await findChanges({ enum: ['a', ...values] }, { enum: ['a'] });
    expect(changes.map(({ id }) => id)).toEqual(['enum-value-removed', 'enum-value-removed']);
    expect(changes[0]?.sentence).toBe(changes[1]?.sentence);
    expect(changes[0]?.sentence.length).toBeLessThan(120);
  });
});

describe('a fingerprint is the same', () => {
  test('if the location of the change differs', async () => {
    const [original] = await findChanges({ type: 'integer', maximum: 9 }, { type: 'integer', maximum: 8 });
    const [moved] = await findChanges(
      { description: 'Other words.', type: 'integer', maximum: 9 },
      { title: 'T', description: 'More.', type: 'integer', maximum: 8 },
    );
    const [other] = await findChanges({ type: 'integer', maximum: 9 }, { type: 'integer', maximum: 7 });
    expect(original?.fingerprint).toMatch(/^[0-9a-f]{12}$/);
    expect(moved?.fingerprint).toBe(original?.fingerprint);
    expect(other?.fingerprint).not.toBe(original?.fingerprint);
  });

  const schemaWithNot = (not: unknown, keywords: object = {}): object => ({
    type: 'object',
    properties: { a: { type: ['string', 'number', 'object'], ...keywords, not } },
  });

  test.each([
    [
      'if only annotations differ',
      { type: 'string', description: 'One.' },
      { type: 'string', description: 'Other.', title: 'T' },
    ],
    [
      'if properties are in a different order',
      { required: ['a', 'b'], properties: { a: {}, b: {} } },
      { properties: { b: {}, a: {} }, required: ['b', 'a'] },
    ],
    [
      'if allOf parts are in a different order',
      { allOf: [{ minimum: 1 }, { maximum: 2 }] },
      { allOf: [{ maximum: 2 }, { minimum: 1 }] },
    ],
    [
      'if a schema is replaced with a reference to it',
      { minLength: 3, type: 'string' },
      { $ref: '#/components/schemas/Thing/$defs/Three' },
    ],
  ])('%s', async (_, first, second) => {
    const $defs = { Three: { minLength: 3, type: 'string' } };
    const results = await Promise.all(
      [first, second].map((not) =>
        findChanges({ ...schemaWithNot(false), $defs }, { ...schemaWithNot(not, { description: 'A.' }), $defs }),
      ),
    );
    expect(results[0]?.[0]?.id).toMatch(/^not-/);
    const [fingerprints, otherFingerprints] = results.map((changes) => changes.map(({ fingerprint }) => fingerprint));
    expect(fingerprints).toEqual(otherFingerprints);
  });

  test('if a recursive schema is compared again', async () => {
    const recursiveSchema = (keywords: object): object => ({
      type: 'object',
      properties: { next: { $ref: '#/components/schemas/Thing' } },
      ...keywords,
    });
    const results = await Promise.all(
      [0, 1].map(() =>
        findChanges(
          recursiveSchema({}),
          recursiveSchema({
            not: { properties: { next: { $ref: '#/components/schemas/Thing' } }, required: ['next'] },
          }),
        ),
      ),
    );
    expect(results[0]?.map(({ id }) => id)).toEqual(['not-added']);
    expect(results[0]?.[0]?.fingerprint).toBe(results[1]?.[0]?.fingerprint);
  });
});
