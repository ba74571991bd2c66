// What the text of a rule says: CEL's own parser gives the tree, our tokens give each part its place.

import { parse as parseCel } from '@bufbuild/cel';
import { convert } from './from-parser.ts';
import type { Syntax } from './ast.ts';
import type { Tell } from './cel-error.ts';
import { problem } from './cel-error.ts';
import { tellSyntax, tellToken } from './syntax-error.ts';
import { tokens } from './tokens.ts';

/** A rule beyond this is no rule that a person wrote; below it, its tree is not too deep to be walked. */
const mostWords = 4000;

/** The tree of a rule; undefined where the text breaks the grammar or leaves the subset, which is told. */
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
