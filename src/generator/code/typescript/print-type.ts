// Printer of TypeScript types, formatted to 100 columns.

import { trust, type Code } from '../branded-text.ts';
import { docComment } from './comment.ts';
import { propertyKey } from './identifier.ts';
import type { MemberType, TupleType, TypeTree } from './types.ts';
import { join } from './template-literals.ts';

const width = 100;

/** Prints an exported interface with printed members; `Record<string, never>` if there are none. */
export function printInterface(name: Code<'ts'>, members: readonly Code<'ts'>[]): Code<'ts'> {
  return trust(
    members.length === 0
      ? `export type ${name} = Record<string, never>;`
      : `export interface ${name} {\n${join(members, trust('\n'))}\n}`,
  );
}

export function printAlias(name: Code<'ts'>, tree: TypeTree): Code<'ts'> {
  const start = `export type ${name} =`;
  const value = type(tree, 0, width - start.length - 2);
  return trust(`${start}${value.startsWith('\n') ? '' : ' '}${value};`);
}

/** Prints a property with printed members; its type is `never` if there are none. */
export function printSection(name: string, members: readonly Code<'ts'>[], indent: number): Code<'ts'> {
  const pad = ' '.repeat(indent);
  return trust(
    `${pad}${propertyKey(name)}: ${members.length === 0 ? 'never' : `{\n${join(members, trust('\n'))}\n${pad}}`};`,
  );
}

/** Prints a member with its JSDoc comment, indented. */
export function printMember(member: MemberType, indent: number): Code<'ts'> {
  const pad = ' '.repeat(indent);
  const comment = member.doc && docComment(member.doc.text, member.doc.tags, indent);
  const start = `${pad}${member.name === undefined ? '[key: string]' : propertyKey(member.name)}${member.optional ? '?' : ''}:`;
  const end = `${withType(start, member.type, indent)};`;
  return trust(comment === undefined ? end : `${pad}${comment.replaceAll('\n', `\n${pad}`)}\n${end}`);
}

/** Prints a type after its name, on the same line if it fits. */
function withType(start: string, tree: TypeTree, indent: number): string {
  const text = type(tree, indent, width - start.length - 2);
  return `${start}${text.startsWith('\n') ? '' : ' '}${text}`;
}

/** Prints members in braces, one per line; `indent` is that of the line with the opening brace. */
function brokenMembers(members: readonly MemberType[], indent: number): string {
  return members.length === 0
    ? '{}'
    : `{\n${members.map((member) => printMember(member, indent + 2)).join('\n')}\n${' '.repeat(indent)}}`;
}

/** Prints a type on one line if it fits, else on several. */
function type(tree: TypeTree, indent: number, room: number): string {
  if (tree.kind === 'word') return tree.text;
  const line = flat(tree);
  if (line !== undefined && line.length <= room) return line;
  switch (tree.kind) {
    case 'members':
      return brokenMembers(tree.members, indent);
    case 'union':
      return brokenUnion(tree.parts, line, indent);
    case 'intersection':
      return brokenIntersection(tree.parts, indent);
    case 'list':
      return `${operand(tree.item, indent, room - 2)}[]`;
    case 'tuple':
      return brokenTuple(tree, indent);
    case 'applied':
      return brokenApplied(tree.name, tree.to, indent);
  }
}

/** Adds parentheses to a union or intersection. */
function operand(tree: TypeTree, indent: number, room: number): string {
  if (!isComposed(tree)) return type(tree, indent, room);
  const text = type(tree, indent, room - 2);
  return text.startsWith('\n') ? `(${text}\n${' '.repeat(indent)})` : `(${text})`;
}

function isComposed({ kind }: TypeTree): boolean {
  return kind === 'union' || kind === 'intersection';
}

/** Keeps `{ … } | null` together. Other unions take one additional line if they fit, else one line per branch. */
function brokenUnion(branches: readonly TypeTree[], line: string | undefined, indent: number): string {
  const small = branches.filter(({ kind }) => kind !== 'members');
  if (
    small.length === branches.length - 1 &&
    small.every((branch) => branch.kind === 'word' && branch.text === 'null')
  ) {
    return branches.map((branch) => type(branch, indent, width)).join(' | ');
  }
  const pad = ' '.repeat(indent + 2);
  if (line !== undefined && line.length < width - indent - 2) return `\n${pad}${line}`;
  return branches.map((branch) => `\n${pad}| ${operand(branch, indent + 4, width - indent - 4)}`).join('');
}

