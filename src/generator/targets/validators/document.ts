// A declaration under its doc comment.

import type { Code } from '../../emit/code/code.ts';
import { docComment } from '../../emit/code/comment.ts';
import { concat, ts } from '../../emit/code/typescript.ts';

export function documented(text: string, code: Code<'ts'>): Code<'ts'> {
  return concat(docComment(text) ?? ts``, ts`\n`, code);
}
