// Free variables of an expression.

import type { Expression } from './ast.ts';
import { childExpressions } from './child-expressions.ts';

/** Returns the variables that an expression reads, except those bound by its macros. */
export function freeVariables(expression: Expression<unknown>): ReadonlySet<string> {
  const variables = new Set<string>();
  const visit = (each: Expression<unknown>, bound: ReadonlySet<string>): void => {
    if (each.kind === 'variable' && !bound.has(each.name)) variables.add(each.name);
    const innerBound = each.kind === 'macro' ? new Set([...bound, each.variable]) : bound;
    for (const part of childExpressions(each)) visit(part, innerBound);
  };
  visit(expression, new Set());
  return variables;
}
