// Type rules of arithmetic operators.

import { checked, quote, strict, type Checked, type Context, type Typed } from './checker-context.ts';
import type { Arithmetic, Syntax } from './ast.ts';
import { problem } from './cel-error.ts';
import { describe, isNumber, join } from './type-relations.ts';
import { boundsOf, double, duration, int, invalid, string, timestamp, type NumberType, type Type } from './types.ts';

export function checkArithmetic(expression: Syntax & { readonly kind: 'arithmetic' }, context: Context): Checked {
  const { operator } = expression;
  const left = strict(expression.left, context);
  const right = strict(expression.right, context);
  const [a, b] = [left.known.type, right.known.type];
  const made = (type: Type): Checked => checked({ ...expression, left, right, known: { type } }, context);
  if (a.kind === 'invalid' || b.kind === 'invalid') return made(invalid);
  const type = isNumber(a) && isNumber(b) && a.kind === b.kind ? numbers(operator, a, b) : others(operator, a, b);
  if (!type) {
    const mixed = isNumber(a) && isNumber(b) && a.kind !== b.kind;
    const help = mixed ? 'CEL does not mix integers and numbers; write `double(…)` around the integer.' : undefined;
    context.tell(
      problem('rules/wrong-type', expression, `\`${operator}\` does not take ${describe(a)} and ${describe(b)}`, {
        help,
      }),
    );
    return made(invalid);
  }
  if ((operator === '/' || operator === '%') && a.kind === 'int' && mayBeZero(b)) {
    const help = 'Divide by a number that is not 0, or by a field whose schema excludes it (`minimum: 1`).';
    context.tell(problem('rules/may-fail', right, `${quote(right, context)} may be 0`, { help }));
  }
  return made(type);
}

export function checkNegation(expression: Syntax & { readonly kind: 'negate' }, context: Context): Checked {
  const of = strict(expression.of, context);
  const { type } = of.known;
  const made = (known: Type): Checked => checked({ ...expression, of, known: { type: known } }, context);
  if (type.kind === 'invalid') return made(type);
  if (isNumber(type))
    return made(type.values ? { kind: type.kind, values: type.values.map((value) => 0 - value) } : { kind: type.kind });
  context.tell(
    problem('rules/wrong-type', expression, `\`-\` takes a number, but ${quote(of, context)} is ${describe(type)}`),
  );
  return made(int);
}

function numbers(operator: Arithmetic, a: NumberType, b: NumberType): Type | undefined {
  const { kind } = a;
  const [x, y] = [single(a), single(b)];
  if (operator === '%' && kind === 'double') return undefined;
  if (x === undefined || y === undefined || (y === 0 && kind === 'int')) return kind === 'int' ? int : double;
  const value = compute(operator, x, y, kind);
  return kind === 'double' || Number.isSafeInteger(value) ? { kind, values: [value] } : int;
}

function compute(operator: Arithmetic, x: number, y: number, kind: 'int' | 'double'): number {
  switch (operator) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    case '/':
      return kind === 'int' ? Math.trunc(x / y) : x / y;
    case '%':
      return x % y;
    default:
      return operator satisfies never;
  }
}

function others(operator: Arithmetic, a: Type, b: Type): Type | undefined {
  const kinds = `${a.kind} ${operator} ${b.kind}`;
  switch (kinds) {
    case 'string + string':
      return string;
    case 'timestamp + duration':
    case 'duration + timestamp':
    case 'timestamp - duration':
      return timestamp;
    case 'timestamp - timestamp':
    case 'duration + duration':
    case 'duration - duration':
      return duration;
    case 'list + list': {
      const joined = join(a, b);
      return joined?.kind === 'list' && a.kind === 'list' && b.kind === 'list'
        ? { ...joined, least: a.least + b.least }
        : undefined;
    }
    default:
      return undefined;
  }
}

function mayBeZero(type: Type): boolean {
  if (!isNumber(type)) return false;
  if (type.values) return type.values.includes(0);
  const [least, most] = boundsOf(type);
  return least <= 0 && most >= 0;
}

function single({ values }: NumberType): number | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

/** Returns the value of a constant numeric expression; else `undefined`. */
export function numberOf({ known }: Typed): number | undefined {
  return isNumber(known.type) ? single(known.type) : undefined;
}
