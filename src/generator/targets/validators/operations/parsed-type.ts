// TypeScript types of parsed parameters, in which unsafe integers are `number | bigint`.

import type { SafeText } from '../../../code/branded-text.ts';
import { propertyKey, joinCode, ts, unionOfTypes } from '../../../code/typescript/typescript.ts';
import type { ObjectShape, Property, Shape, ShapeUse } from '../../../model/types/shape.ts';
import { isScalar, jsonLiteral } from '../../../code/typescript/json-literal.ts';
import type { Module } from '../module-plan.ts';

/** Limits on nesting and number of shapes, for recursive schemas and for readable types. */
const maxDepth = 8;
const maxShapes = 400;

interface TypeContext {
  readonly module: Module;
  /** Whether the value is parsed from JSON, which has no bigints. */
  readonly isJson: boolean;
  /** Number of shapes that can still be printed. */
  remaining: number;
}

/** Returns the type of a shape; nested types beyond the limits are `unknown`. */
export function parsedType(use: ShapeUse, module: Module, isJson: boolean): SafeText<'ts'> {
  return useType(use, { module, isJson, remaining: maxShapes }, 0);
}

function useType({ shape, nullable }: ShapeUse, context: TypeContext, depth: number): SafeText<'ts'> {
  const type = shapeType(shape, context, depth);
  return nullable ? unionType([type, ts`null`]) : type;
}

function shapeType(shape: Shape, context: TypeContext, depth: number): SafeText<'ts'> {
  const { registry: generator } = context.module;
  context.remaining -= 1;
  if (depth > maxDepth || context.remaining < 0) return ts`unknown`;
  const inner = (use: ShapeUse): SafeText<'ts'> => useType(use, context, depth + 1);
  switch (shape.kind) {
    case 'text':
      return ts`string`;
    case 'boolean':
      return ts`boolean`;
    case 'number':
      return context.isJson || isSafeInteger(shape, generator.options.formats) ? ts`number` : ts`number | bigint`;
    case 'enum':
      return shape.open || !shape.values.every(({ value }) => isScalar(value))
        ? ts`unknown`
        : unionOfTypes(shape.values.map(({ value }) => jsonLiteral(value)));
    case 'list':
      return ts`readonly (${inner(shape.items)})[]`;
    case 'tuple':
      return tupleType(shape, inner);
    case 'map':
      return ts`{ readonly [name: string]: ${inner(shape.values)} }`;
    case 'object':
      return objectType(shape, inner);
    case 'ref': {
      const schema = generator.api.schema(shape.id);
      return schema ? inner(schema.request) : ts`unknown`;
    }
    case 'union':
      return unionType(shape.branches.map(inner));
    case 'intersection':
      return intersectionType(shape.parts.map(inner));
    case 'never':
      return ts`never`;
    case 'any':
      return ts`unknown`;
  }
}

/** Returns the type of a tuple, whose items beyond `minItems` are optional. */
function tupleType(
  { items, rest, source }: Extract<Shape, { readonly kind: 'tuple' }>,
  inner: (use: ShapeUse) => SafeText<'ts'>,
): SafeText<'ts'> {
  const requiredCount = typeof source === 'object' ? (source.array?.minItems ?? 0) : 0;
  const first = items.map((item, index) => (index < requiredCount ? inner(item) : ts`(${inner(item)})?`));
  return ts`readonly [${joinCode([...first, ...(rest ? [ts`...(${inner(rest)})[]`] : [])], ts`, `)}]`;
}

/**
 * Returns the type of an object. Additional properties that the schema mentions are typed `unknown`, because an index
 * signature must be compatible with the named properties.
 */
function objectType({ properties, source }: ObjectShape, inner: (use: ShapeUse) => SafeText<'ts'>): SafeText<'ts'> {
  const additional =
    typeof source === 'object'
      ? (source.object?.additionalProperties ?? source.object?.patternProperties !== undefined)
      : false;
  const propertyTypes = properties.map((property) => propertyType(property, inner));
  return ts`{ ${joinCode([...propertyTypes, ...(additional === false ? [] : [ts`readonly [name: string]: unknown;`])], ts`\n`)} }`;
}

function propertyType({ name, use, presence }: Property, inner: (use: ShapeUse) => SafeText<'ts'>): SafeText<'ts'> {
  const type = inner(use);
  return presence === 'required'
    ? ts`readonly ${propertyKey(name)}: ${type};`
    : ts`readonly ${propertyKey(name)}?: ${type} | undefined;`;
}

function unionType(types: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  return types.includes(ts`unknown`) ? ts`unknown` : unionOfTypes(types.filter((type) => type !== 'never'));
}

function intersectionType(types: readonly SafeText<'ts'>[]): SafeText<'ts'> {
  const known = [...new Set(types)].filter((type) => type !== 'unknown');
  const [single, ...others] = known;
  if (single === undefined) return ts`unknown`;
  return others.length === 0
    ? single
    : joinCode(
        known.map((type) => ts`(${type})`),
        ts` & `,
      );
}

/** Returns whether the format, if it is an assertion, or the bounds exclude all unsafe integers. */
export function isSafeInteger(
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
