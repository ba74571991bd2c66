// Random schemas with many contradictory subschemas for the same value, which challenge type narrowing.

import { createRandom, type Random } from '../differential/random.ts';
import type { JsonObject, JsonSchema } from './schemas.ts';

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
/** Schemas below this depth have no subschemas. */
const maxDepth = 2;

/**
 * Creates the document for a seed. A schema applies only earlier schemas to the same value, so that validation
 * terminates, but may apply any schema to nested values.
 */
export function createContradictoryDocument(seed: number): JsonObject {
  const random = createRandom(seed);
  const schemas = Object.fromEntries(
    names.map((name, index) => [name, createSchema(random, names.slice(0, index), 0)]),
  );
  return { openapi: '3.1.0', info: { title: 'Dense', version: '1' }, paths: {}, components: { schemas } };
}

function createSchema(random: Random, earlier: readonly string[], depth: number): JsonSchema {
  if (random.oneIn(14)) return random.oneIn(2);
  const result: JsonObject = { ...typeKeywords(random), ...bounds(random) };
  const [first, ...more] = earlier;
  if (first !== undefined && random.oneIn(8))
    Object.assign(
      result,
      { $ref: `#/components/schemas/${random.pick([first, ...more])}` },
      random.oneIn(2) && { required: random.pick([['a'], ['b'], ['a', 'b']]) },
    );
  return depth > maxDepth
    ? result
    : { ...result, ...sameValueKeywords(random, earlier, depth), ...innerValueKeywords(random, earlier, depth) };
}

function typeKeywords(random: Random): JsonObject {
  const severalTypes = types.filter((type) => type === 'null' || random.oneIn(2));
  return {
    ...(random.oneIn(2) && {
      type: random.oneIn(3)
        ? severalTypes
        : random.pick(['object', 'object', 'object', 'array', 'string', 'integer', 'number', 'boolean', 'null']),
    }),
    ...(random.oneIn(8) && {
      enum: random.pick<unknown>([
        [1, 'a', null],
        ['a', 'b'],
        [true, false],
        [{ a: 1 }, [1]],
        [1, 2],
      ]),
    }),
    ...(random.oneIn(14) && { const: random.pick<unknown>(['x', 1, null, {}, [], true]) }),
  };
}

function bounds(random: Random): JsonObject {
  return {
    ...(random.oneIn(14) && { minProperties: 1 }),
    ...(random.oneIn(14) && { minItems: 1 }),
    ...(random.oneIn(16) && { minLength: 1 }),
    ...(random.oneIn(16) && { minimum: 0 }),
    ...(random.oneIn(20) && { format: 'int32' }),
    ...(random.oneIn(20) && { pattern: random.pick(['^$', '^(a|b)$', '^\\S+$']) }),
    ...(random.oneIn(20) && { 'x-message': 'must be valid' }),
  };
}

/** Returns keywords that apply subschemas to the same value. */
function sameValueKeywords(random: Random, earlier: readonly string[], depth: number): JsonObject {
  const createOne = (): JsonSchema => createSchema(random, earlier, depth + 1);
  const createSeveral = (): readonly JsonSchema[] => Array.from({ length: 1 + random.below(3) }, createOne);
  return {
    ...(random.oneIn(3) && { allOf: createSeveral() }),
    ...(random.oneIn(6) && { anyOf: createSeveral() }),
    ...(random.oneIn(6) && { oneOf: createSeveral() }),
    ...(random.oneIn(8) && { not: createOne() }),
    ...(random.oneIn(6) && {
      if: createOne(),
      ...(random.oneIn(4) ? {} : { then: createOne() }),
      ...(random.oneIn(2) && { else: createOne() }),
    }),
    ...(random.oneIn(14) && { dependentSchemas: { a: createOne() } }),
  };
}

/** Returns keywords for properties and items, but not `unevaluatedItems`: in conditions, Ajv treats it differently. */
function innerValueKeywords(random: Random, earlier: readonly string[], depth: number): JsonObject {
  const createOne = (): JsonSchema =>
    random.oneIn(4)
      ? { $ref: `#/components/schemas/${random.pick(names as [string, ...string[]])}` }
      : createSchema(random, earlier, depth + 1);
  const createProperty = (): JsonSchema => {
    const result = createOne();
    return typeof result === 'object' && random.oneIn(6)
      ? { ...result, [random.pick(['readOnly', 'writeOnly'])]: true }
      : result;
  };
  return {
    ...(random.oneIn(3) && {
      properties: Object.fromEntries(
        ['a', 'b', 'c'].flatMap((name) => (random.oneIn(2) ? [[name, createProperty()]] : [])),
      ),
      required: ['a', 'b'].filter(() => random.oneIn(2)),
    }),
    ...(random.oneIn(8) && { additionalProperties: createOne() }),
    ...(random.oneIn(10) && { unevaluatedProperties: createOne() }),
    ...(random.oneIn(12) && { patternProperties: { '^x-': createOne() } }),
    ...(random.oneIn(14) && { propertyNames: { minLength: 1 } }),
    ...(random.oneIn(8) && { items: createOne() }),
    ...(random.oneIn(12) && { prefixItems: Array.from({ length: 1 + random.below(3) }, createOne) }),
    ...(random.oneIn(12) && { contains: createOne() }),
  };
}
