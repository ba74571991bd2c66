// TypeScript types of parsed parameters, in which unsafe integers are `number | bigint`.

import type { Code } from '../../../code/branded-text.ts';
import { propertyKey } from '../../../code/typescript/identifier.ts';
import { join, ts, union } from '../../../code/typescript/template-literals.ts';
import type { ObjectShape, Property, Shape, Use } from '../../../model/types/shape.ts';
import { isScalar, literal } from '../../../code/typescript/json-literal.ts';
import type { Module } from '../module-plan.ts';

/** Limits on nesting and number of shapes, for recursive schemas and for readable types. */
const deepest = 8;
const most = 400;

interface Spelling {
  readonly module: Module;
  /** Whether the value is parsed from JSON, which has no bigints. */
  readonly isJson: boolean;
  /** Number of shapes that can still be printed. */
  left: number;
}

/** Returns the type of a shape; nested types beyond the limits are `unknown`. */
export function typeOfUse(use: Use, module: Module, isJson: boolean): Code<'ts'> {
  return useType(use, { module, isJson, left: most }, 0);
}

function useType({ shape, nullable }: Use, spelling: Spelling, depth: number): Code<'ts'> {
  const type = shapeType(shape, spelling, depth);
  return nullable ? oneOf([type, ts`null`]) : type;
}

function shapeType(shape: Shape, spelling: Spelling, depth: number): Code<'ts'> {
  const { workshop } = spelling.module;
  spelling.left -= 1;
  if (depth > deepest || spelling.left < 0) return ts`unknown`;
  const inner = (use: Use): Code<'ts'> => useType(use, spelling, depth + 1);
  switch (shape.kind) {
    case 'text':
      return ts`string`;
    case 'boolean':
      return ts`boolean`;
    case 'number':
      return spelling.isJson || isSafe(shape, workshop.options.formats) ? ts`number` : ts`number | bigint`;
    case 'enum':
      return shape.open || !shape.values.every(({ value }) => isScalar(value))
        ? ts`unknown`
        : union(shape.values.map(({ value }) => literal(value)));
    case 'list':
      return ts`readonly (${inner(shape.items)})[]`;
    case 'tuple':
      return tupleType(shape, inner);
    case 'map':
      return ts`{ readonly [name: string]: ${inner(shape.values)} }`;
    case 'object':
      return objectType(shape, inner);
    case 'ref': {
      const schema = workshop.api.schema(shape.id);
      return schema ? inner(schema.request) : ts`unknown`;
    }
    case 'union':
      return oneOf(shape.branches.map(inner));
    case 'intersection':
      return allOf(shape.parts.map(inner));
    case 'never':
      return ts`never`;
    case 'any':
      return ts`unknown`;
  }
}

/** Items beyond `minItems` are optional. */
function tupleType(
  { items, rest, source }: Extract<Shape, { readonly kind: 'tuple' }>,
  inner: (use: Use) => Code<'ts'>,
): Code<'ts'> {
  const asked = typeof source === 'object' ? (source.array?.minItems ?? 0) : 0;
  const first = items.map((item, index) => (index < asked ? inner(item) : ts`(${inner(item)})?`));
  return ts`readonly [${join([...first, ...(rest ? [ts`...(${inner(rest)})[]`] : [])], ts`, `)}]`;
}

/**
 * Additional properties are typed `unknown` if the schema mentions them: an index signature must be compatible with
 * the named properties.
 */
function objectType({ properties, source }: ObjectShape, inner: (use: Use) => Code<'ts'>): Code<'ts'> {
  const others =
    typeof source === 'object'
      ? (source.object?.additionalProperties ?? source.object?.patternProperties !== undefined)
      : false;
  const members = properties.map((property) => memberOf(property, inner));
  return ts`{ ${join([...members, ...(others === false ? [] : [ts`readonly [name: string]: unknown;`])], ts`\n`)} }`;
}

function memberOf({ name, use, presence }: Property, inner: (use: Use) => Code<'ts'>): Code<'ts'> {
  const type = inner(use);
  return presence === 'required'
    ? ts`readonly ${propertyKey(name)}: ${type};`
    : ts`readonly ${propertyKey(name)}?: ${type} | undefined;`;
}

function oneOf(types: readonly Code<'ts'>[]): Code<'ts'> {
  return types.includes(ts`unknown`) ? ts`unknown` : union(types.filter((type) => type !== 'never'));
}

function allOf(types: readonly Code<'ts'>[]): Code<'ts'> {
  const known = [...new Set(types)].filter((type) => type !== 'unknown');
  const [only, ...more] = known;
  if (only === undefined) return ts`unknown`;
  return more.length === 0
    ? only
    : join(
        known.map((type) => ts`(${type})`),
        ts` & `,
      );
}

/** Returns whether the format, if it is an assertion, or the bounds exclude all unsafe integers. */
export function isSafe(
  { source }: Extract<Shape, { readonly kind: 'number' }>,
  formats: 'assert' | 'annotate' = 'assert',
): boolean {
  if (typeof source !== 'object') return false;
  if (formats === 'assert' && source.annotations.format === 'int32') return true;
  const {
    minimum = -Infinity,
    exclusiveMinimum = -Infinity,
    maximum = Infinity,
    exclusiveMaximum = Infinity,
  } = source.number ?? {};
  return (
    Math.max(minimum, exclusiveMinimum) >= Number.MIN_SAFE_INTEGER &&
    Math.min(maximum, exclusiveMaximum) <= Number.MAX_SAFE_INTEGER
  );
}
