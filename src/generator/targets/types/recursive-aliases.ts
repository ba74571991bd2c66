// Schemas that contain themselves as an item or a branch: a member's type cannot say so, a type alias can.

import { word, type TypeTree } from '../../code/typescript/types.ts';
import { ts } from '../../code/typescript/template-literals.ts';

/** The ids of the schemas that the compiler looks up while it makes a type; those below a member it looks up later. */
export function eagerReferences(type: TypeTree, ids: string[] = []): readonly string[] {
  if (type.kind === 'word' && type.refersTo !== undefined) ids.push(type.refersTo);
  for (const part of partsOf(type)) eagerReferences(part, ids);
  return ids;
}

/** The type, with what `by` answers for each reference that is not below a member. */
export function replaceReferences(type: TypeTree, by: (id: string, reference: TypeTree) => TypeTree): TypeTree {
  if (type.kind === 'word') return type.refersTo === undefined ? type : by(type.refersTo, type);
  return withParts(type, (part) => replaceReferences(part, by));
}

/**
 * The type, where an item that refers to a schema of the ring is unknown if it is one of a tuple, or of a list that is another list too: its items
 * are of both, so that readings of them have no end. Lists alone and members are followed only when asked for.
 */
export function cutItems(type: TypeTree, ring: ReadonlySet<string>, inItem = false): TypeTree {
  if (type.kind === 'word')
    return inItem && type.refersTo !== undefined && ring.has(type.refersTo) ? word(ts`unknown`) : type;
  // What a tuple ends with is spread into it, which the compiler does at once; a list in it is an item like any other.
  if (type.kind === 'tuple') return withParts(type, (item) => cutItems(item, ring, true));
  if (type.kind === 'intersection' && type.parts.filter(mayBeList).length > 1)
    return withParts(type, (part) => cutLists(part, ring, inItem));
  return inItem && type.kind === 'list' ? type : withParts(type, (part) => cutItems(part, ring, inItem));
}

function cutLists(type: TypeTree, ring: ReadonlySet<string>, inItem: boolean): TypeTree {
  if (type.kind === 'list') return withParts(type, (item) => cutLists(item, ring, true));
  return type.kind === 'union' ? withParts(type, (part) => cutLists(part, ring, inItem)) : cutItems(type, ring, inItem);
}

/** What a reference leads to may be one. */
function mayBeList(type: TypeTree): boolean {
  if (type.kind === 'union' || type.kind === 'intersection') return type.parts.some(mayBeList);
  return type.kind === 'list' || type.kind === 'tuple' || (type.kind === 'word' && type.refersTo !== undefined);
}

/**
 * The type of an alias, whose tuples have names for their items where a list or tuple among those that may be missing
 * leads back to the ring: without names the compiler follows it at once, unless the tuple is the whole of the alias.
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

/** The type, made of other parts; members are no parts. */
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

/** What a type is made of; members are no parts. */
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
