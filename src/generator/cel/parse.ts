// Parser of rules: the tree of the CEL parser, with source ranges from the tokenizer.

import { parse as parseCel } from '@bufbuild/cel';
import { convertExpression } from './convert-expression.ts';
import type { UntypedExpression } from './ast.ts';
import type { CelErrorReporter } from './cel-error.ts';
import { createCelError } from './cel-error.ts';
import { reportSyntaxError, reportTokenError } from './syntax-error.ts';
import { tokenize } from './tokens.ts';

/** Limit on the number of tokens, which also bounds the depth of recursion over the tree. */
const maxTokens = 4000;

/** Parses a rule; `undefined` if it has a syntax error or is outside the supported subset, which is reported. */
export function parseRule(text: string, report: CelErrorReporter): UntypedExpression | undefined {
  const ruleTokens = tokenize(text);
  if (reportTokenError(text, ruleTokens, report)) return undefined;
  if (ruleTokens.length > maxTokens) {
    report(
      createCelError(
        'cel/syntax-error',
        { start: 0, end: text.length },
        `the rule has more than ${maxTokens} words and signs`,
      ),
    );
    return undefined;
  }
  let parsed: ReturnType<typeof parseCel>;
  try {
    parsed = parseCel(text);
  } catch (error) {
    if (error instanceof RangeError) {
      report(
        createCelError('cel/syntax-error', { start: 0, end: text.length }, 'the rule is nested too deeply to be read'),
      );
    } else reportSyntaxError(text, ruleTokens, error, report);
    return undefined;
  }
  return convertExpression(parsed, ruleTokens, report);
}
