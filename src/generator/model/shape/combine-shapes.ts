// Intersections and unions of shapes.

import type { JsonSchema, Discriminator } from '../types/schema.ts';
import type { ObjectShape, Presence, Property, Shape, ShapeUse } from '../types/shape.ts';
import { intersectEnumValues } from './enum-shape.ts';

/** Returns the intersection: objects are merged, enums are narrowed, other shapes are combined. */
export function intersectShapes(parts: readonly ShapeUse[], source: JsonSchema): Shape {
  let relevantParts: readonly ShapeUse[] = parts.filter(({ shape }) => !isUnconstrained(shape));
  if (relevantParts.length === 0) return parts[0]?.shape ?? { kind: 'any', source };
  relevantParts = mergeParts(relevantParts, source);
  const [only, ...rest] = relevantParts;
  if (only && rest.length === 0) return only.shape;
  // Nullability belongs to the use of the intersection.
  return { kind: 'intersection', parts: relevantParts.map(({ shape }) => ({ shape, nullable: false })), source };
}

/** Returns the intersection of two descriptions of the same property. */
function intersectUses(a: ShapeUse, b: ShapeUse, source: JsonSchema): ShapeUse {
  const nullable = (a.nullable || b.nullable) && [a, b].every((use) => use.nullable || use.shape.kind === 'any');
  return { shape: intersectShapes([a, b], source), nullable };
}

/** Returns whether a shape adds nothing to an intersection. */
function isUnconstrained(shape: Shape): boolean {
  if (shape.kind === 'union') return shape.branches.some((branch) => isUnconstrained(branch.shape));
  if (shape.kind === 'map') return shape.values.shape.kind === 'any' && lacksAdditionalProperties(shape.source);
  return shape.kind === 'any';
}

// `type: object` alone adds nothing; an explicit `additionalProperties` does.
function lacksAdditionalProperties(source: JsonSchema | undefined): boolean {
  return source === undefined || typeof source === 'boolean' || source.object?.additionalProperties === undefined;
}

/** Merges each part into an earlier one if one shape can describe both. */
function mergeParts(parts: readonly ShapeUse[], source: JsonSchema): readonly ShapeUse[] {
  const mergedParts: ShapeUse[] = [];
  for (const part of parts) {
    const index = mergedParts.findIndex((earlier) => mergeShapes(earlier.shape, part.shape, source) !== undefined);
    const earlier = mergedParts[index];
    const shape = earlier && mergeShapes(earlier.shape, part.shape, source);
    if (shape) mergedParts[index] = { shape, nullable: earlier.nullable && part.nullable };
    else mergedParts.push(part);
  }
  return mergedParts;
}

function mergeShapes(a: Shape, b: Shape, source: JsonSchema): Shape | undefined {
  if (a.kind === 'object' && b.kind === 'object') return mergeObjects(a, b, source);
  if (a.kind === 'enum' && b.kind === 'enum') return { ...a, ...intersectEnumValues(a, b), source };
  if (a.kind === 'enum' && isScalar(b)) return a;
  if (b.kind === 'enum' && isScalar(a)) return b;
  if (a.kind === 'number' && b.kind === 'number') return a.integer ? a : b;
  if (a.kind === 'text' && b.kind === 'text') return a.format === undefined ? b : a;
  if (a.kind === 'boolean' && b.kind === 'boolean') return a;
  return a.kind === 'ref' && b.kind === 'ref' && a.id === b.id ? a : undefined;
}

function isScalar({ kind }: Shape): boolean {
  return kind === 'text' || kind === 'number' || kind === 'boolean';
}

/** Merges two objects; properties are in order of first occurrence. */
function mergeObjects(a: ObjectShape, b: ObjectShape, source: JsonSchema): ObjectShape {
  const properties = new Map(a.properties.map((property) => [property.name, property]));
  for (const property of b.properties) {
    const earlier = properties.get(property.name);
    properties.set(property.name, earlier ? mergeProperty(earlier, property, source) : property);
  }
  const rest = a.rest && b.rest && intersectUses(a.rest, b.rest, source);
  return { kind: 'object', properties: [...properties.values()], ...(rest && { rest }), source };
}

function mergeProperty(a: Property, b: Property, source: JsonSchema): Property {
  // A part that only requires the property does not describe it.
  if (b.jsonSchema === true) return { ...a, presence: strongerPresence(a.presence, b.presence) };
  if (a.jsonSchema === true) return { ...b, presence: strongerPresence(a.presence, b.presence) };
  const description = b.description ?? a.description;
  return {
    name: a.name,
    use: intersectUses(a.use, b.use, source),
    presence: strongerPresence(b.presence, a.presence),
    readOnly: a.readOnly || b.readOnly,
    writeOnly: a.writeOnly || b.writeOnly,
    deprecated: a.deprecated || b.deprecated,
    ...(description !== undefined && { description }),
    filterable: a.filterable || b.filterable,
    // The later part is usually the more specific one.
    jsonSchema: b.jsonSchema,
  };
}

function strongerPresence(a: Presence, b: Presence): Presence {
  if (a === 'required' || b === 'required') return 'required';
  return a === 'optional' ? b : a;
}

/** Returns a union; nullability moves to its use, and a single branch is returned unchanged. */
export function createUnion(
  branches: readonly ShapeUse[],
  source: JsonSchema,
  discriminator?: Discriminator,
): ShapeUse {
  const nullable = branches.some((branch) => branch.nullable);
  const possible = branches
    .filter(({ shape }) => shape.kind !== 'never')
    .map(({ shape }): ShapeUse => ({ shape, nullable: false }));
  const [only] = possible;
  if (!only) return { shape: { kind: 'never', source }, nullable };
  if (possible.length === 1) return { shape: only.shape, nullable };
  const shape: Shape = { kind: 'union', branches: possible, ...(discriminator && { discriminator }), source };
  return { shape, nullable };
}
