// Type declarations of TypeScript's own syntax tree as text, laid out in 100 columns.

import ts from 'typescript';
import { trust, type Code } from './code.ts';
import { propertyKey } from './identifier.ts';
import { string } from './string.ts';

/** How names and comments of the tree become text: names may have been changed on the way in, comments are by key. */
export interface Spelling {
  /** The name that a text of the tree stands for. */
  name(text: string): string;
  /** The comment before a node, by the text of the comment that the tree carries; it will stand behind `indent` columns. */
  comment(text: string, indent: number): Code<'ts'> | undefined;
}

const width = 100;

/**
 * Interfaces and type aliases as text, with an empty line between. A kind of node that no type of an OpenAPI document
 * needs is a bug, so it throws.
 */
export function printDeclarations(nodes: readonly ts.Node[], spelling: Spelling): Code<'ts'> {
  return trust(nodes.map((node) => declaration(node, spelling)).join('\n\n'));
}

function declaration(node: ts.Node, spelling: Spelling): string {
  if (ts.isInterfaceDeclaration(node)) return `export interface ${node.name.text} ${members(node.members, 0, spelling)}`;
  if (ts.isTypeAliasDeclaration(node)) {
    const start = `export type ${node.name.text} =`;
    const value = type(node.type, 0, width - start.length - 2, spelling);
    return `${start}${value.startsWith('\n') ? '' : ' '}${value};`;
  }
  throw new Error(`no declaration of a type: ${ts.SyntaxKind[node.kind]}`);
}

