// Describes CEL values in English.

import type { TypedExpression } from '../../../cel/checker-context.ts';
import type { ArithmeticOperator, Literal } from '../../../cel/ast.ts';
import { codePhrase, joinList, phrase, type Phrase } from './english-tokens.ts';
import { factToEnglish } from './to-english.ts';

/** Names of the macro variables in scope. If a name is empty, the fields of the variable are named without an owner. */
export type VariableNames = ReadonlyMap<string, Phrase>;

const variableOwners: ReadonlyMap<string, string> = new Map([
  ['body', 'the request'],
  ['caller', 'the caller'],
  ['path', 'the path'],
  ['query', 'the query'],
]);
const timeComponents: ReadonlyMap<string, string> = new Map([
  ['getFullYear', 'year'],
  ['getMonth', 'month (from 0)'],
  ['getDate', 'day of the month'],
  ['getDayOfMonth', 'day of the month (from 0)'],
  ['getDayOfWeek', 'day of the week (from 0, Sunday)'],
  ['getDayOfYear', 'day of the year (from 0)'],
  ['getHours', 'hour'],
  ['getMinutes', 'minute'],
  ['getSeconds', 'second'],
  ['getMilliseconds', 'millisecond'],
]);
const operations: Readonly<Record<ArithmeticOperator, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '%': 'modulo',
};
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Returns a value in words: `check_timeout`, the caller's `level`, the number of items of `tags`. */
export function valueToEnglish(expression: TypedExpression, variableNames: VariableNames): Phrase {
  switch (expression.kind) {
    case 'literal':
      return literalToEnglish(expression.literal);
    case 'variable':
      return variableNames.get(expression.name) ?? variableToEnglish(expression.name, expression);
    case 'member':
      return memberToEnglish(expression, variableNames);
    case 'index':
      return itemToEnglish(expression, variableNames);
    case 'negate':
      return phrase`minus ${valueToEnglish(expression.operand, variableNames)}`;
    case 'arithmetic':
      return arithmeticToEnglish(expression, variableNames);
    case 'conditional':
      return conditionalToEnglish(expression, variableNames);
    case 'list':
      return joinList(
        expression.items.map((item) => valueToEnglish(item, variableNames)),
        'and',
      );
    case 'macro':
      return listToEnglish(expression, variableNames);
    case 'call':
      return callToEnglish(expression, variableNames);
    case 'has':
    case 'not':
    case 'and':
    case 'or':
    case 'comparison':
    case 'in':
      return phrase`whether ${factToEnglish(expression, variableNames)}`;
    default:
      return expression satisfies never;
  }
}

function literalToEnglish({ kind, value }: Literal): Phrase {
  if (kind !== 'string') return phrase`${String(value)}`;
  return value === '' ? phrase`the empty string` : codePhrase(value);
}

function variableToEnglish(name: string, { info: { type } }: TypedExpression): Phrase {
  if (name === 'now') return phrase`the current time`;
  if (name === 'self') return phrase`the value`;
  if (name === 'old') return phrase`the stored value`;
  if (name === 'resource' && type.kind === 'object') return phrase`the ${type.name}`;
  return phrase`${variableOwners.get(name) ?? `the ${name}`}`;
}

/** Describes a field. Fields of the value itself are named without an owner; fields of other variables with one. */
function memberToEnglish(
  expression: TypedExpression & { readonly kind: 'member' },
  variableNames: VariableNames,
): Phrase {
  const names: string[] = [];
  let owner: TypedExpression = expression;
  for (; owner.kind === 'member'; owner = owner.operand) names.unshift(owner.name);
  const name = codePhrase(names.join('.'));
  if (owner.kind !== 'variable') return phrase`${name} of ${valueToEnglish(owner, variableNames)}`;
  const bound = variableNames.get(owner.name);
  if (bound) return bound.length === 0 ? name : phrase`${bound}'s ${name}`;
  // If fields of an item are named without an owner, fields of the value need one.
  const hasUnnamedItem = [...variableNames.values()].some((itemName) => itemName.length === 0);
  if (owner.name === 'self' && !hasUnnamedItem) return name;
  return phrase`${variableToEnglish(owner.name, owner)}'s ${name}`;
}

function itemToEnglish(expression: TypedExpression & { readonly kind: 'index' }, variableNames: VariableNames): Phrase {
  const operand = valueToEnglish(expression.operand, variableNames);
  const { index } = expression;
  const position = index.kind === 'literal' ? Number(index.literal.value) : Number.NaN;
  const ordinal = ordinals[position];
  return ordinal === undefined
    ? phrase`item ${valueToEnglish(index, variableNames)} of ${operand}`
    : phrase`the ${ordinal} item of ${operand}`;
}

