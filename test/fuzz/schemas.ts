// Random JSON Schemas with any combination of keywords of their version.

import type { Random } from '../differential/random.ts';
import { createCommonSchema } from './typical-schemas.ts';
import { pickDistinct, pickPropertyName, pickText } from './names.ts';

export type JsonObject = Record<string, unknown>;
export type JsonSchema = JsonObject | boolean;

/** Settings and state for the creation of a document. */
export interface GenerationContext {
  readonly random: Random;
  readonly version: '3.0' | '3.1';
  /** Whether the document is OpenAPI 3.2, which uses the schemas of 3.1. */
  readonly isVersion32: boolean;
  /** Names of all component schemas, including those that are not created yet. */
  readonly names: readonly string[];
  /** Names of the schemas that can apply to the same value without infinite recursion. */
  readonly inPlace: readonly string[];
}

/** Schemas below this depth are simple schemas or references. */
const maxDepth = 3;

export function createSchema(context: GenerationContext, depth = 0): JsonSchema {
  const { random, version } = context;
  if (version === '3.1' && random.oneIn(40)) return random.oneIn(2);
  const result = depth > maxDepth ? createSimpleSchema(context) : createAnySchema(context, depth);
  return random.oneIn(4) ? { ...result, ...createAnnotations(context, result) } : result;
}

function createAnySchema(context: GenerationContext, depth: number): JsonObject {
  const { random, version } = context;
  switch (random.below(15)) {
    case 0:
    case 1:
      return createReference(context);
    case 2:
    case 3:
    case 4:
      return createObject(context, depth);
    case 5:
    case 6:
      return createArray(context, depth);
    case 7:
      return { allOf: createBranches(context, depth), ...(random.oneIn(3) ? createObject(context, depth + 1) : {}) };
    case 8:
      return { oneOf: createBranches(context, depth), ...(random.oneIn(4) ? createSimpleSchema(context) : {}) };
    case 9:
      return { anyOf: createBranches(context, depth), ...(random.oneIn(4) ? createObject(context, depth + 1) : {}) };
    case 10:
      return { ...createSimpleSchema(context), not: createSchema(context, depth + 2) };
    case 11:
      if (version === '3.0') return createNullable(context, depth);
      return {
        if: createSchema(context, depth + 1),
        ...(random.oneIn(4) ? {} : { then: createSchema(context, depth + 1) }),
        ...(random.oneIn(2) ? {} : { else: createSchema(context, depth + 1) }),
        ...(random.oneIn(2) ? createObject(context, depth + 1) : {}),
      };
    case 12:
      return version === '3.0'
        ? {}
        : { type: pickTypes(context), ...numberBounds(context), ...stringConstraints(context) };
    case 13:
      return createCommonSchema(context, depth);
    default:
      return createSimpleSchema(context);
  }
}