/** Members in braces, each on its line; `indent` is that of the line on which the braces open. */
function members(nodes: readonly ts.TypeElement[], indent: number, spelling: Spelling): string {
  const pad = ' '.repeat(indent + 2);
  const lines = nodes.map((node) => {
    const [carried] = ts.getSyntheticLeadingComments(node) ?? [];
    const comment = carried && spelling.comment(carried.text, indent + 2);
    const start = `${pad}${memberStart(node, spelling)}:`;
    const value = type(memberType(node), indent + 2, width - start.length - 2, spelling);
    const end = `${start}${value.startsWith('\n') ? '' : ' '}${value};`;
    return comment === undefined ? end : `${pad}${comment.replaceAll('\n', `\n${pad}`)}\n${end}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${' '.repeat(indent)}}`;
}

function memberStart(node: ts.TypeElement, spelling: Spelling): string {
  if (ts.isIndexSignatureDeclaration(node)) return '[key: string]';
  if (!ts.isPropertySignature(node)) throw new Error(`no member of a type: ${ts.SyntaxKind[node.kind]}`);
  const { name } = node;
  if (!ts.isIdentifier(name) && !ts.isStringLiteral(name) && !ts.isNumericLiteral(name)) throw new Error('a computed member');
  return `${propertyKey(spelling.name(name.text))}${node.questionToken ? '?' : ''}`;
}

function memberType(node: ts.TypeElement): ts.TypeNode {
  const own = ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node) ? node.type : undefined;
  if (own === undefined) throw new Error('a member without a type');
  return own;
}

/** A type on one line where it has room, else over several. */
function type(node: ts.TypeNode, indent: number, room: number, spelling: Spelling): string {
  const line = flat(node, spelling);
  if (line !== undefined && line.length <= room) return line;
  if (ts.isTypeLiteralNode(node)) return members(node.members, indent, spelling);
  if (ts.isParenthesizedTypeNode(node)) return brokenGroup(node, indent, room, spelling);
  if (ts.isUnionTypeNode(node)) return brokenUnion(node, indent, spelling);
  if (ts.isIntersectionTypeNode(node)) return brokenIntersection(node, indent, spelling);
  if (ts.isArrayTypeNode(node)) return brokenArray(node, indent, room, spelling);
  if (ts.isTupleTypeNode(node)) return brokenList('[', node.elements, ']', indent, spelling);
  if (ts.isRestTypeNode(node)) return `...${type(node.type, indent, room - 3, spelling)}`;
  if (ts.isOptionalTypeNode(node)) return `${type(node.type, indent, room, spelling)}?`;
  if (ts.isTypeReferenceNode(node) && node.typeArguments) return brokenReference(node, indent, spelling);
  return line ?? ts.SyntaxKind[node.kind];
}

/** `{ … } | null` stays together; other unions have one more line where that is enough, else one for each branch. */
function brokenUnion(node: ts.UnionTypeNode, indent: number, spelling: Spelling): string {
  const branches = branchesOf(node);
  const small = branches.filter((branch) => !ts.isTypeLiteralNode(branch));
  if (small.length === branches.length - 1 && small.every(({ kind }) => kind === ts.SyntaxKind.LiteralType)) {
    return branches.map((branch) => type(branch, indent, width, spelling)).join(' | ');
  }
  const pad = ' '.repeat(indent + 2);
  const line = flat(node, spelling);
  if (line !== undefined && line.length < width - indent - 2) return `\n${pad}${line}`;
  return branches.map((branch) => `\n${pad}| ${type(branch, indent + 4, width - indent - 4, spelling)}`).join('');
}

/** The branches of a union and of the unions in it. */
function branchesOf(node: ts.UnionTypeNode): readonly ts.TypeNode[] {
  return node.types.flatMap((branch) => {
    const inner = ts.isParenthesizedTypeNode(branch) ? branch.type : branch;
    return ts.isUnionTypeNode(inner) ? branchesOf(inner) : [branch];
  });
}

/** Objects go on behind the `&`; a part that follows another without members has a line, and what comes later is indented. */
function brokenIntersection({ types }: ts.IntersectionTypeNode, indent: number, spelling: Spelling): string {
  let deep = false;
  return types.reduce((before, part, index) => {
    const previous = types[index - 1];
    const objects = [previous, part].filter((each) => each && ts.isTypeLiteralNode(each)).length;
    if (objects === 1 && index > 1) deep = true;
    const deeper = previous && (objects === 0 || deep) ? indent + 2 : indent;
    const text = type(part, deeper, width - indent - 4, spelling);
    if (!previous) return text;
    return objects === 0 ? `${before} &\n${' '.repeat(deeper)}${text}` : `${before} & ${text}`;
  }, '');
}

function brokenGroup({ type: inner }: ts.ParenthesizedTypeNode, indent: number, room: number, spelling: Spelling): string {
  const text = type(inner, indent, room - 2, spelling);
  return text.startsWith('\n') ? `(${text}\n${' '.repeat(indent)})` : `(${text})`;
}

function brokenArray({ elementType }: ts.ArrayTypeNode, indent: number, room: number, spelling: Spelling): string {
  return `${type(elementType, indent, room - 2, spelling)}[]`;
}

function brokenReference(node: ts.TypeReferenceNode, indent: number, spelling: Spelling): string {
  const [only, ...more] = node.typeArguments ?? [];
  const name = entity(node.typeName);
  if (only && more.length === 0 && !ts.isArrayTypeNode(only)) {
    const hugged = type(only, indent, 0, spelling);
    if (hugged.startsWith('{')) return `${name}<${hugged}>`;
  }
  return brokenList(`${name}<`, node.typeArguments ?? [], '>', indent, spelling);
}

function brokenList(start: string, nodes: readonly ts.TypeNode[], end: string, indent: number, spelling: Spelling): string {
  const pad = ' '.repeat(indent + 2);
  const lines = nodes.map((node) => {
    const text = type(node, ts.isUnionTypeNode(node) ? indent : indent + 2, width - indent - 3, spelling);
    return text.startsWith('\n') ? text.slice(1) : `${pad}${text}`;
  });
  return `${start}\n${lines.join(',\n')}${end === ']' ? ',' : ''}\n${' '.repeat(indent)}${end}`;
}

/** A type on one line; undefined where it has named members, which get lines of their own. */
function flat(node: ts.TypeNode, spelling: Spelling): string | undefined {
  // openapi-typescript puts a string's JSON into an identifier.
  if (ts.isIdentifier(node)) return string(spelling.name(JSON.parse(node.text) as string));
  if (ts.isTypeReferenceNode(node)) return flatList(`${entity(node.typeName)}${node.typeArguments ? '<' : ''}`, node.typeArguments ?? [], ', ', node.typeArguments ? '>' : '', spelling);
  if (ts.isIndexedAccessTypeNode(node)) return flatList('', [node.objectType, node.indexType], '[', ']', spelling);
  if (ts.isLiteralTypeNode(node)) return literal(node.literal, spelling);
  if (ts.isUnionTypeNode(node)) return flatList('', branchesOf(node), ' | ', '', spelling);
  if (ts.isIntersectionTypeNode(node)) return flatList('', node.types, ' & ', '', spelling);
  if (ts.isArrayTypeNode(node)) return flatList('', [node.elementType], '', '[]', spelling);
  if (ts.isTupleTypeNode(node)) return flatList('[', node.elements, ', ', ']', spelling);
  if (ts.isParenthesizedTypeNode(node)) return flatList('(', [node.type], '', ')', spelling);
  if (ts.isOptionalTypeNode(node)) return flatList('', [node.type], '', '?', spelling);
  if (ts.isRestTypeNode(node)) return flatList('...', [node.type], '', '', spelling);
  if (ts.isTypeLiteralNode(node)) return flatMembers(node, spelling);
  const keyword = ts.tokenToString(node.kind);
  if (keyword === undefined) throw new Error(`no type of a document: ${ts.SyntaxKind[node.kind]}`);
  return keyword;
}

function flatMembers({ members: [only, ...more] }: ts.TypeLiteralNode, spelling: Spelling): string | undefined {
  if (only === undefined) return '{}';
  if (more.length > 0 || !ts.isIndexSignatureDeclaration(only)) return undefined;
  const value = flat(memberType(only), spelling);
  return value === undefined ? undefined : `{ [key: string]: ${value} }`;
}

function flatList(start: string, nodes: readonly ts.TypeNode[], between: string, end: string, spelling: Spelling): string | undefined {
  const parts = nodes.map((node) => flat(node, spelling));
  return parts.every((part) => part !== undefined) ? `${start}${parts.join(between)}${end}` : undefined;
}

function literal(node: ts.LiteralTypeNode['literal'], spelling: Spelling): string {
  if (ts.isStringLiteral(node)) return string(spelling.name(node.text));
  if (ts.isNumericLiteral(node)) return node.text;
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return `-${node.operand.text}`;
  return ts.tokenToString(node.kind) ?? ts.SyntaxKind[node.kind];
}

function entity(name: ts.EntityName): string {
  if (!ts.isIdentifier(name)) throw new Error('a qualified name');
  return name.text;
}
