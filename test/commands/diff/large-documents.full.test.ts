// Comparison of very large and deeply nested documents.

import { describe, expect, it } from 'vitest';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { maxReferenceChain } from '../../../src/generator/model/reference-graph.ts';
import { modelOf } from '../../targets/validators/model.ts';

type Schema = object;

const stringSchema: Schema = { type: 'string' };
const integerSchema: Schema = { type: 'integer' };
const ref = (index: number): Schema => ({ $ref: `#/components/schemas/A${index}` });

/** Length of chains through properties or items. */
const longChain = 4000;

/** Nesting depth of unions; each level triples the number of branches. */
const levels = 8;
const valueCount = 50_000;
const propertyCount = 10_000;

/** The maximum number of links in a chain of schemas that apply to the same value. */
const maxChain = maxReferenceChain - 1;

/** Creates schemas that each refer to the next; the last one is `end`. */
function chain(length: number, link: (index: number) => Schema, end: Schema): Record<string, Schema> {
  return Object.fromEntries(
    Array.from({ length: length + 1 }, (_, index) => [`A${index}`, index === length ? end : link(index)]),
  );
}

function properties(count: number, createSchema: (index: number) => Schema): Record<string, Schema> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, createSchema(index)]));
}

function createDocument(schemas: Record<string, Schema>): object {
  const content = { content: { 'application/json': { schema: ref(0) } } };
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { post: { requestBody: content, responses: { 200: { description: 'Done.', ...content } } } } },
    components: { schemas },
  };
}

function nested(depth: number, inner: Schema): Schema {
  let schema = inner;
  for (let level = 0; level < depth; level++) schema = { type: 'object', properties: { inner: schema } };
  return schema;
}

const nestedLinks: Readonly<Record<string, (index: number) => Schema>> = {
  'a property': (index) => ({ type: 'object', properties: { next: ref(index + 1) } }),
  items: (index) => ({ type: 'array', items: ref(index + 1) }),
  'a property of a cycle': (index) => ({ type: 'object', properties: { next: ref(index + 1), first: ref(0) } }),
};

const sameValueLinks: Readonly<Record<string, (index: number) => Schema>> = {
  'a reference': (index) => ref(index + 1),
  'an allOf with one part': (index) => ({ allOf: [ref(index + 1)] }),
  'an allOf of two parts that converge': (index) => ({ allOf: [ref(index + 1), ref(Math.min(index + 2, maxChain))] }),
  'an anyOf': (index) => ({ anyOf: [ref(index + 1), { type: 'object', required: [`p${index}`] }] }),
  'an if': (index) => ({ if: ref(index + 1), then: { required: ['a'] } }),
  'a then': (index) => ({ if: { required: ['a'] }, then: ref(index + 1) }),
  'a not': (index) => ({ not: ref(index + 1) }),
};

describe('a chain of schemas of the maximum length', () => {
  const cases = [
    ...Object.entries(nestedLinks).map((entry) => [...entry, longChain] as const),
    ...Object.entries(sameValueLinks).map((entry) => [...entry, maxChain] as const),
  ];

  it.each(cases)('has one change at its end through %s', async (_name, link, length) => {
    const [base, head] = [
      await modelOf(createDocument(chain(length, link, stringSchema))),
      await modelOf(createDocument(chain(length, link, integerSchema))),
    ];
    expect(listChanges(base, head)).toHaveLength(1);
    expect(listChanges(base, base)).toEqual([]);
  });

  it('has one change at its end through an allOf that adds a property', async () => {
    const link = (index: number): Schema => ({
      allOf: [ref(index + 1), { type: 'object', properties: { [`p${index}`]: stringSchema } }],
    });
    const models = [
      await modelOf(createDocument(chain(maxChain, link, { type: 'object' }))),
      await modelOf(createDocument(chain(maxChain, link, { type: 'object', required: ['p1'] }))),
    ] as const;
    expect(listChanges(...models).map(({ id }) => id)).toEqual(['property-became-required']);
  });
});

describe('a very large number of values', () => {
  it.each<readonly [string, Schema, Schema, number]>([
    [
      'properties',
      { type: 'object', properties: properties(propertyCount, () => stringSchema) },
      {
        type: 'object',
        properties: properties(propertyCount, (index) => (index % 50 === 0 ? integerSchema : stringSchema)),
      },
      propertyCount / 50,
    ],
    [
      'enum values',
      { enum: Array.from({ length: valueCount }, (_, index) => `v${index}`) },
      { enum: Array.from({ length: valueCount }, (_, index) => `v${index + 3}`) },
      6,
    ],
    ['nesting levels', nested(240, stringSchema), nested(240, integerSchema), 1],
    [
      'allOf parts',
      { allOf: Array.from({ length: 2000 }, (_, index) => ({ properties: { [`p${index}`]: stringSchema } })) },
      {
        allOf: Array.from({ length: 2000 }, (_, index) => ({
          properties: { [`p${index}`]: index === 7 ? integerSchema : stringSchema },
        })),
      },
      1,
    ],
  ])('is compared: %s', async (_name, before, after, count) => {
    const [base, head] = [await modelOf(createDocument({ A0: before })), await modelOf(createDocument({ A0: after }))];
    expect(listChanges(base, head)).toHaveLength(count);
  });
});

/** Creates nested unions of three branches, to `depth`; only the leaves distinguish the branches. */
function nestedUnions(depth: number, createLeaf: (index: number) => Schema, first = 0): Schema {
  return depth === 0
    ? createLeaf(first)
    : { anyOf: [0, 1, 2].map((index) => nestedUnions(depth - 1, createLeaf, first + index * 3 ** (depth - 1))) };
}

const minLengthLeaf = (index: number): Schema => ({ type: 'string', minLength: index + 1 });

// The number of pairs of branches grows ninefold per level.
describe('nested unions with unnamed branches', () => {
  it.each<readonly [string, number, (index: number) => Schema, number]>([
    ['one changed branch', levels, (index) => minLengthLeaf(index === 3 ** levels - 1 ? 2 * index : index), 1],
    [
      'every branch changed',
      levels - 1,
      (index) => ({ ...minLengthLeaf(index), maxLength: 3 ** levels }),
      3 ** (levels - 1),
    ],
  ])('are compared with %s', async (_name, depth, createHeadLeaf, count) => {
    const [base, head] = [
      await modelOf(createDocument({ A0: nestedUnions(depth, minLengthLeaf) })),
      await modelOf(createDocument({ A0: nestedUnions(depth, createHeadLeaf) })),
    ];
    expect(listChanges(base, head)).toHaveLength(count);
  });
});

it('rejects a document that exceeds the nesting limit before the comparison', async () => {
  await expect(modelOf(createDocument({ A0: nested(1000, stringSchema) }))).rejects.toThrow('source/nesting-too-deep');
});
