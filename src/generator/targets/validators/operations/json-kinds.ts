// What kinds of value a schema allows, as all of its parts and branches say together: scalars, the items of lists, the members of objects.

import type { Api } from '../../../model/types/api.ts';
import type { Use } from '../../../model/types/shape.ts';
import { types } from '../keywords/type.ts';
import { scalarOf, type Scalar } from './parse-scalar.ts';

export interface Kinds {
  readonly scalars: Scalar;
  /** What items may be; undefined: it is no list. */
  readonly items?: readonly Use[];
  /** What members may be; undefined: it is no object. */
  readonly members?: ReadonlyMap<string, readonly Use[]>;
  readonly rest: readonly Use[];
  /** Whether one of them says nothing at all. */
  readonly open: boolean;
}

/** Of a value that is used so, or in several ways at once. */
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
        // A part that says nothing takes nothing from what the others say.
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
  /** A part that says nothing of a member takes nothing from what the others say of it. */
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

/** Of what was added after the first `from`, what says something; where none does, all of it. */
function keepTold(uses: Use[], from: number): void {
  const told = uses.slice(from).filter(({ shape }) => shape.kind !== 'any');
  if (told.length === 0) return;
  uses.length = from;
  for (const each of told) uses.push(each);
}
