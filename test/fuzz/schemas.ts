// A schema from chance: every keyword of the version, any way they can stand together.

import type { Random } from '../differential/random.ts';
import { custom } from './customs.ts';
import { different, memberName, text } from './names.ts';

export type Written = Record<string, unknown>;
export type WrittenSchema = Written | boolean;

/** What a document is being made of. */
export interface Making {
  readonly random: Random;
  readonly version: '3.0' | '3.1';
  /** Whether it is of OpenAPI 3.2, whose schemas are those of 3.1. */
  readonly newer: boolean;
  /** The named schemas that can be referred to, also those that are not made yet. */
  readonly names: readonly string[];
  /** Those of them that can judge the very value that is judged here, without an end to it. */
  readonly inPlace: readonly string[];
}

/** Deeper than this there are only plain schemas and references. */
const deep = 3;

export function schema(making: Making, depth = 0): WrittenSchema {
  const { random, version } = making;
  if (version === '3.1' && random.once(40)) return random.once(2);
  const made = depth > deep ? plain(making) : kind(making, depth);
  return random.once(4) ? { ...made, ...annotations(making, made) } : made;
}

function kind(making: Making, depth: number): Written {
  const { random, version } = making;
  switch (random.below(15)) {
    case 0:
    case 1:
      return reference(making);
    case 2:
    case 3:
    case 4:
      return object(making, depth);
    case 5:
    case 6:
      return array(making, depth);
    case 7:
      return { allOf: some(making, depth), ...(random.once(3) ? object(making, depth + 1) : {}) };
    case 8:
      return { oneOf: some(making, depth), ...(random.once(4) ? plain(making) : {}) };
    case 9:
      return { anyOf: some(making, depth), ...(random.once(4) ? object(making, depth + 1) : {}) };
    case 10:
      return { ...plain(making), not: schema(making, depth + 2) };
    case 11:
      if (version === '3.0') return nullable(making, depth);
      return {
        if: schema(making, depth + 1),
        ...(random.once(4) ? {} : { then: schema(making, depth + 1) }),
        ...(random.once(2) ? {} : { else: schema(making, depth + 1) }),
        ...(random.once(2) ? object(making, depth + 1) : {}),
      };
    case 12:
      return version === '3.0' ? {} : { type: several(making), ...numberBounds(making), ...textBounds(making) };
    case 13:
      return custom(making, depth);
    default:
      return plain(making);
  }
}

/** A schema of one value without others in it. */
function plain(making: Making): Written {
  const { random, version } = making;
  const without = version === '3.0' && random.once(6) ? { nullable: true } : {};
  switch (random.below(9)) {
    case 0:
    case 1:
      return { type: 'string', ...textBounds(making), ...without };
    case 2:
      return { type: random.pick(['integer', 'number']), ...numberBounds(making), ...without };
    case 3:
      return { type: 'integer', format: random.pick(['int32', 'int64']), ...without };
    case 4:
      return { type: 'boolean', ...without };
    case 5:
      return {
        type: 'string',
        enum: random.pick([
          ['a', 'b'],
          ['', ' ', '*/', "'"],
          ['a', 'A'],
          ['class', 'constructor', '__proto__'],
          ['😀', '名前'],
        ]),
        ...without,
      };
    case 6:
      return {
        enum: random.pick([
          [1, 2, 3],
          [1, 'a', null],
          [true, false],
          [null],
          [1.5, -1, 0],
          [{ a: 1 }, [1, 2]],
          ['a', 1, { constructor: 1 }],
          [[], {}, ''],
          [0, '0', false],
          ['', 'a', 'b', 'c', 'd', 'e', 1, 2, 3, 1e21, null, true],
        ]),
      };
    case 7:
      return version === '3.1'
        ? random.pick<Written>([
            { const: 'x' },
            { const: 1 },
            { const: null },
            { const: { a: [1] } },
            { const: [] },
            { const: {} },
            { const: '' },
            { type: 'null' },
          ])
        : { type: 'string', enum: ['x'] };
    default:
      return reference(making);
  }
}

/** For schemas of what is inside the value: they may lead back to any. */
export function inside(making: Making): Making {
  return { ...making, inPlace: making.names };
}

export function reference({ random, version, inPlace }: Making): Written {
  const [first, ...more] = inPlace;
  if (first === undefined) return {};
  const to = { $ref: `#/components/schemas/${random.pick([first, ...more])}` };
  if (!random.once(8)) return to;
  return version === '3.1'
    ? {
        ...to,
        ...random.pick<Written>([
          { description: 'beside' },
          { minProperties: 1 },
          { type: 'object' },
          { default: null },
        ]),
      }
    : { ...to, description: 'beside' };
}

function textBounds({ random }: Making): Written {
  switch (random.below(5)) {
    case 0:
      return { minLength: random.below(3), maxLength: 3 + random.below(5) };
    case 1:
      return {
        pattern: random.pick([
          '^[a-z]+$',
          '\\d{2,3}',
          '^\\p{L}+$',
          '^(?:a|b)*$',
          '/',
          '`\\$\\{',
          "'",
          '^.{1,3}$',
          '\\n',
          '^\\S+@\\S+$',
          '[\\u{1F600}]',
          '^$',
          '</script>',
          '\\*/',
        ]),
      };
    case 2:
      return {
        format: random.pick([
          'date-time',
          'date',
          'time',
          'duration',
          'email',
          'hostname',
          'ipv4',
          'ipv6',
          'uri',
          'uri-reference',
          'uuid',
          'json-pointer',
          'regex',
          'byte',
          'binary',
          'password',
          'int64',
          'no-such-format',
          '*/',
        ]),
      };
    default:
      return {};
  }
}

