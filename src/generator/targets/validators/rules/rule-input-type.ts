// Input types of rule functions: only the fields they read, as only those must be valid.

import type { Code } from '../../../code/branded-text.ts';
import { propertyKey } from '../../../code/typescript/identifier.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Typed } from '../../../cel/checker-context.ts';
import { partsOf } from '../../../cel/child-expressions.ts';
import { mayHoldBigints, nonNull, type ObjectType, type Type } from '../../../cel/types.ts';

/** The fields that expressions read, by object type. */
export type FieldsRead = ReadonlyMap<ObjectType, ReadonlySet<string>>;

export function fieldsRead(expressions: readonly Typed[]): FieldsRead {
  const found = new Map<ObjectType, Set<string>>();
  const visit = (expression: Typed): void => {
    const member = expression.kind === 'has' ? expression.member : expression;
    if (member.kind === 'member') {
      const of = nonNull(member.of.known.type);
      if (of.kind === 'object') found.set(of, (found.get(of) ?? new Set<string>()).add(member.name));
    }
    for (const part of partsOf(expression)) visit(part);
  };
  expressions.forEach(visit);
  return found;
}

/**
 * Returns the type of a value reduced to the fields read. If `hasBigints`, the value is parsed from a string, so its
 * integers can be bigints.
 */
export function typeOfRead(
  type: Type,
  read: FieldsRead,
  exact = false,
  around: ReadonlySet<Type> = new Set(),
): Code<'ts'> {
  if (around.has(type)) return ts`unknown`;
  const inside = new Set([...around, type]);
  const typeOf = (part: Type): Code<'ts'> => typeOfRead(part, read, exact, inside);
  switch (type.kind) {
    case 'bool':
      return ts`boolean`;
    case 'int':
    case 'double':
      return exact && mayHoldBigints(type) ? ts`number | bigint` : ts`number`;
    case 'timestamp':
    case 'duration':
      return ts`number`;
    case 'string':
      return ts`string`;
    case 'null':
      return ts`null`;
    case 'list':
      return ts`readonly (${typeOf(type.items)})[]`;
    case 'map':
      return ts`{ readonly [name: string]: ${typeOf(type.values)} }`;
    case 'nullable':
      return ts`${typeOf(type.of)} | null`;
    case 'object':
      return members(type, read, typeOf);
    case 'dyn':
    case 'invalid':
      return ts`unknown`;
    default:
      return type satisfies never;
  }
}

function members(type: ObjectType, read: FieldsRead, typeOf: (part: Type) => Code<'ts'>): Code<'ts'> {
  const lines = [...(read.get(type) ?? [])].flatMap((name) => {
    const field = type.field(name);
    if (!field) return [];
    const optional = field.optional ? ts`?` : ts``;
    return [ts`readonly ${propertyKey(name)}${optional}: ${typeOf(field.type)};`];
  });
  return lines.length === 0 ? ts`object` : ts`{ ${join(lines, ts`\n`)} }`;
}

/**
 * Returns the properties of `self` or `old` that an expression reads; `undefined` if it uses the variable as a whole.
 */
export function membersOf(variable: 'self' | 'old', expression: Typed): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  const isMeant = (each: Typed): boolean => each.kind === 'variable' && each.name === variable;
  const visit = (each: Typed): boolean => {
    if (isMeant(each)) return false;
    const member = each.kind === 'has' ? each.member : each;
    if (member.kind === 'member' && isMeant(member.of)) {
      found.add(member.name);
      return true;
    }
    return partsOf(each).every(visit);
  };
  return visit(expression) ? found : undefined;
}
