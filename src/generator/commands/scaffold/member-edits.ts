// Text edits for the members of a handlers object: insertion, and comments about removed operations.

import { Node } from 'ts-morph';
import { indentationAt, isFirstOnLine, detectLineEnding, type TextEdit, lineStartAt } from '../../source/text-edits.ts';
import type { HandlersObject, Member } from './handlers-object.ts';
import { isOrphanComment, formatKeyComment } from './handler-templates.ts';

/** Formatting of the members in an object or class. */
interface MemberLayout {
  readonly lineEnd: string;
  /** Indentation of each member. */
  readonly indent: string;
  /** One level of indentation. */
  readonly indentUnit: string;
  /** Whether blank lines separate members. */
  readonly hasBlankLines: boolean;
  /** Separator after a member: comma in an object, none in a class. */
  readonly separator: ',' | '';
  /** Offset of the closing brace, and the indentation of its line. */
  readonly closingBrace: number;
  readonly outerIndent: string;
  /** Whether all members are on the line of the closing brace. */
  readonly isInline: boolean;
}

/** Detects the formatting. `isSeparatedByDefault` applies if there are too few members to detect blank lines. */
export function detectLayout(
  { file, body }: HandlersObject,
  members: readonly Member[],
  isSeparatedByDefault: boolean,
): MemberLayout {
  const text = file.getFullText();
  const closingBrace = body.getEnd() - 1;
  const outerIndent = indentationAt(text, isFirstOnLine(text, closingBrace) ? closingBrace : body.getStart());
  const firstOnLine = members.find(({ start }) => isFirstOnLine(text, start));
  const indent = firstOnLine && indentationAt(text, firstOnLine.start);
  const indentUnit =
    indent?.startsWith(outerIndent) === true && indent.length > outerIndent.length
      ? indent.slice(outerIndent.length)
      : detectIndentUnit(text);
  const gaps = members
    .slice(1)
    .map((member, index) => text.slice(members[index]?.end, member.comments[0]?.start ?? member.start));
  return {
    lineEnd: detectLineEnding(text),
    indent: indent ?? outerIndent + indentUnit,
    indentUnit,
    hasBlankLines:
      gaps.length === 0 ? isSeparatedByDefault : gaps.some((gap) => /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.test(gap)),
    separator: Node.isObjectLiteralExpression(body) ? ',' : '',
    closingBrace,
    outerIndent,
    isInline: members.length > 0 && !/[\r\n]/.test(text.slice(members[0]?.start, closingBrace)),
  };
}

/** Returns one level of indentation, taken from the first indented line. */
function detectIndentUnit(text: string): string {
  return /^(\t| {2,8})(?=[^\s*])/m.exec(text)?.[1] ?? '  ';
}

/** Formats a new member, with a blank line before it if members are separated. */
export function formatMember(
  lines: readonly string[],
  { lineEnd, indent, hasBlankLines, separator }: MemberLayout,
  isFirst: boolean,
): string {
  const body = lines.map((line) => lineEnd + indent + line).join('');
  return `${hasBlankLines && !isFirst ? lineEnd : ''}${body}${separator}`;
}

/** Returns the edits that insert texts after a member, or after all members. */
export function insertAfterMember(
  handlersObject: HandlersObject,
  member: Member | undefined,
  texts: readonly string[],
  layout: MemberLayout,
): readonly TextEdit[] {
  const text = handlersObject.file.getFullText();
  const edits: TextEdit[] = [];
  const end = member?.end ?? lastMemberEnd(handlersObject);
  let offset: number;
  if (end === undefined) {
    offset = bodyContentEnd(text, bodyStart(handlersObject), layout.closingBrace);
  } else {
    const comma = layout.separator === ',' ? offsetAfterComma(text, end, layout.closingBrace) : end;
    if (comma === undefined) edits.push({ start: end, end, text: ',' });
    offset = trailingCommentsEnd(text, comma ?? end, layout.closingBrace);
  }
  edits.push({ start: offset, end: offset, text: texts.join('') });
  // Moves the closing brace, or code on the same line, to a new line.
  const rest = text.slice(offset, layout.closingBrace);
  if (/^[ \t]*$/.test(rest))
    edits.push({ start: offset, end: layout.closingBrace, text: layout.lineEnd + layout.outerIndent });
  return edits;
}

