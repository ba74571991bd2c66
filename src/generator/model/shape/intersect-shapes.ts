// Intersection of shapes.

import type { Assertion } from '../types/schema.ts';
import type { ObjectShape, Presence, Property, Shape, Use } from '../types/shape.ts';
import { commonValues } from './enum-shape.ts';

/** Returns the intersection: objects are merged, enums are narrowed, other shapes are combined. */
export function combined(parts: readonly Use[], source: Assertion): Shape {
  let kept: readonly Use[] = parts.filter(({ shape }) => !isSilent(shape));
  if (kept.length === 0) return parts[0]?.shape ?? { kind: 'any', source };
  kept = folded(kept, source);
  const [only, ...others] = kept;
  if (only && others.length === 0) return only.shape;
  // Nullability belongs to the use of the intersection.
  return { kind: 'intersection', parts: kept.map(({ shape }) => ({ shape, nullable: false })), source };
}

/** Returns the intersection of two descriptions of one property. */
function both(a: Use, b: Use, source: Assertion): Use {
  const nullable = (a.nullable || b.nullable) && [a, b].every((use) => use.nullable || use.shape.kind === 'any');
  return { shape: combined([a, b], source), nullable };
}

/** Returns whether a shape adds nothing to an intersection. */
function isSilent(shape: Shape): boolean {
  if (shape.kind === 'union') return shape.branches.some((branch) => isSilent(branch.shape));
  if (shape.kind === 'map') return shape.values.shape.kind === 'any' && hasNoMembers(shape.source);
  return shape.kind === 'any';
}

// `type: object` alone adds nothing; an explicit `additionalProperties` does.
function hasNoMembers(source: Assertion | undefined): boolean {
  return source === undefined || typeof source === 'boolean' || source.object?.additionalProperties === undefined;
}

/** Merges each part into an earlier one if the two have a common shape. */
function folded(parts: readonly Use[], source: Assertion): readonly Use[] {
  const out: Use[] = [];
  for (const part of parts) {
    const at = out.findIndex((earlier) => together(earlier.shape, part.shape, source) !== undefined);
    const earlier = out[at];
    const shape = earlier && together(earlier.shape, part.shape, source);
    if (shape) out[at] = { shape, nullable: earlier.nullable && part.nullable };
    else out.push(part);
  }
  return out;
}

function together(a: Shape, b: Shape, source: Assertion): Shape | undefined {
  if (a.kind === 'object' && b.kind === 'object') return mergedObjects(a, b, source);
  if (a.kind === 'enum' && b.kind === 'enum') return { ...a, ...commonValues(a, b), source };
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
function mergedObjects(a: ObjectShape, b: ObjectShape, source: Assertion): ObjectShape {
  const properties = new Map(a.properties.map((property) => [property.name, property]));
  for (const property of b.properties) {
    const earlier = properties.get(property.name);
    properties.set(property.name, earlier ? mergedProperty(earlier, property, source) : property);
  }
  const rest = a.rest && b.rest && both(a.rest, b.rest, source);
  return { kind: 'object', properties: [...properties.values()], ...(rest && { rest }), source };
}

function mergedProperty(a: Property, b: Property, source: Assertion): Property {
  // A part that only requires the property does not describe it.
  if (b.assertion === true) return { ...a, presence: stronger(a.presence, b.presence) };
  if (a.assertion === true) return { ...b, presence: stronger(a.presence, b.presence) };
  const description = b.description ?? a.description;
  return {
    name: a.name,
    use: both(a.use, b.use, source),
    presence: stronger(b.presence, a.presence),
    readOnly: a.readOnly || b.readOnly,
    writeOnly: a.writeOnly || b.writeOnly,
    deprecated: a.deprecated || b.deprecated,
    ...(description !== undefined && { description }),
    filterable: a.filterable || b.filterable,
    // The later part is usually the more specific one.
    assertion: b.assertion,
  };
}

function stronger(a: Presence, b: Presence): Presence {
  if (a === 'required' || b === 'required') return 'required';
  return a === 'optional' ? b : a;
}
