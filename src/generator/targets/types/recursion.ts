// Schemas that contain themselves as an item or a branch: a member's type cannot say so, a type alias can.

import { word, type TypeTree } from '../../emit/code/type-tree.ts';
import { ts } from '../../emit/code/typescript.ts';

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

/** The type, where an item of a tuple that refers to a schema of the ring is unknown. Lists and members are followed only when asked for. */
export function cutTuples(type: TypeTree, ring: ReadonlySet<string>, inTuple = false): TypeTree {
  if (type.kind === 'word') return inTuple && type.refersTo !== undefined && ring.has(type.refersTo) ? word(ts`unknown`) : type;
  // What a tuple ends with is spread into it, which the compiler does at once; a list in it is an item like any other.
  if (type.kind === 'tuple') return withParts(type, (item) => cutTuples(item, ring, true));
  return inTuple && type.kind === 'list' ? type : withParts(type, (part) => cutTuples(part, ring, inTuple));
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
