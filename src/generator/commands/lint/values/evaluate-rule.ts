// Interpreter for CEL expressions. It must agree with the TypeScript that they compile to.

import { equal } from '../../../../runtime/validation/deep-equal.ts';
import { callOf } from './evaluate-call.ts';
import type { Typed } from '../../../cel/checker-context.ts';
import { isMembers } from '../../../cel/type-relations.ts';

/** Variable values by name. */
export type Values = ReadonlyMap<string, unknown>;

/** Evaluates an expression; `undefined` if it depends on a missing value. */
export function evaluate(expression: Typed, values: Values): unknown {
  const of = (part: Typed): unknown => evaluate(part, values);
  switch (expression.kind) {
    case 'literal':
      return expression.literal.value;
    case 'variable':
      return values.get(expression.name);
    case 'member':
      return memberOf(of(expression.of), expression.name);
    case 'has': {
      const owner = of(expression.member.of);
      return owner === undefined ? undefined : memberOf(owner, expression.member.name) !== undefined;
    }
    case 'index':
      return memberOf(of(expression.of), of(expression.index));
    case 'not':
      return known([of(expression.of)], ([value]) => value !== true);
    case 'negate':
      return known([of(expression.of)], ([value]) => -Number(value));
    case 'and':
      return chain(expression.of, false, of);
    case 'or':
      return chain(expression.of, true, of);
    case 'comparison':
      return known([of(expression.left), of(expression.right)], ([left, right]) =>
        compared(expression.operator, left, right),
      );
    case 'arithmetic':
      return known([of(expression.left), of(expression.right)], ([left, right]) => calculated(expression, left, right));
    case 'in':
      return known([of(expression.value), of(expression.container)], ([value, container]) =>
        Array.isArray(container)
          ? container.some((item) => equal(item, value))
          : isObject(container) && Object.hasOwn(container, String(value)),
      );
    case 'conditional': {
      const condition = of(expression.condition);
      return condition === undefined ? undefined : of(condition === true ? expression.then : expression.else);
    }
    case 'list':
      return known(expression.items.map(of), (items) => items);
    case 'macro':
      return macro(expression, values);
    case 'call':
      return known(
        (expression.target ? [expression.target, ...expression.arguments] : expression.arguments).map(of),
        (given) => callOf(expression, given),
      );
    default:
      return expression satisfies never;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(owner: unknown, key: unknown): unknown {
  if (Array.isArray(owner)) return owner[Number(key)];
  return isObject(owner) && typeof key === 'string' && Object.hasOwn(owner, key) ? owner[key] : undefined;
}

/** Returns `undefined` if a part is unknown. */
function known(parts: readonly unknown[], give: (parts: readonly unknown[]) => unknown): unknown {
  return parts.includes(undefined) ? undefined : give(parts);
}

/** Three-valued logic as in CEL: one decisive operand is enough, even if others are unknown. */
function chain(parts: readonly Typed[], decisive: boolean, of: (part: Typed) => unknown): boolean | undefined {
  let answer: boolean | undefined = !decisive;
  for (const part of parts) {
    const value = of(part);
    if (value === decisive) return decisive;
    if (value === undefined) answer = undefined;
  }
  return answer;
}

function compared(
  operator: (Typed & { readonly kind: 'comparison' })['operator'],
  left: unknown,
  right: unknown,
): boolean {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case '<':
      return order(left, right) < 0;
    case '<=':
      return order(left, right) <= 0;
    case '>':
      return order(left, right) > 0;
    case '>=':
      return order(left, right) >= 0;
    default:
      return operator satisfies never;
  }
}

/** Returns a negative number if `left` comes first; `NaN` if the values have no order. */
function order(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return Number(left) - Number(right);
}

function calculated(
  { operator, known: { type } }: Typed & { readonly kind: 'arithmetic' },
  left: unknown,
  right: unknown,
): unknown {
  if (Array.isArray(left) && Array.isArray(right)) return (left as readonly unknown[]).concat(right); // element types are unknown
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  const [a, b] = [Number(left), Number(right)];
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return type.kind === 'int' ? Math.trunc(a / b) : a / b;
    case '%':
      return a % b;
    default:
      return operator satisfies never;
  }
}

function macro(expression: Typed & { readonly kind: 'macro' }, values: Values): unknown {
  const over = evaluate(expression.of, values);
  if (over === undefined) return undefined;
  const items: readonly unknown[] =
    isMembers(expression.of.known.type) && isObject(over) ? Object.keys(over) : Array.isArray(over) ? over : [];
  const each = (body: Typed): readonly unknown[] =>
    items.map((item) => evaluate(body, new Map(values).set(expression.variable, item)));
  const answers = each(expression.body);
  const isUnknown = answers.includes(undefined);
  switch (expression.macro) {
    case 'all':
      return answers.includes(false) ? false : isUnknown ? undefined : true;
    case 'exists':
      return answers.includes(true) ? true : isUnknown ? undefined : false;
    case 'exists_one':
      return isUnknown ? undefined : answers.filter((answer) => answer === true).length === 1;
    case 'filter':
      return isUnknown ? undefined : items.filter((_, index) => answers[index] === true);
    case 'map': {
      const chosen = expression.condition && each(expression.condition);
      if (isUnknown || chosen?.includes(undefined) === true) return undefined;
      return chosen ? answers.filter((_, index) => chosen[index] === true) : answers;
    }
    default:
      return expression.macro satisfies never;
  }
}
