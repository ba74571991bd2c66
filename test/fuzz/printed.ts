// The text of a condition: with parentheses where they are needed, and here and there where they are not.

import type { Random } from '../differential/random.ts';

/** Text, and how tightly it binds: from `? :` (0), `||`, `&&`, comparisons (3), `+`, `*` and unary operators to what is whole (7). */
export interface Printed {
  readonly text: string;
  readonly level: number;
}

/** The text where something binds so tightly. */
export function within(random: Random, { text, level }: Printed, least: number): string {
  return level < least || random.once(12) ? `(${text})` : text;
}

export const all = (random: Random, left: Printed, right: Printed): Printed => ({
  text: `${within(random, left, 2)} && ${within(random, right, 2)}`,
  level: 2,
});
export const any = (random: Random, left: Printed, right: Printed): Printed => ({
  text: `${within(random, left, 1)} || ${within(random, right, 1)}`,
  level: 1,
});
export const not = (random: Random, of: Printed): Printed => ({ text: `!${within(random, of, 7)}`, level: 6 });
export const relation = (left: string, operator: string, right: string): Printed => ({
  text: `${left} ${operator} ${right}`,
  level: 3,
});

export function choose(random: Random, asked: Printed, then: Printed, otherwise: string, level = 7): Printed {
  return {
    text: `${within(random, asked, 1)} ? ${within(random, then, 1)} : ${within(random, { text: otherwise, level }, 0)}`,
    level: 0,
  };
}

/** What CEL keeps for itself. */
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

/** A field as it is read, and whether it is there. */
export function member(random: Random, of: string, name: string): { readonly text: string; readonly has: Printed } {
  const isWord = /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name);
  const byName = { text: `${literal(random, name)} in ${of}`, level: 3 };
  if (!isWord) return { text: `${of}[${literal(random, name)}]`, has: byName };
  return { text: `${of}.${name}`, has: random.once(5) ? byName : { text: `has(${of}.${name})`, level: 7 } };
}

/** A text written out, in one of the forms that CEL has. */
export function literal(random: Random, text: string): string {
  const escaped = JSON.stringify(text);
  return random.once(3) && /^"[^\\"']*"$/.test(escaped) ? `'${text}'` : escaped;
}
