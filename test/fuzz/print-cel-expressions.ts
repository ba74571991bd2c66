// Source text of CEL expressions, with the required parentheses and a few redundant ones.

import type { Random } from '../differential/random.ts';

/** Source text of an expression. */
export interface Expression {
  readonly text: string;
  /** In ascending order: `? :` (0), `||`, `&&`, relations (3), `+`, `*`, unary operators, primary expressions (7). */
  readonly precedence: number;
}

/** Prints an operand of an operator that requires at least this precedence. */
export function printOperand(random: Random, { text, precedence }: Expression, minimum: number): string {
  return precedence < minimum || random.oneIn(12) ? `(${text})` : text;
}

export const and = (random: Random, left: Expression, right: Expression): Expression => ({
  text: `${printOperand(random, left, 2)} && ${printOperand(random, right, 2)}`,
  precedence: 2,
});
export const or = (random: Random, left: Expression, right: Expression): Expression => ({
  text: `${printOperand(random, left, 1)} || ${printOperand(random, right, 1)}`,
  precedence: 1,
});
export const not = (random: Random, operand: Expression): Expression => ({
  text: `!${printOperand(random, operand, 7)}`,
  precedence: 6,
});
export const relation = (left: string, operator: string, right: string): Expression => ({
  text: `${left} ${operator} ${right}`,
  precedence: 3,
});

export function conditional(random: Random, test: Expression, then: Expression, otherwise: Expression): Expression {
  return {
    text: `${printOperand(random, test, 1)} ? ${printOperand(random, then, 1)} : ${printOperand(random, otherwise, 0)}`,
    precedence: 0,
  };
}

/** Reserved words of CEL. */
const reserved = new Set([
  'as',
  'break',
  'const',
  'continue',
  'else',
  'false',
  'for',
  'function',
  'if',
  'import',
  'in',
  'let',
  'loop',
  'null',
  'package',
  'namespace',
  'return',
  'true',
  'var',
  'void',
  'while',
]);

/** Returns an expression that reads a field, and one that tests for its presence. */
export function fieldAccess(
  random: Random,
  variable: string,
  name: string,
): { readonly text: string; readonly has: Expression } {
  const isWord = /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name);
  const byName = { text: `${stringLiteral(random, name)} in ${variable}`, precedence: 3 };
  if (!isWord) return { text: `${variable}[${stringLiteral(random, name)}]`, has: byName };
  return {
    text: `${variable}.${name}`,
    has: random.oneIn(5) ? byName : { text: `has(${variable}.${name})`, precedence: 7 },
  };
}

/** Prints a string literal with double or single quotes. */
export function stringLiteral(random: Random, value: string): string {
  const escaped = JSON.stringify(value);
  return random.oneIn(3) && /^"[^\\"']*"$/.test(escaped) ? `'${value}'` : escaped;
}
