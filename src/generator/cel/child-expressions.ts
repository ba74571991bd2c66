// Child expressions of a CEL expression.

import type { Expression } from './ast.ts';

/** Returns the direct children of an expression, in source order. */
export function childExpressions<T>(expression: Expression<T>): readonly Expression<T>[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'member':
    case 'not':
    case 'negate':
      return [expression.of];
    case 'has':
      return [expression.member];
    case 'index':
      return [expression.of, expression.index];
    case 'and':
    case 'or':
      return expression.of;
    case 'comparison':
    case 'arithmetic':
      return [expression.left, expression.right];
    case 'in':
      return [expression.value, expression.container];
    case 'conditional':
      return [expression.condition, expression.then, expression.else];
    case 'list':
      return expression.items;
    case 'macro':
      return [expression.of, ...(expression.condition ? [expression.condition] : []), expression.body];
    case 'call':
      return [...(expression.target ? [expression.target] : []), ...expression.arguments];
    default:
      return expression satisfies never;
  }
}