function arithmeticToEnglish(
  expression: TypedExpression & { readonly kind: 'arithmetic' },
  variableNames: VariableNames,
): Phrase {
  const { left, right, operator } = expression;
  // `getMonth` returns 0 for January, so rules write the usual month number as `getMonth() + 1`.
  const isMonthNumber =
    left.kind === 'call' &&
    left.name === 'getMonth' &&
    operator === '+' &&
    right.kind === 'literal' &&
    right.literal.value === 1;
  if (isMonthNumber && left.target) return componentToEnglish('month', left.target, variableNames);
  if (left.info.type.kind === 'list')
    return phrase`${valueToEnglish(left, variableNames)} together with ${valueToEnglish(right, variableNames)}`;
  if (left.info.type.kind === 'string')
    return phrase`${valueToEnglish(left, variableNames)} followed by ${valueToEnglish(right, variableNames)}`;
  const withParentheses = (side: TypedExpression): Phrase =>
    side.kind === 'arithmetic' && side.operator !== operator
      ? phrase`(${valueToEnglish(side, variableNames)})`
      : valueToEnglish(side, variableNames);
  return phrase`${withParentheses(left)} ${operations[operator]} ${withParentheses(right)}`;
}

function conditionalToEnglish(
  { condition, then, else: otherwise }: TypedExpression & { readonly kind: 'conditional' },
  variableNames: VariableNames,
): Phrase {
  const first = valueToEnglish(then, variableNames);
  const second = valueToEnglish(otherwise, variableNames);
  if (condition.kind === 'has') return phrase`${first} (or ${second} if it is absent)`;
  return phrase`${first} (or ${second}, unless ${factToEnglish(condition, variableNames)})`;
}

/** Describes the list that `map` or `filter` returns. */
function listToEnglish(expression: TypedExpression & { readonly kind: 'macro' }, variableNames: VariableNames): Phrase {
  const operand = valueToEnglish(expression.operand, variableNames);
  const namedItems = new Map(variableNames).set(expression.variable, phrase`the item`);
  const unnamedItems = new Map(variableNames).set(expression.variable, []);
  if (expression.macro === 'filter')
    return phrase`the items of ${operand} where ${factToEnglish(expression.body, namedItems)}`;
  if (expression.macro !== 'map') return phrase`whether ${factToEnglish(expression, variableNames)}`;
  const conditionPhrase = expression.condition ? phrase` where ${factToEnglish(expression.condition, namedItems)}` : [];
  const { body } = expression;
  if (body.kind === 'member' && body.operand.kind === 'variable' && body.operand.name === expression.variable) {
    return phrase`the ${valueToEnglish(body, unnamedItems)} of each item of ${operand}${conditionPhrase}`;
  }
  return phrase`the list of ${valueToEnglish(body, namedItems)} for each item of ${operand}${conditionPhrase}`;
}

function callToEnglish(expression: TypedExpression & { readonly kind: 'call' }, variableNames: VariableNames): Phrase {
  const [first, second] = expression.target ? [expression.target, ...expression.arguments] : expression.arguments;
  if (!first) return codePhrase(`${expression.name}()`);
  const subject = valueToEnglish(first, variableNames);
  switch (expression.name) {
    case 'size':
      return sizeToEnglish(first, subject, variableNames);
    case 'join':
      return joinToEnglish(first, second, variableNames);
    case 'int':
      return first.info.type.kind === 'timestamp'
        ? phrase`the seconds from 1970 to ${subject}`
        : phrase`${subject} without its fraction`;
    case 'urlHost':
      return phrase`the host of ${subject}`;
    case 'double':
    case 'string':
    case 'timestamp':
    case 'duration':
      return subject;
    default: {
      const part = timeComponents.get(expression.name);
      if (part === undefined) return phrase`whether ${factToEnglish(expression, variableNames)}`;
      return first.info.type.kind === 'duration'
        ? phrase`the ${part}s in ${subject}`
        : componentToEnglish(part, first, variableNames);
    }
  }
}

function joinToEnglish(
  list: TypedExpression,
  separator: TypedExpression | undefined,
  variableNames: VariableNames,
): Phrase {
  const items =
    list.kind === 'macro'
      ? valueToEnglish(list, variableNames)
      : phrase`the items of ${valueToEnglish(list, variableNames)}`;
  const hasNoSeparator = separator === undefined || (separator.kind === 'literal' && separator.literal.value === '');
  return hasNoSeparator
    ? phrase`${items} together`
    : phrase`${items}, joined by ${valueToEnglish(separator, variableNames)},`;
}

function componentToEnglish(part: string, operand: TypedExpression, variableNames: VariableNames): Phrase {
  if (operand.kind === 'variable' && operand.name === 'now') return phrase`the current ${part}`;
  return phrase`the ${part} of ${valueToEnglish(operand, variableNames)}`;
}

function sizeToEnglish(operand: TypedExpression, subject: Phrase, variableNames: VariableNames): Phrase {
  const { kind } = operand.info.type;
  if (operand.kind === 'call' && operand.name === 'join' && operand.target && !hasSeparator(operand))
    return phrase`the combined length of ${valueToEnglish(operand.target, variableNames)}`;
  if (operand.kind === 'macro' && operand.macro === 'filter') {
    const namedItems = new Map(variableNames).set(operand.variable, phrase`the item`);
    const conditionPhrase = factToEnglish(operand.body, namedItems);
    return phrase`the number of items of ${valueToEnglish(operand.operand, variableNames)} where ${conditionPhrase}`;
  }
  if (kind === 'string') return phrase`the length of ${subject}`;
  return kind === 'list' ? phrase`the number of items of ${subject}` : phrase`the number of properties of ${subject}`;
}

function hasSeparator({ arguments: [separator] }: TypedExpression & { readonly kind: 'call' }): boolean {
  return separator !== undefined && !(separator.kind === 'literal' && separator.literal.value === '');
}
