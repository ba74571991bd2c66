// Documents that nobody writes by hand: they are compared all the same, in bounded time, and the one change is found.

import { describe, expect, it } from 'vitest';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { maxReferenceChain } from '../../src/generator/model/reference-graph.ts';
import { modelOf } from '../unit/validators/model.ts';
import { isFull } from '../tier.ts';

type Schema = object;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const ref = (at: number): Schema => ({ $ref: `#/components/schemas/A${at}` });

/** The gate has less time than the full tier; both have chains that no stack bears. */
const long = isFull ? 4000 : 500;

/** How many levels unions are nested; each level is three times as many branches. */
const levels = isFull ? 8 : 6;
const values = isFull ? 50_000 : 5_000;
const members = isFull ? 10_000 : 1000;

/** As many links as a chain of schemas for the same value may have. */
const longest = maxReferenceChain - 1;

/** Links that each lead to the next, the last of them `end`. */
function chain(length: number, link: (at: number) => Schema, end: Schema): Record<string, Schema> {
  return Object.fromEntries(Array.from({ length: length + 1 }, (_, at) => [`A${at}`, at === length ? end : link(at)]));
}

function properties(count: number, of: (at: number) => Schema): Record<string, Schema> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, of(at)]));
}

function document(schemas: Record<string, Schema>): object {
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

const links: Readonly<Record<string, (at: number) => Schema>> = {
  'a property': (at) => ({ type: 'object', properties: { next: ref(at + 1) } }),
  items: (at) => ({ type: 'array', items: ref(at + 1) }),
  'a property of a ring': (at) => ({ type: 'object', properties: { next: ref(at + 1), first: ref(0) } }),
};

const linksInPlace: Readonly<Record<string, (at: number) => Schema>> = {
  'a reference': (at) => ref(at + 1),
  'an allOf of one': (at) => ({ allOf: [ref(at + 1)] }),
  'an allOf of two, that meet again': (at) => ({ allOf: [ref(at + 1), ref(Math.min(at + 2, longest))] }),
  'an anyOf': (at) => ({ anyOf: [ref(at + 1), { type: 'object', required: [`p${at}`] }] }),
  'an if': (at) => ({ if: ref(at + 1), then: { required: ['a'] } }),
  'a then': (at) => ({ if: { required: ['a'] }, then: ref(at + 1) }),
  'a not': (at) => ({ not: ref(at + 1) }),
};

describe('the longest chain of links, each', () => {
  const cases = [
    ...Object.entries(links).map((each) => [...each, long] as const),
    ...Object.entries(linksInPlace).map((each) => [...each, longest] as const),
  ];

  it.each(cases)('%s', async (_name, link, length) => {
    const [base, head] = [
      await modelOf(document(chain(length, link, text))),
      await modelOf(document(chain(length, link, whole))),
    ];
    expect(compareModels(base, head)).toHaveLength(1);
    expect(compareModels(base, base)).toEqual([]);
  });

  it('an allOf that adds a property', async () => {
    const link = (at: number): Schema => ({
      allOf: [ref(at + 1), { type: 'object', properties: { [`p${at}`]: text } }],
    });
    const models = [
      await modelOf(document(chain(longest, link, { type: 'object' }))),
      await modelOf(document(chain(longest, link, { type: 'object', required: ['p1'] }))),
    ] as const;
    expect(compareModels(...models).map(({ id }) => id)).toEqual(['property-became-required']);
  });
});

describe('a great many', () => {
  it.each<readonly [string, Schema, Schema, number]>([
    [
      'properties',
      { type: 'object', properties: properties(members, () => text) },
      { type: 'object', properties: properties(members, (at) => (at % 50 === 0 ? whole : text)) },
      members / 50,
    ],
    [
      'values',
      { enum: Array.from({ length: values }, (_, at) => `v${at}`) },
      { enum: Array.from({ length: values }, (_, at) => `v${at + 3}`) },
      6,
    ],
    ['levels', nested(240, text), nested(240, whole), 1],
    [
      'parts',
      { allOf: Array.from({ length: 2000 }, (_, at) => ({ properties: { [`p${at}`]: text } })) },
      { allOf: Array.from({ length: 2000 }, (_, at) => ({ properties: { [`p${at}`]: at === 7 ? whole : text } })) },
      1,
    ],
  ])('%s', async (_name, before, after, count) => {
    const [base, head] = [await modelOf(document({ A0: before })), await modelOf(document({ A0: after }))];
    expect(compareModels(base, head)).toHaveLength(count);
  });
});

/** Unions of three in unions of three, to `depth`; each branch within is told from all others by nothing but its `leaf`. */
function unions(depth: number, leaf: (at: number) => Schema, first = 0): Schema {
  return depth === 0
    ? leaf(first)
    : { anyOf: [0, 1, 2].map((at) => unions(depth - 1, leaf, first + at * 3 ** (depth - 1))) };
}

const longer = (at: number): Schema => ({ type: 'string', minLength: at + 1 });

describe('unions without names in unions, where each pair within is nine on the next level:', () => {
  it.each<readonly [string, number, (at: number) => Schema, number]>([
    ['one branch that changed', levels, (at) => longer(at === 3 ** levels - 1 ? 2 * at : at), 1],
    ['every branch that changed', levels - 1, (at) => ({ ...longer(at), maxLength: 3 ** levels }), 3 ** (levels - 1)],
  ])('%s', async (_name, depth, successor, count) => {
    const [base, head] = [
      await modelOf(document({ A0: unions(depth, longer) })),
      await modelOf(document({ A0: unions(depth, successor) })),
    ];
    expect(compareModels(base, head)).toHaveLength(count);
  });
});

it('what is nested beyond all sense is refused at its place, before anything is compared', async () => {
  await expect(modelOf(document({ A0: nested(1000, text) }))).rejects.toThrow('source/nesting-too-deep');
});
