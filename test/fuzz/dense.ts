// Documents of schemas alone, each of many parts that judge one value and mostly contradict one another: what the compiler then knows of a value is little.

import { createRandom, type Random } from '../differential/random.ts';
import type { Written, WrittenSchema } from './schemas.ts';

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
/** Deeper than this a schema has no others in it. */
const deep = 2;

/** A schema refers in place only to those before it, so that judging ends, and below that to any. */
export function denseDocument(seed: number): Written {
  const random = createRandom(seed);
  const schemas = Object.fromEntries(names.map((name, index) => [name, schema(random, names.slice(0, index), 0)]));
  return { openapi: '3.1.0', info: { title: 'Dense', version: '1' }, paths: {}, components: { schemas } };
}

function schema(random: Random, before: readonly string[], depth: number): WrittenSchema {
  if (random.once(14)) return random.once(2);
  const made: Written = { ...typed(random), ...bounds(random) };
  const [first, ...more] = before;
  if (first !== undefined && random.once(8))
    Object.assign(
      made,
      { $ref: `#/components/schemas/${random.pick([first, ...more])}` },
      random.once(2) && { required: random.pick([['a'], ['b'], ['a', 'b']]) },
    );
  return depth > deep ? made : { ...made, ...inPlace(random, before, depth), ...inside(random, before, depth) };
}

function typed(random: Random): Written {
  const several = types.filter((type) => type === 'null' || random.once(2));
  return {
    ...(random.once(2) && {
      type: random.once(3)
        ? several
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

function bounds(random: Random): Written {
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

/** What judges the same value. */
function inPlace(random: Random, before: readonly string[], depth: number): Written {
  const one = (): WrittenSchema => schema(random, before, depth + 1);
  const few = (): readonly WrittenSchema[] => Array.from({ length: 1 + random.below(3) }, one);
  return {
    ...(random.once(3) && { allOf: few() }),
    ...(random.once(6) && { anyOf: few() }),
    ...(random.once(6) && { oneOf: few() }),
    ...(random.once(8) && { not: one() }),
    ...(random.once(6) && {
      if: one(),
      ...(random.once(4) ? {} : { then: one() }),
      ...(random.once(2) && { else: one() }),
    }),
    ...(random.once(14) && { dependentSchemas: { a: one() } }),
  };
}

/** What judges members and items. Of `unevaluatedItems` Ajv has another opinion where conditions apply. */
function inside(random: Random, before: readonly string[], depth: number): Written {
  const one = (): WrittenSchema =>
    random.once(4)
      ? { $ref: `#/components/schemas/${random.pick(names as [string, ...string[]])}` }
      : schema(random, before, depth + 1);
  const member = (): WrittenSchema => {
    const made = one();
    return typeof made === 'object' && random.once(6)
      ? { ...made, [random.pick(['readOnly', 'writeOnly'])]: true }
      : made;
  };
  return {
    ...(random.once(3) && {
      properties: Object.fromEntries(['a', 'b', 'c'].flatMap((name) => (random.once(2) ? [[name, member()]] : []))),
      required: ['a', 'b'].filter(() => random.once(2)),
    }),
    ...(random.once(8) && { additionalProperties: one() }),
    ...(random.once(10) && { unevaluatedProperties: one() }),
    ...(random.once(12) && { patternProperties: { '^x-': one() } }),
    ...(random.once(14) && { propertyNames: { minLength: 1 } }),
    ...(random.once(8) && { items: one() }),
    ...(random.once(12) && { prefixItems: Array.from({ length: 1 + random.below(3) }, one) }),
    ...(random.once(12) && { contains: one() }),
  };
}
