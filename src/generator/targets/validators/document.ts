// Declarations with a doc comment.

import type { Code } from '../../code/branded-text.ts';
import { docComment } from '../../code/typescript/comment.ts';
import { concat, ts } from '../../code/typescript/template-literals.ts';

export function documented(text: string, code: Code<'ts'>): Code<'ts'> {
  return concat(docComment(text) ?? ts``, ts`\n`, code);
}
