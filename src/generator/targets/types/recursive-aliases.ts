// Type aliases for recursive schemas: TypeScript rejects an interface member that directly references itself.

import { wordType, type TypeTree } from '../../code/typescript/types.ts';
import { ts } from '../../code/typescript/typescript.ts';

/** Returns the IDs of the schemas that TypeScript resolves eagerly: those not referenced from object members. */
export function eagerReferences(type: TypeTree, ids: string[] = []): readonly string[] {
  if (type.kind === 'word' && type.schemaId !== undefined) ids.push(type.schemaId);
  for (const part of childTypes(type)) eagerReferences(part, ids);
  return ids;
}

/** Returns the type with each eagerly resolved reference replaced by the result of `replace`. */
export function replaceReferences(type: TypeTree, replace: (id: string, reference: TypeTree) => TypeTree): TypeTree {
  if (type.kind === 'word') return type.schemaId === undefined ? type : replace(type.schemaId, type);
  return mapChildTypes(type, (part) => replaceReferences(part, replace));
}

/**
 * Replaces recursive references with `unknown` in the items of tuples and of intersections of several arrays, because
 * `Readable` and `Writable` of such items expand endlessly. TypeScript defers plain arrays and object members.
 */
export function replaceRecursiveItems(type: TypeTree, cycle: ReadonlySet<string>, isInItem = false): TypeTree {
  if (type.kind === 'word')
    return isInItem && type.schemaId !== undefined && cycle.has(type.schemaId) ? wordType(ts`unknown`) : type;
  // TypeScript expands the rest element of a tuple eagerly; an array inside it is an ordinary item.
  if (type.kind === 'tuple') return mapChildTypes(type, (item) => replaceRecursiveItems(item, cycle, true));
  if (type.kind === 'intersection' && type.parts.filter(canBeArray).length > 1)
    return mapChildTypes(type, (part) => replaceRecursiveArrayItems(part, cycle, isInItem));
  return isInItem && type.kind === 'list'
    ? type
    : mapChildTypes(type, (part) => replaceRecursiveItems(part, cycle, isInItem));
}

function replaceRecursiveArrayItems(type: TypeTree, cycle: ReadonlySet<string>, isInItem: boolean): TypeTree {
  if (type.kind === 'list') return mapChildTypes(type, (item) => replaceRecursiveArrayItems(item, cycle, true));
  return type.kind === 'union'
    ? mapChildTypes(type, (part) => replaceRecursiveArrayItems(part, cycle, isInItem))
    : replaceRecursiveItems(type, cycle, isInItem);
}

/** Returns whether a type can be an array or tuple. A reference to a named schema can. */
function canBeArray(type: TypeTree): boolean {
  if (type.kind === 'union' || type.kind === 'intersection') return type.parts.some(canBeArray);
  return type.kind === 'list' || type.kind === 'tuple' || (type.kind === 'word' && type.schemaId !== undefined);
}

/**
 * Labels the items of nested tuples whose optional or rest items contain a recursive array or tuple: TypeScript
 * resolves unlabeled items eagerly. The outermost type of an alias needs no labels.
 */
export function labelTupleItems(type: TypeTree, cycle: ReadonlySet<string>): TypeTree {
  return type.kind === 'list' || type.kind === 'tuple'
    ? type
    : mapChildTypes(type, (part) => labelNestedTuples(part, cycle));
}

function labelNestedTuples(type: TypeTree, cycle: ReadonlySet<string>): TypeTree {
  const inner = mapChildTypes(type, (part) => labelNestedTuples(part, cycle));
  if (inner.kind !== 'tuple') return inner;
  const optionalItems = [...inner.items.slice(inner.requiredCount), ...(inner.rest ? [inner.rest] : [])];
  return optionalItems.some((item) => hasRecursiveArray(item, cycle)) ? { ...inner, hasLabels: true } : inner;
}

function hasRecursiveArray(type: TypeTree, cycle: ReadonlySet<string>): boolean {
  if (type.kind === 'list' || type.kind === 'tuple') return eagerReferences(type).some((id) => cycle.has(id));
  return childTypes(type).some((part) => hasRecursiveArray(part, cycle));
}

/** Returns the type with its child types mapped; object members are not children. */
function mapChildTypes(type: TypeTree, map: (type: TypeTree) => TypeTree): TypeTree {
  switch (type.kind) {
    case 'word':
    case 'members':
      return type;
    case 'union':
    case 'intersection':
      return { kind: type.kind, parts: type.parts.map(map) };
    case 'list':
      return { kind: 'list', item: map(type.item) };
    case 'tuple':
      return { ...type, items: type.items.map(map), ...(type.rest && { rest: map(type.rest) }) };
    case 'generic':
      return { ...type, typeArguments: type.typeArguments.map(map) };
  }
}

/** Returns the child types; object members are not children. */
function childTypes(type: TypeTree): readonly TypeTree[] {
  switch (type.kind) {
    case 'word':
    case 'members':
      return [];
    case 'union':
    case 'intersection':
      return type.parts;
    case 'list':
      return [type.item];
    case 'tuple':
      return type.rest ? [...type.items, type.rest] : type.items;
    case 'generic':
      return type.typeArguments;
  }
}
