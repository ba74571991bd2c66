// Where a new member goes among those that are there, and laid out as they are.

import { Node } from 'ts-morph';
import { indentAt, isFirstOfLine, lineEndOf, type Edit } from '../../source/text-edits.ts';
import type { Holder } from './find-handlers-object.ts';
import type { Member } from './object-members.ts';

/** How the members of a holder are laid out. */
export interface Layout {
  readonly lineEnd: string;
  /** What stands before each member. */
  readonly indent: string;
  /** One step of indentation. */
  readonly step: string;
  /** Whether an empty line stands between members. */
  readonly apart: boolean;
  /** What closes a member: a comma in an object, nothing in a class. */
  readonly close: ',' | '';
  /** Offset of the brace that closes the holder, and what stands before it in its line, were it a line of its own. */
  readonly brace: number;
  readonly outer: string;
  /** All members stand in the line of that brace. */
  readonly inLine: boolean;
}

/** Reads the layout off the text; `apart` says whether members stand apart where there are too few to tell. */
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

/** One step of indentation in a text: that of the first line which has any. */
function stepOf(text: string): string {
  return /^(\t| {2,8})(?=[^\s*])/m.exec(text)?.[1] ?? '  ';
}

/** Lines as a new member, after an empty line where members stand apart. */
export function laidOut(lines: readonly string[], { lineEnd, indent, apart, close }: Layout, alone: boolean): string {
  const written = lines.map((line) => lineEnd + indent + line).join('');
  return `${apart && !alone ? lineEnd : ''}${written}${close}`;
}

/** The edits that put texts behind a member, or where there is none behind all that the holder has. */
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
  // What closes the holder, or follows in the same line, gets a line of its own.
  const rest = text.slice(at, layout.brace);
  if (/^[ \t]*$/.test(rest)) edits.push({ start: at, end: layout.brace, text: layout.lineEnd + layout.outer });
  return edits;
}

/** Where the last part of a holder ends, which may be no member with a name. */
function lastEnd({ body }: Holder): number | undefined {
  return (Node.isObjectLiteralExpression(body) ? body.getProperties() : body.getMembers()).at(-1)?.getEnd();
}

/** The offset behind the brace that opens a holder. */
function openingOf({ body, file }: Holder): number {
  if (Node.isObjectLiteralExpression(body)) return body.getStart() + 1;
  const heritage = body.getHeritageClauses().at(-1) ?? body.getTypeParameters().at(-1) ?? body.getNameNode();
  return file.getFullText().indexOf('{', heritage?.getEnd() ?? body.getStart()) + 1;
}

const blank = /(?:\s|\/\*[^]*?\*\/|\/\/[^\r\n]*)*/y;

/** The offset behind the comma that follows, comments between. */
function commaAfter(text: string, from: number, limit: number): number | undefined {
  blank.lastIndex = from;
  blank.exec(text);
  const at = blank.lastIndex;
  return at < limit && text[at] === ',' ? at + 1 : undefined;
}

/** The end of what stands behind an offset in the same line, as far as it is comments. */
function lineRest(text: string, from: number, limit: number): number {
  const rest =
    /^[ \t]*(?:(?:\/\*[^\r\n]*?\*\/[ \t]*)+|(?:\/\*[^\r\n]*?\*\/[ \t]*)*\/\/[^\r\n]*)(?=[\r\n]|$)/.exec(
      text.slice(from, limit),
    )?.[0] ?? '';
  return from + rest.trimEnd().length;
}

/** Behind the last comment of an empty holder, or behind its opening brace. */
function contentEnd(text: string, from: number, limit: number): number {
  return from + text.slice(from, limit).trimEnd().length;
}
