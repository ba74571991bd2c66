// Type aliases of recursive schemas: TypeScript rejects an interface member that directly references itself.

import { word, type TypeTree } from '../../code/typescript/types.ts';
import { ts } from '../../code/typescript/template-literals.ts';

/** Returns the IDs of the schemas that TypeScript resolves eagerly: those not referenced from object members. */
export function eagerReferences(type: TypeTree, ids: string[] = []): readonly string[] {
  if (type.kind === 'word' && type.refersTo !== undefined) ids.push(type.refersTo);
  for (const part of partsOf(type)) eagerReferences(part, ids);
  return ids;
}

/** Returns the type with each eagerly resolved reference replaced by the result of `replace`. */
export function replaceReferences(type: TypeTree, by: (id: string, reference: TypeTree) => TypeTree): TypeTree {
  if (type.kind === 'word') return type.refersTo === undefined ? type : by(type.refersTo, type);
  return withParts(type, (part) => replaceReferences(part, by));
}

/**
 * Replaces recursive references with `unknown` in the items of tuples and of intersections of several arrays, because
 * `Readable` and `Writable` of such items expand endlessly. TypeScript defers plain arrays and object members.
 */
export function cutItems(type: TypeTree, ring: ReadonlySet<string>, inItem = false): TypeTree {
  if (type.kind === 'word')
    return inItem && type.refersTo !== undefined && ring.has(type.refersTo) ? word(ts`unknown`) : type;
  // TypeScript expands the rest element of a tuple eagerly; an array inside it is an ordinary item.
  if (type.kind === 'tuple') return withParts(type, (item) => cutItems(item, ring, true));
  if (type.kind === 'intersection' && type.parts.filter(mayBeList).length > 1)
    return withParts(type, (part) => cutLists(part, ring, inItem));
  return inItem && type.kind === 'list' ? type : withParts(type, (part) => cutItems(part, ring, inItem));
}

function cutLists(type: TypeTree, ring: ReadonlySet<string>, inItem: boolean): TypeTree {
  if (type.kind === 'list') return withParts(type, (item) => cutLists(item, ring, true));
  return type.kind === 'union' ? withParts(type, (part) => cutLists(part, ring, inItem)) : cutItems(type, ring, inItem);
}

/** Whether a type can be an array or tuple. A reference to a named schema can. */
function mayBeList(type: TypeTree): boolean {
  if (type.kind === 'union' || type.kind === 'intersection') return type.parts.some(mayBeList);
  return type.kind === 'list' || type.kind === 'tuple' || (type.kind === 'word' && type.refersTo !== undefined);
}

/**
 * Labels the items of nested tuples whose optional or rest items contain a recursive array or tuple: TypeScript
 * resolves unlabeled items eagerly. The outermost type of an alias needs no labels.
 */
export function nameItems(type: TypeTree, ring: ReadonlySet<string>): TypeTree {
  return type.kind === 'list' || type.kind === 'tuple' ? type : withParts(type, (part) => nameInner(part, ring));
}

function nameInner(type: TypeTree, ring: ReadonlySet<string>): TypeTree {
  const inner = withParts(type, (part) => nameInner(part, ring));
  if (inner.kind !== 'tuple') return inner;
  const missable = [...inner.items.slice(inner.needed), ...(inner.rest ? [inner.rest] : [])];
  return missable.some((item) => listLeadsBack(item, ring)) ? { ...inner, named: true } : inner;
}

function listLeadsBack(type: TypeTree, ring: ReadonlySet<string>): boolean {
  if (type.kind === 'list' || type.kind === 'tuple') return eagerReferences(type).some((id) => ring.has(id));
  return partsOf(type).some((part) => listLeadsBack(part, ring));
}

/** Returns the type with its child types mapped; object members are not children. */
function withParts(type: TypeTree, part: (type: TypeTree) => TypeTree): TypeTree {
  switch (type.kind) {
    case 'word':
    case 'members':
      return type;
    case 'union':
    case 'intersection':
      return { kind: type.kind, parts: type.parts.map(part) };
    case 'list':
      return { kind: 'list', item: part(type.item) };
    case 'tuple':
      return { ...type, items: type.items.map(part), ...(type.rest && { rest: part(type.rest) }) };
    case 'applied':
      return { ...type, to: type.to.map(part) };
  }
}

/** Returns the child types; object members are not children. */
function partsOf(type: TypeTree): readonly TypeTree[] {
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
    case 'applied':
      return type.to;
  }
}
