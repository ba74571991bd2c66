// Conversion of CEL function calls to TypeScript. Timestamps and durations are in milliseconds.

import { findSafePattern } from '../../openapi/regex-safety/find-safe-pattern.ts';
import { binary, call, global, literal, member, method } from '../../code/typescript/build-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { translateRe2Pattern } from '../../cel/re2-pattern.ts';
import { parseTimestamp, parseDuration } from '../../cel/timestamps-and-durations.ts';
import { convertNumericOperand } from './bigint-operands.ts';
import type { ConversionContext } from './conversion-context.ts';

const methods: ReadonlyMap<string, string> = new Map([
  ['startsWith', 'startsWith'],
  ['endsWith', 'endsWith'],
  ['contains', 'includes'],
]);
const dateGetters: ReadonlyMap<string, string> = new Map([
  ['getFullYear', 'getUTCFullYear'],
  ['getMonth', 'getUTCMonth'],
  ['getDate', 'getUTCDate'],
  ['getDayOfMonth', 'getUTCDate'],
  ['getDayOfWeek', 'getUTCDay'],
  ['getHours', 'getUTCHours'],
  ['getMinutes', 'getUTCMinutes'],
  ['getSeconds', 'getUTCSeconds'],
  ['getMilliseconds', 'getUTCMilliseconds'],
]);
const unitMilliseconds: ReadonlyMap<string, number> = new Map([
  ['getHours', 3_600_000],
  ['getMinutes', 60_000],
  ['getSeconds', 1000],
]);

export function convertCall(
  expression: TypedExpression & { readonly kind: 'call' },
  context: ConversionContext,
): Expression {
  const values = expression.target ? [expression.target, ...expression.arguments] : expression.arguments;
  const [first, second] = values;
  if (!first) throw new Error(`${expression.name} is called without arguments`);
  const subject = context.convert(first, context);
  const { name } = expression;
  const methodName = methods.get(name);
  if (methodName !== undefined && second) return method(subject, methodName, context.convert(second, context));
  switch (name) {
    case 'size':
      return convertSize(first, subject, context);
    case 'matches':
      return method(context.names.pattern(regexSource(second)), 'test', subject);
    case 'join':
      return method(subject, 'join', second ? context.convert(second, context) : literal(''));
    case 'int':
    case 'double':
    case 'string':
      return convertTypeConversion(name, first, subject, context);
    case 'timestamp':
      return convertTimestamp(first, subject, context);
    case 'duration':
      return first.kind === 'literal' ? durationLiteral(String(first.literal.value)) : subject;
    case 'isIp':
    case 'isCidr':
    case 'isPrivateIp':
    case 'urlHost':
      return call(context.names.runtime(name), ...values.map((value) => context.convert(value, context)));
    default:
      return convertTimeComponent(name, first, subject, context);
  }
}

function convertSize(
  { info: { type } }: TypedExpression,
  subject: Expression,
  { names }: ConversionContext,
): Expression {
  if (type.kind === 'string') return call(names.runtime('countCodePoints'), subject);
  return member(type.kind === 'list' ? subject : method(global('Object'), 'keys', subject), 'length');
}

function regexSource(expression: TypedExpression | undefined): string {
  const text = expression?.kind === 'literal' && expression.literal.kind === 'string' ? expression.literal.value : '';
  const translated = translateRe2Pattern(text);
  if (!('source' in translated)) throw new Error(`the pattern ${text} was not checked`);
  return findSafePattern(translated.source) ?? translated.source;
}

function convertTypeConversion(
  name: 'int' | 'double' | 'string',
  value: TypedExpression,
  subject: Expression,
  context: ConversionContext,
): Expression {
  const { type } = value.info;
  if (type.kind === name || name === 'double') return subject;
  if (name === 'string') return call(global('String'), subject);
  if (type.kind === 'timestamp') return method(global('Math'), 'floor', binary(subject, '/', literal(1000)));
  return method(global('Math'), 'trunc', convertNumericOperand(value, context));
}

function convertTimestamp(value: TypedExpression, subject: Expression, { names }: ConversionContext): Expression {
  if (value.info.type.kind === 'timestamp') return subject;
  if (value.kind !== 'literal') return call(names.runtime('parseTimestamp'), subject);
  const milliseconds = parseTimestamp(String(value.literal.value));
  if (milliseconds === undefined) throw new Error('the timestamp was not checked');
  return method(global('Date'), 'parse', literal(new Date(milliseconds).toISOString()));
}

/** Converts a component of a timestamp, or the number of units in a duration. */
function convertTimeComponent(
  name: string,
  value: TypedExpression,
  subject: Expression,
  { names }: ConversionContext,
): Expression {
  if (value.info.type.kind === 'duration') {
    const unit = unitMilliseconds.get(name);
    return unit === undefined
      ? binary(subject, '%', literal(1000))
      : method(global('Math'), 'trunc', binary(subject, '/', literal(unit)));
  }
  if (name === 'getDayOfYear') return call(names.runtime('dayOfYear'), subject);
  const getter = dateGetters.get(name);
  if (getter === undefined) throw new Error(`the function ${name} cannot be converted`);
  const date: Expression = { kind: 'new', callee: global('Date'), arguments: [subject] };
  const component = method(date, getter);
  return name === 'getDayOfMonth' ? binary(component, '-', literal(1)) : component;
}

function durationLiteral(text: string): Expression {
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined) throw new Error('the duration was not checked');
  return literal(milliseconds);
}
