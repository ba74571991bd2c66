// Parser of rules: the tree of the CEL parser, with source ranges from the tokenizer.

import { parse as parseCel } from '@bufbuild/cel';
import { convert } from './from-parser.ts';
import type { Syntax } from './ast.ts';
import type { Tell } from './cel-error.ts';
import { problem } from './cel-error.ts';
import { tellSyntax, tellToken } from './syntax-error.ts';
import { tokens } from './tokens.ts';

/** Limit on the number of tokens, which also bounds the depth of recursion over the tree. */
const mostWords = 4000;

/** Parses a rule; `undefined` if it has a syntax error or is outside the supported subset, which is reported. */
export function parseRule(text: string, tell: Tell): Syntax | undefined {
  const words = tokens(text);
  if (tellToken(text, words, tell)) return undefined;
  if (words.length > mostWords) {
    tell(
      problem('rules/syntax', { start: 0, end: text.length }, `the rule has more than ${mostWords} words and signs`),
    );
    return undefined;
  }
  let parsed: ReturnType<typeof parseCel>;
  try {
    parsed = parseCel(text);
  } catch (error) {
    if (error instanceof RangeError) {
      tell(problem('rules/syntax', { start: 0, end: text.length }, 'the rule is nested too deeply to be read'));
    } else tellSyntax(text, words, error, tell);
    return undefined;
  }
  return convert(parsed, words, tell);
}
