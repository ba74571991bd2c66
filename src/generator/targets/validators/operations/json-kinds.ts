// Kinds of JSON values that a schema allows, including all its parts and branches.

import type { Api } from '../../../model/types/api.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { types } from '../keywords/type.ts';
import { createScalar, type Scalar } from './parse-scalar.ts';

export interface JsonKinds {
  readonly scalars: Scalar;
  /** The shapes of items; `undefined` if the value cannot be an array. */
  readonly items?: readonly ShapeUse[];
  /** The shapes of properties; `undefined` if the value cannot be an object. */
  readonly properties?: ReadonlyMap<string, readonly ShapeUse[]>;
  readonly additional: readonly ShapeUse[];
  /** Whether a branch is unconstrained. */
  readonly isOpen: boolean;
}

/** Returns the kinds of a value that has one of the shapes. */
export function collectJsonKinds(uses: readonly ShapeUse[], api: Api): JsonKinds {
  const items: ShapeUse[] = [];
  const additional: ShapeUse[] = [];
  const properties = new Map<string, ShapeUse[]>();
  const scalars: ShapeUse[] = [];
  let [isNull, isArray, isObject, isOpen] = [false, false, false, false];
  const seen = new Set<string>();
  const visit = (use: ShapeUse, inPart: boolean): void => {
    const { shape } = use;
    isNull ||= use.nullable;
    switch (shape.kind) {
      case 'ref': {
        // A schema is visited again outside of an intersection, where it can be unconstrained.
        const visitKey = `${inPart ? 'part' : 'whole'} ${shape.id}`;
        const schema = seen.has(visitKey) ? undefined : api.schema(shape.id);
        seen.add(visitKey);
        if (schema) visit(schema.request, inPart);
        return;
      }
      case 'union':
        for (const branch of shape.branches) visit(branch, inPart);
        return;
      case 'intersection':
        visitIsolated(() => {
          for (const part of shape.parts) visit(part, true);
        });
        return;
      case 'list':
      case 'tuple':
        isArray = true;
        for (const each of shape.kind === 'list'
          ? [shape.items]
          : [...shape.items, ...(shape.rest ? [shape.rest] : [])])
          items.push(each);
        return;
      case 'map':
        isObject = true;
        additional.push(shape.values);
        return;
      case 'object':
        isObject = true;
        for (const { name, use: property } of shape.properties) {
          const shapes = properties.get(name) ?? [];
          shapes.push(property);
          properties.set(name, shapes);
        }
        if (shape.rest) additional.push(shape.rest);
        return;
      case 'any':
        // An unconstrained part does not widen the others.
        isOpen ||= !inPart;
        return;
      case 'text':
      case 'number':
      case 'boolean':
      case 'enum':
        scalars.push(use);
        return;
      case 'never':
        return;
    }
  };
  /** Visits parts so that an unconstrained property in one does not widen the same property in others. */
  const visitIsolated = (visitParts: () => void): void => {
    const previousCounts = new Map([...properties].map(([name, shapes]) => [name, shapes.length]));
    const previousAdditionalCount = additional.length;
    visitParts();
    dropUnconstrained(additional, previousAdditionalCount);
    for (const [name, shapes] of properties) dropUnconstrained(shapes, previousCounts.get(name) ?? 0);
  };
  for (const use of uses) visit(use, false);
  const scalar = createScalar(scalars, api);
  return {
    scalars: isNull ? { ...scalar, types: scalar.types | types.null } : scalar,
    additional,
    isOpen,
    ...(isArray && { items }),
    ...(isObject && { properties }),
  };
}

/** Drops the unconstrained shapes added after the first `from`, unless all of them are unconstrained. */
function dropUnconstrained(uses: ShapeUse[], from: number): void {
  const constrained = uses.slice(from).filter(({ shape }) => shape.kind !== 'any');
  if (constrained.length === 0) return;
  uses.length = from;
  for (const each of constrained) uses.push(each);
}
