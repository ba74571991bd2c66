// A piece of TypeScript that knows how tightly it binds, so that brackets stand where they must and nowhere else.

import type { Code } from '../../code/branded-text.ts';
import { ts } from '../../code/typescript/template-literals.ts';

/** How tightly operators bind in TypeScript; a piece goes in brackets where a tighter one is needed. */
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

/** The piece's code where something at least as tight as `needed` is wanted. */
export function tight({ code, binds }: Piece, needed: Binding): Code<'ts'> {
  return binds >= needed ? code : ts`(${code})`;
}

/** Two pieces with an operator between them; the right one must bind tighter, unless the operator is associative. */
export function infix(left: Piece, operator: Code<'ts'>, right: Piece, binds: Binding): Piece {
  const tighter = piece(right.code, right.binds === binds ? binding.arrow : right.binds);
  return piece(ts`${tight(left, binds)} ${operator} ${tight(tighter, binds)}`, binds);
}
