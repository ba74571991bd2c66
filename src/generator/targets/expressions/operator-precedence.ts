// TypeScript expressions with operator precedence, for minimal parentheses.

import type { SafeText } from '../../code/branded-text.ts';
import { ts } from '../../code/typescript/template-literals.ts';

/** Operator precedence of TypeScript, lowest first. */
export const precedence = {
  arrow: 0,
  conditional: 1,
  or: 2,
  and: 3,
  equality: 4,
  order: 5,
  sum: 6,
  product: 7,
  unary: 8,
  atom: 9,
} as const;

export type Precedence = (typeof precedence)[keyof typeof precedence];

export interface Operand {
  readonly code: SafeText<'ts'>;
  readonly precedence: Precedence;
}

export function toOperand(code: SafeText<'ts'>, level: Precedence = precedence.atom): Operand {
  return { code, precedence: level };
}

/** Returns the code, in parentheses if it has lower precedence than `needed`. */
export function parenthesize({ code, precedence: level }: Operand, needed: Precedence): SafeText<'ts'> {
  return level >= needed ? code : ts`(${code})`;
}

/** Returns a binary expression. The right operand needs higher precedence than the left one. */
export function binaryExpression(left: Operand, operator: SafeText<'ts'>, right: Operand, level: Precedence): Operand {
  const tighter = toOperand(right.code, right.precedence === level ? precedence.arrow : right.precedence);
  return toOperand(ts`${parenthesize(left, level)} ${operator} ${parenthesize(tighter, level)}`, level);
}
