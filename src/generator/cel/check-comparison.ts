// Type rules of comparisons, constant results, and narrowing of both operands.

import { didYouMean } from '../openapi/did-you-mean.ts';
import { numberOf } from './check-arithmetic.ts';
import { boolOf } from './check-logic.ts';
import { quote, strict, type Checked, type Context, type Typed } from './checker-context.ts';
import type { Comparison, Syntax } from './ast.ts';
import { learn, pathOf, type Fact, type Facts } from './narrowing.ts';
import { onlyAnswer } from './constant-comparisons.ts';
import { problem } from './cel-error.ts';
import { describe, equality, isNumber } from './type-relations.ts';
import { bool, isScalar, nonNull, valuesOf, type Type } from './types.ts';

const flipped: Readonly<Record<Comparison, Comparison>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

export function checkComparison(expression: Syntax & { readonly kind: 'comparison' }, context: Context): Checked {
  const { operator } = expression;
  const equal = operator === '==' || operator === '!=';
  const sides = equal
    ? [context.check(expression.left, context).expression, context.check(expression.right, context).expression]
    : [strict(expression.left, context), strict(expression.right, context)];
  const [left, right] = sides;
  if (!left || !right) throw new Error('a comparison has two sides');
  const answer = equal ? equalAnswer(expression, left, right, context) : orderAnswer(expression, left, right, context);
  const made: Typed = { ...expression, left, right, known: { type: answer === undefined ? bool : boolOf([answer]) } };
  const yes = answer === false ? 'never' : told(operator, left, right, true, context);
  const no = answer === true ? 'never' : told(operator, left, right, false, context);
  return { expression: made, yes, no };
}

function orderAnswer(
  expression: Syntax & { readonly kind: 'comparison' },
  left: Typed,
  right: Typed,
  context: Context,
): boolean | undefined {
  const [a, b] = [left.known.type, right.known.type];
  if (a.kind === 'invalid' || b.kind === 'invalid') return undefined;
  const ordered =
    (isNumber(a) && isNumber(b)) || (a.kind === b.kind && ['string', 'timestamp', 'duration'].includes(a.kind));
  if (!ordered) {
    context.tell(
      problem(
        'rules/wrong-type',
        expression,
        `\`${expression.operator}\` does not take ${describe(a)} and ${describe(b)}`,
      ),
    );
    return undefined;
  }
  const answer = samePath(left, right)
    ? ['<=', '>='].includes(expression.operator)
    : onlyAnswer(expression.operator, a, b);
  return dead(expression, left, right, answer, context);
}

function equalAnswer(
  expression: Syntax & { readonly kind: 'comparison' },
  left: Typed,
  right: Typed,
  context: Context,
): boolean | undefined {
  const [a, b] = [left.known.type, right.known.type];
  const unequal = expression.operator === '!=';
  const possible = equality(a, b);
  if (possible === 'mistyped') {
    const message = `${quote(left, context)} is ${describe(a)} and ${quote(right, context)} ${describe(b)}: they are never equal`;
    context.tell(problem('rules/wrong-type', expression, message));
    return undefined;
  }
  const other = left.kind === 'literal' ? right : left;
  if (possible === 'never' && (a.kind === 'null' || b.kind === 'null') && other.known.type.kind !== 'null') {
    if (context.facts === 'never') return unequal;
    context.tell(problem('rules/needless-guard', expression, `${quote(other, context)} is never null here`));
    return unequal;
  }
  const nullables = a.kind === 'nullable' || b.kind === 'nullable';
  const same = samePath(left, right) || (a.kind === 'null' && b.kind === 'null');
  const answer = same
    ? !unequal
    : possible === 'never'
      ? unequal
      : nullables
        ? undefined
        : onlyAnswer(expression.operator, a, b);
  return dead(expression, left, right, answer, context);
}

