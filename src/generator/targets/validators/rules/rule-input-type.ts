// Input types of rule functions. They contain only the fields that the rules read, because only those must be valid.

import type { SafeText } from '../../../code/branded-text.ts';
import { propertyKey, joinCode, ts } from '../../../code/typescript/typescript.ts';
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
      const objectType = removeNull(access.of.info.type);
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
): SafeText<'ts'> {
  if (ancestors.has(type)) return ts`unknown`;
  const visited = new Set([...ancestors, type]);
  const typeOf = (part: CelType): SafeText<'ts'> => inputType(part, fields, hasBigints, visited);
  switch (type.kind) {
    case 'bool':
      return ts`boolean`;
    case 'int':
    case 'double':
      return hasBigints && mayContainBigint(type) ? ts`number | bigint` : ts`number`;
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
      return objectInputType(type, fields, typeOf);
    case 'dyn':
    case 'invalid':
      return ts`unknown`;
    default:
      return type satisfies never;
  }
}

function objectInputType(
  type: ObjectType,
  fields: ReadFields,
  typeOf: (part: CelType) => SafeText<'ts'>,
): SafeText<'ts'> {
  const lines = [...(fields.get(type) ?? [])].flatMap((name) => {
    const field = type.findField(name);
    if (!field) return [];
    const optional = field.isOptional ? ts`?` : ts``;
    return [ts`readonly ${propertyKey(name)}${optional}: ${typeOf(field.type)};`];
  });
  return lines.length === 0 ? ts`object` : ts`{ ${joinCode(lines, ts`\n`)} }`;
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
    if (access.kind === 'member' && isVariable(access.of)) {
      names.add(access.name);
      return true;
    }
    return childExpressions(each).every(visit);
  };
  return visit(expression) ? names : undefined;
}
