// Values in English.

import type { Typed } from '../../../cel/checker-context.ts';
import type { Arithmetic, Literal } from '../../../cel/ast.ts';
import { codePhrase, listed, say, type Phrase } from './english-tokens.ts';
import { stated } from './to-english.ts';

/** Names of macro variables in scope. */
export type Called = ReadonlyMap<string, Phrase>;

const owners: ReadonlyMap<string, string> = new Map([
  ['body', 'the request'],
  ['caller', 'the caller'],
  ['path', 'the path'],
  ['query', 'the query'],
]);
const parts: ReadonlyMap<string, string> = new Map([
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
const operations: Readonly<Record<Arithmetic, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided by',
  '%': 'modulo',
};
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Returns a value in words: `check_timeout`, the caller's `level`, the number of items of `tags`. */
export function valueOf(expression: Typed, called: Called): Phrase {
  switch (expression.kind) {
    case 'literal':
      return literal(expression.literal);
    case 'variable':
      return called.get(expression.name) ?? variable(expression.name, expression);
    case 'member':
      return member(expression, called);
    case 'index':
      return item(expression, called);
    case 'negate':
      return say`minus ${valueOf(expression.of, called)}`;
    case 'arithmetic':
      return arithmetic(expression, called);
    case 'conditional':
      return conditional(expression, called);
    case 'list':
      return listed(
        expression.items.map((each) => valueOf(each, called)),
        'and',
      );
    case 'macro':
      return macro(expression, called);
    case 'call':
      return call(expression, called);
    case 'has':
    case 'not':
    case 'and':
    case 'or':
    case 'comparison':
    case 'in':
      return say`whether ${stated(expression, called)}`;
    default:
      return expression satisfies never;
  }
}

function literal({ sort, value }: Literal): Phrase {
  if (sort !== 'string') return say`${String(value)}`;
  return value === '' ? say`the empty text` : codePhrase(value);
}

function variable(name: string, { known: { type } }: Typed): Phrase {
  if (name === 'now') return say`the current time`;
  if (name === 'self') return say`the value`;
  if (name === 'old') return say`the stored value`;
  if (name === 'resource' && type.kind === 'object') return say`the ${type.name}`;
  return say`${owners.get(name) ?? `the ${name}`}`;
}

/** Fields of the value itself have no owner in text; fields of other variables do. */
function member(expression: Typed & { readonly kind: 'member' }, called: Called): Phrase {
  const names: string[] = [];
  let owner: Typed = expression;
  for (; owner.kind === 'member'; owner = owner.of) names.unshift(owner.name);
  const name = codePhrase(names.join('.'));
  if (owner.kind !== 'variable') return say`${name} of ${valueOf(owner, called)}`;
  const bound = called.get(owner.name);
  if (bound) return bound.length === 0 ? name : say`${bound}'s ${name}`;
  // If fields of an item have no owner in text, those of the value need one.
  const amongItems = [...called.values()].some((each) => each.length === 0);
  if (owner.name === 'self' && !amongItems) return name;
  return say`${variable(owner.name, owner)}'s ${name}`;
}

function item(expression: Typed & { readonly kind: 'index' }, called: Called): Phrase {
  const of = valueOf(expression.of, called);
  const { index } = expression;
  const place = index.kind === 'literal' ? Number(index.literal.value) : Number.NaN;
  const ordinal = ordinals[place];
  return ordinal === undefined ? say`item ${valueOf(index, called)} of ${of}` : say`the ${ordinal} item of ${of}`;
}

function arithmetic(expression: Typed & { readonly kind: 'arithmetic' }, called: Called): Phrase {
  const { left, right, operator } = expression;
  // `getMonth` returns 0 for January, so rules write the usual month number as `getMonth() + 1`.
  const month =
    left.kind === 'call' &&
    left.name === 'getMonth' &&
    operator === '+' &&
    right.kind === 'literal' &&
    right.literal.value === 1;
  if (month && left.target) return partOf('month', left.target, called);
  if (left.known.type.kind === 'list') return say`${valueOf(left, called)} together with ${valueOf(right, called)}`;
  if (left.known.type.kind === 'string') return say`${valueOf(left, called)} followed by ${valueOf(right, called)}`;
  const grouped = (side: Typed): Phrase =>
    side.kind === 'arithmetic' && side.operator !== operator ? say`(${valueOf(side, called)})` : valueOf(side, called);
  return say`${grouped(left)} ${operations[operator]} ${grouped(right)}`;
}

function conditional(
  { condition, then, else: otherwise }: Typed & { readonly kind: 'conditional' },
  called: Called,
): Phrase {
  const first = valueOf(then, called);
  const second = valueOf(otherwise, called);
  if (condition.kind === 'has') return say`${first} (or ${second} where it is not given)`;
  return say`${first} (or ${second}, unless ${stated(condition, called)})`;
}

function macro(expression: Typed & { readonly kind: 'macro' }, called: Called): Phrase {
  const of = valueOf(expression.of, called);
  const each = new Map(called).set(expression.variable, say`the item`);
  const inside = new Map(called).set(expression.variable, []);
  if (expression.macro === 'filter') return say`the items of ${of} where ${stated(expression.body, each)}`;
  if (expression.macro !== 'map') return say`whether ${stated(expression, called)}`;
  const which = expression.condition ? say` where ${stated(expression.condition, each)}` : [];
  const { body } = expression;
  if (body.kind === 'member' && body.of.kind === 'variable' && body.of.name === expression.variable) {
    return say`the ${valueOf(body, inside)} of each item of ${of}${which}`;
  }
  return say`the list of ${valueOf(body, each)} for each item of ${of}${which}`;
}

function call(expression: Typed & { readonly kind: 'call' }, called: Called): Phrase {
  const [first, second] = expression.target ? [expression.target, ...expression.arguments] : expression.arguments;
  if (!first) return codePhrase(`${expression.name}()`);
  const subject = valueOf(first, called);
  switch (expression.name) {
    case 'size':
      return size(first, subject, called);
    case 'join':
      return joined(first, second, called);
    case 'int':
      return first.known.type.kind === 'timestamp'
        ? say`the seconds from 1970 to ${subject}`
        : say`${subject} without its fraction`;
    case 'urlHost':
      return say`the host of ${subject}`;
    case 'double':
    case 'string':
    case 'timestamp':
    case 'duration':
      return subject;
    default: {
      const part = parts.get(expression.name);
      if (part === undefined) return say`whether ${stated(expression, called)}`;
      return first.known.type.kind === 'duration' ? say`the ${part}s in ${subject}` : partOf(part, first, called);
    }
  }
}

function joined(list: Typed, separator: Typed | undefined, called: Called): Phrase {
  const items = list.kind === 'macro' ? valueOf(list, called) : say`the items of ${valueOf(list, called)}`;
  const bare = separator === undefined || (separator.kind === 'literal' && separator.literal.value === '');
  return bare ? say`${items} together` : say`${items}, joined by ${valueOf(separator, called)},`;
}

function partOf(part: string, of: Typed, called: Called): Phrase {
  if (of.kind === 'variable' && of.name === 'now') return say`the current ${part}`;
  return say`the ${part} of ${valueOf(of, called)}`;
}

function size(of: Typed, subject: Phrase, called: Called): Phrase {
  const { kind } = of.known.type;
  if (of.kind === 'call' && of.name === 'join' && of.target && !hasSeparator(of))
    return say`the combined length of ${valueOf(of.target, called)}`;
  if (of.kind === 'macro' && of.macro === 'filter') {
    const each = new Map(called).set(of.variable, say`the item`);
    return say`the number of items of ${valueOf(of.of, called)} where ${stated(of.body, each)}`;
  }
  if (kind === 'string') return say`the length of ${subject}`;
  return kind === 'list' ? say`the number of items of ${subject}` : say`the number of members of ${subject}`;
}

function hasSeparator({ arguments: [separator] }: Typed & { readonly kind: 'call' }): boolean {
  return separator !== undefined && !(separator.kind === 'literal' && separator.literal.value === '');
}