function numberBounds({ random, version }: Making): Written {
  const [low, high] = [random.pick([0, -5, 1.5, 1e9]), random.pick([10, 1.75, 2 ** 31, 1e9 + 7])];
  switch (random.below(6)) {
    case 0:
      return { minimum: low };
    case 1:
      return { minimum: low, maximum: high };
    case 2:
      return version === '3.0' ? { minimum: low, exclusiveMinimum: random.once(2) } : { exclusiveMinimum: low };
    case 3:
      return version === '3.0' ? { maximum: high, exclusiveMaximum: true } : { exclusiveMaximum: high, minimum: low };
    case 4:
      return { multipleOf: random.pick([2, 3, 0.5, 0.1, 0.01, 7]) };
    default:
      return {};
  }
}

function several({ random }: Making): readonly string[] {
  const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'].filter(() => random.once(2));
  return types.length === 0 ? ['null'] : types;
}

/** One to three branches. */
function some(making: Making, depth: number): readonly WrittenSchema[] {
  return Array.from({ length: 1 + making.random.below(3) }, () => schema(making, depth + 1));
}

export function array(making: Making, depth: number): Written {
  const { random, version } = making;
  const within = inside(making);
  const made: Written = { type: 'array' };
  if (version === '3.0' || !random.once(5)) made['items'] = schema(within, depth + 1);
  if (random.once(4)) made['minItems'] = random.below(3);
  if (random.once(4)) made['maxItems'] = 2 + random.below(4);
  if (random.once(6)) made['uniqueItems'] = random.once(4) ? false : true;
  if (version === '3.0') return made;
  if (random.once(5)) made['prefixItems'] = some(within, depth);
  if (random.once(6))
    Object.assign(
      made,
      { contains: schema(within, depth + 1) },
      random.once(2) && { minContains: random.below(3) },
      random.once(2) && { maxContains: 1 + random.below(3) },
    );
  if (random.once(10)) made['unevaluatedItems'] = schema(within, depth + 2);
  return made;
}

export function object(making: Making, depth: number): Written {
  const { random, version } = making;
  const within = inside(making);
  // What upgrades a document of 3.0 for the others loses the name.
  const names = different(random.below(6), () => memberName(random)).filter(
    (name) => name !== '__proto__' || version === '3.1',
  );
  const properties = Object.fromEntries(names.map((name) => [name, schema(within, depth + 1)]));
  const made: Written = random.once(8) && version === '3.1' ? {} : { type: 'object' };
  if (names.length > 0) made['properties'] = properties;
  const required = names.filter(() => random.once(2));
  if (random.once(8))
    required.push(...different(1, () => memberName(random)).filter((name) => !required.includes(name)));
  if (required.length > 0) made['required'] = required;
  if (random.once(3)) made['additionalProperties'] = random.once(2) ? random.once(3) : schema(within, depth + 1);
  if (random.once(8)) made['minProperties'] = random.below(3);
  if (random.once(8)) made['maxProperties'] = 2 + random.below(4);
  if (version === '3.0') return made;
  if (random.once(8))
    made['patternProperties'] = { [random.pick(['^x-', '^[a-c]', '\\d$', 'ü'])]: schema(within, depth + 1) };
  if (random.once(10))
    made['propertyNames'] = random.pick<WrittenSchema>([
      { minLength: 1 },
      { pattern: '^[^$]' },
      { maxLength: 12 },
      true,
    ]);
  if (names.length > 1 && random.once(6)) made['dependentRequired'] = { [names[0] ?? '']: [names[1] ?? ''] };
  if (names.length > 0 && random.once(10)) made['dependentSchemas'] = { [names[0] ?? '']: schema(making, depth + 2) };
  if (random.once(10)) made['unevaluatedProperties'] = random.once(2) ? false : schema(within, depth + 2);
  return made;
}

function nullable(making: Making, depth: number): Written {
  return { ...(making.random.once(2) ? object(making, depth) : array(making, depth)), nullable: true };
}

function annotations({ random, version }: Making, made: Written): Written {
  if ('$ref' in made) return {};
  const found: Written = {};
  if (random.once(3)) found['title'] = text(random);
  if (random.once(2)) found['description'] = text(random);
  if (random.once(8)) found['deprecated'] = true;
  if (random.once(6)) found[random.pick(['readOnly', 'writeOnly'])] = true;
  if (random.once(8)) found['x-anything'] = { at: ['all', null] };
  if (random.once(10)) found['xml'] = { name: 'x', attribute: true };
  if (random.once(10)) found['externalDocs'] = { url: 'https://docs.example/x', description: text(random) };
  if (random.once(12)) found['default'] = defaultOf(made);
  // What documents of 3.0 leave behind when they become such of 3.1.
  if (version === '3.1' && random.once(20)) found['nullable'] = true;
  if (version === '3.1' && random.once(12)) found['$comment'] = text(random);
  if (version === '3.1' && random.once(12)) found['contentMediaType'] = 'application/json';
  return found;
}

/** A value of the type, whatever else is asked of it. */
function defaultOf({ type }: Written): unknown {
  const values: Written = { string: 'a', integer: 1, number: 1.5, boolean: false, array: [], object: {} };
  return typeof type === 'string' ? values[type] : null;
}
