// Orphan comments: comments above handlers whose operation was removed.

import { indentAt, isFirstOfLine, lineStartOf, type Edit } from '../../source/text-edits.ts';
import type { Layout } from './insert-member.ts';
import type { Member } from './object-members.ts';
import { isMark, keyComment } from './handler-templates.ts';

/** Returns the orphan comment of a member. */
export function markOf({ comments }: Member): Member['comments'][number] | undefined {
  return comments.find(({ text }) => isMark(text));
}

/** Returns the edits that set the orphan comment of a member, or remove it if `orphanComment` is `undefined`. */
export function markEdits(
  text: string,
  member: Member,
  mark: string | undefined,
  { lineEnd }: Layout,
): readonly Edit[] {
  const old = markOf(member);
  if (old) {
    if (mark !== undefined) {
      const next = old.text.startsWith('//') ? `// ${mark}` : `/* ${mark} */`;
      return next === old.text ? [] : [{ start: old.start, end: old.end, text: next }];
    }
    return [removed(text, old)];
  }
  if (mark === undefined) return [];
  const at = attachedStart(text, member);
  if (!isFirstOfLine(text, at)) return [{ start: at, end: at, text: `/* ${mark} */ ` }];
  const start = lineStartOf(text, at);
  return [{ start, end: start, text: `${indentAt(text, at)}// ${mark}${lineEnd}` }];
}

/** Returns the edits that update the comment with method and path, unless it was modified. */
export function keyEdits({ comments }: Member, before: string, now: string): readonly Edit[] {
  const [old, next] = [keyComment({ key: before }), keyComment({ key: now })];
  if (old === next) return [];
  return comments
    .filter(({ text }) => text === old)
    .slice(-1)
    .map(({ start, end }) => ({ start, end, text: next }));
}

/** Removes a comment, with its line if there is nothing else on it. */
function removed(text: string, { start, end }: { readonly start: number; readonly end: number }): Edit {
  const rest = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end))?.[0];
  if (rest !== undefined && isFirstOfLine(text, start))
    return { start: lineStartOf(text, start), end: end + rest.length, text: '' };
  return { start, end: text[end] === ' ' ? end + 1 : end, text: '' };
}

/** Returns the start of the comments directly above a member, without a blank line between. */
function attachedStart(text: string, { start, comments }: Member): number {
  let at = start;
  for (const comment of [...comments].reverse()) {
    if (/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.test(text.slice(comment.end, at))) break;
    at = comment.start;
  }
  return at;
}