/** Returns a schema without subschemas. */
function createSimpleSchema(context: GenerationContext): JsonObject {
  const { random, version } = context;
  const nullable = version === '3.0' && random.oneIn(6) ? { nullable: true } : {};
  switch (random.below(9)) {
    case 0:
    case 1:
      return { type: 'string', ...stringConstraints(context), ...nullable };
    case 2:
      return { type: random.pick(['integer', 'number']), ...numberBounds(context), ...nullable };
    case 3:
      return { type: 'integer', format: random.pick(['int32', 'int64']), ...nullable };
    case 4:
      return { type: 'boolean', ...nullable };
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
        ...nullable,
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
        ? random.pick<JsonObject>([
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
      return createReference(context);
  }
}

/** Returns the context for schemas of properties and items, which may refer to any schema. */
export function insideValue(context: GenerationContext): GenerationContext {
  return { ...context, inPlace: context.names };
}

export function createReference({ random, version, inPlace }: GenerationContext): JsonObject {
  const [first, ...more] = inPlace;
  if (first === undefined) return {};
  const result = { $ref: `#/components/schemas/${random.pick([first, ...more])}` };
  if (!random.oneIn(8)) return result;
  return version === '3.1'
    ? {
        ...result,
        ...random.pick<JsonObject>([
          { description: 'next to a reference' },
          { minProperties: 1 },
          { type: 'object' },
          { default: null },
        ]),
      }
    : { ...result, description: 'next to a reference' };
}

function stringConstraints({ random }: GenerationContext): JsonObject {
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

function numberBounds({ random, version }: GenerationContext): JsonObject {
  const [low, high] = [random.pick([0, -5, 1.5, 1e9]), random.pick([10, 1.75, 2 ** 31, 1e9 + 7])];
  switch (random.below(6)) {
    case 0:
      return { minimum: low };
    case 1:
      return { minimum: low, maximum: high };
    case 2:
      return version === '3.0' ? { minimum: low, exclusiveMinimum: random.oneIn(2) } : { exclusiveMinimum: low };
    case 3:
      return version === '3.0' ? { maximum: high, exclusiveMaximum: true } : { exclusiveMaximum: high, minimum: low };
    case 4:
      return { multipleOf: random.pick([2, 3, 0.5, 0.1, 0.01, 7]) };
    default:
      return {};
  }
}

function pickTypes({ random }: GenerationContext): readonly string[] {
  const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'].filter(() => random.oneIn(2));
  return types.length === 0 ? ['null'] : types;
}

/** Returns one to three subschemas. */
function createBranches(context: GenerationContext, depth: number): readonly JsonSchema[] {
  return Array.from({ length: 1 + context.random.below(3) }, () => createSchema(context, depth + 1));
}

export function createArray(context: GenerationContext, depth: number): JsonObject {
  const { random, version } = context;
  const inner = insideValue(context);
  const result: JsonObject = { type: 'array' };
  if (version === '3.0' || !random.oneIn(5)) result['items'] = createSchema(inner, depth + 1);
  if (random.oneIn(4)) result['minItems'] = random.below(3);
  if (random.oneIn(4)) result['maxItems'] = 2 + random.below(4);
  if (random.oneIn(6)) result['uniqueItems'] = random.oneIn(4) ? false : true;
  if (version === '3.0') return result;
  if (random.oneIn(5)) result['prefixItems'] = createBranches(inner, depth);
  if (random.oneIn(6))
    Object.assign(
      result,
      { contains: createSchema(inner, depth + 1) },
      random.oneIn(2) && { minContains: random.below(3) },
      random.oneIn(2) && { maxContains: 1 + random.below(3) },
    );
  if (random.oneIn(10)) result['unevaluatedItems'] = createSchema(inner, depth + 2);
  return result;
}

export function createObject(context: GenerationContext, depth: number): JsonObject {
  const { random, version } = context;
  const inner = insideValue(context);
  // Upgrading a 3.0 document for Ajv loses this name.
  const names = pickDistinct(random.below(6), () => pickPropertyName(random)).filter(
    (name) => name !== '__proto__' || version === '3.1',
  );
  const properties = Object.fromEntries(names.map((name) => [name, createSchema(inner, depth + 1)]));
  const result: JsonObject = random.oneIn(8) && version === '3.1' ? {} : { type: 'object' };
  if (names.length > 0) result['properties'] = properties;
  const required = names.filter(() => random.oneIn(2));
  if (random.oneIn(8))
    required.push(...pickDistinct(1, () => pickPropertyName(random)).filter((name) => !required.includes(name)));
  if (required.length > 0) result['required'] = required;
  if (random.oneIn(3))
    result['additionalProperties'] = random.oneIn(2) ? random.oneIn(3) : createSchema(inner, depth + 1);
  if (random.oneIn(8)) result['minProperties'] = random.below(3);
  if (random.oneIn(8)) result['maxProperties'] = 2 + random.below(4);
  if (version === '3.0') return result;
  if (random.oneIn(8))
    result['patternProperties'] = { [random.pick(['^x-', '^[a-c]', '\\d$', 'ü'])]: createSchema(inner, depth + 1) };
  if (random.oneIn(10))
    result['propertyNames'] = random.pick<JsonSchema>([
      { minLength: 1 },
      { pattern: '^[^$]' },
      { maxLength: 12 },
      true,
    ]);
  if (names.length > 1 && random.oneIn(6)) result['dependentRequired'] = { [names[0] ?? '']: [names[1] ?? ''] };
  if (names.length > 0 && random.oneIn(10))
    result['dependentSchemas'] = { [names[0] ?? '']: createSchema(context, depth + 2) };
  if (random.oneIn(10)) result['unevaluatedProperties'] = random.oneIn(2) ? false : createSchema(inner, depth + 2);
  return result;
}

function createNullable(context: GenerationContext, depth: number): JsonObject {
  return { ...(context.random.oneIn(2) ? createObject(context, depth) : createArray(context, depth)), nullable: true };
}

function createAnnotations({ random, version }: GenerationContext, schema: JsonObject): JsonObject {
  if ('$ref' in schema) return {};
  const result: JsonObject = {};
  if (random.oneIn(3)) result['title'] = pickText(random);
  if (random.oneIn(2)) result['description'] = pickText(random);
  if (random.oneIn(8)) result['deprecated'] = true;
  // The schema may have the opposite keyword, which would be a mistake.
  const direction = random.oneIn(6) ? random.pick(['readOnly', 'writeOnly']) : undefined;
  if (direction !== undefined && !('readOnly' in schema)) result[direction] = true;
  if (random.oneIn(8)) result['x-anything'] = { at: ['all', null] };
  if (random.oneIn(10)) result['xml'] = { name: 'x', attribute: true };
  if (random.oneIn(10)) result['externalDocs'] = { url: 'https://docs.example/x', description: pickText(random) };
  if (random.oneIn(12)) result['default'] = defaultFor(schema);
  // Documents upgraded from 3.0 often retain this keyword.
  if (version === '3.1' && random.oneIn(20)) result['nullable'] = true;
  if (version === '3.1' && random.oneIn(12)) result['$comment'] = pickText(random);
  if (version === '3.1' && random.oneIn(12)) result['contentMediaType'] = 'application/json';
  return result;
}

/** Returns a value of the type of the schema, which may violate its other keywords. */
function defaultFor({ type }: JsonObject): unknown {
  const values: JsonObject = { string: 'a', integer: 1, number: 1.5, boolean: false, array: [], object: {} };
  return typeof type === 'string' ? values[type] : null;
}
