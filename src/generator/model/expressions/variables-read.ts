// Free variables of an expression.

import type { Expression } from '../../cel/ast.ts';
import { partsOf } from '../../cel/child-expressions.ts';

/** Returns the variables that an expression reads, except those bound by its macros. */
export function variablesOf(expression: Expression<unknown>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: Expression<unknown>, bound: ReadonlySet<string>): void => {
    if (each.kind === 'variable' && !bound.has(each.name)) found.add(each.name);
    const inside = each.kind === 'macro' ? new Set([...bound, each.variable]) : bound;
    for (const part of partsOf(each)) visit(part, inside);
  };
  visit(expression, new Set());
  return found;
}