/**
 * Objects stay on the line of the `&`; a line breaks between two types without members. After a mix of both, later
 * types are indented.
 */
function brokenIntersection(parts: readonly TypeTree[], indent: number): string {
  let deep = false;
  return parts.reduce((before, part, index) => {
    const previous = parts[index - 1];
    const objects = [previous, part].filter((each) => each?.kind === 'members').length;
    if (objects === 1 && index > 1) deep = true;
    const deeper = previous && (objects === 0 || deep) ? indent + 2 : indent;
    const text = operand(part, deeper, width - indent - 4);
    if (!previous) return text;
    return objects === 0 ? `${before} &\n${' '.repeat(deeper)}${text}` : `${before} & ${text}`;
  }, '');
}

function brokenTuple(tuple: TupleType, indent: number): string {
  const { items, needed, rest } = tuple;
  if (tuple.named) {
    const lines = namedItems(tuple).map(([start, item]) => withType(' '.repeat(indent + 2) + start, item, indent + 2));
    return `[\n${lines.join(',\n')},\n${' '.repeat(indent)}]`;
  }
  const lines = items.map((item, index) =>
    index < needed
      ? listed(item, indent)
      : `${' '.repeat(indent + 2)}${operand(item, indent + 2, width - indent - 3)}?`,
  );
  if (rest) lines.push(`${' '.repeat(indent + 2)}...${operand(rest, indent + 2, width - indent - 8)}[]`);
  return `[\n${lines.join(',\n')},\n${' '.repeat(indent)}]`;
}

/** Returns labels and types of tuple elements. */
function namedItems({ items, needed, rest }: TupleType): readonly (readonly [start: string, TypeTree])[] {
  const named = items.map((item, index) => [`item${index + 1}${index < needed ? '' : '?'}:`, item] as const);
  return rest ? [...named, ['...others:', { kind: 'list', item: rest }]] : named;
}

function brokenApplied(name: Code<'ts'>, to: readonly TypeTree[], indent: number): string {
  const [only, ...more] = to;
  if (only && more.length === 0 && only.kind !== 'list') {
    const hugged = type(only, indent, 0);
    if (hugged.startsWith('{')) return `${name}<${hugged}>`;
  }
  return `${name}<\n${to.map((each) => listed(each, indent)).join(',\n')}\n${' '.repeat(indent)}>`;
}

/** Prints an item on its own lines within brackets. */
function listed(tree: TypeTree, indent: number): string {
  const text = type(tree, tree.kind === 'union' ? indent : indent + 2, width - indent - 3);
  return text.startsWith('\n') ? text.slice(1) : `${' '.repeat(indent + 2)}${text}`;
}

/** Prints a type on one line; `undefined` if it has named members. */
function flat(tree: TypeTree): string | undefined {
  switch (tree.kind) {
    case 'word':
      return tree.text;
    case 'members':
      return flatMembers(tree.members);
    case 'union':
      return flatList('', tree.parts, ' | ', '', (part) => part.kind === 'intersection');
    case 'intersection':
      return flatList('', tree.parts, ' & ', '', isComposed);
    case 'list':
      return flatList('', [tree.item], '', '[]', isComposed);
    case 'tuple':
      return flatTuple(tree);
    case 'applied':
      return flatList(`${tree.name}<`, tree.to, ', ', '>');
  }
}

function flatMembers([only, ...more]: readonly MemberType[]): string | undefined {
  if (only === undefined) return '{}';
  if (more.length > 0 || only.name !== undefined) return undefined;
  const value = flat(only.type);
  return value === undefined ? undefined : `{ [key: string]: ${value} }`;
}

function flatTuple(tuple: TupleType): string | undefined {
  const { items, needed, rest, named } = tuple;
  const parts = named
    ? namedItems(tuple).map(([start, item]) => flatList(`${start} `, [item], '', ''))
    : items.map((item, index) => (index < needed ? flat(item) : flatList('', [item], '', '?', isComposed)));
  if (rest && !named) parts.push(flatList('...', [rest], '', '[]', isComposed));
  return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
}

function flatList(
  start: string,
  trees: readonly TypeTree[],
  between: string,
  end: string,
  inParentheses: (tree: TypeTree) => boolean = () => false,
): string | undefined {
  const parts: string[] = [];
  for (const tree of trees) {
    const part = flat(tree);
    if (part === undefined) return undefined;
    parts.push(inParentheses(tree) ? `(${part})` : part);
  }
  return `${start}${parts.join(between)}${end}`;
}
