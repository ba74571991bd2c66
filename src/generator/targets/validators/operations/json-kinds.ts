// Kinds of JSON values that a schema allows, over all its parts and branches.

import type { Api } from '../../../model/types/api.ts';
import type { Use } from '../../../model/types/shape.ts';
import { types } from '../keywords/type.ts';
import { scalarOf, type Scalar } from './parse-scalar.ts';

export interface Kinds {
  readonly scalars: Scalar;
  /** The shapes of items; `undefined` if it is not an array. */
  readonly items?: readonly Use[];
  /** The shapes of properties; `undefined` if it is not an object. */
  readonly members?: ReadonlyMap<string, readonly Use[]>;
  readonly rest: readonly Use[];
  /** Whether a branch is unconstrained. */
  readonly open: boolean;
}

/** Returns the kinds of a value that has one of the shapes. */
export function kindsOf(uses: readonly Use[], api: Api): Kinds {
  const items: Use[] = [];
  const rest: Use[] = [];
  const members = new Map<string, Use[]>();
  const scalars: Use[] = [];
  let [isNull, isList, isObject, open] = [false, false, false, false];
  const seen = new Set<string>();
  const visit = (use: Use, inPart: boolean): void => {
    const { shape } = use;
    isNull ||= use.nullable;
    switch (shape.kind) {
      case 'ref': {
        const schema = seen.has(shape.id) ? undefined : api.schema(shape.id);
        seen.add(shape.id);
        if (schema) visit(schema.request, inPart);
        return;
      }
      case 'union':
        for (const branch of shape.branches) visit(branch, inPart);
        return;
      case 'intersection':
        within(() => {
          for (const part of shape.parts) visit(part, true);
        });
        return;
      case 'list':
      case 'tuple':
        isList = true;
        for (const each of shape.kind === 'list'
          ? [shape.items]
          : [...shape.items, ...(shape.rest ? [shape.rest] : [])])
          items.push(each);
        return;
      case 'map':
        isObject = true;
        rest.push(shape.values);
        return;
      case 'object':
        isObject = true;
        for (const { name, use: member } of shape.properties) {
          const several = members.get(name) ?? [];
          several.push(member);
          members.set(name, several);
        }
        if (shape.rest) rest.push(shape.rest);
        return;
      case 'any':
        // An unconstrained part does not widen the others.
        open ||= !inPart;
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
  /** An unconstrained property in a part does not widen the same property in others. */
  const within = (visitParts: () => void): void => {
    const before = new Map([...members].map(([name, several]) => [name, several.length]));
    const restBefore = rest.length;
    visitParts();
    keepTold(rest, restBefore);
    for (const [name, several] of members) keepTold(several, before.get(name) ?? 0);
  };
  for (const use of uses) visit(use, false);
  const scalar = scalarOf(scalars, api);
  return {
    scalars: isNull ? { ...scalar, types: scalar.types | types.null } : scalar,
    rest,
    open,
    ...(isList && { items }),
    ...(isObject && { members }),
  };
}

/** Drops the unconstrained shapes added after the first `from`, unless all of them are. */
function keepTold(uses: Use[], from: number): void {
  const told = uses.slice(from).filter(({ shape }) => shape.kind !== 'any');
  if (told.length === 0) return;
  uses.length = from;
  for (const each of told) uses.push(each);
}
