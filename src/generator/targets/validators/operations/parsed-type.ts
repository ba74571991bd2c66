// TypeScript types of parsed parameters, in which unsafe integers are `number | bigint`.

import { arrayType, keyword, literalType } from '../../../code/typescript/build-tree.ts';
import { distinctNodes } from '../../../code/typescript/inspect-tree.ts';
import type { KeywordType, MemberType, Type } from '../../../code/typescript/tree.ts';
import type { ObjectShape, Shape, ShapeUse } from '../../../model/types/shape.ts';
import { isScalar } from '../../../code/typescript/json-literal.ts';
import type { ModuleContext } from '../function-request.ts';

/** Limits on the nesting depth and the number of shapes, for recursive schemas and for readable types. */
const maxDepth = 8;
const maxShapes = 400;

interface TypeContext {
  readonly module: ModuleContext;
  /** Whether the value is parsed from JSON, which has no bigints. */
  readonly isJson: boolean;
  /** Number of shapes that can still have a type. */
  remaining: number;
}

/** Returns the type of a shape; nested types beyond the limits are `unknown`. */
export function parsedType(use: ShapeUse, module: ModuleContext, isJson: boolean): Type {
  return useType(use, { module, isJson, remaining: maxShapes }, 0);
}

function useType({ shape, nullable }: ShapeUse, context: TypeContext, depth: number): Type {
  const type = shapeType(shape, context, depth);
  return nullable ? unionType([type, literalType(null)]) : type;
}

function shapeType(shape: Shape, context: TypeContext, depth: number): Type {
  const { api, options } = context.module.analysis;
  context.remaining -= 1;
  if (depth > maxDepth || context.remaining < 0) return keyword('unknown');
  const inner = (use: ShapeUse): Type => useType(use, context, depth + 1);
  switch (shape.kind) {
    case 'text':
      return keyword('string');
    case 'boolean':
      return keyword('boolean');
    case 'number':
      return context.isJson || isSafeInteger(shape, options.formats)
        ? keyword('number')
        : unionType([keyword('number'), keyword('bigint')]);
    case 'enum': {
      const values = [...new Set(shape.values.map(({ value }) => value))];
      return !shape.open && values.every(isScalar)
        ? composeTypes('union', values.map(literalType))
        : keyword('unknown');
    }
    case 'list':
      return arrayType(inner(shape.items));
    case 'tuple':
      return tupleType(shape, inner);
    case 'map':
      return { kind: 'objectType', members: [{ type: inner(shape.values) }] };
    case 'object':
      return objectType(shape, inner);
    case 'ref': {
      const schema = api.schema(shape.id);
      return schema ? inner(schema.request) : keyword('unknown');
    }
    case 'union':
      return unionType(shape.branches.map(inner));
    case 'intersection':
      return intersectionType(shape.parts.map(inner));
    case 'never':
      return keyword('never');
    case 'any':
      return keyword('unknown');
  }
}

/** Returns the type of a tuple, whose items beyond `minItems` are optional. */
function tupleType(
  { items, rest, source }: Extract<Shape, { readonly kind: 'tuple' }>,
  inner: (use: ShapeUse) => Type,
): Type {
  const requiredCount = typeof source === 'object' ? (source.array?.minItems ?? 0) : 0;
  return {
    kind: 'tuple',
    items: items.map((item, index) => ({ type: inner(item), ...(index >= requiredCount && { isOptional: true }) })),
    ...(rest && { rest: inner(rest) }),
  };
}

/**
 * Returns the type of an object. Additional properties that the schema mentions are typed `unknown`, because an index
 * signature must be compatible with the named properties.
 */
function objectType({ properties, source }: ObjectShape, inner: (use: ShapeUse) => Type): Type {
  const { additionalProperties = false, patternProperties } = (typeof source === 'object' && source.object) || {};
  const allowsOthers = additionalProperties !== false || patternProperties !== undefined;
  return {
    kind: 'objectType',
    members: [
      ...properties.map(({ name, use, presence }) => propertyType(name, inner(use), presence === 'required')),
      ...(allowsOthers ? [{ type: keyword('unknown') }] : []),
    ],
  };
}

/** Returns a property that can be `undefined` if it is not required. */
export function propertyType(name: string, type: Type, isRequired: boolean): MemberType {
  return isRequired
    ? { name, type }
    : { name, type: { kind: 'union', types: [type, keyword('undefined')] }, isOptional: true };
}

function unionType(types: readonly Type[]): Type {
  return types.some(isUnknown)
    ? keyword('unknown')
    : composeTypes('union', distinctNodes(types.filter((type) => !isKeyword(type, 'never'))));
}

function intersectionType(types: readonly Type[]): Type {
  const known = distinctNodes(types.filter((type) => !isUnknown(type)));
  return known.length === 0 ? keyword('unknown') : composeTypes('intersection', known);
}

/** Returns the union or intersection of different types; a single type itself, and `never` if there are none. */
function composeTypes(kind: 'union' | 'intersection', types: readonly Type[]): Type {
  const [single = keyword('never'), ...others] = types;
  return others.length === 0 ? single : { kind, types };
}

function isUnknown(type: Type): boolean {
  return isKeyword(type, 'unknown');
}

function isKeyword(type: Type, typeName: KeywordType): boolean {
  return type.kind === 'keyword' && type.name === typeName;
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