/** Returns the end of the last member, including unnamed ones. */
function lastMemberEnd({ body }: HandlersObject): number | undefined {
  return (Node.isObjectLiteralExpression(body) ? body.getProperties() : body.getMembers()).at(-1)?.getEnd();
}

/** Returns the offset after the opening brace. */
function bodyStart({ body, file }: HandlersObject): number {
  if (Node.isObjectLiteralExpression(body)) return body.getStart() + 1;
  const heritage = body.getHeritageClauses().at(-1) ?? body.getTypeParameters().at(-1) ?? body.getNameNode();
  return file.getFullText().indexOf('{', heritage?.getEnd() ?? body.getStart()) + 1;
}

const blankPattern = /(?:\s|\/\*[^]*?\*\/|\/\/[^\r\n]*)*/y;

/** Returns the offset after the next comma, skipping comments. */
function offsetAfterComma(text: string, start: number, limit: number): number | undefined {
  blankPattern.lastIndex = start;
  blankPattern.exec(text);
  const offset = blankPattern.lastIndex;
  return offset < limit && text[offset] === ',' ? offset + 1 : undefined;
}

/** Returns the end of the comments that follow on the same line. */
function trailingCommentsEnd(text: string, start: number, limit: number): number {
  const comments =
    /^[ \t]*(?:(?:\/\*[^\r\n]*?\*\/[ \t]*)+|(?:\/\*[^\r\n]*?\*\/[ \t]*)*\/\/[^\r\n]*)(?=[\r\n]|$)/.exec(
      text.slice(start, limit),
    )?.[0] ?? '';
  return start + comments.trimEnd().length;
}

/** Returns the offset after the last comment of an empty body, or after its opening brace. */
function bodyContentEnd(text: string, start: number, limit: number): number {
  return start + text.slice(start, limit).trimEnd().length;
}

/** Returns the orphan comment of a member. */
export function findOrphanComment({ comments }: Member): Member['comments'][number] | undefined {
  return comments.find(({ text }) => isOrphanComment(text));
}

/** Returns the edits that set the orphan comment of a member, or remove it if `orphanComment` is `undefined`. */
export function updateOrphanComment(
  text: string,
  member: Member,
  orphanComment: string | undefined,
  { lineEnd }: MemberLayout,
): readonly TextEdit[] {
  const previous = findOrphanComment(member);
  if (previous) {
    if (orphanComment !== undefined) {
      const next = previous.text.startsWith('//') ? `// ${orphanComment}` : `/* ${orphanComment} */`;
      return next === previous.text ? [] : [{ start: previous.start, end: previous.end, text: next }];
    }
    return [removeComment(text, previous)];
  }
  if (orphanComment === undefined) return [];
  const offset = leadingCommentsStart(text, member);
  if (!isFirstOnLine(text, offset)) return [{ start: offset, end: offset, text: `/* ${orphanComment} */ ` }];
  const start = lineStartAt(text, offset);
  return [{ start, end: start, text: `${indentationAt(text, offset)}// ${orphanComment}${lineEnd}` }];
}

/** Returns the edits that update the comment with method and path, unless it was modified. */
export function updateKeyComment({ comments }: Member, previousKey: string, current: string): readonly TextEdit[] {
  const [previous, next] = [formatKeyComment({ key: previousKey }), formatKeyComment({ key: current })];
  if (previous === next) return [];
  return comments
    .filter(({ text }) => text === previous)
    .slice(-1)
    .map(({ start, end }) => ({ start, end, text: next }));
}

/** Removes a comment, with its line if there is nothing else on it. */
function removeComment(text: string, { start, end }: { readonly start: number; readonly end: number }): TextEdit {
  const lineEnd = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end))?.[0];
  if (lineEnd !== undefined && isFirstOnLine(text, start))
    return { start: lineStartAt(text, start), end: end + lineEnd.length, text: '' };
  return { start, end: text[end] === ' ' ? end + 1 : end, text: '' };
}

/** Returns the start of the comments directly above a member, without a blank line between. */
function leadingCommentsStart(text: string, { start, comments }: Member): number {
  let offset = start;
  for (const comment of [...comments].reverse()) {
    if (/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.test(text.slice(comment.end, offset))) break;
    offset = comment.start;
  }
  return offset;
}
