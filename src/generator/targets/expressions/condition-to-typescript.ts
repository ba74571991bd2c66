// Conditions as TypeScript: comparisons, presence, membership, negation, and logical operators.

import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { concat, join, ts } from '../../code/typescript/template-literals.ts';
import type { Typed } from '../../cel/checker-context.ts';
import type { Comparison } from '../../cel/ast.ts';
import { pathOf } from '../../cel/narrowing.ts';
import { isScalar, nonNull, valuesOf, type Type } from '../../cel/types.ts';
import { hasBigints } from './bigint-comparisons.ts';
import { binding, infix, piece, tight, type Piece } from './operand.ts';
import { access, type Printing } from './print-context.ts';

/** Maximum length of a list literal that is compared item by item. */
const fewItems = 8;

/** Prints a negation; uses the opposite operator if there is one. */
export function printNot(of: Typed, printing: Printing): Piece {
  if (of.kind === 'not') return printing.print(of.of, printing);
  if (of.kind === 'has') return printHas(of, printing, false);
  if (of.kind === 'in') return printIn(of, printing, false);
  if (of.kind === 'comparison') {
    const opposite: Partial<Record<Comparison, Comparison>> = { '==': '!=', '!=': '==' };
    const operator = opposite[of.operator];
    if (operator) return printComparison({ ...of, operator }, printing);
  }
  return piece(concat(ts`!`, tight(printing.print(of, printing), binding.atom)), binding.unary);
}

export function printChain(expression: Typed & { readonly kind: 'and' | 'or' }, printing: Printing): Piece {
  const isAnd = expression.kind === 'and';
  const binds = isAnd ? binding.and : binding.or;
  const parts = expression.of.map((part) => tight(printing.print(part, printing), binds));
  return piece(join(parts, isAnd ? ts` && ` : ts` || `), binds);
}

/** Prints a test for presence or absence of a field. */
export function printHas({ member }: Typed & { readonly kind: 'has' }, printing: Printing, wanted: boolean): Piece {
  const of = tight(printing.print(member.of, printing), binding.atom);
  if (member.name in Object.prototype) {
    const own = piece(ts`Object.hasOwn(${of}, ${string(member.name)})`);
    return wanted ? own : piece(concat(ts`!`, own.code), binding.unary);
  }
  const open = member.of.known.type.kind === 'map' || member.known.field?.open === true;
  return infix(
    piece(access(of, member.name, open)),
    wanted ? ts`!==` : ts`===`,
    piece(ts`undefined`),
    binding.equality,
  );
}

export function printComparison(expression: Typed & { readonly kind: 'comparison' }, printing: Printing): Piece {
  const { operator } = expression;
  const left = side(expression.left, expression.right, printing);
  const right = side(expression.right, expression.left, printing);
  if (operator === '==' || operator === '!=') {
    const [a, b] = [expression.left.known.type, expression.right.known.type];
    if (a.kind === 'null' || b.kind === 'null' || (isScalar(a) && isScalar(b))) {
      return infix(left, operator === '==' ? ts`===` : ts`!==`, right, binding.equality);
    }
    const call = ts`${printing.names.runtime('equal')}(${left.code}, ${right.code})`;
    return operator === '==' ? piece(call) : piece(concat(ts`!`, call), binding.unary);
  }
  return infix(left, order[operator], right, binding.order);
}

const order: Readonly<Record<Exclude<Comparison, '==' | '!='>, Code<'ts'>>> = {
  '<': ts`<`,
  '<=': ts`<=`,
  '>': ts`>`,
  '>=': ts`>=`,
};

/** Prints an operand of a comparison; comparing a string's size with 0 needs no code point count. */
function side(expression: Typed, other: Typed, printing: Printing): Piece {
  const measured =
    expression.kind === 'call' && expression.name === 'size'
      ? (expression.target ?? expression.arguments[0])
      : undefined;
  if (measured?.known.type.kind !== 'string' || other.kind !== 'literal' || other.literal.value !== 0)
    return printing.print(expression, printing);
  return piece(concat(tight(printing.print(measured, printing), binding.atom), ts`.length`));
}

/** Prints a test for membership in a list or a map, or its negation. */
export function printIn(expression: Typed & { readonly kind: 'in' }, printing: Printing, wanted: boolean): Piece {
  const { value, container } = expression;
  const needle = printing.print(value, printing);
  if (container.kind === 'list' && container.items.length > 0 && isComparable(value, container.items)) {
    const items = container.items.map((item) => printing.print(item, printing));
    // Duplicates are removed: TypeScript rejects a repeated comparison after narrowing.
    const tests = [
      ...new Set(items.map((item) => infix(needle, wanted ? ts`===` : ts`!==`, item, binding.equality).code)),
    ];
    const single = tests.length === 1;
    return piece(
      join(tests, wanted ? ts` || ` : ts` && `),
      single ? binding.equality : wanted ? binding.or : binding.and,
    );
  }
  const call = isIn(value, container, needle, printing);
  return wanted ? piece(call) : piece(concat(ts`!`, call), binding.unary);
}

function isIn(value: Typed, container: Typed, needle: Piece, printing: Printing): Code<'ts'> {
  const list = printing.print(container, printing);
  const over: Type = container.known.type;
  if (over.kind !== 'list') return ts`Object.hasOwn(${list.code}, ${needle.code})`;
  // TypeScript requires the argument of `includes` to have the type of the items.
  const isAskable = includes(over.items, value.known.type) && !hasBigints(value, printing.exact);
  if (isAskable && !(container.kind === 'list' && container.items.length === 0)) {
    return ts`${tight(list, binding.atom)}.includes(${needle.code})`;
  }
  return ts`${printing.names.runtime('holds')}(${list.code}, ${needle.code})`;
}

/** Returns whether the items can be compared one by one without evaluating the value repeatedly. */
function isComparable(value: Typed, items: readonly Typed[]): boolean {
  return (
    items.length <= fewItems &&
    pathOf(value) !== undefined &&
    isScalar(value.known.type) &&
    items.every((item) => isScalar(item.known.type))
  );
}

/** Returns whether `includes` type-checks for this value and these items. */
function includes(items: Type, value: Type): boolean {
  if (!isScalar(items) || !isScalar(value)) return false;
  if (value.kind === 'null' || (value.kind === 'nullable' && items.kind !== 'nullable')) return false;
  const [listed, possible] = [valuesOf(nonNull(items)), valuesOf(nonNull(value))];
  const sort = (type: Type): string => (nonNull(type).kind === 'double' ? 'int' : nonNull(type).kind);
  return (
    sort(items) === sort(value) && (listed === undefined || (possible?.every((each) => listed.includes(each)) ?? false))
  );
}
