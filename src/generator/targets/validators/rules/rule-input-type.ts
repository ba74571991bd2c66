// Input types of rule functions. They contain only the fields that the rules read, because only those must be valid.

import { arrayType, keyword, literalType } from '../../../code/typescript/build-tree.ts';
import type { MemberType, Type } from '../../../code/typescript/tree.ts';
import type { TypedExpression } from '../../../cel/checker-context.ts';
import { childExpressions } from '../../../cel/ast.ts';
import { mayContainBigint, removeNull, type ObjectType, type CelType } from '../../../cel/types.ts';

/** The fields that expressions read, by object type. */
export type ReadFields = ReadonlyMap<ObjectType, ReadonlySet<string>>;

export function collectReadFields(expressions: readonly TypedExpression[]): ReadFields {
  const fields = new Map<ObjectType, Set<string>>();
  const visit = (expression: TypedExpression): void => {
    const access = expression.kind === 'has' ? expression.member : expression;
    if (access.kind === 'member') {
      const objectType = removeNull(access.operand.info.type);
      if (objectType.kind === 'object')
        fields.set(objectType, (fields.get(objectType) ?? new Set<string>()).add(access.name));
    }
    for (const part of childExpressions(expression)) visit(part);
  };
  expressions.forEach(visit);
  return fields;
}

/**
 * Returns the type of a value reduced to the fields read. If `hasBigints`, the value is parsed from a string, so its
 * integers can be bigints.
 */
export function inputType(
  type: CelType,
  fields: ReadFields,
  hasBigints = false,
  ancestors: ReadonlySet<CelType> = new Set(),
): Type {
  if (ancestors.has(type)) return keyword('unknown');
  const visited = new Set([...ancestors, type]);
  const typeOf = (part: CelType): Type => inputType(part, fields, hasBigints, visited);
  switch (type.kind) {
    case 'bool':
      return keyword('boolean');
    case 'int':
    case 'double':
      return hasBigints && mayContainBigint(type)
        ? { kind: 'union', types: [keyword('number'), keyword('bigint')] }
        : keyword('number');
    case 'timestamp':
    case 'duration':
      return keyword('number');
    case 'string':
      return keyword('string');
    case 'null':
      return literalType(null);
    case 'list':
      return arrayType(typeOf(type.items));
    case 'map':
      return { kind: 'objectType', members: [{ type: typeOf(type.values) }] };
    case 'nullable':
      return { kind: 'union', types: [typeOf(type.inner), literalType(null)] };
    case 'object':
      return objectInputType(type, fields, typeOf);
    case 'dyn':
    case 'invalid':
      return keyword('unknown');
    default:
      return type satisfies never;
  }
}

function objectInputType(type: ObjectType, fields: ReadFields, typeOf: (part: CelType) => Type): Type {
  const members = [...(fields.get(type) ?? [])].flatMap((name): readonly MemberType[] => {
    const field = type.findField(name);
    return field ? [{ name, type: typeOf(field.type), ...(field.isOptional && { isOptional: true }) }] : [];
  });
  return members.length === 0 ? keyword('object') : { kind: 'objectType', members };
}

/**
 * Returns the properties of `self` or `old` that an expression reads; `undefined` if it uses the variable as a whole.
 */
export function readProperties(variable: 'self' | 'old', expression: TypedExpression): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const isVariable = (each: TypedExpression): boolean => each.kind === 'variable' && each.name === variable;
  const visit = (each: TypedExpression): boolean => {
    if (isVariable(each)) return false;
    const access = each.kind === 'has' ? each.member : each;
    if (access.kind === 'member' && isVariable(access.operand)) {
      names.add(access.name);
      return true;
    }
    return childExpressions(each).every(visit);
  };
  return visit(expression) ? names : undefined;
}
