// Schemas by custom: what owners of documents write again and again, in the words of each version.

import { text } from './names.ts';
import { array, inside, object, reference, schema, type Making, type Written } from './schemas.ts';

/** A schema as many have it. */
export function custom(making: Making, depth: number): Written {
  const { random, version } = making;
  const [first, ...more] = version === '3.0' ? [...always, ...older] : [...always, ...newer];
  return first === undefined ? {} : random.pick([first, ...more])(making, depth);
}

type Custom = (making: Making, depth: number) => Written;

const always: readonly Custom[] = [
  // Some texts that are known, and any other.
  ({ random }) => ({
    [random.pick(['anyOf', 'oneOf'])]: [{ type: 'string', enum: ['small', 'large'] }, { type: 'string' }],
  }),
  // Values that are described one by one.
  ({ random, version }) => ({
    oneOf: ['a', 'b', ''].map((value) => ({
      title: text(random),
      description: text(random),
      ...(version === '3.1' ? { const: value } : { type: 'string', enum: [value] }),
    })),
  }),
  // One of two members, or not both.
  ({ random }) => ({
    type: 'object',
    properties: { id: { type: 'integer' }, name: { type: 'string' } },
    ...random.pick<Written>([
      { oneOf: [{ required: ['id'] }, { required: ['name'] }] },
      { anyOf: [{ required: ['id'] }, { required: ['name'] }] },
      { not: { required: ['id', 'name'] } },
    ]),
  }),
  // A schema that is made narrower.
  (making) => ({
    allOf: [
      reference(making),
      {
        type: 'object',
        properties: { id: { type: 'integer', minimum: 1 }, kind: { type: 'string', enum: ['a'] } },
        required: ['id'],
      },
    ],
  }),
  (making) => ({
    allOf: [reference(making)],
    description: text(making.random),
    ...(making.random.once(2) && { readOnly: true }),
  }),
  (making) => ({ type: 'object', additionalProperties: { type: 'array', items: reference(inside(making)) } }),
  ({ random }) => ({
    type: 'integer',
    format: 'int64',
    ...random.pick<Written>([
      { minimum: -(2 ** 63), maximum: 2 ** 63 },
      { maximum: Number.MAX_SAFE_INTEGER },
      { minimum: 2 ** 53 },
      { default: 2 ** 60 },
    ]),
  }),
  ({ random }) => ({
    type: 'number',
    ...random.pick<Written>([
      { format: 'double', maximum: Number.MAX_VALUE },
      { format: 'float', minimum: 0.1, maximum: 0.3 },
      { multipleOf: 1e-7 },
      { minimum: 5e-324 },
      { multipleOf: 1e10 },
    ]),
  }),
  ({ random }) => ({
    type: 'string',
    ...random.pick<Written>([
      { maxLength: 0 },
      { minLength: 1, maxLength: 1 },
      { minLength: 100_000 },
      { pattern: '^(?=.*\\d)(?!.* ).+$' },
      { pattern: '(?<=a)b' },
      { pattern: '^(?<year>\\d{4})-\\k<year>$' },
      { pattern: '^[^\\p{Cc}]*$', maxLength: 5 },
    ]),
  }),
  ({ random }) =>
    random.pick<Written>([
      {},
      { properties: {} },
      { type: 'object', additionalProperties: {} },
      { not: {} },
      { type: 'array', items: {}, maxItems: 0 },
      { type: 'object', maxProperties: 0 },
    ]),
];

const older: readonly Custom[] = [
  (making, depth) => ({
    nullable: true,
    ...making.random.pick<() => Written>([
      () => ({ allOf: [reference(making)] }),
      () => ({ oneOf: [schema(making, depth + 1), reference(making)] }),
      () => ({ anyOf: [schema(making, depth + 1)] }),
    ])(),
  }),
  () => ({ type: 'string', nullable: true, enum: ['a', 'b', null] }),
];

const newer: readonly Custom[] = [
  (making) => ({ [making.random.pick(['anyOf', 'oneOf'])]: [reference(making), { type: 'null' }] }),
  (making, depth) => ({ ...object(making, depth), type: ['object', 'null'] }),
  (making, depth) => ({
    ...array(making, depth),
    type: making.random.pick([
      ['array', 'null'],
      ['array', 'string'],
      ['array', 'object'],
    ]),
  }),
  ({ random }) => ({
    type: ['string', 'null'],
    ...random.pick<Written>([{ enum: ['a', null] }, { format: 'date-time' }, { maxLength: 3 }, { default: null }]),
  }),
  (making) => ({
    type: 'array',
    prefixItems: [{ type: 'string' }, reference(inside(making))],
    items: false,
    ...(making.random.once(2) && { minItems: 2 }),
  }),
  ({ random }) => ({
    type: 'string',
    contentEncoding: random.pick(['base64', 'base64url']),
    contentMediaType: random.pick(['image/png', 'application/json']),
  }),
  (making, depth) => ({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schema(inside(making), depth + 1),
  }),
  ({ random }) => ({
    type: 'string',
    ...random.pick<Written>([{ example: 'a' }, { examples: ['a', 'b'] }, { examples: [] }]),
  }),
  // What is asked of some kinds alone, one after another.
  (making, depth) => ({
    type: 'object',
    properties: { kind: { enum: ['a', 'b'] } },
    allOf: ['a', 'b'].map((kind) => ({
      if: { properties: { kind: { const: kind } }, required: ['kind'] },
      then: schema(making, depth + 2),
    })),
  }),
];
