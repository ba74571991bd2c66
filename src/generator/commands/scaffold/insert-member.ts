// Insertion of members into an object or class, formatted like the existing members.

import { Node } from 'ts-morph';
import { indentAt, isFirstOfLine, lineEndOf, type Edit } from '../../source/text-edits.ts';
import type { Holder } from './find-handlers-object.ts';
import type { Member } from './object-members.ts';

/** Formatting of the members. */
export interface Layout {
  readonly lineEnd: string;
  /** Indentation of each member. */
  readonly indent: string;
  /** One level of indentation. */
  readonly step: string;
  /** Whether blank lines separate members. */
  readonly apart: boolean;
  /** Separator after a member: comma in an object, none in a class. */
  readonly close: ',' | '';
  /** Offset of the closing brace, and the indentation of its line. */
  readonly brace: number;
  readonly outer: string;
  /** Whether all members are on the line of the closing brace. */
  readonly inLine: boolean;
}

/** Detects the formatting. `isSeparatedByDefault` applies if there are too few members to detect blank lines. */
export function layoutOf({ file, body }: Holder, members: readonly Member[], apart: boolean): Layout {
  const text = file.getFullText();
  const brace = body.getEnd() - 1;
  const outer = indentAt(text, isFirstOfLine(text, brace) ? brace : body.getStart());
  const own = members.find(({ start }) => isFirstOfLine(text, start));
  const indent = own && indentAt(text, own.start);
  const step =
    indent?.startsWith(outer) === true && indent.length > outer.length ? indent.slice(outer.length) : stepOf(text);
  const gaps = members
    .slice(1)
    .map((member, index) => text.slice(members[index]?.end, member.comments[0]?.start ?? member.start));
  return {
    lineEnd: lineEndOf(text),
    indent: indent ?? outer + step,
    step,
    apart: gaps.length === 0 ? apart : gaps.some((gap) => /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.test(gap)),
    close: Node.isObjectLiteralExpression(body) ? ',' : '',
    brace,
    outer,
    inLine: members.length > 0 && !/[\r\n]/.test(text.slice(members[0]?.start, brace)),
  };
}

/** Returns one level of indentation: that of the first indented line. */
function stepOf(text: string): string {
  return /^(\t| {2,8})(?=[^\s*])/m.exec(text)?.[1] ?? '  ';
}

/** Formats a new member, with a blank line before it if members are separated. */
export function laidOut(lines: readonly string[], { lineEnd, indent, apart, close }: Layout, alone: boolean): string {
  const written = lines.map((line) => lineEnd + indent + line).join('');
  return `${apart && !alone ? lineEnd : ''}${written}${close}`;
}

/** Returns the edits that insert texts after a member, or after all members. */
export function insertAfter(
  holder: Holder,
  member: Member | undefined,
  texts: readonly string[],
  layout: Layout,
): readonly Edit[] {
  const text = holder.file.getFullText();
  const edits: Edit[] = [];
  const end = member?.end ?? lastEnd(holder);
  let at: number;
  if (end === undefined) {
    at = contentEnd(text, openingOf(holder), layout.brace);
  } else {
    const comma = layout.close === ',' ? commaAfter(text, end, layout.brace) : end;
    if (comma === undefined) edits.push({ start: end, end, text: ',' });
    at = lineRest(text, comma ?? end, layout.brace);
  }
  edits.push({ start: at, end: at, text: texts.join('') });
  // Moves the closing brace, or code on the same line, to a new line.
  const rest = text.slice(at, layout.brace);
  if (/^[ \t]*$/.test(rest)) edits.push({ start: at, end: layout.brace, text: layout.lineEnd + layout.outer });
  return edits;
}

/** Returns the end of the last member, including unnamed ones. */
function lastEnd({ body }: Holder): number | undefined {
  return (Node.isObjectLiteralExpression(body) ? body.getProperties() : body.getMembers()).at(-1)?.getEnd();
}

/** Returns the offset after the opening brace. */
function openingOf({ body, file }: Holder): number {
  if (Node.isObjectLiteralExpression(body)) return body.getStart() + 1;
  const heritage = body.getHeritageClauses().at(-1) ?? body.getTypeParameters().at(-1) ?? body.getNameNode();
  return file.getFullText().indexOf('{', heritage?.getEnd() ?? body.getStart()) + 1;
}

const blank = /(?:\s|\/\*[^]*?\*\/|\/\/[^\r\n]*)*/y;

/** Returns the offset after the next comma, skipping comments. */
function commaAfter(text: string, from: number, limit: number): number | undefined {
  blank.lastIndex = from;
  blank.exec(text);
  const at = blank.lastIndex;
  return at < limit && text[at] === ',' ? at + 1 : undefined;
}

/** Returns the end of the comments that follow on the same line. */
function lineRest(text: string, from: number, limit: number): number {
  const rest =
    /^[ \t]*(?:(?:\/\*[^\r\n]*?\*\/[ \t]*)+|(?:\/\*[^\r\n]*?\*\/[ \t]*)*\/\/[^\r\n]*)(?=[\r\n]|$)/.exec(
      text.slice(from, limit),
    )?.[0] ?? '';
  return from + rest.trimEnd().length;
}

/** Returns the offset after the last comment of an empty body, or after its opening brace. */
function contentEnd(text: string, from: number, limit: number): number {
  return from + text.slice(from, limit).trimEnd().length;
}
