// Declarations with a doc comment.

import type { SafeText } from '../../code/branded-text.ts';
import { docComment } from '../../code/typescript/comment.ts';
import { concatCode, ts } from '../../code/typescript/template-literals.ts';

export function documented(text: string, code: SafeText<'ts'>): SafeText<'ts'> {
  return concatCode(docComment(text) ?? ts``, ts`\n`, code);
}