/** Reports a comparison with a constant result. */
function dead(
  expression: Syntax & { readonly kind: 'comparison' },
  left: Typed,
  right: Typed,
  answer: boolean | undefined,
  context: Context,
): boolean | undefined {
  if (answer === undefined || context.facts === 'never') return answer;
  const equal = expression.operator === '==' || expression.operator === '!=';
  // A misspelled value was reported; the rest is checked as if it were correct.
  if (equal && (tellNoValue(left, right, context) || tellNoValue(right, left, context))) return undefined;
  context.tell(
    problem('rules/dead-part', expression, `${quote(expression, context)} is always ${String(answer)} here`),
  );
  return answer;
}

/** Reports a literal that is not a possible value of a field; `false` if it is, or that cannot be decided. */
export function tellNoValue(field: Typed, literal: Typed, context: Context): boolean {
  const definition = field.known.field;
  const values = definition && valuesOf(nonNull(definition.type));
  const [value] = valuesOf(literal.known.type) ?? [];
  if (literal.kind !== 'literal' || !values || typeof value !== 'string' || values.includes(value)) return false;
  const place = definition.place;
  const listed = values.map((each) => JSON.stringify(each));
  context.tell(
    problem('rules/dead-part', literal, `${JSON.stringify(value)} is no value of ${quote(field, context)}`, {
      help:
        didYouMean(value, values.map(String)) ??
        `Its values are ${listed.slice(0, 12).join(', ')}${listed.length > 12 ? ', …' : ''}.`,
      related: place ? [{ place, message: 'its values are defined here' }] : [],
    }),
  );
  return true;
}

function samePath(left: Typed, right: Typed): boolean {
  const path = pathOf(left);
  return path !== undefined && path === pathOf(right);
}

/** Narrows both operands by the result. */
function told(operator: Comparison, left: Typed, right: Typed, answer: boolean, context: Context): Facts {
  const facts = learn(context.facts, pathOf(left), factOf(operator, left, right, answer, context));
  const more = learn(facts, pathOf(right), factOf(flipped[operator], right, left, answer, context));
  return sizeTold(flipped[operator], right, left, answer, sizeTold(operator, left, right, answer, more));
}

function factOf(operator: Comparison, side: Typed, other: Typed, answer: boolean, { depth }: Context): Fact {
  if (operator !== '==' && operator !== '!=') return {};
  const equal = (operator === '==') === answer;
  const type: Type = other.known.type;
  if (type.kind === 'null') return equal ? { isNull: true } : { nonNull: depth };
  const values = type.kind === 'bool' && !type.values ? undefined : valuesOf(type);
  const certain = !['nullable', 'dyn', 'invalid'].includes(type.kind);
  if (equal)
    return {
      ...(certain && { nonNull: isScalar(type) ? depth : -1 }),
      ...(values && side.known.type.kind !== 'dyn' && { values }),
    };
  const own = valuesOf(nonNull(side.known.type));
  const [only] = values ?? [];
  return own && values?.length === 1 ? { values: own.filter((value) => value !== only) } : {};
}

/** Narrows `path` by the result of `size(path) > 2` and similar comparisons. */
function sizeTold(operator: Comparison, side: Typed, other: Typed, answer: boolean, facts: Facts): Facts {
  const number = numberOf(other);
  if (side.kind !== 'call' || side.name !== 'size' || number === undefined) return facts;
  const measured = side.target ?? side.arguments[0];
  const least = leastSize(operator, number, answer);
  return measured && least !== undefined ? learn(facts, pathOf(measured), { least }) : facts;
}

function leastSize(operator: Comparison, number: number, answer: boolean): number | undefined {
  switch (operator) {
    case '==':
      return answer ? number : number === 0 ? 1 : undefined;
    case '!=':
      return answer ? (number === 0 ? 1 : undefined) : number;
    case '>':
      return answer ? number + 1 : undefined;
    case '>=':
      return answer ? number : undefined;
    case '<':
      return answer ? undefined : number;
    case '<=':
      return answer ? undefined : number + 1;
    default:
      return operator satisfies never;
  }
}
