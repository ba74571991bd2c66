// Type aliases for recursive schemas: TypeScript rejects an interface member that directly references itself.

import type { Type } from '../../code/typescript/tree.ts';
import { sortTopologically } from '../../model/reference-graph.ts';

/** Returns the IDs of the schemas that TypeScript resolves eagerly: those not referenced from object members. */
export function eagerReferences(type: Type, ids: string[] = []): readonly string[] {
  const id = referencedSchema(type);
  if (id !== undefined) ids.push(id);
  for (const part of childTypes(type)) eagerReferences(part, ids);
  return ids;
}

/** Returns the cycle of each schema that is in one, by ID. `edges` are the eager references of the schemas. */
export function findCyclesById(
  edges: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    sortTopologically(edges).cycles.flatMap((cycle) =>
      cycle.map((id): [string, ReadonlySet<string>] => [id, new Set(cycle)]),
    ),
  );
}

/**
 * Labels the items of nested tuples whose optional or rest items contain a recursive array or tuple: TypeScript
 * resolves unlabeled items eagerly. The outermost type of an alias needs no labels.
 */
export function labelTupleItems(type: Type, cycle: ReadonlySet<string>): Type {
  return type.kind === 'arrayType' || type.kind === 'tuple'
    ? type
    : mapChildTypes(type, (part) => labelNestedTuples(part, cycle));
}

function labelNestedTuples(type: Type, cycle: ReadonlySet<string>): Type {
  const inner = mapChildTypes(type, (part) => labelNestedTuples(part, cycle));
  if (inner.kind !== 'tuple') return inner;
  const optionalItems = inner.items.flatMap(({ type: item, isOptional }) => (isOptional ? [item] : []));
  if (inner.rest) optionalItems.push(inner.rest);
  return optionalItems.some((item) => hasRecursiveArray(item, cycle)) ? { ...inner, hasLabels: true } : inner;
}

function hasRecursiveArray(type: Type, cycle: ReadonlySet<string>): boolean {
  if (type.kind === 'arrayType' || type.kind === 'tuple') return eagerReferences(type).some((id) => cycle.has(id));
  return childTypes(type).some((part) => hasRecursiveArray(part, cycle));
}

/** Returns the ID of the schema that a type refers to. */
function referencedSchema(type: Type): string | undefined {
  return type.kind === 'reference' && type.symbol.kind === 'declared' ? type.symbol.key : undefined;
}

/** Returns the type with its child types mapped; object members are not children. */
function mapChildTypes(type: Type, map: (type: Type) => Type): Type {
  switch (type.kind) {
    case 'union':
    case 'intersection':
      return { ...type, types: type.types.map(map) };
    case 'arrayType':
      return { ...type, item: map(type.item) };
    case 'tuple':
      return {
        ...type,
        items: type.items.map((item) => ({ ...item, type: map(item.type) })),
        ...(type.rest && { rest: map(type.rest) }),
      };
    case 'reference':
    case 'globalType':
      return type.typeArguments ? { ...type, typeArguments: type.typeArguments.map(map) } : type;
    case 'keyword':
    case 'literalType':
    case 'objectType':
    case 'mapped':
    case 'functionType':
    case 'indexed':
    case 'keyof':
    case 'predicate':
      return type;
  }
}

/** Returns the child types; object members are not children. */
function childTypes(type: Type): readonly Type[] {
  const children: Type[] = [];
  mapChildTypes(type, (child) => {
    children.push(child);
    return child;
  });
  return children;
}
