// Printer for types. Adds parentheses where the syntax requires them; the formatter breaks lines.

import { trust, type SafeText } from '../branded-text.ts';
import { docComment } from './comment.ts';
import { jsonLiteral } from './json-literal.ts';
import type { MemberType, Parameter, Symbol, TupleType, Type } from './tree.ts';
import { propertyKey } from './typescript.ts';

/** Returns the name of a symbol in the module that is printed. */
export type NameOf = (symbol: Symbol) => string;

/**
 * The indentation of a type in the formatted module. Its objects are printed with one member per line, which the
 * formatter keeps, and its comments fit the line width. If it is `undefined`, the formatter decides.
 */
type Indent = number | undefined;

/** Prints a type. */
export function printType(type: Type, nameOf: NameOf, indent?: Indent): SafeText<'ts'> {
  return trust(typeCode(type, nameOf, indent));
}

/** Prints a member with its JSDoc comment. */
export function printMember(member: MemberType, nameOf: NameOf, indent?: Indent): SafeText<'ts'> {
  return trust(memberCode(member, nameOf, indent));
}

/** Prints a parameter without its default. */
export function printTypedName({ symbol, type, isOptional }: Parameter, nameOf: NameOf): string {
  return `${nameOf(symbol)}${isOptional ? '?' : ''}${type ? `: ${printType(type, nameOf)}` : ''}`;
}

function typeCode(type: Type, nameOf: NameOf, indent: Indent): string {
  switch (type.kind) {
    case 'keyword':
      return type.name;
    case 'literalType':
      // `0` and `-0` are the same type.
      return jsonLiteral(type.value === 0 ? 0 : type.value);
    case 'reference':
      return type.enumMember === undefined
        ? genericCode(nameOf(type.symbol), type.typeArguments, nameOf, indent)
        : `${nameOf(type.symbol)}.${type.enumMember}`;
    case 'globalType':
      return genericCode(type.name, type.typeArguments, nameOf, indent);
    case 'union':
      return unionCode(type.types, nameOf, indent);
    case 'intersection':
      return type.types.map((part) => operandCode(part, nameOf, indent, ['functionType', 'union'])).join(' & ');
    case 'arrayType':
      return `${type.isMutable ? '' : 'readonly '}${operandCode(type.item, nameOf, indent)}[]`;
    case 'tuple':
      return `${type.isMutable ? '' : 'readonly '}[${tupleItems(type, nameOf, indent).join(', ')}]`;
    case 'objectType':
      return objectCode(type.members, nameOf, indent);
    case 'mapped':
      return `{ readonly [Key in ${typeCode(type.keys, nameOf, indent)}]: ${typeCode(type.value, nameOf, indent)} }`;
    case 'functionType':
      return `(${type.parameters.map((parameter) => printTypedName(parameter, nameOf)).join(', ')}) => ${typeCode(type.result, nameOf, indent)}`;
    case 'indexed':
      return `${operandCode(type.object, nameOf, indent)}[${typeCode(type.index, nameOf, indent)}]`;
    case 'keyof':
      return `keyof ${operandCode(type.object, nameOf, indent)}`;
    case 'predicate':
      return `${nameOf(type.parameter)} is ${typeCode(type.type, nameOf, indent)}`;
  }
}

function addIndent(indent: Indent, columns: number): Indent {
  return indent === undefined ? undefined : indent + columns;
}

function unionCode(types: readonly Type[], nameOf: NameOf, indent: Indent): string {
  // The formatter keeps `{ … } | null` together, and indents the objects of other unions.
  const isHugged = types.length === 2 && types.some((type) => type.kind === 'literalType' && type.value === null);
  const inner = isHugged ? indent : addIndent(indent, 4);
  return types.map((type) => operandCode(type, nameOf, inner, ['functionType'])).join(' | ');
}

const compositeTypes: readonly Type['kind'][] = [
  'union',
  'intersection',
  'functionType',
  'arrayType',
  'tuple',
  'keyof',
];

/** Prints a type, in parentheses if its kind is one of `kinds`. Mutable arrays and tuples never need them. */
function operandCode(
  type: Type,
  nameOf: NameOf,
  indent: Indent,
  kinds: readonly Type['kind'][] = compositeTypes,
): string {
  const code = typeCode(type, nameOf, indent);
  return kinds.includes(type.kind) && !('isMutable' in type) ? `(${code})` : code;
}

function genericCode(name: string, typeArguments: readonly Type[] | undefined, nameOf: NameOf, indent: Indent): string {
  return typeArguments ? `${name}<${typeArguments.map((type) => typeCode(type, nameOf, indent)).join(', ')}>` : name;
}

function tupleItems({ items, rest, hasLabels }: TupleType, nameOf: NameOf, indent: Indent): readonly string[] {
  const printed = items.map(({ type, isOptional }, index) => {
    if (hasLabels) return `item${index + 1}${isOptional ? '?' : ''}: ${typeCode(type, nameOf, indent)}`;
    return isOptional ? `${operandCode(type, nameOf, indent)}?` : typeCode(type, nameOf, indent);
  });
  if (rest) printed.push(`...${hasLabels ? 'others: ' : ''}${operandCode(rest, nameOf, indent)}[]`);
  return printed;
}

function objectCode(members: readonly MemberType[], nameOf: NameOf, indent: Indent): string {
  if (members.length === 0) return '{}';
  const inner = addIndent(indent, 2);
  const lines = members.map((member) => memberCode(member, nameOf, inner)).join('\n');
  const isExpanded = indent !== undefined && members.some(({ name }) => name !== undefined);
  return isExpanded ? `{\n${lines}\n}` : `{ ${lines} }`;
}

function memberCode(member: MemberType, nameOf: NameOf, indent: Indent): string {
  const { name, type, isOptional, isMutable, doc, docTags } = member;
  const comment = docComment(doc, docTags, indent);
  const key = name === undefined ? '[key: string]' : `${propertyKey(name)}${isOptional ? '?' : ''}`;
  return `${comment === undefined ? '' : `${comment}\n`}${isMutable ? '' : 'readonly '}${key}: ${typeCode(type, nameOf, indent)};`;
}
