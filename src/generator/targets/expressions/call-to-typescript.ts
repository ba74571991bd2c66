// Prints CEL function calls as TypeScript. Timestamps and durations are in milliseconds.

import { findSafePattern } from '../../openapi/regex-safety/find-safe-pattern.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { stringLiteral, concatCode, joinCode, numberLiteral, ts } from '../../code/typescript/typescript.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { translateRe2Pattern } from '../../cel/re2-pattern.ts';
import { parseTimestamp, parseDuration } from '../../cel/timestamps.ts';
import { printNumericOperand } from './bigint-operands.ts';
import {
  precedence,
  binaryExpression,
  toOperand,
  parenthesize,
  type Operand,
  type PrintContext,
} from './print-context.ts';

const methods: ReadonlyMap<string, SafeText<'ts'>> = new Map([
  ['startsWith', ts`startsWith`],
  ['endsWith', ts`endsWith`],
  ['contains', ts`includes`],
]);
const dateGetters: ReadonlyMap<string, SafeText<'ts'>> = new Map([
  ['getFullYear', ts`getUTCFullYear`],
  ['getMonth', ts`getUTCMonth`],
  ['getDate', ts`getUTCDate`],
  ['getDayOfMonth', ts`getUTCDate`],
  ['getDayOfWeek', ts`getUTCDay`],
  ['getHours', ts`getUTCHours`],
  ['getMinutes', ts`getUTCMinutes`],
  ['getSeconds', ts`getUTCSeconds`],
  ['getMilliseconds', ts`getUTCMilliseconds`],
]);
const unitMilliseconds: ReadonlyMap<string, number> = new Map([
  ['getHours', 3_600_000],
  ['getMinutes', 60_000],
  ['getSeconds', 1000],
]);

export function printCall(expression: TypedExpression & { readonly kind: 'call' }, context: PrintContext): Operand {
  const values = expression.target ? [expression.target, ...expression.arguments] : expression.arguments;
  const [first, second] = values;
  if (!first) throw new Error(`${expression.name} is called with nothing`);
  const subject = context.print(first, context);
  const { name } = expression;
  const method = methods.get(name);
  if (method && second)
    return toOperand(ts`${parenthesize(subject, precedence.atom)}.${method}(${context.print(second, context).code})`);
  switch (name) {
    case 'size':
      return printSize(first, subject, context);
    case 'matches':
      return toOperand(ts`${context.names.pattern(regexSource(second))}.test(${subject.code})`);
    case 'join':
      return toOperand(
        ts`${parenthesize(subject, precedence.atom)}.join(${second ? context.print(second, context).code : stringLiteral('')})`,
      );
    case 'int':
    case 'double':
    case 'string':
      return printConversion(name, first, subject, context);
    case 'timestamp':
      return printTimestamp(first, subject, context);
    case 'duration':
      return first.kind === 'literal' ? printMilliseconds(parseDuration(String(first.literal.value))) : subject;
    case 'isIp':
    case 'isCidr':
    case 'isPrivateIp':
    case 'urlHost': {
      const args = values.map((value) => context.print(value, context).code);
      return toOperand(ts`${context.names.runtime(name)}(${joinCode(args, ts`, `)})`);
    }
    default:
      return printTimeComponent(name, first, subject, context);
  }
}

function printSize({ info: { type } }: TypedExpression, subject: Operand, context: PrintContext): Operand {
  if (type.kind === 'string') return toOperand(ts`${context.names.runtime('countCodePoints')}(${subject.code})`);
  if (type.kind === 'list') return toOperand(concatCode(parenthesize(subject, precedence.atom), ts`.length`));
  return toOperand(ts`Object.keys(${subject.code}).length`);
}

function regexSource(expression: TypedExpression | undefined): string {
  const text = expression?.kind === 'literal' && expression.literal.kind === 'string' ? expression.literal.value : '';
  const translated = translateRe2Pattern(text);
  if (!('source' in translated)) throw new Error(`the pattern ${text} was not checked`);
  return findSafePattern(translated.source) ?? translated.source;
}

function printConversion(
  name: 'int' | 'double' | 'string',
  value: TypedExpression,
  subject: Operand,
  context: PrintContext,
): Operand {
  const { type } = value.info;
  if (type.kind === name || name === 'double') return subject;
  if (name === 'string') return toOperand(ts`String(${subject.code})`);
  if (type.kind === 'timestamp')
    return toOperand(ts`Math.floor(${binaryExpression(subject, ts`/`, toOperand(ts`1000`), precedence.product).code})`);
  return toOperand(ts`Math.trunc(${printNumericOperand(value, context).code})`);
}

function printTimestamp(value: TypedExpression, subject: Operand, context: PrintContext): Operand {
  if (value.info.type.kind === 'timestamp') return subject;
  if (value.kind !== 'literal') return toOperand(ts`${context.names.runtime('parseTimestamp')}(${subject.code})`);
  const milliseconds = parseTimestamp(String(value.literal.value));
  if (milliseconds === undefined) throw new Error('the timestamp was not checked');
  return toOperand(ts`Date.parse(${stringLiteral(new Date(milliseconds).toISOString())})`);
}

/** Prints a component of a timestamp, or the number of units in a duration. */
function printTimeComponent(name: string, value: TypedExpression, subject: Operand, context: PrintContext): Operand {
  if (value.info.type.kind === 'duration') {
    const unit = unitMilliseconds.get(name);
    if (unit === undefined) return binaryExpression(subject, ts`%`, toOperand(ts`1000`), precedence.product);
    return toOperand(
      ts`Math.trunc(${binaryExpression(subject, ts`/`, toOperand(numberLiteral(unit)), precedence.product).code})`,
    );
  }
  if (name === 'getDayOfYear') return toOperand(ts`${context.names.runtime('dayOfYear')}(${subject.code})`);
  const getter = dateGetters.get(name);
  if (!getter) throw new Error(`no function ${name} is printed`);
  const code = toOperand(ts`new Date(${subject.code}).${getter}()`);
  return name === 'getDayOfMonth' ? binaryExpression(code, ts`-`, toOperand(ts`1`), precedence.sum) : code;
}

function printMilliseconds(milliseconds: number | undefined): Operand {
  if (milliseconds === undefined) throw new Error('the duration was not checked');
  return toOperand(numberLiteral(milliseconds), milliseconds < 0 ? precedence.unary : precedence.atom);
}
