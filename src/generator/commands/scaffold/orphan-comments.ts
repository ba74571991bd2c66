// Orphan comments: comments above handlers whose operation was removed.

import { indentationAt, isFirstOnLine, lineStartAt, type TextEdit } from '../../source/text-edits.ts';
import type { MemberLayout } from './insert-member.ts';
import type { Member } from './handlers-object.ts';
import { isOrphanComment, formatKeyComment } from './handler-templates.ts';

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
