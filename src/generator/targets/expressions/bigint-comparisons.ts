// Numbers of a rule that may be bigints: those parsed from strings of a request without loss of precision.

import { ts } from '../../code/typescript/template-literals.ts';
import type { Typed } from '../../cel/checker-context.ts';
import { isNumber } from '../../cel/type-relations.ts';
import { mayHoldBigints } from '../../cel/types.ts';
import { piece, type Piece } from './operand.ts';
import type { Printing } from './print-context.ts';

/** Prints an operand of arithmetic. Bigints are converted, because JavaScript cannot mix them with numbers. */
export function operand(expression: Typed, printing: Printing): Piece {
  const printed = printing.print(expression, printing);
  return isNumber(expression.known.type) && hasBigints(expression, printing.exact)
    ? piece(ts`Number(${printed.code})`)
    : printed;
}

/** Returns the bigint variables inside a macro, including its own if the items may be bigints. */
export function exactInside(
  { of, variable }: Typed & { readonly kind: 'macro' },
  exact: ReadonlySet<string>,
): ReadonlySet<string> {
  const { type } = of.known;
  return type.kind === 'list' && mayHoldBigints(type.items) && hasBigints(of, exact)
    ? new Set([...exact, variable])
    : exact;
}

/** Returns whether a value may be a bigint or contain one; `bigintVariables` are the variables that may. */
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

/** Returns whether a call returns its argument unchanged. */
function isNumberAsItIs({ name, arguments: [only], known: { type } }: Typed & { readonly kind: 'call' }): boolean {
  return only !== undefined && isNumber(only.known.type) && (name === 'double' || only.known.type.kind === type.kind);
}
