// Which numbers of a rule may be bigints: those of a request's texts, which are read exact. They are compared as they are, and calculated with as numbers.

import { ts } from '../../code/typescript/template-literals.ts';
import type { Typed } from '../../cel/checker-context.ts';
import { isNumber } from '../../cel/type-relations.ts';
import { mayHoldBigints } from '../../cel/types.ts';
import { piece, type Piece } from './operand.ts';
import type { Printing } from './print-context.ts';

/** An operand as JavaScript can calculate with it: bigints and numbers do not mix. */
export function operand(expression: Typed, printing: Printing): Piece {
  const printed = printing.print(expression, printing);
  return isNumber(expression.known.type) && hasBigints(expression, printing.exact)
    ? piece(ts`Number(${printed.code})`)
    : printed;
}

/** The variables with bigints inside a macro: its own is one where what it runs over has some. */
export function exactInside(
  { of, variable }: Typed & { readonly kind: 'macro' },
  exact: ReadonlySet<string>,
): ReadonlySet<string> {
  const { type } = of.known;
  return type.kind === 'list' && mayHoldBigints(type.items) && hasBigints(of, exact)
    ? new Set([...exact, variable])
    : exact;
}

/** Whether a value may be a bigint, or have some in it; `exact` are the variables of which that is so. */
export function hasBigints(expression: Typed, exact: ReadonlySet<string>): boolean {
  if (exact.size === 0) return false;
  const has = (each: Typed): boolean => hasBigints(each, exact);
  switch (expression.kind) {
    case 'variable':
      return exact.has(expression.name);
    case 'member':
      return has(expression.of) && mayHoldBigints(expression.known.field?.type ?? expression.known.type);
    case 'index': {
      const { type } = expression.of.known;
      return (
        has(expression.of) &&
        mayHoldBigints(type.kind === 'list' ? type.items : type.kind === 'map' ? type.values : expression.known.type)
      );
    }
    case 'conditional':
      return has(expression.then) || has(expression.else);
    case 'list':
      return expression.items.some(has);
    case 'negate':
      return has(expression.of);
    case 'arithmetic':
      return expression.known.type.kind === 'list' && (has(expression.left) || has(expression.right));
    case 'macro':
      return expression.macro === 'filter'
        ? has(expression.of)
        : expression.macro === 'map' && hasBigints(expression.body, exactInside(expression, exact));
    case 'call':
      return isNumberAsItIs(expression) && expression.arguments.some(has);
    case 'literal':
    case 'has':
    case 'not':
    case 'and':
    case 'or':
    case 'comparison':
    case 'in':
      return false;
    default:
      return expression satisfies never;
  }
}

/** Whether a call answers the number that it is given. */
function isNumberAsItIs({ name, arguments: [only], known: { type } }: Typed & { readonly kind: 'call' }): boolean {
  return only !== undefined && isNumber(only.known.type) && (name === 'double' || only.known.type.kind === type.kind);
}
