// Printer for TypeScript types, formatted to 100 columns.

import { trust, type SafeText } from '../branded-text.ts';
import { docComment } from './comment.ts';
import { propertyKey } from './typescript.ts';
import type { MemberDoc, MemberType, TupleType, TypeTree } from './types.ts';

const maxWidth = 100;

export function printTypeAlias(name: SafeText<'ts'>, tree: TypeTree): SafeText<'ts'> {
  const start = `export type ${name} =`;
  const value = printType(tree, 0, maxWidth - start.length - 2);
  return trust(`${start}${value.startsWith('\n') ? '' : ' '}${value};`);
}

/** Prints a member with its JSDoc comment, indented. */
export function printMember(member: MemberType, indent: number): SafeText<'ts'> {
  const pad = ' '.repeat(indent);
  const comment = member.doc && printDoc(member.doc, indent);
  const start = `${pad}${member.name === undefined ? '[key: string]' : propertyKey(member.name)}${member.optional ? '?' : ''}:`;
  const end = `${printLabeledType(start, member.type, indent)};`;
  return trust(comment === undefined ? end : `${comment}\n${end}`);
}

/** Prints the JSDoc comment of a member, indented; `undefined` if it is empty. */
export function printDoc({ text, tags }: MemberDoc, indent: number): SafeText<'ts'> | undefined {
  const pad = ' '.repeat(indent);
  const comment = docComment(text, tags, indent);
  return comment === undefined ? undefined : trust(`${pad}${comment.replaceAll('\n', `\n${pad}`)}`);
}

/** Prints a type after its name, on the same line if it fits. */
function printLabeledType(start: string, tree: TypeTree, indent: number): string {
  const text = printType(tree, indent, maxWidth - start.length - 2);
  return `${start}${text.startsWith('\n') ? '' : ' '}${text}`;
}

/** Prints members in braces, one per line. `indent` is the indentation of the line with the opening brace. */
function printMultilineMembers(members: readonly MemberType[], indent: number): string {
  return members.length === 0
    ? '{}'
    : `{\n${members.map((member) => printMember(member, indent + 2)).join('\n')}\n${' '.repeat(indent)}}`;
}

/** Prints a type on one line if it fits, otherwise on several. */
function printType(tree: TypeTree, indent: number, available: number): string {
  if (tree.kind === 'word') return tree.text;
  const line = printSingleLine(tree);
  if (line !== undefined && line.length <= available) return line;
  switch (tree.kind) {
    case 'members':
      return printMultilineMembers(tree.members, indent);
    case 'union':
      return printMultilineUnion(tree.parts, line, indent);
    case 'intersection':
      return printMultilineIntersection(tree.parts, indent);
    case 'list':
      return `${printOperand(tree.item, indent, available - 2)}[]`;
    case 'tuple':
      return printMultilineTuple(tree, indent);
    case 'generic':
      return printMultilineGeneric(tree.name, tree.typeArguments, indent);
  }
}

/** Prints a type, with parentheses around a union or intersection. */
function printOperand(tree: TypeTree, indent: number, available: number): string {
  if (!isComposed(tree)) return printType(tree, indent, available);
  const text = printType(tree, indent, available - 2);
  return text.startsWith('\n') ? `(${text}\n${' '.repeat(indent)})` : `(${text})`;
}

function isComposed({ kind }: TypeTree): boolean {
  return kind === 'union' || kind === 'intersection';
}

/** Keeps `{ … } | null` together. Other unions take one additional line if they fit, otherwise one line per branch. */
function printMultilineUnion(branches: readonly TypeTree[], line: string | undefined, indent: number): string {
  const nonObjects = branches.filter(({ kind }) => kind !== 'members');
  if (
    nonObjects.length === branches.length - 1 &&
    nonObjects.every((branch) => branch.kind === 'word' && branch.text === 'null')
  ) {
    return branches.map((branch) => printType(branch, indent, maxWidth)).join(' | ');
  }
  const pad = ' '.repeat(indent + 2);
  if (line !== undefined && line.length < maxWidth - indent - 2) return `\n${pad}${line}`;
  return branches.map((branch) => `\n${pad}| ${printOperand(branch, indent + 4, maxWidth - indent - 4)}`).join('');
}

/**
 * Keeps objects on the line of the `&`, and breaks the line between two types without members. After a mix of both,
 * later types are indented.
 */
