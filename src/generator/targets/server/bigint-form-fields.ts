// Form fields that can contain bigints: their numbers are parsed from strings, and can be unsafe integers.

import { literalType, objectType } from '../../code/typescript/build-tree.ts';
import type { Type } from '../../code/typescript/tree.ts';
import type { MediaType, Encoding } from '../../model/types/api.ts';
import type { Shape, ShapeUse } from '../../model/types/shape.ts';
import { collectProperties } from '../../model/shape/find-properties.ts';
import { resolveShape } from '../validators/operations/parse-scalar.ts';
import { isSafeInteger } from '../validators/operations/parsed-type.ts';
import { fieldEncoding } from '../validators/operations/form-encoding.ts';
import type { TargetContext } from './target-context.ts';

/** `own`: the value or its items can be bigints; `all`: any nested value can; otherwise: the properties that can. */
export type BigintFields = 'own' | 'all' | ReadonlyMap<string, BigintFields>;

type MaybeBigintFields = BigintFields | undefined;

/** Returns the bigint fields of the named and the additional properties of a form; `undefined` if there are none. */
export function findBigintFields(
  { mediaType, schema, encoding }: MediaType,
  context: TargetContext,
): { readonly members?: BigintFields | undefined; readonly rest?: BigintFields | undefined } {
  if (!schema) return {};
  const { shape } = resolveShape(schema.request.shape, context.api);
  const additional = shape.kind === 'map' ? shape.values : shape.kind === 'object' ? shape.rest : undefined;
  const encodings = new Map(/urlencoded/i.test(mediaType) ? encoding.map((each) => [each.property, each]) : []);
  const members = collectProperties(schema.request, context.api, 'request').map(
    ({ name, use }) => [name, findInProperty(use, encodings.get(name), context)] as const,
  );
  return { members: mergeByName(members), rest: additional && findInProperty(additional, undefined, context) };
}

function findInProperty(use: ShapeUse, encoding: Encoding | undefined, context: TargetContext): MaybeBigintFields {
  switch (fieldEncoding(use, encoding, context.api)) {
    case 'usual':
      return findInString(use, context, true);
    case 'json':
      return undefined;
    case 'parts':
      return findInParts(use, context);
    case 'deep':
      // A recursive schema has infinitely many paths to a bigint, so the second pass uses `all` for recursion. If the
      // first pass finds none, there are none.
      return findInDeepObject(use, context, undefined) && findInDeepObject(use, context, 'all');
  }
}

/**
 * Finds bigints in a value that is parsed from one string or from a list of strings. All other values are JSON, which
 * contains no bigints.
 */
function findInString(
  { shape }: ShapeUse,
  context: TargetContext,
  canBeArray: boolean,
  seen: ReadonlySet<string> = new Set(),
): MaybeBigintFields {
  switch (shape.kind) {
    case 'number':
      return isSafeInteger(shape, context.options.formats) ? undefined : 'own';
    case 'list':
    case 'tuple':
      return canBeArray ? mergeResults(itemsOf(shape).map((item) => findInString(item, context, false))) : undefined;
    case 'union':
      return mergeResults(shape.branches.map((branch) => findInString(branch, context, canBeArray, seen)));
    case 'ref': {
      const schema = seen.has(shape.id) ? undefined : context.api.schema(shape.id);
      return schema && findInString(schema.request, context, canBeArray, new Set([...seen, shape.id]));
    }
    case 'text':
    case 'boolean':
    case 'enum':
    case 'map':
    case 'object':
    case 'intersection':
    case 'any':
    case 'never':
      return undefined;
  }
}

/** Finds bigints in an array or object whose items or properties are strings. */
function findInParts(use: ShapeUse, context: TargetContext): MaybeBigintFields {
  const { shape } = resolveShape(use.shape, context.api);
  const find = (part: ShapeUse): MaybeBigintFields => findInString(part, context, false);
  return shape.kind === 'map' || shape.kind === 'object'
    ? findInProperties(shape, find)
    : findInString(use, context, true);
}

/** Finds bigints at any depth. `recursive` is the result for recursive references. */
function findInDeepObject(
  { shape }: ShapeUse,
  context: TargetContext,
  recursive: MaybeBigintFields,
  bySchema = new Map<string, MaybeBigintFields>(),
): MaybeBigintFields {
  const find = (part: ShapeUse): MaybeBigintFields => findInDeepObject(part, context, recursive, bySchema);
  switch (shape.kind) {
    case 'number':
      return isSafeInteger(shape, context.options.formats) ? undefined : 'own';
    case 'list':
    case 'tuple':
      return mergeResults(itemsOf(shape).map(find));
    case 'map':
    case 'object':
      return findInProperties(shape, find);
    case 'union':
      return mergeResults(shape.branches.map(find));
    case 'intersection':
      return mergeResults(shape.parts.map(find));
    case 'ref': {
      if (bySchema.has(shape.id)) return bySchema.get(shape.id);
      const schema = context.api.schema(shape.id);
      bySchema.set(shape.id, recursive);
      const result = schema && find(schema.request);
      bySchema.set(shape.id, result);
      return result;
    }
    case 'text':
    case 'boolean':
    case 'enum':
    case 'any':
    case 'never':
      return undefined;
  }
}

function itemsOf(shape: Extract<Shape, { readonly kind: 'list' | 'tuple' }>): readonly ShapeUse[] {
  return shape.kind === 'list' ? [shape.items] : [...shape.items, ...(shape.rest ? [shape.rest] : [])];
}

/** Returns `all` if additional properties can be bigints, because TypeScript cannot exclude named ones from them. */
function findInProperties(
  shape: Extract<Shape, { readonly kind: 'map' | 'object' }>,
  find: (use: ShapeUse) => MaybeBigintFields,
): MaybeBigintFields {
  const rest = shape.kind === 'map' ? shape.values : shape.rest;
  if (rest && find(rest) !== undefined) return 'all';
  return shape.kind === 'map' ? undefined : mergeByName(shape.properties.map(({ name, use }) => [name, find(use)]));
}

function mergeByName(fields: readonly (readonly [string, MaybeBigintFields])[]): MaybeBigintFields {
  const merged = new Map<string, BigintFields>();
  for (const [name, bigints] of fields) {
    const mergedField = mergeResults([merged.get(name), bigints]);
    if (mergedField !== undefined) merged.set(name, mergedField);
  }
  return merged.size === 0 ? undefined : merged;
}

/** Returns the fields that can be bigints in at least one alternative; if alternatives differ in kind, `all`. */
function mergeResults(results: readonly MaybeBigintFields[]): MaybeBigintFields {
  const [first, ...others] = results.filter((each) => each !== undefined);
  return others.reduce<MaybeBigintFields>(
    (a, b) => (typeof a === 'object' && typeof b === 'object' ? mergeByName([...a, ...b]) : a === b ? a : 'all'),
    first,
  );
}

/** The maximum depth of the type. Any deeper value is typed as a possible bigint. */
const maxTypeDepth = 4;

/** Returns the type argument of `WithBigints`. */
export function bigintFieldsType(bigints: BigintFields, depth = 0): Type {
  if (bigints === 'own') return literalType(true);
  if (bigints === 'all' || depth === maxTypeDepth) return literalType('all');
  return objectType(
    [...bigints].map(([name, nested]) => ({ name, type: bigintFieldsType(nested, depth + 1), isMutable: true })),
  );
}
