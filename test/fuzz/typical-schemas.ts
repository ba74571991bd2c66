// Random instances of schema patterns that are common in real-world documents.

import { pickText } from './names.ts';
import {
  createArray,
  createObject,
  createReference,
  createSchema,
  insideValue,
  type GenerationContext,
  type JsonObject,
} from './schemas.ts';

/** Returns an instance of a common schema pattern. */
export function createCommonSchema(context: GenerationContext, depth: number): JsonObject {
  const { random, version } = context;
  const [first, ...more] = version === '3.0' ? [...patterns, ...patterns30] : [...patterns, ...patterns31];
  return first === undefined ? {} : random.pick([first, ...more])(context, depth);
}

type Pattern = (context: GenerationContext, depth: number) => JsonObject;

const patterns: readonly Pattern[] = [
  // An open enum.
  ({ random }) => ({
    [random.pick(['anyOf', 'oneOf'])]: [{ type: 'string', enum: ['small', 'large'] }, { type: 'string' }],
  }),
  // An enum whose values have descriptions.
  ({ random, version }) => ({
    oneOf: ['a', 'b', ''].map((value) => ({
      title: pickText(random),
      description: pickText(random),
      ...(version === '3.1' ? { const: value } : { type: 'string', enum: [value] }),
    })),
  }),
  // Exactly one, at least one, or at most one of two properties.
  ({ random }) => ({
    type: 'object',
    properties: { id: { type: 'integer' }, name: { type: 'string' } },
    ...random.pick<JsonObject>([
      { oneOf: [{ required: ['id'] }, { required: ['name'] }] },
      { anyOf: [{ required: ['id'] }, { required: ['name'] }] },
      { not: { required: ['id', 'name'] } },
    ]),
  }),
  // A restriction of a base schema.
  (context) => ({
    allOf: [
      createReference(context),
      {
        type: 'object',
        properties: { id: { type: 'integer', minimum: 1 }, kind: { type: 'string', enum: ['a'] } },
        required: ['id'],
      },
    ],
  }),
  (context) => ({
    allOf: [createReference(context)],
    description: pickText(context.random),
    ...(context.random.oneIn(2) && { readOnly: true }),
  }),
  (context) => ({
    type: 'object',
    additionalProperties: { type: 'array', items: createReference(insideValue(context)) },
  }),
  ({ random }) => ({
    type: 'integer',
    format: 'int64',
    ...random.pick<JsonObject>([
      { minimum: -(2 ** 63), maximum: 2 ** 63 },
      { maximum: Number.MAX_SAFE_INTEGER },
      { minimum: 2 ** 53 },
      { default: 2 ** 60 },
    ]),
  }),
  ({ random }) => ({
    type: 'number',
    ...random.pick<JsonObject>([
      { format: 'double', maximum: Number.MAX_VALUE },
      { format: 'float', minimum: 0.1, maximum: 0.3 },
      { multipleOf: 1e-7 },
      { minimum: 5e-324 },
      { multipleOf: 1e10 },
    ]),
  }),
  ({ random }) => ({
    type: 'string',
    ...random.pick<JsonObject>([
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
    random.pick<JsonObject>([
      {},
      { properties: {} },
      { type: 'object', additionalProperties: {} },
      { not: {} },
      { type: 'array', items: {}, maxItems: 0 },
      { type: 'object', maxProperties: 0 },
    ]),
];

const patterns30: readonly Pattern[] = [
  (context, depth) => ({
    nullable: true,
    ...context.random.pick<() => JsonObject>([
      () => ({ allOf: [createReference(context)] }),
      () => ({ oneOf: [createSchema(context, depth + 1), createReference(context)] }),
      () => ({ anyOf: [createSchema(context, depth + 1)] }),
    ])(),
  }),
  () => ({ type: 'string', nullable: true, enum: ['a', 'b', null] }),
];

const patterns31: readonly Pattern[] = [
  (context) => ({ [context.random.pick(['anyOf', 'oneOf'])]: [createReference(context), { type: 'null' }] }),
  (context, depth) => ({ ...createObject(context, depth), type: ['object', 'null'] }),
  (context, depth) => ({
    ...createArray(context, depth),
    type: context.random.pick([
      ['array', 'null'],
      ['array', 'string'],
      ['array', 'object'],
    ]),
  }),
  ({ random }) => ({
    type: ['string', 'null'],
    ...random.pick<JsonObject>([{ enum: ['a', null] }, { format: 'date-time' }, { maxLength: 3 }, { default: null }]),
  }),
  (context) => ({
    type: 'array',
    prefixItems: [{ type: 'string' }, createReference(insideValue(context))],
    items: false,
    ...(context.random.oneIn(2) && { minItems: 2 }),
  }),
  ({ random }) => ({
    type: 'string',
    contentEncoding: random.pick(['base64', 'base64url']),
    contentMediaType: random.pick(['image/png', 'application/json']),
  }),
  (context, depth) => ({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: createSchema(insideValue(context), depth + 1),
  }),
  ({ random }) => ({
    type: 'string',
    ...random.pick<JsonObject>([{ example: 'a' }, { examples: ['a', 'b'] }, { examples: [] }]),
  }),
  // Conditions on the value of a property.
  (context, depth) => ({
    type: 'object',
    properties: { kind: { enum: ['a', 'b'] } },
    allOf: ['a', 'b'].map((kind) => ({
      if: { properties: { kind: { const: kind } }, required: ['kind'] },
      then: createSchema(context, depth + 2),
    })),
  }),
];
