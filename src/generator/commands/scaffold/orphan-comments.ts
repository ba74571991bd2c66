// Marks above members whose operation has gone, and how they are taken away when it comes back.

import { indentAt, isFirstOfLine, lineStartOf, type Edit } from '../../source/text-edits.ts';
import type { Layout } from './insert-member.ts';
import type { Member } from './object-members.ts';
import { isMark, keyComment } from './handler-templates.ts';

/** The mark that a member has. */
export function markOf({ comments }: Member): Member['comments'][number] | undefined {
  return comments.find(({ text }) => isMark(text));
}

/** The edits that leave a member with this mark and no other; `mark` undefined: with none. */
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

/** The edits that keep the comment of method and path true, where it stands as it was written. */
export function keyEdits({ comments }: Member, before: string, now: string): readonly Edit[] {
  const [old, next] = [keyComment({ key: before }), keyComment({ key: now })];
  if (old === next) return [];
  return comments
    .filter(({ text }) => text === old)
    .slice(-1)
    .map(({ start, end }) => ({ start, end, text: next }));
}

/** A whole line where the comment has one to itself, else the comment. */
function removed(text: string, { start, end }: { readonly start: number; readonly end: number }): Edit {
  const rest = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end))?.[0];
  if (rest !== undefined && isFirstOfLine(text, start))
    return { start: lineStartOf(text, start), end: end + rest.length, text: '' };
  return { start, end: text[end] === ' ' ? end + 1 : end, text: '' };
}

/** Where the comments begin that belong to a member: those above it without an empty line between. */
function attachedStart(text: string, { start, comments }: Member): number {
  let at = start;
  for (const comment of [...comments].reverse()) {
    if (/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.test(text.slice(comment.end, at))) break;
    at = comment.start;
  }
  return at;
}
