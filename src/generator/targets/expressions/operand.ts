// TypeScript expressions with operator precedence, for minimal parentheses.

import type { Code } from '../../code/branded-text.ts';
import { ts } from '../../code/typescript/template-literals.ts';

/** Operator precedence of TypeScript, lowest first. */
export const binding = {
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

export type Binding = (typeof binding)[keyof typeof binding];

export interface Piece {
  readonly code: Code<'ts'>;
  readonly binds: Binding;
}

export function piece(code: Code<'ts'>, binds: Binding = binding.atom): Piece {
  return { code, binds };
}

/** Returns the code, in parentheses if it has lower precedence than `needed`. */
export function tight({ code, binds }: Piece, needed: Binding): Code<'ts'> {
  return binds >= needed ? code : ts`(${code})`;
}

/** Returns a binary expression. The right operand needs higher precedence than the left one. */
export function infix(left: Piece, operator: Code<'ts'>, right: Piece, binds: Binding): Piece {
  const tighter = piece(right.code, right.binds === binds ? binding.arrow : right.binds);
  return piece(ts`${tight(left, binds)} ${operator} ${tight(tighter, binds)}`, binds);
}