function printMultilineIntersection(parts: readonly TypeTree[], indent: number): string {
  let isIndented = false;
  return parts.reduce((printed, part, index) => {
    const previous = parts[index - 1];
    const objects = [previous, part].filter((type) => type?.kind === 'members').length;
    if (objects === 1 && index > 1) isIndented = true;
    const partIndent = previous && (objects === 0 || isIndented) ? indent + 2 : indent;
    const text = printOperand(part, partIndent, maxWidth - indent - 4);
    if (!previous) return text;
    return objects === 0 ? `${printed} &\n${' '.repeat(partIndent)}${text}` : `${printed} & ${text}`;
  }, '');
}

function printMultilineTuple(tuple: TupleType, indent: number): string {
  const { items, requiredCount, rest } = tuple;
  if (tuple.hasLabels) {
    const lines = labeledItems(tuple).map(([start, item]) =>
      printLabeledType(' '.repeat(indent + 2) + start, item, indent + 2),
    );
    return `[\n${lines.join(',\n')},\n${' '.repeat(indent)}]`;
  }
  const lines = items.map((item, index) =>
    index < requiredCount
      ? printListItem(item, indent)
      : `${' '.repeat(indent + 2)}${printOperand(item, indent + 2, maxWidth - indent - 3)}?`,
  );
  if (rest) lines.push(`${' '.repeat(indent + 2)}...${printOperand(rest, indent + 2, maxWidth - indent - 8)}[]`);
  return `[\n${lines.join(',\n')},\n${' '.repeat(indent)}]`;
}

/** Returns labels and types of tuple elements. */
function labeledItems({ items, requiredCount, rest }: TupleType): readonly (readonly [start: string, TypeTree])[] {
  const labeled = items.map((item, index) => [`item${index + 1}${index < requiredCount ? '' : '?'}:`, item] as const);
  return rest ? [...labeled, ['...others:', { kind: 'list', item: rest }]] : labeled;
}

function printMultilineGeneric(name: SafeText<'ts'>, typeArguments: readonly TypeTree[], indent: number): string {
  const [only, ...others] = typeArguments;
  if (only && others.length === 0 && only.kind !== 'list') {
    const argument = printType(only, indent, 0);
    if (argument.startsWith('{')) return `${name}<${argument}>`;
  }
  return `${name}<\n${typeArguments.map((type) => printListItem(type, indent)).join(',\n')}\n${' '.repeat(indent)}>`;
}

/** Prints an item on its own lines within brackets. */
function printListItem(tree: TypeTree, indent: number): string {
  const text = printType(tree, tree.kind === 'union' ? indent : indent + 2, maxWidth - indent - 3);
  return text.startsWith('\n') ? text.slice(1) : `${' '.repeat(indent + 2)}${text}`;
}

/** Prints a type on one line; `undefined` if it has named members. */
function printSingleLine(tree: TypeTree): string | undefined {
  switch (tree.kind) {
    case 'word':
      return tree.text;
    case 'members':
      return printSingleLineMembers(tree.members);
    case 'union':
      return printSingleLineList('', tree.parts, ' | ', '', (part) => part.kind === 'intersection');
    case 'intersection':
      return printSingleLineList('', tree.parts, ' & ', '', isComposed);
    case 'list':
      return printSingleLineList('', [tree.item], '', '[]', isComposed);
    case 'tuple':
      return printSingleLineTuple(tree);
    case 'generic':
      return printSingleLineList(`${tree.name}<`, tree.typeArguments, ', ', '>');
  }
}

function printSingleLineMembers([only, ...others]: readonly MemberType[]): string | undefined {
  if (only === undefined) return '{}';
  if (others.length > 0 || only.name !== undefined) return undefined;
  const value = printSingleLine(only.type);
  return value === undefined ? undefined : `{ [key: string]: ${value} }`;
}

function printSingleLineTuple(tuple: TupleType): string | undefined {
  const { items, requiredCount, rest, hasLabels } = tuple;
  const parts = hasLabels
    ? labeledItems(tuple).map(([start, item]) => printSingleLineList(`${start} `, [item], '', ''))
    : items.map((item, index) =>
        index < requiredCount ? printSingleLine(item) : printSingleLineList('', [item], '', '?', isComposed),
      );
  if (rest && !hasLabels) parts.push(printSingleLineList('...', [rest], '', '[]', isComposed));
  return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
}

function printSingleLineList(
  start: string,
  trees: readonly TypeTree[],
  separator: string,
  end: string,
  needsParentheses: (tree: TypeTree) => boolean = () => false,
): string | undefined {
  const parts: string[] = [];
  for (const tree of trees) {
    const part = printSingleLine(tree);
    if (part === undefined) return undefined;
    parts.push(needsParentheses(tree) ? `(${part})` : part);
  }
  return `${start}${parts.join(separator)}${end}`;
}
