// Random schemas with many contradictory subschemas for the same value, which challenge type narrowing.

import { createRandom, type Random } from '../differential/random.ts';
import type { JsonObject, JsonSchema } from './schemas.ts';

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
/** Deeper schemas have no subschemas. */
const maxDepth = 2;

/**
 * Creates the document of a seed. Each schema applies only earlier schemas to the same value, so that validation ends,
 * and any schema to inner values.
 */
export function createDenseDocument(seed: number): JsonObject {
  const random = createRandom(seed);
  const schemas = Object.fromEntries(
    names.map((name, index) => [name, createSchema(random, names.slice(0, index), 0)]),
  );
  return { openapi: '3.1.0', info: { title: 'Dense', version: '1' }, paths: {}, components: { schemas } };
}

function createSchema(random: Random, earlier: readonly string[], depth: number): JsonSchema {
  if (random.once(14)) return random.once(2);
  const result: JsonObject = { ...typeKeywords(random), ...bounds(random) };
  const [first, ...more] = earlier;
  if (first !== undefined && random.once(8))
    Object.assign(
      result,
      { $ref: `#/components/schemas/${random.pick([first, ...more])}` },
      random.once(2) && { required: random.pick([['a'], ['b'], ['a', 'b']]) },
    );
  return depth > maxDepth
    ? result
    : { ...result, ...sameValueKeywords(random, earlier, depth), ...innerValueKeywords(random, earlier, depth) };
}

function typeKeywords(random: Random): JsonObject {
  const severalTypes = types.filter((type) => type === 'null' || random.once(2));
  return {
    ...(random.once(2) && {
      type: random.once(3)
        ? severalTypes
        : random.pick(['object', 'object', 'object', 'array', 'string', 'integer', 'number', 'boolean', 'null']),
    }),
    ...(random.once(8) && {
      enum: random.pick<unknown>([
        [1, 'a', null],
        ['a', 'b'],
        [true, false],
        [{ a: 1 }, [1]],
        [1, 2],
      ]),
    }),
    ...(random.once(14) && { const: random.pick<unknown>(['x', 1, null, {}, [], true]) }),
  };
}

function bounds(random: Random): JsonObject {
  return {
    ...(random.once(14) && { minProperties: 1 }),
    ...(random.once(14) && { minItems: 1 }),
    ...(random.once(16) && { minLength: 1 }),
    ...(random.once(16) && { minimum: 0 }),
    ...(random.once(20) && { format: 'int32' }),
    ...(random.once(20) && { pattern: random.pick(['^$', '^(a|b)$', '^\\S+$']) }),
    ...(random.once(20) && { 'x-message': 'must be as it ought to be' }),
  };
}

/** Returns keywords that apply subschemas to the same value. */
function sameValueKeywords(random: Random, earlier: readonly string[], depth: number): JsonObject {
  const createOne = (): JsonSchema => createSchema(random, earlier, depth + 1);
  const createSeveral = (): readonly JsonSchema[] => Array.from({ length: 1 + random.below(3) }, createOne);
  return {
    ...(random.once(3) && { allOf: createSeveral() }),
    ...(random.once(6) && { anyOf: createSeveral() }),
    ...(random.once(6) && { oneOf: createSeveral() }),
    ...(random.once(8) && { not: createOne() }),
    ...(random.once(6) && {
      if: createOne(),
      ...(random.once(4) ? {} : { then: createOne() }),
      ...(random.once(2) && { else: createOne() }),
    }),
    ...(random.once(14) && { dependentSchemas: { a: createOne() } }),
  };
}

/** Returns keywords for properties and items, without `unevaluatedItems`: Ajv differs on it in conditions. */
function innerValueKeywords(random: Random, earlier: readonly string[], depth: number): JsonObject {
  const createOne = (): JsonSchema =>
    random.once(4)
      ? { $ref: `#/components/schemas/${random.pick(names as [string, ...string[]])}` }
      : createSchema(random, earlier, depth + 1);
  const createProperty = (): JsonSchema => {
    const result = createOne();
    return typeof result === 'object' && random.once(6)
      ? { ...result, [random.pick(['readOnly', 'writeOnly'])]: true }
      : result;
  };
  return {
    ...(random.once(3) && {
      properties: Object.fromEntries(
        ['a', 'b', 'c'].flatMap((name) => (random.once(2) ? [[name, createProperty()]] : [])),
      ),
      required: ['a', 'b'].filter(() => random.once(2)),
    }),
    ...(random.once(8) && { additionalProperties: createOne() }),
    ...(random.once(10) && { unevaluatedProperties: createOne() }),
    ...(random.once(12) && { patternProperties: { '^x-': createOne() } }),
    ...(random.once(14) && { propertyNames: { minLength: 1 } }),
    ...(random.once(8) && { items: createOne() }),
    ...(random.once(12) && { prefixItems: Array.from({ length: 1 + random.below(3) }, createOne) }),
    ...(random.once(12) && { contains: createOne() }),
  };
}
